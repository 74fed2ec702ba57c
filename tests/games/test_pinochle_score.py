"""What a deal of Double Deck Pinochle scores, and who has won."""

import pytest

from bot.engine.games.pinochle import Pinochle, side_scores
from bot.engine.games.pinochle_cards import DECK, game_points
from bot.engine.state import Trick
from tests.games.pinochle_table import ONE, OTHER, PACK, PinochleTable, with_copies
from tests.games.test_pinochle_bidding import MARRIED, OTHERS_MELD

STRONG = {
    0: with_copies("4AH 4TH 4KH QH 4AS 3TS"),
    1: with_copies("4JH 4JC 4QC 4QS QD 3JS"),
    2: with_copies("TS 4KS 4AD 4TD 4KD 3QD"),
    3: with_copies("4AC 4TC 4KC 3QH 4JD JS"),
}
"""Seat 0 takes all tricks when hearts are trump. It melds a royal marriage, 4, and seat 2 three
marriages in diamonds, 6; the others nothing.
"""

WEAK = {
    0: with_copies("4AH 4TH 4KH 4AS 4TS"),
    1: with_copies("KS QS 4JS 4JH 4JC 4QC 2JD"),
    2: with_copies("4AD 4TD 4KD 3KS 3QD 2QH"),
    3: with_copies("4AC 4TC 4KC 2QH 3QS 2JD QD"),
}
"""Seat 1 can name spades, and take little; it melds a royal marriage, a pinochle and double jacks
around, 48, seat 3 a double pinochle, 30, seat 2 three marriages in diamonds, 6.
"""


def tricks_of(*cards: str) -> list[Trick]:
    """One trick each, by turns taken by seat 0 and seat 1."""
    return [
        Trick(0, tuple(map(Pinochle.pack.card, four.split())), place % 2)
        for place, four in enumerate(cards)
    ]


@pytest.mark.rule("PIN-14")
@pytest.mark.parametrize(("rank", "worth"), [("A", 1), ("T", 1), ("K", 1), ("Q", 0), ("J", 0)])
def test_aces_tens_and_kings_count_one_each(rank, worth):
    for suit in "SHDC":
        assert game_points(tricks_of(f"{rank}{suit} QS JS JH"), ONE) == worth


@pytest.mark.rule("PIN-14")
def test_the_last_trick_is_two_more_and_all_is_fifty():
    table = PinochleTable().deal(STRONG).bought(0, 60).plays_out("AH TH KH QH AS TS")
    assert table.last["game_points"] == (50, 0, 50, 0)
    jacks = ["QS JS JH JD"] * 20
    assert game_points(tricks_of(*jacks[:19]), ONE) == 0
    assert (game_points(tricks_of(*jacks), ONE), game_points(tricks_of(*jacks), OTHER)) == (0, 2)
    assert DECK.bit_count() == len(PACK) == 80


@pytest.mark.rule("PIN-14")
def test_captured_points_are_counted_for_all_as_tricks_are_taken():
    table = PinochleTable().deal(STRONG).bought(0, 60)
    assert table.table()["game_points"] == [0, 0, 0, 0]
    table.trick(0, "AH JH KS QH")
    for viewer in (None, 0, 1, 2, 3):
        assert table.table(viewer)["game_points"] == [2, 0, 2, 0]
    assert table.table()["tricks_won"] == [1, 0, 0, 0]


@pytest.mark.rule("PIN-15", "PIN-16")
def test_bidders_who_make_it_score_meld_and_game_points_of_both_partners():
    table = PinochleTable().deal(STRONG).bought(0, 60).plays_out("AH TH KH QH AS TS")
    assert table.last["meld_points"] == {"0": 4, "1": 0, "2": 6, "3": 0}
    assert table.delta == (60, 0, 60, 0)


@pytest.mark.rule("PIN-15")
@pytest.mark.parametrize(("bid", "delta"), [(59, 60), (60, 60), (65, -65)])
def test_meld_and_game_points_must_be_at_least_the_bid(bid, delta):
    table = PinochleTable().deal(STRONG).bought(0, bid).plays_out("AH TH KH QH AS TS")
    assert table.delta == (delta, 0, delta, 0)
    assert table.state.scores == (delta, 0, delta, 0)


