"""The five points, bids made and lost, and the end of the game."""

import pytest

from bot.engine.games.score_cards import pips
from bot.engine.games.setback import DECK, Setback
from bot.engine.games.setback_points import captured, game_points
from tests.games.setback_table import SetbackTable

ONE, OTHER = (0, 2), (1, 3)
SIDES = [ONE, OTHER, ONE, OTHER]


def played(favourites: str, bid: int = 1, **cards) -> SetbackTable:
    """Seat 0 buys the deal for hearts; everybody plays the first of these cards that he may."""
    return SetbackTable().deal(**cards).bought(0, bid).plays_out(favourites)


def last_points(table: SetbackTable) -> dict[str, tuple[int, ...] | None]:
    return table.table()["last_deal"]["points"]


@pytest.mark.rule("SET-6")
def test_all_five_points_to_one_side():
    table = played("AH JD KH QH JH 2H")
    assert last_points(table) == dict.fromkeys(("high", "low", "right", "left", "game"), ONE)
    assert table.delta == (5, 0, 5, 0)


@pytest.mark.rule("SET-6")
def test_high_and_low_stay_with_those_who_were_dealt_them():
    hands = {0: "2H 9C KC 2S 9S 9D", 1: "AH KH QH JH JD AS", 2: "AD KD QD TD QC JC"}
    table = SetbackTable().deal(hands, buried="TH 9H").bought(0, 1).plays_out("2H AH")
    trick = table.state.deals[-1].tricks[0]
    assert (trick.winner, trick.cards[0]) == (1, table.rules.pack.card("2H"))
    assert (last_points(table)["low"], last_points(table)["high"]) == (ONE, OTHER)


@pytest.mark.rule("SET-6")
def test_the_highest_and_lowest_in_play_count_where_ace_and_two_are_buried():
    hands = {0: "9H AS KS QS JS TS", 1: "KH AC KC QC JC TC"}
    table = SetbackTable().deal(hands, buried="AH 2H").bought(0, 1).plays_out()
    assert (last_points(table)["high"], last_points(table)["low"]) == (OTHER, ONE)


@pytest.mark.rule("SET-6")
def test_one_side_may_have_been_dealt_both_high_and_low():
    hands = {1: "9H KH AC KC QC JC"}
    table = SetbackTable().deal(hands, buried="AH 2H").bought(0, 1).plays_out()
    assert (last_points(table)["high"], last_points(table)["low"]) == (OTHER, OTHER)


@pytest.mark.rule("SET-6")
def test_a_bower_is_made_by_the_side_that_captures_it():
    hands = {0: "JH 2S 9S 2C 9C 2D", 1: "AH KH JD AS KS QS", 2: "TH 9H 2H JC JS TS"}
    table = SetbackTable().deal(hands).bought(0, 1).plays_out("JH AH")
    assert table.state.deals[-1].tricks[0].winner == 1
    assert last_points(table)["right"] == OTHER


@pytest.mark.rule("SET-8")
@pytest.mark.parametrize(("buried", "point"), [("JH", "right"), ("JD", "left")])
def test_the_point_of_a_buried_bower_goes_to_nobody(buried, point):
    hands = {0: "AH KH QH AS KS QS"}
    table = SetbackTable().deal(hands, buried=buried).bought(0, 1).plays_out()
    assert last_points(table)[point] is None
    made = [side for side in last_points(table).values() if side is not None]
    assert table.delta[0] == made.count(ONE)
    assert table.delta[1] == made.count(OTHER)


@pytest.mark.rule("SET-7")
@pytest.mark.parametrize(
    ("rank", "worth"), [("A", 4), ("K", 3), ("Q", 2), ("J", 1), ("T", 10), ("9", 0), ("2", 0)]
)
def test_the_game_points_of_a_card(rank, worth):
    for suit in "SHDC":
        assert game_points(Setback.pack.card(rank + suit)) == worth


@pytest.mark.rule("SET-7")
def test_the_whole_pack_has_eighty_game_points():
    assert game_points(DECK) == 80


def side_with_game(*tricks: str) -> tuple[int, ...] | None:
    """Who makes the point for game when each seat has taken these cards."""
    return captured("H", [Setback.pack.cards(cards) for cards in tricks], SIDES)["game"]


@pytest.mark.rule("SET-6", "SET-7")
def test_game_needs_41_and_is_made_by_nobody_at_40_to_40():
    assert side_with_game("TS TH", "AS", "TD TC JS", "KS") == ONE
    assert side_with_game("", "TS TH TD", "JS", "TC JH") == OTHER
    assert (
        side_with_game("TS TH", "AS KS AH KH AD KD AC KC", "TD TC", "QS QH QD QC JS JH JD JC")
        is None
    )
    assert (
        side_with_game("TS TH TD", "AS KS AH KH AD KD", "AC KC QS JS", "QH QD QC JH JD JC") is None
    )


@pytest.mark.rule("SET-7")
def test_with_tens_buried_nobody_may_come_to_41():
    hands = {0: "AH KH 9H 2H AS KS"}
    table = SetbackTable().deal(hands, buried="TS TH TD TC").bought(0, 1).plays_out()
    assert last_points(table)["game"] is None


