"""What the level `normal` advises at a table that a test has set up."""

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.engine.chance import CHANCE
from bot.engine.rules import Rules, in_turn
from bot.players import chooser
from bot.players.advice import Advice
from bot.players.normal import ADVISERS
from tests.games.card_table import CardTable


def advised(table: CardTable, seat: int) -> tuple[str | None, str]:
    """The answer as a line, and the reason; no line where a right is better left."""
    decision = table.rules.ask(table.state)[seat]
    advice = ADVISERS[table.rules.id](table.view(seat))
    return None if advice.value is None else decision.text(advice.value), advice.why


def all_advice(rules: Rules[Any], deals: int, seed: int) -> Iterator[Advice]:
    """Every advice in deals whose seats now and then do something else."""
    rng, state = Random(seed), rules.start(0)
    while len(state.deals) < deals and (asked := rules.ask(state)):
        for seat in in_turn(asked):
            value = asked[seat].sample(rng.randrange)
            if seat != CHANCE:
                advice = ADVISERS[rules.id](rules.view(state, seat))
                yield advice
                value = value if rng.random() < 0.1 else advice.value
            if value is not None:
                rules.apply(state, seat, value)
                break


def is_a_reason(why: str) -> bool:
    """Whether a text is short, begins small and has no full stop."""
    return 10 < len(why) < 140 and why[0].islower() and not why.endswith(".")


def mirrored(rules: Rules[Any], deals: int, seed: int, better: str, worse: str) -> list[float]:
    """How much more a deal brought the better level, each played twice with the sides exchanged."""
    return [
        sum(_difference(rules, deal, seed, (better, worse), mine) for mine in (0, 1)) / 2
        for deal in range(deals)
    ]


def _difference(
    rules: Rules[Any], deal: int, seed: int, levels: tuple[str, str], mine: int
) -> float:
    rng, state = Random(f"{seed} {deal}"), rules.start(deal % rules.seats)
    choosers = [chooser(levels[(seat - mine) % 2], rules.id) for seat in range(rules.seats)]
    while not state.deals:
        asked = rules.ask(state)
        for seat in in_turn(asked):
            value = asked[seat].sample(rng.randrange)
            if seat != CHANCE:
                value = choosers[seat](rules.view(state, seat), rng.randrange)
            if value is not None:
                rules.push(state, seat, value)
                break
    delta = state.deals[0].delta
    assert delta is not None
    return delta[mine] - delta[1 - mine]
