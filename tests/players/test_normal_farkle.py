"""The level `normal` makes the most of a turn, and in the last round of the chance to win."""

from itertools import product

import pytest

from bot.engine.games.farkle_points import keeps
from bot.players.normal.farkle.position import chance_to_win
from bot.players.normal.farkle.turns import chance_to_make, for_points
from tests.games.farkle_table import FarkleTable
from tests.players.normal_answers import assert_sound, said, some_advice
from tests.strength.matching import Match, played


def says(game: FarkleTable) -> str:
    """The advice to whoever's turn it is."""
    return said(game, *game.asked())


# What turns are worth


@pytest.mark.parametrize("made", [0, 300, 1000, 1700])
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_a_throw_is_worth_what_its_faces_are(made, dice):
    turns = for_points(0, 350)
    worth = 0.0
    for faces in product(range(1, 7), repeat=dice):
        kept = keeps(tuple(sorted(faces))).items()
        worth += max(
            (turns.best(made + points, (dice - len(some)) or 6) for some, points in kept), default=0
        )
    assert turns.rolled(made, dice) == pytest.approx(worth / 6**dice)


def test_the_best_turn_makes_as_much_as_where_every_throw_is_weighed():
    """The figures come from tables that weigh every throw up to 20,000 points."""
    assert for_points(0, 0).best(0, 6) == pytest.approx(542.8, rel=0.002)
    assert for_points(0, 350).best(0, 6) == pytest.approx(540.9, rel=0.002)
    assert for_points(0, 1000).best(0, 6) == pytest.approx(421.1, rel=0.002)


def test_what_may_not_be_banked_is_thrown_for():
    turns = for_points(0, 1000)
    assert turns.bank(950) is None
    assert turns.best(950, 1) == turns.rolled(950, 1) < 500
    assert turns.best(1000, 1) == 1000


def test_the_more_points_the_less_likely():
    chances = [chance_to_make(points) for points in (0, 50, 500, 1000, 3000, 9000)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] == 1
    assert chances[1] == pytest.approx(1 - 0.0231, abs=0.001)  # six dice that score at all
    assert chance_to_win(1000, 900, ()) == 1
    assert chance_to_win(900, 900, ()) == 0.5
    assert 0.6 < chance_to_win(2000, 900, (1000,)) < 0.8


# Setting aside


@pytest.mark.parametrize(
    ("dice", "keep", "because"),
    [
        ("1 2 3 4 6 6", "1", "nothing else scores: 100 points, and five dice left, which score"),
        ("5 1 3 4 6 6", "1", "that is worth more than 50 points more and four dice"),
        ("6 6 6 4 2 5", "5 6 6 6", "with two dice left, which score nothing 44 times in 100"),
        ("1 2 3 4 5 6", "1 2 3 4 5 6", "all your dice score: 1500 points, and you may throw"),
        ("1 1 1 2 3 3", "1 1 1", "worth 1000 points, and with them there are 1000 to bank"),
    ],
)
def test_it_keeps_what_leaves_most(dice, keep, because):
    advised = says(FarkleTable().throws(dice))
    assert advised.startswith(f"keep {keep}: ")
    assert because in advised


# Going on


def test_it_goes_on_where_it_may_not_bank():
    game = FarkleTable(2).throws("1 1 5 3 2 6").keeps("1 1 5")
    assert says(game) == "roll: you need 1000 points to open: throw on"
    game.says("roll").throws("2 3 4").thousand().throws("1 1 5 3 2 6").keeps("1 1")
    assert says(game) == "roll: you need 1000 points to open: throw on"


def test_it_weighs_what_is_at_stake():
    game = FarkleTable(2).thousand().thousand().throws("1 1 1 1 2 3").keeps("1 1 1 1")
    assert says(game) == (
        "bank: two dice score nothing 44 times in 100:"
        " that is more than your 2000 points should risk"
    )
    game.says("bank").thousand().throws("1 5 5 5 2 3").keeps("5 5 5")
    assert says(game).startswith("bank: three dice score nothing 28 times in 100")
    hot = FarkleTable(2).throws("1 2 3 4 5 6").keeps("1 2 3 4 5 6")
    assert says(hot) == (
        "roll: six dice score nothing 2 times in 100,"
        " but going on leaves about 1896 on average against your 1500"
    )


def last_round() -> FarkleTable:
    """Seat 0 has 1000, seat 1 has 2000 and with it the target; seat 0 has thrown two more."""
    game = FarkleTable(2, target=2000).thousand().turn("1 1 1 1 of 1 1 1 1 2 3")
    return game.throws("1 1 1 2 3 4").keeps("1 1 1")


def test_in_the_last_round_it_does_not_bank_less_than_it_takes_to_be_ahead():
    assert says(last_round()) == (
        "roll: it is the last round, and you are 50 points short of being ahead"
    )


def test_in_the_last_round_it_goes_on_against_those_who_are_still_to_play():
    game = last_round().says("roll").throws("1 3 3").keeps("1")
    assert (game.points, game.state.to_throw) == (1100, 2)
    assert says(game) == (
        "roll: banked, this wins 4 times in 100, with one player still to play;"
        " more points win 14 times in 100"
    )
    far = FarkleTable(2, target=2000).thousand().turn("1 1 1 1 of 1 1 1 1 2 3")
    far.throws("1 1 1 1 1 2").keeps("1 1 1 1 1")
    assert says(far) == (
        "bank: banked, this wins 98 times in 100, with one player still to play:"
        " a throw more would lessen it"
    )


def test_the_last_of_all_banks_what_is_enough():
    game = FarkleTable(2, target=2000).turn("1 1 1 1 of 1 1 1 1 2 3").thousand().farkle()
    game.throws("1 1 1 2 3 4").keeps("1 1 1").says("roll").throws("1 5 5").keeps("1 5 5")
    assert says(game) == (
        "bank: it is the last round and nobody plays after you: this is enough to be ahead"
    )


# All in all


@pytest.mark.parametrize(("seats", "options"), [(2, {"target": 1500}), (5, {"opening": 5000})])
def test_its_reasons_are_sound(seats, options):
    for counsel, question in some_advice("farkle", seats, 150, **options):
        assert_sound(counsel, question)


def test_it_makes_more_than_chance():
    made = played(Match("farkle", ("normal", "random")), starts=50, seed=2)
    assert made.mean - made.either_way > 0
