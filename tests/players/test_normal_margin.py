"""Margin for Error at the level `normal`: what it answers, and the reason that it gives."""

from random import Random
from statistics import fmean

import pytest

from bot.engine.chance import CHANCE
from bot.engine.games.margin_for_error import MarginForError
from bot.engine.games.margin_for_error_state import PACK
from bot.players.normal.margin.choosing import best_announcement
from bot.players.normal.margin.reasons import Reason
from bot.players.normal.margin.seat import CountingMarginSeat
from tests.games.margin_table import LOW_CARDS, ONE_COLOUR_EACH, MarginTable, from_to
from tests.players.advised import advised, all_advice, is_a_reason, mirrored

# Choosing


@pytest.mark.parametrize(
    ("hand", "announcement", "because"),
    [
        (from_to("R", 14, 6) + " 14Y 13Y 14G 13G 14B", "point R high", "are 14, 13, 12"),
        (
            from_to("B", 9) + " 1R 2R 1Y 2Y 1G",
            "point B low",
            "your lowest blue cards are 3, 2, 1",
        ),
        ("10G 9G 1G 8R 7R 6R 5R 6Y 5Y 4Y 3Y 2Y 12B 11B", "point Y low", "are 4, 3, 2"),
        ("13R 1R 13Y 6Y 2Y 13G 12G 10G 9G 8G 7G 12B 10B 3B", "point G high", "are 13, 12, 10"),
    ],
)
def test_the_strategy_goes_by_the_hand(hand, announcement, because):
    table = MarginTable().deal({3: hand})
    line, why = advised(table, 3)
    assert line == "accept"
    assert "promises you" in why
    line, why = advised(table.hears("3 accept"), 3)
    assert line == announcement
    assert because in why


def test_who_only_hears_the_suit_cannot_tell_the_strategy():
    """A Captain who nearly always chose the same would have no secret."""
    rules, highs = MarginForError(), 0
    for deal in range(60):
        state, cards = rules.start(0), PACK.names(PACK.all)
        Random(deal).shuffle(cards)
        rules.act(state, CHANCE, "shuffle " + " ".join(cards))
        highs += best_announcement(rules.view(state, 0)).endswith("high")
    assert 18 < highs < 42


# Passing


def test_for_high_the_captain_gets_the_high_point_cards():
    hands = {0: from_to("R", 10, 1) + " 14G 13G 12G 11G", 2: "14R 13R 12R 14Y 14B 2Y"}
    table = MarginTable().deal(hands).announced(0, "R", "high")
    assert advised(table, 0) == (
        "pass 13G 12G 11G",
        "your partner sends you his high red cards: pass what can win nothing",
    )
    line, why = advised(table.hears("0 pass 13G 12G 11G"), 2)
    assert line == "pass 14R 13R 12R"
    assert why == "the Captain wants every point card: pass your highest red cards to him"


def test_for_low_the_shortest_colours_go():
    hands = {0: from_to("R", 5) + " " + from_to("B", 7) + " 14G 13Y"}
    line, why = advised(MarginTable().deal(hands).announced(0, "R", "low"), 0)
    assert line == "pass 13Y 14G 7B"
    assert "your shortest colours" in why


def test_those_who_pass_without_knowing_the_strategy_hear_the_guess():
    table = MarginTable().deal({0: "14G 13G 12G"}).announced(0, "R", "low")
    _, why = advised(table.hears("0 pass 14G 13G 12G"), 1)
    assert "; the Captain seems to play " in why


def test_no_point_card_is_put_aside_where_another_can_be():
    table = MarginTable(5).deal({2: "14R 13R 12R 1Y"}).announced(0, "R", "low")
    line, why = advised(table, 2)
    assert line[-1] != "R"
    assert why.startswith("a point card here could count for the Captain")


# Playing