@pytest.mark.rule("PIN-15", "PIN-21")
@pytest.mark.parametrize(
    ("bid", "meld", "won", "score"),
    [
        (60, 43, 20, 63),
        (60, 43, 19, -60),
        (60, 25, 35, 60),
        (60, 25, 34, -60),
        (50, 300, 19, -50),
        (50, 0, 50, 50),
    ],
)
def test_what_bidders_need(bid, meld, won, score):
    assert side_scores(meld, won, bid) == score


@pytest.mark.rule("PIN-16")
@pytest.mark.parametrize(
    ("meld", "won", "score"), [(12, 20, 32), (12, 19, 0), (200, 19, 0), (0, 30, 30)]
)
def test_what_defenders_need(meld, won, score):
    assert side_scores(meld, won, None) == score


@pytest.mark.rule("PIN-15", "PIN-16")
def test_bidders_who_fail_lose_their_bid_and_their_meld_and_the_others_score():
    table = PinochleTable().deal(WEAK).bought(1, 50, "S").plays_out("AS TS AH TH KH AD TD KD")
    assert table.last["meld_points"] == {"0": 0, "1": 48, "2": 6, "3": 30}
    won = table.last["game_points"]
    assert won[1] < 20
    assert table.delta == (6 + won[0], -50, 6 + won[0], -50)


@pytest.mark.rule("PIN-15")
def test_a_score_may_go_below_nothing_by_the_whole_bid():
    table = PinochleTable().deal(STRONG).bought(0, 500).plays_out("AH TH KH QH AS TS")
    assert table.state.scores == (-500, 0, -500, 0)


@pytest.mark.rule("PIN-15", "GEN-1")
def test_after_a_deal_that_was_played_the_left_deals():
    table = PinochleTable(dealer=1).deal(STRONG).bought(0, 60).plays_out()
    assert (table.state.dealer, table.phase) == (2, "deal")


@pytest.mark.rule("PIN-17")
@pytest.mark.parametrize(("before", "phase"), [(439, "deal"), (440, "over"), (441, "over")])
def test_five_hundred_win(before, phase):
    table = PinochleTable()
    table.state.scores = (before, 0, before, 0)
    table.deal(STRONG).bought(0, 60).plays_out("AH TH KH QH AS TS")
    assert table.phase == phase
    assert table.state.winners == (ONE if phase == "over" else ())


@pytest.mark.rule("PIN-17")
@pytest.mark.parametrize(("target", "phase"), [(100, "over"), (1000, "deal")])
def test_another_target_may_be_agreed_on(target, phase):
    table = PinochleTable(target=target)
    table.state.scores = (40, 0, 40, 0)
    table.deal(STRONG).bought(0, 60).plays_out("AH TH KH QH AS TS")
    assert table.phase == phase


@pytest.mark.rule("PIN-17", "GEN-10")
@pytest.mark.parametrize("bidder", [0, 1])
def test_when_both_reach_the_target_the_bidders_win_whoever_has_more(bidder):
    table = PinochleTable(min_bid=20)
    table.state.scores = (490, 499, 490, 499)
    hands = {
        0: with_copies("AH 2TH 2KH 2QH 4AS 4TS 4AD AC"),
        1: with_copies("3AH 2TH 2KH 2QH 3AC 4TC 4TD"),
    }
    table.deal(hands).bought(bidder, 20).plays_out("AS TS AD AC TC AH TH KH")
    assert min(table.last["game_points"]) >= 20
    assert min(table.state.scores) >= 500
    assert table.state.winners == (ONE, OTHER)[bidder]


@pytest.mark.rule("PIN-17")
def test_defenders_who_alone_reach_the_target_have_won():
    table = PinochleTable()
    table.state.scores = (499, 499, 499, 499)
    table.deal(OTHERS_MELD).auction(0, 500).hears("0 forfeit")
    assert table.state.winners == OTHER
    table = PinochleTable(forfeit_costs_bid=False)
    table.state.scores = (499, 0, 499, 0)
    table.deal({0: MARRIED}).auction(0, 50).hears("0 forfeit")
    assert (table.phase, table.state.scores[0]) == ("deal", 499)
