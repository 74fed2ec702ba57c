"""The deal, the auction of one bid each, and the naming of trump."""

import pytest

from bot.engine.games.pedro import Pedro
from bot.engine.options import BadOptions, describe_options
from tests.games.card_table import names
from tests.games.pedro_table import PACK, PedroTable

IN_ORDER = "-1 shuffle " + " ".join(PACK)


@pytest.mark.rule("PED-2", "GEN-3", "GEN-1")
@pytest.mark.parametrize("dealer", range(4))
def test_nine_cards_each_three_at_a_time_from_the_dealers_left(dealer):
    table = PedroTable(dealer).hears(IN_ORDER)
    assert [table.hand((dealer + step) % 4) for step in (1, 2, 3, 4)] == [
        names("AS KS QS 2S AH KH 3H 2H AD"),
        names("JS TS 9S QH JH TH KD QD JD"),
        names("8S 7S 6S 9H 8H 7H TD 9D 8D"),
        names("5S 4S 3S 6H 5H 4H 7D 6D 5D"),
    ]
    assert table.view(None).counts["stock"] == (16,)


@pytest.mark.rule("PED-2")
def test_the_pack_has_52_cards():
    table = PedroTable()
    assert len(PACK) == 52
    assert "lacking: 2C" in table.refuses("-1 shuffle " + " ".join(PACK[:-1]))


@pytest.mark.rule("PED-2", "GEN-6")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_nobody_sees_the_stock_or_another_hand(viewer):
    table = PedroTable().hears(IN_ORDER)
    assert table.table(viewer)["stock"] is None
    assert list(table.view(viewer).hands_by_name()) == ([] if viewer is None else [str(viewer)])


@pytest.mark.rule("PED-4", "GEN-4")
def test_eldest_bids_first_from_one_to_fourteen():
    table = PedroTable(dealer=1).deal()
    assert table.asked() == [2]
    assert table.legal(2) == sorted(["pass", *(f"bid {number}" for number in range(1, 15))])


@pytest.mark.rule("PED-4", "GEN-12")
def test_each_bid_is_higher_than_all_before_and_each_bids_once():
    table = PedroTable().deal().hears("0 bid 3", "1 pass", "2 bid 6")
    assert table.legal(3) == sorted(["pass", *(f"bid {number}" for number in range(7, 15))])
    assert table.refuses("3 bid 6") == "the bid stands at 6: bid 7 or more, or pass"
    assert table.refuses("3 bid 15") == "the highest bid is 14"
    table.hears("3 bid 7")
    assert (table.phase, table.asked()) == ("name_trump", [3])


@pytest.mark.rule("PED-4")
def test_who_has_bid_is_not_asked_again():
    table = PedroTable().deal().hears("0 bid 3", "1 bid 4", "2 bid 5", "3 pass")
    assert (table.phase, table.asked()) == ("name_trump", [2])
    assert table.table()["bids"] == [[0, 3], [1, 4], [2, 5], [3, None]]
    assert (table.table()["bid"], table.table()["bidder"]) == (5, 2)


@pytest.mark.rule("PED-4")
def test_fourteen_ends_the_auction():
    table = PedroTable().deal().hears("0 pass", "1 bid 14")
    assert (table.phase, table.asked()) == ("name_trump", [1])


@pytest.mark.rule("PED-4")
def test_the_bidder_names_any_suit():
    table = PedroTable().deal().hears("0 pass", "1 bid 2", "2 pass", "3 pass")
    assert table.legal(1) == ["trump C", "trump D", "trump H", "trump S"]
    assert table.hears("1 trump D").table()["trump"] == "D"


@pytest.mark.rule("PED-4", "GEN-9")
def test_when_all_pass_the_deal_is_thrown_in():
    table = PedroTable(dealer=1).deal().hears("2 pass", "3 pass", "0 pass", "1 pass")
    assert table.delta == (0, 0, 0, 0)
    assert (table.state.dealer, table.phase) == (2, "deal")
    assert table.table()["last_deal"] is None


@pytest.mark.rule("PED-4")
@pytest.mark.parametrize("lowest", [1, 5])
def test_when_all_pass_the_dealer_may_have_to_name_trump_at_the_lowest_bid(lowest):
    table = PedroTable(dealer=1, all_pass="dealer_names", min_bid=lowest).deal()
    table.hears("2 pass", "3 pass", "0 pass", "1 pass")
    assert (table.phase, table.asked()) == ("name_trump", [1])
    assert (table.table()["bid"], table.table()["bidder"]) == (lowest, 1)
    assert table.table()["bids"] == [[2, None], [3, None], [0, None], [1, None]]
    table.hears("1 trump S").robs()
    assert table.asked() == [1]


@pytest.mark.rule("PED-4")
def test_a_lowest_bid_may_be_agreed_on():
    table = PedroTable(min_bid=7).deal()
    assert table.refuses("0 bid 6") == "the lowest bid is 7"
    assert table.legal(0) == sorted(["pass", *(f"bid {number}" for number in range(7, 15))])


@pytest.mark.rule("PED-4")
def test_the_lowest_bid_may_be_the_highest_too():
    table = PedroTable(min_bid=14).deal()
    assert table.legal(0) == ["bid 14", "pass"]


@pytest.mark.rule("GEN-11", "PED-1", "PED-4", "PED-10", "PED-12", "PED-13")
def test_the_house_rules_and_their_limits():
    told = {
        option["name"]: (option["default"], option["limits"])
        for option in describe_options(Pedro.option_kind)
    }
    assert told == {
        "partners": ("seats", ["seats", "cut"]),
        "min_bid": (1, [1, 14]),
        "all_pass": ("throw_in", ["throw_in", "dealer_names"]),
        "low": ("trick", ["trick", "dealt"]),
        "scoring": ("setback", ["setback", "difference"]),
        "target": (51, [11, 101]),
    }
    for bad in (
        {"target": 10},
        {"target": 102},
        {"min_bid": 15},
        {"low": "high"},
        {"table": "open"},
    ):
        with pytest.raises(BadOptions, match="allowed"):
            Pedro(bad)
