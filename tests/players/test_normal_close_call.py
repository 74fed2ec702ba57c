"""The level `normal` bids what it can make, and stops winning when it has it."""

import pytest

from bot.players.normal.exact.aiming import Card, costs
from bot.players.normal.exact.close_call import BiddingSeat
from tests.games.close_call_table import CloseCallTable
from tests.players.normal_answers import assert_sound, said, some_advice
from tests.strength.matching import Match, played


@pytest.mark.parametrize(
    ("hand", "says"),
    [
        (
            "X1 X2 X3 X4 X5 X6 KS KW KC KP",
            "bid 8: six trumps and four likely winners: good for 7.1 to 8.9 tricks",
        ),
        (
            "X1 KS 2S AS 2W AW 2C 3C 2P 3P",
            "bid 1: one trump and one likely winner: good for 1.1 to 1.6 tricks",
        ),
        (
            "2S 3S AS 2W 3W AW 2C 3C 2P 3P",
            "bid 0: neither a trump nor a likely winner: good for about 0.0 tricks",
        ),
        (
            "QS 7S 6S 5S 4S 3S 2S AS 2W 3W",
            "bid 0: neither a trump nor a likely winner: good for about 0.4 tricks",
        ),
    ],
)
def test_it_bids_what_its_cards_are_worth(hand, says):
    assert said(CloseCallTable().deal({0: hand}), 0) == says


def test_the_last_to_bid_says_where_the_bids_stand():
    table = CloseCallTable(dealer=1).deal({0: "KS KW X1 2S 3S 4S 2C 3C 2P 3P"}).bids(4, 4, 3)
    assert said(table, 0).endswith("; the bids then make 13 for ten tricks")


def test_with_more_players_it_bids_less_on_the_same_cards():
    hand = {0: "X1 X2 X3 KS KW QW KC QC KP QP"}
    few, more = (BiddingSeat(CloseCallTable(n).deal(hand).view(0)) for n in (3, 6))
    assert sum(able.most for able in few.able.values()) > 1.15 * sum(
        able.most for able in more.able.values()
    )


LOW, HIGH, NONE = (
    "TS 2W 3W 4W 2C 3C 4C 2P 3P 4P",
    "KS 9S X1 X2 5W 6W 5C 6C 5P 6P",
    "AS 5S 6S TC 9C 8C TP 9P 8P 7P",
)


def led(*bids: int) -> CloseCallTable:
    """Seat 0 has led the ten of swords."""
    return CloseCallTable().deal({0: LOW, 1: HIGH, 2: NONE}).bids(*bids).plays("TS")


def test_it_takes_what_it_needs_and_stops_when_it_has_its_bid():
    assert said(led(1, 4, 2, 2), 1) == (
        "play KS: you need four of ten tricks, and the king of swords should take this one"
    )
    assert said(led(1, 0, 2, 2), 1) == (
        "play 9S: you have your bid: the nine of swords cannot take this trick"
    )


def test_it_loses_the_highest_card_that_it_can():
    assert said(led(1, 4, 0, 2).plays("KS"), 2) == (
        "play 6S: you have your bid: the six of swords cannot take this trick"
    )


def test_it_says_whether_a_trick_can_be_taken_at_all():
    assert "cannot take this one: " in said(led(1, 4, 4, 2).plays("9S"), 2)
    hands = {0: "9S 2W 3W 4W 2C 3C 4C 2P 3P 4P", 1: "TS 2S 5W 6W 5C 6C 5P 6P 7P 8P"}
    assert "can hardly take this one: " in said(
        CloseCallTable(6).deal(hands).bids(1, 1, 3, 3, 3, 3).plays("9S"), 1
    )


def test_with_enough_it_leads_what_is_least_likely_to_take_the_trick():
    table = CloseCallTable().deal({0: "TS 9S 8S 7S 9W 8W 2W 9C 8C 9P"}).bids(0, 3, 3, 3)
    assert said(table, 0).startswith("play 2W: you have your bid: ")


def test_it_says_that_better_cards_can_wait():
    table = CloseCallTable(3).deal({0: "NS PS QW NW 8W 3W NC 2C 5P 3P"}).bids(3, 3, 4)
    assert said(table, 0) == (
        "play 8W: you need three of ten tricks, and the eight of wands takes this one"
        " 32 times in 100: better cards can wait"
    )


def test_the_last_two_tricks_are_both():
    table = CloseCallTable(3).deal({0: "X1 X2 X3 X4 X5 X6 KS QS NS PS"}).bids(10, 0, 0)
    for card in ("X1", "X2", "X3", "X4", "X5", "X6", "KS", "QS"):
        table.plays(card)
        for seat in (1, 2):
            table.hears(f"{seat} {table.legal(seat)[0]}")
    assert "you need both tricks left, " in said(table, 0)


def test_where_it_must_risk_a_trick_it_goes_by_who_wants_more():
    hands = {1: "KS QS 9W 8W 5W 6W 5C 6C 5P 6P", 0: LOW}
    wanted = CloseCallTable().deal(hands).bids(0, 0, 3, 3).plays("TS")
    assert said(wanted, 1).endswith("and two players after you want tricks")
    full = CloseCallTable().deal(hands).bids(0, 0, 0, 0).plays("TS")
    assert said(full, 1).endswith("least of all")
    seats = BiddingSeat(wanted.view(1)), BiddingSeat(full.view(1))
    king = wanted.rules.pack.card("KS")
    assert seats[0].chance_to_take(king) < seats[1].chance_to_take(king)


def test_it_counts_who_is_out_of_a_suit():
    hands = {0: "KS QS 2W 3W 4W 2C 3C 4C 2P 3P", 1: "9W 8W 7W 6W 5W 9C 8C 7C 6C 5C"}
    table = CloseCallTable(3).deal(hands).bids(3, 3, 3).plays("KS", "9W")
    seat = BiddingSeat(table.view(2))
    assert seat.chance_of_one(seat.ranking.members["S"], [1]) == 0
    assert seat.chance_of_one(seat.ranking.members["S"], [0]) > 0.5


def test_a_trump_is_seldom_trumped_over():
    table = CloseCallTable().deal({0: "X1 2W 3W 4W 2C 3C 4C 2P 3P 4P"}).bids(1, 3, 3, 3)
    seat = BiddingSeat(table.view(0))
    trump, two = seat.ranking.trumps & seat.hand, table.rules.pack.card("2W")
    assert seat.chance_to_take(trump) > 0.7
    assert seat.chance_to_take(two) < 0.3


def test_what_is_wanted_costs_least_where_it_can_be_had():
    sure, idle, free = Card(1, 1), Card(0, 0), Card(0, 1)

    def penalty(off):
        return float(off)

    assert costs([sure, idle], range(4), penalty) == [1, 0, 1, 2]
    assert costs([sure, free, idle], range(4), penalty) == [1, 0, 0, 1]
    assert costs([Card(0.5, 0.5)] * 2, [1], penalty) == [0.5]


def test_beginners_pay_five_for_each():
    table = CloseCallTable(beginners=[1]).deal()
    assert BiddingSeat(table.view(0)).penalty(3) == 20
    assert BiddingSeat(table.bids(1).view(1)).penalty(3) == 15


@pytest.mark.parametrize("seats", [3, 6])
def test_its_reasons_are_sound(seats):
    for counsel, question in some_advice("close_call", seats, 100):
        assert_sound(counsel, question)


def test_it_misses_by_less_than_easy():
    made = played(Match("close_call", ("normal", "easy")), starts=12, seed=7)
    assert made.mean > 0
