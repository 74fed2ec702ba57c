"""Margin for Error at the level `easy`: sensible answers, and better than chance."""

from random import Random
from typing import Any

import pytest

from bot.engine.chance import CHANCE
from bot.engine.games.margin_for_error import MarginForError
from bot.engine.rules import in_turn
from bot.players import chooser
from tests.games.margin_table import LOW_CARDS, ONE_COLOUR_EACH, MarginTable, from_to


def answer(table: MarginTable, seat: int) -> str:
    """What the player answers there, as a line."""
    decision = table.rules.ask(table.state)[seat]
    value = chooser("easy", "margin_for_error")(table.view(seat), Random(1).randrange)
    return decision.text(value)


# Choosing


@pytest.mark.parametrize(
    ("hand", "announcement"),
    [
        (from_to("R", 14, 6) + " 14Y 13Y 14G 13G 14B", "point R high"),
        (from_to("B", 6) + " 1R 2R 3R 4R 1Y 2Y 1G 2G", "point B low"),
        ("1Y 2Y 3Y 4Y 14R 14G 12G 4B 3B 6B 8B 2R 5R 6R", "point Y low"),
    ],
)
def test_the_strategy_goes_by_the_hand(hand, announcement):
    table = MarginTable().deal({3: hand})
    assert answer(table, 3) == "accept"
    assert answer(table.hears("3 accept"), 3) == announcement


def test_a_middling_hand_declines():
    hand = "10R 8R 6R 4R 10Y 8Y 6Y 4Y 10G 8G 6G 10B 8B 6B"
    assert answer(MarginTable().deal({3: hand}), 3) == "decline"


# Passing


def test_for_high_the_partner_passes_his_highest_point_cards():
    hands = {0: from_to("R", 10, 1) + " 14G 13G 12G 11G", 2: "14R 13R 12R 14Y 14B 2Y"}
    table = MarginTable().deal(hands).announced(0, "R", "high")
    assert answer(table, 0) == "pass 13G 12G 11G"
    table.hears("0 pass 13G 12G 11G")
    assert answer(table, 2) == "pass 14R 13R 12R"


def test_for_low_the_shortest_suits_go():
    hands = {0: from_to("R", 5) + " " + from_to("B", 7) + " 14G 13Y"}
    table = MarginTable().deal(hands).announced(0, "R", "low")
    assert answer(table, 0) == "pass 13Y 14G 7B"


def test_no_point_card_is_discarded_where_another_can_be():
    table = MarginTable(5).deal({2: "14R 13R 12R 1Y"}).announced(0, "R", "low")
    assert answer(table, 2)[-1] != "R"


# Playing


@pytest.mark.parametrize(("strategy", "wanted"), [("high", True), ("low", False)])
def test_on_a_partners_sure_trick_goes_a_point_card_if_they_are_wanted(strategy, wanted):
    hands = {
        0: "14Y 13Y 14G " + from_to("B", 14, 8),
        1: "13G 12Y 11Y",
        2: "1G 14R 13R 2G 3G 4G 5G " + from_to("B", 7),
        3: "12G 10Y 9Y",
    }
    table = MarginTable().plays_with(hands, f"0 R {strategy}").trick("12G", "14G", "13G")
    table.trick("14Y", "12Y")
    assert answer(table, 2).endswith("R") == wanted


@pytest.mark.parametrize(("strategy", "card"), [("high", "14G"), ("low", "5G")])
def test_who_plays_last_takes_a_trick_with_point_cards_or_leaves_it(strategy, card):
    """The first trick, on which Ann had nothing but point cards to discard."""
    hands = {0: from_to("R", 14), 1: "6G", 2: "14G 5G " + from_to("B", 12), 3: "1G"}
    table = MarginTable().plays_with(hands, f"0 R {strategy}").trick("14R", "6G")
    assert table.state.turn == 2
    assert answer(table, 2) == f"play {card}"


def test_an_opponent_turns_the_strategy_up_as_soon_as_he_may():
    table = MarginTable().plays_with(ONE_COLOUR_EACH, "0 R high").tricks(5)
    assert answer(table, 1) == "expose"
    table.trick("9G")
    assert answer(table, 3) == "expose"
    table.hears("3 expose")
    assert answer(table, 3).startswith("play")


@pytest.mark.parametrize(("announced", "choice"), [("2 R high", "include"), ("1 R low", "exclude")])
def test_the_extra_card_is_counted_where_it_helps(announced, choice):
    table = MarginTable(5).plays_with(LOW_CARDS, announced, "3R").tricks(11)
    assert answer(table, int(announced[0])) == choice


# Whatever the hand


def one_round(rules: MarginForError, dealer: int, easy_seats: tuple[int, ...], rng: Random) -> Any:
    """What a round scores when those seats play easily and the others by chance."""
    players = {
        seat: chooser("easy" if seat in easy_seats else "random", rules.id)
        for seat in range(rules.seats)
    }
    state = rules.start(dealer)
    rules.apply(state, CHANCE, rules.ask(state)[CHANCE].sample(rng.randrange))
    while not state.deals:
        for seat in in_turn(rules.ask(state)):
            value = players[seat](rules.view(state, seat), rng.randrange)
            if value is not None:
                rules.apply(state, seat, value)
                break
    return state.deals[0].delta


@pytest.mark.parametrize(("seats", "mine"), [(4, (0, 2)), (4, (1, 3)), (5, (0, 1)), (5, (2, 4))])
def test_it_makes_more_than_chance(seats, mine):
    """Thirty rounds are enough to tell."""
    rules, rng, made = MarginForError({}, seats), Random(4), 0.0
    others = [seat for seat in range(seats) if seat not in mine]
    for deal in range(30):
        delta = one_round(rules, deal % seats, mine, rng)
        made += sum(delta[seat] for seat in mine) / len(mine)
        made -= sum(delta[seat] for seat in others) / len(others)
    assert made > 40
