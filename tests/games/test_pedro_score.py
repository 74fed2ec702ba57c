"""The fourteen points, both ways of scoring them, and the end of the game."""

import pytest

from bot.engine.games.pedro import Pedro
from bot.engine.games.pedro_points import CARDS, WORTH, deltas, points_made
from tests.games.pedro_table import PedroTable

ONE, OTHER = (0, 2), (1, 3)
SIDES = [ONE, OTHER, ONE, OTHER]
TRUMPS_FIRST = "AH KH QH 8H 7H 2H 4H 5H 5D 9H TH JH 6H 3H"


def last_points(table: PedroTable) -> dict[str, tuple[int, ...] | None]:
    return table.table()["last_deal"]["points"]


def counted(**options) -> PedroTable:
    """The usual deal, bought by seat 0 with 7; it leads its trumps, and takes every point."""
    table = PedroTable(**options).deal().bought(0, 7).robs("6H 3H QC JC")
    return table.plays_out("AH KH QH JH TH 9H 8H 5H 5D 4H 3H 2H AS KS")


@pytest.mark.rule("PED-9")
@pytest.mark.parametrize(
    ("trump", "cards"),
    [
        ("H", {"high": "AH", "low": "2H", "jack": "JH", "game": "TH",
               "right_pedro": "5H", "left_pedro": "5D"}),
        ("C", {"high": "AC", "low": "2C", "jack": "JC", "game": "TC",
               "right_pedro": "5C", "left_pedro": "5S"}),
    ],
)  # fmt: skip
def test_the_six_cards_that_count(trump, cards):
    told = {name: Pedro.pack.name(card) for name, card in CARDS[trump].items()}
    assert told == cards


@pytest.mark.rule("PED-9")
def test_they_are_worth_fourteen():
    assert WORTH == {
        "high": 1, "low": 1, "jack": 1, "game": 1, "right_pedro": 5, "left_pedro": 5,
    }  # fmt: skip
    assert sum(WORTH.values()) == 14


def points(taken: dict[int, str], high: int | None = None, laid: dict[int, str] | None = None):
    """Who has made what when the seats have taken these cards."""
    cards = Pedro.pack.cards
    won = [cards(taken.get(seat, "")) for seat in range(4)]
    laid_out = [cards((laid or {}).get(seat, "")) for seat in range(4)]
    return points_made("H", won, laid_out, high, SIDES)


@pytest.mark.rule("PED-9")
@pytest.mark.parametrize(
    ("card", "name"),
    [("2H", "low"), ("JH", "jack"), ("TH", "game"), ("5H", "right_pedro"), ("5D", "left_pedro")],
)
def test_a_card_is_made_by_the_side_that_takes_its_trick(card, name):
    for seat in range(4):
        made = points({seat: f"{card} AS"})
        assert {point for point, side in made.items() if side} == {name}
        assert made[name] == SIDES[seat]


@pytest.mark.rule("PED-9")
def test_high_goes_to_the_side_that_had_the_ace_not_to_the_one_that_took_it():
    assert points({1: "AH KS"}, high=0)["high"] == ONE
    assert points({1: "AH KS"}, high=3)["high"] == OTHER


@pytest.mark.rule("PED-9")
@pytest.mark.parametrize("holder", [0, 1])
def test_an_ace_that_is_drawn_counts_as_one_that_was_dealt(holder):
    hands = {0: "KH QH 9S 8S 7S 6S 5S 4S 3S", 1: "JH TH 9D 8D 7D 6D 4D 3D 2D"}
    stock = {0: "AH AS KS QS AD KD QD JD", 1: "AS KS QS JS AH KD QD JD"}[holder]
    table = PedroTable().deal(hands, stock).bought(0, 1).robs().plays_out()
    assert last_points(table)["high"] == SIDES[holder]


@pytest.mark.rule("PED-9")
def test_what_stays_in_the_stock_counts_for_nobody():
    hands = {0: "KH QH", 1: "JH TH", 2: "5D 4H 3H", 3: "9H 2H 8H 7H TS 3C 2C QS JS"}
    stock = "6H KS AC AD KD QD JD KC 9C 8C 7C AH 5H QC JC TD"
    table = PedroTable().deal(hands, stock).bought(0, 1).hears("3 rob QC JC").plays_out()
    assert (last_points(table)["high"], last_points(table)["right_pedro"]) == (None, None)
    assert last_points(table)["left_pedro"] is not None


@pytest.mark.rule("PED-9", "PED-11")
def test_a_deal_in_which_one_side_takes_everything():
    table = counted()
    assert set(last_points(table).values()) == {ONE}
    assert table.delta == (14, 0, 14, 0)


