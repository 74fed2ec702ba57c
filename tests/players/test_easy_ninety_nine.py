"""The level `easy` plays 99 with sense."""

from random import Random

import pytest

from bot.engine.chance import CHANCE
from bot.engine.games import GAMES
from bot.players import chooser
from tests.games.ninety_nine_table import NinetyNineTable


def never(_bound):
    raise AssertionError("nothing is left to chance")


def answer(game: NinetyNineTable, seat: int) -> str:
    """What the player at this seat says."""
    value = chooser("easy", "ninety_nine")(game.view(seat), never)
    return game.rules.ask(game.state)[seat].text(value)


def at(total: int, hand: str) -> NinetyNineTable:
    """Seat 0 is to play that hand onto a total."""
    game = NinetyNineTable().deal({0: hand})
    game.state.total = total
    return game


@pytest.mark.parametrize(
    ("total", "hand", "says"),
    [
        (30, "KS 2S 9D", "play 2S"),  # the only ones that cross nothing are a two and a nine
        (33, "KS 9S 2S", "play 9S"),
        (33, "KS TD 2S", "play TD -"),
        (50, "KS 9S TD", "play KS"),  # tens and nines are kept
        (40, "7S AD 8D", "play 7S"),
        (95, "KS AD QD", "play AD 1"),
        (20, "AD 9S 8S", "play AD 11"),  # and leaves the next two points
        (99, "KS QS 2S", "play KS"),  # all cross: the light one is kept
    ],
)
def test_crosses_no_border_if_it_can_be_helped(total, hand, says):
    assert answer(at(total, hand), 0) == says


def test_always_draws():
    game = NinetyNineTable(draw="manual").deal({0: "2S"}).plays("2S")
    assert answer(game, 0) == "draw"


@pytest.mark.parametrize("seats", range(3, 13))
def test_it_loses_less_than_chance(seats):
    """Sixty hands with each number of players."""
    rules, rng = GAMES["ninety_nine"](None, seats), Random(6)
    easy = chooser("easy", "ninety_nine")
    made = 0.0
    for hand in range(60):
        state = rules.start(hand % seats)
        while not state.deals:
            ((seat, decision),) = rules.ask(state).items()
            drawn = decision.sample(rng.randrange)
            value = easy(rules.view(state, 0), never) if seat == 0 else drawn
            rules.apply(state, seat, value)
        first, *others = state.deals[0].delta
        made += first - sum(others) / len(others)
    assert seat != CHANCE
    assert made > 8


@pytest.mark.parametrize("seats", [3, 12])
def test_hands_end_also_when_all_play_so(seats):
    rules, rng = GAMES["ninety_nine"](None, seats), Random(7)
    easy = chooser("easy", "ninety_nine")
    state, answers = rules.start(0), 0
    while len(state.deals) < 3:
        ((seat, decision),) = rules.ask(state).items()
        value = (
            decision.sample(rng.randrange)
            if seat == CHANCE
            else easy(rules.view(state, seat), never)
        )
        rules.apply(state, seat, value)
        answers += 1
    assert answers < 600
