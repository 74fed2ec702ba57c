"""Bid Euchre: the score, and when the game is won."""

from typing import Any

import pytest

from bot.engine.games.bid_euchre import BidEuchre
from bot.engine.options import BadOptions, describe_options
from tests.games.bid_euchre_table import BidEuchreTable
from tests.games.card_table import names

DEALT = {
    0: "AS KS QS JS  TS 9S AH KH  QH TH 9H JC",
    1: "JD TD 9D JH  AC AD KD QD  9C TC QC KC",
}
"""Diamonds for trump, and seat 1 has all seven; of clubs it has all but one."""

TRUMPS, CLUBS = "JD JH AD KD QD TD 9D", "AC KC QC TC 9C"


def played(seat: int, bid: int, tricks: int, table: BidEuchreTable | None = None) -> BidEuchreTable:
    """A deal that a seat has bought, and in which seat 0 has taken so many tricks, 5 at most.

    Seat 0 leads hearts and spades. Seat 1 throws off clubs on so many, then trumps and has the
    rest.
    """
    table = (table or BidEuchreTable()).deal(DEALT).bought(seat, bid, "D")
    while table.phase == "play":
        (asked,) = table.asked()
        legal = table.legal(asked)
        wanted = wanted_by_seat_1(table, tricks) if asked else wanted_by_seat_0(table)
        table.hears(next(f"{asked} {line}" for line in wanted if line in legal))
    return table


def wanted_by_seat_0(table: BidEuchreTable) -> list[str]:
    others = [line for line in table.legal(0) if line != "play JC"]
    return ["play JC", *others] if table.state.trick else [*others, "play JC"]


def wanted_by_seat_1(table: BidEuchreTable, tricks: int) -> list[str]:
    to_lose = table.table()["tricks_won"][0] < tricks
    cards = names(CLUBS)[::-1] if to_lose else names(f"{TRUMPS} {CLUBS}")
    return [f"play {card}" for card in cards]


@pytest.mark.rule("BID-8")
@pytest.mark.parametrize(
    ("seat", "bid", "tricks", "delta"),
    [
        (0, 5, 5, (5, 7)),
        (0, 4, 5, (5, 7)),
        (0, 6, 5, (-6, 7)),
        (0, 12, 0, (-12, 12)),
        (0, 1, 0, (-1, 12)),
        (1, 7, 5, (5, 7)),
        (1, 2, 5, (5, 7)),
        (1, 8, 5, (5, -8)),
        (1, 12, 1, (1, -12)),
        (1, 12, 0, (0, 12)),
    ],
)
def test_a_point_a_trick_and_a_bid_that_is_not_made_is_lost(seat, bid, tricks, delta):
    table = played(seat, bid, tricks)
    winners = [trick.winner for trick in table.state.deals[0].tricks]
    assert (winners.count(0), winners.count(1)) == (tricks, 12 - tricks)
    assert table.delta == delta
    assert table.state.scores == delta


@pytest.mark.rule("BID-8")
def test_scores_add_up_and_go_below_nothing():
    table = played(0, 6, 3)
    table.state.dealer = 1  # so that the same cards fall
    played(1, 10, 4, table)
    assert [deal.delta for deal in table.state.deals] == [(-6, 9), (4, -10)]
    assert table.state.scores == (-2, -1)


def won_from(scores: tuple[int, int], seat: int, bid: int, tricks: int, **options: Any) -> Any:
    """Who has won when such a deal is played at that score."""
    table = BidEuchreTable(**options)
    table.state.scores = scores
    played(seat, bid, tricks, table)
    assert (table.phase == "over") == (table.state.winners != ())
    return table.state.winners


@pytest.mark.rule("BID-9")
def test_the_game_ends_as_soon_as_a_score_has_reached_the_target_at_the_end_of_a_deal():
    assert won_from((45, 0), 0, 5, 5) == (0,)
    assert won_from((44, 0), 0, 5, 5) == ()
    assert won_from((0, 43), 0, 5, 5) == (1,)
    assert won_from((0, 43), 1, 8, 5) == ()


@pytest.mark.rule("BID-9")
def test_the_highest_wins_bidder_or_not():
    """Both come to the target in this deal: having bid it gives no right before the other."""
    assert won_from((48, 45), 0, 5, 5) == (0,)
    assert won_from((45, 48), 0, 5, 5) == (1,)


@pytest.mark.rule("BID-9", "GEN-9")
def test_equal_scores_share():
    assert won_from((47, 45), 1, 7, 5) == (0, 1)


@pytest.mark.rule("BID-9")
@pytest.mark.parametrize(("target", "scores"), [(12, (5, 5)), (200, (195, 192))])
def test_the_target_may_be_agreed_on(target, scores):
    assert won_from(scores, 0, 5, 5, target=target) in ((0,), (1,))
    below = (scores[0] - 1, scores[1] - 1)
    assert won_from(below, 0, 5, 5, target=target) == ()


@pytest.mark.rule("BID-9")
def test_after_the_end_nothing_more_may_be_played():
    table = BidEuchreTable(target=12)
    played(1, 12, 0, table)
    assert (table.state.scores, table.state.winners) == ((0, 12), (1,))
    assert table.refuses("0 bid 1") == "the game is over"


@pytest.mark.rule("BID-9", "GEN-11")
def test_the_target_and_its_limits():
    (option,) = describe_options(BidEuchre.option_kind)
    assert (option["name"], option["default"], option["limits"]) == ("target", 50, [12, 200])
    for bad in ({"target": 11}, {"target": 201}, {"target": "50"}, {"stick_the_dealer": True}):
        with pytest.raises(BadOptions, match="allowed"):
            BidEuchre(bad)


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_the_game_is_for_two(seats):
    with pytest.raises(ValueError, match=f"Bid Euchre is for 2 players, not {seats}"):
        BidEuchre(None, seats)