@pytest.mark.rule("PED-11", "PED-12")
@pytest.mark.parametrize(
    ("bid", "ours", "theirs", "setback", "difference"),
    [
        (7, 9, 5, (9, 5), (4, 0)),
        (9, 9, 5, (9, 5), (4, 0)),
        (10, 9, 5, (-10, 5), (0, 15)),
        (14, 14, 0, (14, 0), (14, 0)),
        (14, 13, 1, (-14, 1), (0, 15)),
        (3, 5, 9, (5, 9), (0, 4)),
        (7, 7, 7, (7, 7), (0, 0)),
        (8, 7, 7, (-8, 7), (0, 15)),
        (1, 0, 13, (-1, 13), (0, 14)),
    ],
)
@pytest.mark.parametrize("bidders", [ONE, OTHER])
def test_what_is_scored(bid, ours, theirs, setback, difference, bidders):
    made = [ours if seat in bidders else theirs for seat in range(4)]
    for scoring, (bid_side, other_side) in (("setback", setback), ("difference", difference)):
        expected = [bid_side if seat in bidders else other_side for seat in range(4)]
        assert deltas(scoring, made, bidders, bid) == expected


@pytest.mark.rule("PED-11")
def test_bidders_who_fail_go_below_zero_and_the_others_score_theirs():
    table = PedroTable().deal().bought(1, 10).robs("6H 3H QC JC").plays_out(TRUMPS_FIRST)
    made = sum(WORTH[name] for name, side in last_points(table).items() if side == ONE)
    assert made > 4
    assert table.delta == (made, -10, made, -10)
    assert table.state.scores[1] == -10
    assert table.table()["in_the_hole"] == [False, True, False, True]


@pytest.mark.rule("PED-11")
def test_a_score_of_nothing_has_no_ring():
    assert PedroTable().table()["in_the_hole"] == [False] * 4


@pytest.mark.rule("PED-12")
def test_with_difference_only_one_side_scores():
    assert counted(scoring="difference").delta == (14, 0, 14, 0)
    table = PedroTable(scoring="difference").deal().bought(1, 10).robs("6H 3H QC JC")
    table.plays_out(TRUMPS_FIRST)
    made = sum(WORTH[name] for name, side in last_points(table).items() if side == ONE)
    assert table.delta == (made + 10, 0, made + 10, 0)


@pytest.mark.rule("PED-10")
def test_a_two_laid_out_scores_for_its_holders_side():
    table = PedroTable(low="dealt").deal().bought(0, 7).robs("6H 3H QC JC").plays_out(TRUMPS_FIRST)
    assert last_points(table)["low"] == OTHER


@pytest.mark.rule("PED-10")
def test_a_two_left_in_the_stock_scores_for_nobody():
    hands = {0: "AH KH QH 9S 8S 7S 6S 5S 4S", 3: "9H 8H 3S 2S 3C 2C QS JS TS"}
    stock = "QD AS KS AD KD TD JD 7H AC KC 6H 3H QC JC TC 2H"
    table = PedroTable(low="dealt").deal({**hands, 1: "JH TH", 2: "5H 4H 5D"}, stock)
    table.bought(0, 7)
    rest = [card for card in table.names_in("stock", viewer=3) if card != "2H"]
    table.hears(f"3 rob {' '.join(rest[:4])}").plays_out()
    assert last_points(table)["low"] is None


@pytest.mark.rule("PED-13")
def test_the_game_ends_at_the_target():
    table = counted(target=14)
    assert table.state.scores == (14, 0, 14, 0)
    assert (table.phase, table.state.winners) == ("over", ONE)
    assert counted(target=15).phase == "deal"


@pytest.mark.rule("PED-13")
def test_fifty_one_points_win_unless_the_table_says_otherwise():
    for before, phase in ((36, "deal"), (37, "over")):
        table = PedroTable()
        table.state.scores = (before, 0, before, 0)
        table.deal().bought(0, 7).robs("6H 3H QC JC")
        table.plays_out("AH KH QH JH TH 9H 8H 5H 5D 4H 3H 2H AS KS")
        assert (table.state.scores[0], table.phase) == (before + 14, phase)


@pytest.mark.rule("PED-13", "GEN-10")
@pytest.mark.parametrize("bidder", [0, 1])
def test_when_both_sides_are_out_the_bidders_have_won(bidder):
    table = PedroTable()
    table.state.scores = (50, 50, 50, 50)
    hands = {0: "KH QH 5H 5D", 1: "AH", 2: "JH TH 9H 8H 7H 6H", 3: "4H 3H 2H"}
    table.deal(hands).bought(bidder, 1).robs().plays_out("AH KH QH JH TH")
    assert min(table.state.scores) > 50
    assert table.state.winners == SIDES[bidder]


@pytest.mark.rule("PED-9", "GEN-6")
def test_all_see_the_points_made_so_far_and_the_ace_only_when_it_has_been_played():
    table = PedroTable().deal()
    assert (table.table()["points"], table.table()["made"]) == (None, [0] * 4)
    table.bought(0, 7).robs("6H 3H QC JC")
    assert set(table.table()["points"].values()) == {None}
    for seat, card in ((0, "KH"), (1, "JH"), (2, "5H"), (3, "2H")):
        table.hears(f"{seat} play {card}")
    assert table.table()["points"] == {
        "high": None, "low": ONE, "jack": ONE, "game": None,
        "right_pedro": ONE, "left_pedro": None,
    }  # fmt: skip
    assert table.table()["made"] == [7, 0, 7, 0]
    for seat, card in ((0, "AH"), (1, "TH"), (2, "4H"), (3, "3H")):
        table.hears(f"{seat} play {card}")
    assert table.table()["points"]["high"] == ONE
    assert table.table()["made"] == [9, 0, 9, 0]
