"""Every game, with every option set and number of seats, and what may happen in each.

A game joins the laws by standing in GAMES. What hardly ever happens at random it may bring about by
stacked packs: see `stacked.py`.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

import pytest

from bot.engine.chance import CHANCE
from bot.engine.decisions import Decision
from bot.engine.games import GAMES
from bot.engine.options import BadOptions, describe_options
from bot.engine.rules import Rules
from bot.engine.state import State
from bot.engine.zones import EVERYTHING
from tests.laws.stacked import stacked_pack, wanted_answer

Event = tuple[int, str]
DEALS = 3
ACTIONS = 50
"""How much of a game is looked at from its beginning, at least; the last deal stops halfway."""
MOST_ACTIONS = 120
"""And no more: where deals are long, fewer tell as much."""
LONGER = {("margin_for_error", 5): 6}
"""How many deals it takes to see every step of a game with so many seats; of these deals only the
last MOST_ACTIONS are looked at, and only with the usual house rules.
"""
ONLY_FOR = {
    ("margin_for_error", "target"): [4],
    ("margin_for_error", "target_solo"): [5],
    ("cribbage", "partners"): [4],
}
"""House rules that do nothing but with so many players."""

MANY_DEALS = 80
MOST_NUMBERS = (99, 4, 2)
"""How many numbers of seats are tried each, with no house rule, one, or two changed."""


@dataclass(frozen=True)
class Setting:
    """A game with an option set, for a number of seats."""

    game: str
    options: tuple[tuple[str, Any], ...]
    seats: int

    def rules(self) -> Rules[Any]:
        return GAMES[self.game](house(self.options), self.seats)

    @property
    def longer(self) -> int | None:
        """How many deals are played to see every step, where the first few are not enough."""
        return None if self.options else LONGER.get((self.game, self.seats))

    @property
    def most_actions(self) -> int:
        """How many actions are looked at, at most: fewer where two house rules are changed."""
        return MOST_ACTIONS if len(self.options) < 2 else MOST_ACTIONS * 2 // 3

    def goes_on(self, deals: int, events: int) -> bool:
        """Whether a beginning of so many deals and events is too short to be looked at."""
        if self.longer is not None:
            return deals < self.longer
        return events < ACTIONS or deals < DEALS

    def __str__(self) -> str:
        changed = ",".join(f"{name}={value}" for name, value in self.options)
        return f"{self.game}-{self.seats}({changed})"


def house(options: tuple[tuple[str, Any], ...]) -> dict[str, Any]:
    """House rules as a game takes them; a setting has tuples for lists, to be looked up by."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in options}


def other_values(option: dict[str, Any]) -> list[Any]:
    """The values of an option besides its default: all of them, the limits of a number, one seat
    and two of a list of seats.
    """
    if option["type"] == "list":
        return [(0,), (0, 2)]
    return [value for value in option["limits"] or () if value != option["default"]]


def option_sets(kind: Any) -> Iterator[tuple[tuple[str, Any], ...]]:
    """The default, each value once, and pairs."""
    changes = [
        (option["name"], value)
        for option in describe_options(kind)
        for value in other_values(option)
    ]
    yield ()
    for change in changes:
        yield (change,)
    for one, other in combinations(changes, 2):
        if one[0] != other[0]:
            yield (one, other)


def numbers_of_seats(game: type[Rules[Any]], options: tuple[tuple[str, Any], ...]) -> Iterable[int]:
    """All that the game is for and that the house rules are of. Where they are many, house rules
    are tried with the usual one, and pairs of them already where they are more than two.
    """
    fit = [seats for seats in game.players if are_for(game, options, seats)]
    if len(fit) <= MOST_NUMBERS[len(options)]:
        return fit
    return [game.usual_players] if game.usual_players in fit else fit[:1]


def are_for(game: type[Rules[Any]], options: tuple[tuple[str, Any], ...], seats: int) -> bool:
    """Whether a game takes those house rules with so many seats, and they do something."""
    if any(seats not in ONLY_FOR.get((game.id, name), game.players) for name, _ in options):
        return False
    try:
        game(house(options), seats)
    except BadOptions:
        return False
    return True


SETTINGS = [
    Setting(game.id, options, seats)
    for game in GAMES.values()
    for options in option_sets(game.option_kind)
    for seats in numbers_of_seats(game, options)
]
SECRETIVE = [setting for setting in SETTINGS if setting.rules().deck]
"""Where cards may be hidden: not in games that have none."""

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
every_secretive_setting = pytest.mark.parametrize("setting", SECRETIVE, ids=str)


