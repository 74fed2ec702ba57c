"""The level `normal` keeps light cards for the borders, and counts who may have none."""

import pytest

from tests.games.ninety_nine_table import NinetyNineTable
from tests.players.normal_answers import advice, assert_sound, said, some_advice
from tests.strength.matching import Match, played


def at(total: int, hand: str, seats: int = 3) -> NinetyNineTable:
    """Seat 0 is to play that hand onto a total."""
    game = NinetyNineTable(seats).deal({0: hand})
    game.state.total = total
    return game


@pytest.mark.parametrize(
    ("total", "hand", "says"),
    [
        (33, "TH 2H QC", "play TH -: anything else would cross 33"),
        (
            50,
            "KS 9S TD",
            "play KS: it crosses nothing, and keeps a nine for when there is no room",
        ),
        (
            99,
            "KS QS 2S",
            "play KS: every card of yours crosses 99, and this one is the least use later",
        ),
        (5, "QS 5D 6C", "play QS: it crosses nothing, and is the least use later"),
        (
            90,
            "JD 5D 5C",
            "play 5D: of your cards that cross nothing this one is the least use later",
        ),
        (80, "JD 5D 6C", "play JD: it crosses nothing, and is the least use later"),
        (5, "JS QS KS", "play KS: it crosses nothing, and is the least use later"),
        (
            93,
            "5H 3D 2D",
            "play 5H: on 98 only 1 more fit: the next player must cross 30 times in 100",
        ),
        (
            29,
            "TD 4D 9C",
            "play 4D: on 33 there is no room: the next player must cross 50 times in 100",
        ),
    ],
)
def test_it_crosses_no_border_if_it_can_be_helped(total, hand, says):
    assert said(at(total, hand), 0) == says


def presses(game: NinetyNineTable) -> int:
    """How often the next player must cross if seat 0 goes to 33, in 100 times."""
    words = said(game, 0)
    assert words.startswith("play 4D: on 33 there is no room: the next player must cross ")
    return int(words.split()[-4])


def test_it_counts_the_light_cards_that_are_gone():
    light, heavy = at(29, "4D 9C QC"), at(29, "4D 9C QC")
    light.state.played = light.rules.pack.cards("9S 9H 9D 8S 8H 8D 8C TS")
    heavy.state.played = heavy.rules.pack.cards("KS KH KD KC QS QH QD JS")
    assert presses(light) > presses(heavy) + 20


def test_who_holds_fewer_cards_is_likelier_to_have_none_that_fits():
    full, fewer = at(29, "4D 9C QC"), at(29, "4D 9C QC")
    fewer.state.hands[1] &= fewer.state.hands[1] - 1
    assert presses(fewer) > presses(full)


@pytest.mark.parametrize(
    ("seats", "says"),
    [
        (3, ": only two others hold cards: who runs out of them crosses no border"),
        (6, "draw: five others hold cards: with one more you have a choice"),
    ],
)
def test_draws_where_it_has_time_and_lets_its_cards_run_out_where_not(seats, says):
    game = NinetyNineTable(seats, draw="manual").deal({0: "2S"}).plays("2S")
    assert said(game, 0) == says


def test_draws_where_it_must():
    game = NinetyNineTable(draw="manual")
    game.deal({0: "2S 3S 4S", 1: "2H 3H 4H", 2: "2D 3D 4D"}, pile="9S 9H")
    game.plays("2S", "2H", "2D", "3S", "3H", "3D", "4S", "4H", "4D")
    assert said(game, 2) == "draw: nobody else has a card: you must draw to go on"
    assert advice(game.hears("2 draw"), 2).why == "it is all that you can play"


@pytest.mark.parametrize(("seats", "draw"), [(3, "auto"), (7, "manual")])
def test_its_reasons_are_sound(seats, draw):
    for counsel, question in some_advice("ninety_nine", seats, 150, draw=draw):
        assert_sound(counsel, question)


def test_it_loses_less_than_chance():
    made = played(Match("ninety_nine", ("normal", "random")), starts=30, seed=2)
    assert made.mean - made.either_way > 0.5
