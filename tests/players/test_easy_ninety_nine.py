"""The level `easy` plays 99 with sense."""

from random import Random

import pytest

from bot.engine.chance import CHANCE
from bot.engine.games import GAMES
from bot.engine.rules import in_turn
from bot.players import chooser
from bot.players.by_chance import some_answer
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


@pytest.mark.parametrize(("seats", "draws"), [(3, None), (5, None), (6, "draw"), (12, "draw")])
def test_draws_where_it_has_time_and_lets_its_cards_run_out_where_not(seats, draws):
    game = NinetyNineTable(seats, draw="manual").deal({0: "2S"}).plays("2S")
    assert chooser("easy", "ninety_nine")(game.view(0), never) == draws


def test_draws_where_it_must_and_plays_on_where_it_may_do_both():
    game = NinetyNineTable(draw="manual")
    game.deal({0: "2S 3S 4S", 1: "2H 3H 4H", 2: "2D 3D 4D"}, pile="9S 9H")
    game.plays("2S", "2H", "2D", "3S", "3H", "3D", "4S", "4H", "4D")
    assert answer(game, 2) == "draw"
    game.hears("2 draw").plays("9S").hears("2 draw")
    assert answer(game, 2) == "play 9H"


def next_answer(rules, state, rng, easy):
    """What comes next where seat 0 plays so and the others by chance."""
    asked = rules.ask(state)
    for seat in in_turn(asked):
        if seat == 0:
            value = easy(rules.view(state, 0), never)
        else:
            value = some_answer(asked[seat], rng.randrange)
        if value is not None:
            return seat, value
    raise AssertionError("nobody answers")


@pytest.mark.parametrize("draw", ["auto", "manual"])
@pytest.mark.parametrize("seats", range(3, 13))
def test_it_loses_less_than_chance(seats, draw):
    """Sixty hands with each number of players."""
    rules, rng = GAMES["ninety_nine"]({"draw": draw}, seats), Random(6)
    easy = chooser("easy", "ninety_nine")
    made = 0.0
    for hand in range(60):
        state = rules.start(hand % seats)
        while not state.deals:
            rules.apply(state, *next_answer(rules, state, rng, easy))
        first, *others = state.deals[0].delta
        made += first - sum(others) / len(others)
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
