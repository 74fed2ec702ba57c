"""The end of a game: who has won, where that leads, and how to check the deal."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.screens.layout import Button, Colour, Gap, Layout, Row, layout, lines
from bot.screens.people import sides
from bot.screens.sight import Sight
from bot.screens.table import score
from bot.screens.words import counted, listed, name_of, ordinal, small


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody stands on the leaderboard of the game; ``rank`` counts from 1, ``points`` are
    None where it goes by games won.
    """

    name: str
    rank: int
    points: int | None
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class Proof:
    """What a game's shuffles can be checked with: 64 hex digits each, and the number of the table
    whose record it goes with.
    """

    commitment: str
    server_seed: str
    table: int

    @property
    def filename(self) -> str:
        """The record file's name."""
        return record_filename(self.table)


def record_filename(table: int) -> str:
    """What the record file of a table is called."""
    return f"parlour-{table}.json"


def result_message(
    sight: Sight, ranked: str, proof: Proof, hints: Sequence[tuple[str, int]] = ()
) -> Layout:
    """The result, the leaderboard's line (``ranked``), who took how many ``hints``, the secret and
    how to verify.
    """
    cards = bool(sight.view.rules.deck)
    secret, what = ("shuffle's secret", "card") if cards else ("secret of the dice", "throw")
    return layout(
        lines(
            f"### {sight.teller.verdict(sight.view, sight.chairs)}",
            _final_score(sight),
            small(_after(sight)),
            small(_who_played(sight)),
        ),
        lines(ranked, hints_line(hints)),
        Gap(),
        lines(
            small(f"The {secret}: `{proof.server_seed}`"),
            small(f"It was promised as: `{proof.commitment}`"),
            small(
                f"To check every {what}, take the record file and run"
                f" `python -m bot verify {proof.filename}`."
            ),
        ),
        Row((Button("Record file", "record"), Button("Leaderboard", "board"))),
        colour=Colour.RESULT,
    )


def _final_score(sight: Sight) -> str:
    """Each side's points: the winners first and then the highest, where there are more than two."""
    view = sight.view
    teams = sides(view, sight.chairs)
    if len(teams) <= 2 or not score(sight):
        return score(sight)
    teams.sort(key=lambda side: (side.seats[0] not in view.winners, -view.scores[side.seats[0]]))
    return sight.teller.points(teams, view.scores)


def _after(sight: Sight) -> str:
    return f"after {counted(len(sight.view.deals), sight.view.rules.unit)}"


def _who_played(sight: Sight) -> str:
    """Seats that played themselves at the end, and people for whom the game does not count."""
    late = [
        chair.name for chair in sight.chairs if chair.since is not None and not chair.plays_itself
    ]
    said = [
        *_played_themselves(sight),
        f"came during the game, which does not count for them: {listed(late)}" if late else "",
    ]
    return " · ".join(filter(None, said))


def _played_themselves(sight: Sight) -> list[str]:
    """Seats that played themselves at the end: a level is said once for all of its seats."""
    at_level: dict[str, list[str]] = {}
    for chair in sight.chairs:
        if chair.plays_itself:
            at_level.setdefault(f" ({chair.level})" if chair.level else "", []).append(chair.name)
    return [f"self-playing at the end{at}: {listed(names)}" for at, names in at_level.items()]


def hints_line(hints: Sequence[tuple[str, int]]) -> str:
    """Who took how many hints; nothing where nobody did."""
    said = [f"{name_of(name)} {number}" for name, number in hints]
    return f"**Hints**: {' · '.join(said)}" if said else ""


def leaderboard_line(places: Sequence[Place]) -> str:
    """Where those who played now stand in this server."""
    if not places:
        return ""
    return f"**Leaderboard**: {' · '.join(map(_placed, places))}"


def _placed(place: Place) -> str:
    points = "" if place.points is None else f" with {counted(place.points, 'point')}"
    won = f"{place.wins} of {counted(place.games, 'game')} won"
    return f"{name_of(place.name)} is {ordinal(place.rank)}{points} ({won})"


def stopped_message(sight: Sight, reason: str) -> Layout:
    """A game that ended without a result."""
    return layout(
        lines(
            f"### {sight.view.rules.title}",
            f"This table was closed: {reason}. Nothing is counted.",
            score(sight),
        ),
        colour=Colour.QUIET,
    )
