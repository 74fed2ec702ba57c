"""Who sits where: the chairs of a table as screens show them, and the sides they make."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from bot.engine.view import View
from bot.screens.words import listed, name_of

MARKS = ("🔵", "🟠", "🟢", "🟣")


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat: its name as it was given; ``plays_itself`` with an owner who is away, or with none,
    at a ``level``. ``heir`` is the name of who takes it over with the next deal. Somebody has taken
    it over where ``since`` is the number of deals that were over then, ``before`` the name until
    then.
    """

    given_name: str
    plays_itself: bool = False
    owned: bool = True
    level: str = ""
    heir: str = ""
    since: int | None = None
    before: str = ""

    @property
    def name(self) -> str:
        """The name, harmless within Markdown."""
        return name_of(self.given_name)

    def at(self, deal: int) -> "Chair":
        """The chair as it was in a deal, by its place among those of the game."""
        late = self.since is not None and deal < self.since
        return replace(self, given_name=self.before) if late else self

    @property
    def is_free(self) -> bool:
        """Whether somebody may take it over: nobody's, and promised to nobody."""
        return self.plays_itself and not self.owned and not self.heir

    @property
    def note(self) -> str:
        """What is to be known of the chair besides its name."""
        if not self.plays_itself:
            return ""
        level = f" ({self.level})" if self.level else ""
        return f"away: plays itself{level}" if self.owned else f"plays itself{level}"


@dataclass(frozen=True, slots=True)
class Side:
    """The seats that win together, with a mark where there are partners."""

    seats: tuple[int, ...]
    mark: str
    name: str


def sides(view: View, chairs: Sequence[Chair]) -> list[Side]:
    """Every side of a game as they now sit, in the order of its first seat."""
    return [
        Side(team, mark(view.sides, team[0]), listed([chairs[seat].name for seat in team], "&"))
        for team in dict.fromkeys(view.sides)
    ]


def mark(sides: Sequence[tuple[int, ...]], seat: int) -> str:
    """The coloured mark of a seat's side, from each seat's side; nothing where everybody plays for
    himself, or all on one side.
    """
    teams = list(dict.fromkeys(sides))
    if len(teams) in (1, len(sides)):
        return ""
    return MARKS[teams.index(sides[seat]) % len(MARKS)]


def each_seat(chairs: Sequence[Chair], words: Iterable[str]) -> str:
    """What is to be said of each seat, where there is something."""
    told = zip(chairs, words, strict=True)
    return " · ".join(f"{chair.name} {word}" for chair, word in told if word)