@pytest.mark.parametrize(
    ("strategy", "wanted", "because"),
    [
        ("high", True, "your side is winning the trick and you cannot follow: give red"),
        ("low", False, "keep point cards off this trick"),
    ],
)
def test_on_a_partners_sure_trick_goes_a_point_card_if_they_are_wanted(strategy, wanted, because):
    hands = {
        0: "14Y 13Y 14G " + from_to("B", 14, 8),
        1: "13G 12Y 11Y",
        2: "1G 14R 13R 2G 3G 4G 5G " + from_to("B", 7),
        3: "12G 10Y 9Y",
    }
    table = MarginTable().plays_with(hands, f"0 R {strategy}").trick("12G", "14G", "13G")
    line, why = advised(table.trick("14Y", "12Y"), 2)
    assert line.endswith("R") == wanted
    assert because in why


def test_who_has_not_been_told_the_strategy_is_told_that_it_is_a_guess():
    hands = {0: from_to("R", 14), 1: "6G 4G", 2: "14G 5G " + from_to("B", 12), 3: "1G"}
    table = MarginTable().plays_with(hands, "0 R high").trick("14R")
    told, guessed = (Reason(CountingMarginSeat(table.view(1)), PACK.card("6G")) for _ in "ab")
    told.seat.__dict__["known_strategy"] = "low"
    assert guessed.said().endswith(f"; the Captain seems to play {guessed.seat.strategy}")
    assert "seems" not in told.said()


@pytest.mark.parametrize(
    ("strategy", "card", "because"),
    [
        ("high", "14G", "you play last and green 14 beats green 6: take the trick"),
        ("low", "5G", "stay under green 6 with green 5"),
    ],
)
def test_who_plays_last_takes_a_trick_with_point_cards_or_leaves_it(strategy, card, because):
    hands = {0: from_to("R", 14), 1: "6G", 2: "14G 5G " + from_to("B", 12), 3: "1G"}
    table = MarginTable().plays_with(hands, f"0 R {strategy}").trick("14R", "6G")
    line, why = advised(table, 2)
    assert line == f"play {card}"
    assert because in why


def test_the_strategy_is_turned_up_as_soon_as_it_may_be():
    table = MarginTable().plays_with(ONE_COLOUR_EACH, "0 R high").tricks(5)
    line, why = advised(table, 1)
    assert line == "expose"
    assert "know now whether it wants more" in why


def test_the_extra_card_is_counted_where_it_helps():
    for announced, choice in (("2 R high", "include"), ("1 R low", "exclude")):
        table = MarginTable(5).plays_with(LOW_CARDS, announced, "3R").tricks(11)
        line, why = advised(table, int(announced[0]))
        assert line == choice
        assert "with the extra card" in why


# What it has counted


def test_it_remembers_who_did_not_follow_and_what_it_has_passed_on():
    table = MarginTable().plays_with(ONE_COLOUR_EACH, "0 R low").tricks(1)
    (seat,) = table.asked()
    counted = CountingMarginSeat(table.view(seat))
    others = [other for other in range(4) if other != seat]
    assert all(counted.missing[other] & PACK.suit("G") for other in others)
    assert counted.given.bit_count() == 3 if seat in (0, 2) else 2
    holdings = counted.holdings(counted.room)
    passed = counted.given & -counted.given
    assert holdings.chance(counted.other_of_pair, passed) == 1


def test_it_takes_the_captain_to_want_what_he_takes():
    """The same hand: a Captain who has taken every point card is taken to want them."""
    guesses = set()
    for taker in "captain", "others":
        hands = {0: "14R 13R 12R 11R", 1: "1G 7R 8R"}
        table = MarginTable().plays_with(hands, "0 R low")
        seat = CountingMarginSeat(table.view(table.state.turn))
        points = [4, 0, 0, 0] if taker == "captain" else [0, 4, 0, 0]
        seat.table = {**seat.table, "points_taken": points}
        seat.__dict__["known_strategy"] = None
        guesses.add(seat.strategy)
    assert guesses == {"high", "low"}


# Whatever the hand


@pytest.mark.parametrize("seats", [4, 5])
def test_every_reason_is_a_short_sentence(seats):
    rules = MarginForError({}, seats)
    assert all(is_a_reason(advice.why) for advice in all_advice(rules, 3, seed=2))


def test_it_makes_more_than_chance():
    """The same rounds for both, each with the sides exchanged."""
    assert fmean(mirrored(MarginForError(), 8, 1, "normal", "random")) > 5