@pytest.mark.rule("SET-9")
@pytest.mark.parametrize(("bid", "delta"), [(1, 5), (4, 5), (5, 5)])
def test_bidders_who_make_their_bid_score_all_they_made(bid, delta):
    assert played("AH JD KH QH JH 2H", bid).delta == (delta, 0, delta, 0)


@pytest.mark.rule("SET-9", "SET-10")
def test_bidders_who_fail_lose_their_bid_and_the_others_score_theirs():
    hands = {0: "2H 9C 2C 2S 9S 9D", 1: "AH KH QH JH JD AS", 2: "AD KD QD QC JC TC"}
    table = SetbackTable().deal(hands).bought(0, 3).plays_out("2H AH KH QH JH JD")
    assert last_points(table) == {
        "high": OTHER, "low": ONE, "right": OTHER, "left": OTHER, "game": OTHER,
    }  # fmt: skip
    assert table.delta == (-3, 4, -3, 4)
    assert table.state.scores == (-3, 4, -3, 4)
    table.deal({1: "AH KH QH JH JD AS"}).bought(1, 5).plays_out("AH KH QH JH JD")
    assert min(table.state.scores) == -3


@pytest.mark.rule("SET-10")
def test_the_game_ends_when_a_side_has_reached_the_target():
    table = SetbackTable(target=5)
    table.deal().bought(0, 1).plays_out("AH JD KH QH JH 2H")
    assert table.state.scores == (5, 0, 5, 0)
    assert (table.phase, table.state.winners) == ("over", (0, 2))
    assert table.refuses("0 pass") == "the game is over"


@pytest.mark.rule("SET-10")
def test_twelve_points_win_unless_the_table_says_otherwise():
    table = SetbackTable()
    table.state.scores = (6, 0, 6, 0)
    table.deal().bought(0, 1).plays_out("AH JD KH QH JH 2H")
    assert (table.state.scores[0], table.phase) == (11, "deal")
    table.state.scores = (7, 0, 7, 0)
    table.state.dealer = 3
    table.deal().bought(0, 1).plays_out("AH JD KH QH JH 2H")
    assert (table.state.scores[0], table.phase) == (12, "over")


@pytest.mark.rule("GEN-10", "SET-10")
@pytest.mark.parametrize("bidder", [0, 1])
def test_when_both_sides_reach_the_target_the_bidders_have_won(bidder):
    table = SetbackTable()
    table.state.scores = (11, 11, 11, 11)
    hands = {0: "AH KH QH JH JD AS", 1: "2H 9C 2C 2S 9S 9D"}
    table.deal(hands).bought(bidder, 1).plays_out("AH 2H KH QH JH JD")
    assert table.state.scores == (15, 12, 15, 12)
    assert table.state.winners == SIDES[bidder]


@pytest.mark.rule("GEN-10", "SET-10")
def test_a_side_that_alone_reaches_the_target_has_won_though_the_others_bid():
    table = SetbackTable()
    table.state.scores = (11, 11, 11, 11)
    hands = {0: "AH KH QH JH JD AS", 1: "2H 9C 2C 2S 9S 9D"}
    table.deal(hands).bought(1, 5).plays_out("AH 2H KH QH JH JD")
    assert (table.state.scores, table.state.winners) == ((15, 6, 15, 6), ONE)


@pytest.mark.rule("SET-6")
def test_all_see_the_points_that_are_settled_as_the_tricks_are_taken():
    table = SetbackTable().deal()
    assert table.table()["points"] is None
    table.bought(0, 1)
    assert set(table.table()["points"].values()) == {None}
    table.trick(0, "AH JD 9H TS")
    assert table.table()["points"] == {
        "high": ONE, "low": None, "right": None, "left": ONE, "game": None,
    }  # fmt: skip
    assert table.table()["game_points"] == [15, 0, 15, 0]
    table.trick(0, "KH QH TH TC")
    table.trick(0, "2H AC AD TD")
    assert table.table()["game_points"] == [58, 0, 58, 0]
    assert table.table()["points"] == {
        "high": ONE, "low": ONE, "right": None, "left": ONE, "game": ONE,
    }  # fmt: skip


@pytest.mark.rule("SET-6", "GEN-6")
def test_high_and_low_are_not_told_before_ace_and_two_are_seen():
    """Nobody can know of a king or a nine that it is the highest or lowest in play."""
    hands = {0: "KH 9H AS KS QS JS", 1: "AC KC QC JC TC 9C"}
    table = SetbackTable().deal(hands, buried="AH 2H").bought(0, 1).hears("0 play KH")
    for seat in (1, 2, 3):
        table.hears(f"{seat} {table.legal(seat)[0]}")
    assert table.table()["points"]["high"] is None
    assert table.table()["points"]["low"] is None


@pytest.mark.rule("SET-11")
@pytest.mark.parametrize(
    ("score", "shown"),
    [(0, (0, 0)), (1, (1, 0)), (6, (6, 0)), (7, (6, 1)), (12, (6, 6)), (13, None), (-1, None)],
)
def test_a_pair_of_sixes_shows_none_to_twelve(score, shown):
    assert pips(score, 6) == shown


@pytest.mark.rule("SET-11")
def test_the_sixes_stand_beside_the_plain_numbers():
    table = SetbackTable()
    table.state.scores = (7, -2, 7, -2)
    assert table.table()["sixes"] == [(6, 1), None, (6, 1), None]
    assert table.view(None).as_dict()["scores"] == [7, -2, 7, -2]