def viewers(rules: Rules[Any]) -> list[int | None]:
    """Everybody who may look: each seat, and the whole table; where no cards are hidden two seats
    stand for all.
    """
    return [*(range(rules.seats) if rules.deck else (0, 1)), None]


def answer(rules: Rules[Any], state: State, seat: int, rng: Random) -> Any:
    """What a seat that plays at random answers; chance with a stacked pack now and then."""
    decision = rules.ask(state)[seat]
    if seat == CHANCE and (pack := stacked_pack(rules, state, rng)):
        return decision.parse(pack)
    if line := wanted_answer(rules, state, seat):
        return decision.parse(line)
    return decision.sample(rng.randrange)


def play(rules: Rules[Any], state: State, rng: Random, *, deals: int) -> list[Event]:
    """Plays on until so many deals are over, or the game is; returns what happened."""
    events = []
    while len(state.deals) < deals and (asked := rules.ask(state)):
        seat = rng.choice(sorted(asked))
        value = answer(rules, state, seat, rng)
        events.append((seat, asked[seat].text(value)))
        rules.apply(state, seat, value)
    return events


@cache
def beginning(setting: Setting) -> tuple[Event, ...]:
    """The first deals of a game played at random, the last one broken off in the middle."""
    rules, rng, events = setting.rules(), Random(str(setting)), []
    state = rules.start()
    while rules.ask(state) and setting.goes_on(len(state.deals), len(events)):
        events += play(rules, state, rng, deals=len(state.deals) + 1)
    most = len(events) if setting.longer else min(len(events), setting.most_actions)
    return tuple(events[: most - rng.randrange(1, 12)])


@cache
def whole_game(setting: Setting) -> tuple[Event, ...]:
    """A game played at random to its end (or, where random bidders never end, for a long time)."""
    rules = setting.rules()
    return tuple(play(rules, rules.start(), Random(f"whole {setting}"), deals=MANY_DEALS))


def replay(rules: Rules[Any], events: Iterable[Event], state: State | None = None) -> State:
    """The state that those events lead to, through the checked door."""
    state = rules.start() if state is None else state
    for seat, line in events:
        rules.act(state, seat, line)
    return state


Position = tuple[Rules[Any], State, tuple[Event, ...]]
"""Rules, a state of its own, and the events that led to it."""


def positions(setting: Setting) -> Iterator[Position]:
    """Every position of a game's beginning, and the last of a whole game where at most one house
    rule is changed.
    """
    rules = setting.rules()
    events = beginning(setting)
    since = max(0, len(events) - MOST_ACTIONS)
    yield from positions_along(rules, events, since=since)
    if len(setting.options) < 2:
        events = whole_game(setting)
        yield from positions_along(rules, events, since=len(events) - 2)


def positions_along(
    rules: Rules[Any], events: tuple[Event, ...], *, since: int
) -> Iterator[Position]:
    state = replay(rules, events[:since])
    yield rules, state.copy(), events[:since]
    for number, (seat, line) in enumerate(events[since:], since + 1):
        rules.act(state, seat, line)
        yield rules, state.copy(), events[:number]


def some_positions(setting: Setting, every: int) -> Iterator[Position]:
    """Every so-manieth position, more often where several may act, and the end. The more house
    rules are changed, the more settings there are, and the fewer positions of each are looked at.
    """
    every *= 1 + len(setting.options)
    offset = Random(str(setting)).randrange(every)
    for rules, state, events in positions(setting):
        asked = rules.ask(state)
        awaited = sum(not decision.right for decision in asked.values())
        often = every if awaited == 1 else 1 + awaited // 4
        if not asked or len(events) % often == offset % often:
            yield rules, state, events


def told(decision: Decision | None) -> Any:
    """All that a question tells."""
    if decision is None:
        return None
    lines = [decision.text(value) for value in decision] if decision.count() < 100 else []
    labels = getattr(decision, "labels", {})
    return type(decision), decision.prompt, decision.count(), lines, labels


def all_of(rules: Rules[Any], state: State, viewer: int | None) -> dict[str, Any]:
    """Everything that a view holds, as data that can be compared."""
    view = rules.view(state, viewer)
    facts = {name: value for name, value in vars(view).items() if name != "rules"}
    facts["asked"] = {seat: told(decision) for seat, decision in view.asked.items()}
    return facts | {"bytes": view.as_bytes()}


def seen_by_all(rules: Rules[Any], state: State) -> list[dict[str, Any]]:
    """What each viewer sees, the one included who sees everything."""
    return [all_of(rules, state, viewer) for viewer in [*viewers(rules), EVERYTHING]]
