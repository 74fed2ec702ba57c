"""The level `easy` plays Farkle with sense."""

from random import Random

import pytest

from bot.engine.chance import CHANCE
from bot.engine.games import GAMES
from bot.players import chooser
from tests.games.farkle_table import FarkleTable


def never(_bound):
    raise AssertionError("nothing is left to chance")


def answer(game: FarkleTable) -> str:
    """What the player says whose turn it is."""
    (seat,) = game.asked()
    value = chooser("easy", "farkle")(game.view(seat), never)
    return game.rules.ask(game.state)[seat].text(value)


@pytest.mark.parametrize(
    ("dice", "keeps"),
    [
        ("1 2 3 4 6 6", "keep 1"),
        ("5 1 3 4 6 6", "keep 1"),  # a die more to throw is worth more than fifty
        ("6 6 6 4 2 5", "keep 6 6 6"),
        ("1 2 3 4 5 6", "keep 1 2 3 4 5 6"),
        ("1 1 1 1 5 5", "keep 1 1 1 1 5 5"),  # hot dice
        ("3 3 4 4 4 4", "keep 3 3 4 4 4 4"),
    ],
)
def test_keeps_what_leaves_most(dice, keeps):
    assert answer(FarkleTable().throws(dice)) == keeps


def test_goes_on_with_many_dice_and_stops_with_few():
    game = FarkleTable(2).thousand().farkle()
    game.throws("1 1 1 1 2 3").keeps("1 1 1 1")
    assert answer(game) == "bank"
    game.says("bank").farkle().throws("5 5 5 2 3 3").keeps("5 5 5").says("roll")
    assert answer(game.throws("5 2 3").keeps("5")) == "bank"
    game.says("bank").farkle().throws("1 2 3 3 4 6").keeps("1").says("roll")
    game.throws("1 2 3 3 4").keeps("1").says("roll").throws("1 5 2 2").keeps("1 5")
    assert answer(game) == "bank"
    hot = FarkleTable(2).throws("1 2 3 4 5 6").keeps("1 2 3 4 5 6")
    assert answer(hot) == "roll"


def test_goes_on_where_it_may_not_bank():
    assert answer(FarkleTable().throws("1 1 5 3 2 6").keeps("1 1 5")) == "roll"


def test_in_the_last_round_less_than_the_leader_is_nothing():
    game = FarkleTable(2, target=1000).thousand().thousand()
    game.throws("1 1 1 1 2 3").keeps("1 1 1 1").says("bank")
    game.throws("1 1 1 2 3 4").keeps("1 1 1").says("roll").throws("1 2 3").keeps("1")
    assert (game.points, game.legal(1)) == (1100, ["bank", "roll"])
    assert answer(game) == "roll"
    game.says("roll").throws("5 5").keeps("5 5").says("roll")
    game.throws("5 5 5 5 5 2").keeps("5 5 5 5 5")
    assert answer(game) == "bank"


@pytest.mark.parametrize("seats", [2, 5, 10])
def test_it_makes_more_than_chance(seats):
    """Ten rounds from a fresh start with each number of players."""
    rules, rng = GAMES["farkle"]({"opening": 350}, seats), Random(5)
    easy = chooser("easy", "farkle")
    made = 0.0
    for start in range(40):
        state = rules.start(start % seats)
        while not state.deals:
            ((seat, decision),) = rules.ask(state).items()
            if seat in (0, CHANCE):
                value = (
                    decision.sample(rng.randrange) if seat else easy(rules.view(state, 0), never)
                )
            else:
                value = decision.sample(rng.randrange)
            rules.apply(state, seat, value)
        first, *others = state.deals[0].delta
        made += first - sum(others) / len(others)
    assert made > 4000
