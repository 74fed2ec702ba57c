"""The deal, the auction, and the naming of trump."""

import pytest

from bot.engine.chance import CHANCE
from bot.engine.games.setback import Setback
from bot.engine.options import BadOptions, describe_options
from tests.games.card_table import names
from tests.games.setback_table import PACK, SetbackTable

IN_ORDER = "-1 shuffle " + " ".join(PACK)


@pytest.mark.rule("SET-1", "GEN-3", "GEN-1")
@pytest.mark.parametrize("dealer", range(4))
def test_three_cards_at_a_time_twice_round_from_the_dealers_left(dealer):
    table = SetbackTable(dealer).hears(IN_ORDER)
    assert [table.hand((dealer + step) % 4) for step in (1, 2, 3, 4)] == [
        names("AS KS QS 9H 2H AD"),
        names("JS TS 9S KD QD JD"),
        names("2S AH KH TD 9D 2D"),
        names("QH JH TH AC KC QC"),
    ]


@pytest.mark.rule("SET-1")
def test_the_pack_has_28_cards():
    table = SetbackTable()
    assert len(PACK) == 28
    assert "lacking: 2C" in table.refuses("-1 shuffle " + " ".join(PACK[:-1]))
    assert "not in this deck: '8C'" in table.refuses("-1 shuffle " + " ".join([*PACK[:-1], "8C"]))


@pytest.mark.rule("SET-1", "GEN-6")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_four_cards_stay_buried_and_nothing_is_turned_up(viewer):
    """No view of the deal, from the shuffle to its score, has a place where they are named."""
    table = SetbackTable().deal(buried="QD 2S 2D 2C").bought(0, 2)
    while table.phase == "play":
        view = table.view(viewer)
        assert view.counts["buried"] == (4,)
        assert view.table_by_name()["buried"] is None
        assert [
            card for card in names("QD 2S 2D 2C") if f'"{card}"'.encode() in view.as_bytes()
        ] == []
        (seat,) = table.asked()
        table.hears(f"{seat} {table.legal(seat)[0]}")
    history = " ".join(line for _, line in table.view(viewer).events)
    assert [card for card in names("QD 2S 2D 2C") if card in history] == []


@pytest.mark.rule("GEN-8")
def test_the_first_dealer_is_picked_by_chance():
    table = SetbackTable(dealer=None)
    assert (table.phase, table.asked()) == ("first_dealer", [CHANCE])
    assert table.hears("-1 pick 2").state.dealer == 2
    assert table.phase == "deal"


@pytest.mark.rule("SET-2", "GEN-4")
def test_the_left_of_the_dealer_bids_first_from_one_to_five():
    table = SetbackTable(dealer=1).deal()
    assert table.asked() == [2]
    assert table.legal(2) == ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "pass"]


@pytest.mark.rule("SET-2", "GEN-12")
def test_each_bid_is_higher_than_any_before():
    table = SetbackTable().deal().hears("0 bid 2", "1 pass", "2 bid 3")
    assert table.legal(3) == ["bid 4", "bid 5", "pass"]
    assert table.refuses("3 bid 3") == "the bid stands at 3: bid 4 or more, or pass"
    assert table.refuses("3 bid 6") == "the highest bid is 5"


@pytest.mark.rule("SET-2")
def test_who_has_passed_is_out():
    table = SetbackTable().deal().hears("0 pass", "1 bid 1", "2 pass", "3 bid 2")
    assert table.asked() == [1]
    assert table.refuses("0 bid 3") == "it is not your turn: the game waits for seat 1"
    table.hears("1 bid 3", "3 bid 4")
    assert table.hears("1 pass").phase == "name_trump"
    assert table.asked() == [3]


@pytest.mark.rule("SET-2")
def test_after_three_passes_the_fourth_still_bids_or_passes():
    table = SetbackTable().deal().hears("0 pass", "1 pass", "2 pass")
    assert table.legal(3) == ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "pass"]
    table.hears("3 bid 1")
    assert (table.phase, table.asked()) == ("name_trump", [3])


@pytest.mark.rule("SET-2")
def test_five_ends_the_auction_at_once():
    table = SetbackTable().deal().hears("0 bid 1", "1 bid 5")
    assert (table.phase, table.asked()) == ("name_trump", [1])


@pytest.mark.rule("SET-2", "GEN-9")
def test_four_passes_throw_the_deal_in():
    table = SetbackTable(dealer=1).deal().hears("2 pass", "3 pass", "0 pass", "1 pass")
    assert table.delta == (0, 0, 0, 0)
    assert (table.state.dealer, table.phase) == (2, "deal")
    assert table.view(None).deals[-1].tricks == ()
    assert table.table()["bids"] == []
    assert table.table()["last_deal"] is None


@pytest.mark.rule("SET-10", "SET-2")
def test_a_lowest_bid_may_be_agreed_on():
    table = SetbackTable(min_bid=3).deal()
    assert table.legal(0) == ["bid 3", "bid 4", "bid 5", "pass"]
    assert table.refuses("0 bid 2") == "the lowest bid is 3"


@pytest.mark.rule("SET-2")
def test_everybody_hears_the_auction():
    table = SetbackTable().deal()
    assert (table.table()["bid"], table.table()["bidder"]) == (None, None)
    table.hears("0 pass", "1 bid 2", "2 bid 4")
    for viewer in (None, 0, 1, 2, 3):
        told = table.table(viewer)
        assert (told["bid"], told["bidder"]) == (4, 2)
        assert told["bids"] == [[0, None], [1, 2], [2, 4]]


@pytest.mark.rule("SET-3", "GEN-4")
@pytest.mark.parametrize("suit", "SHDC")
def test_the_winner_names_any_suit_trump_and_leads(suit):
    table = SetbackTable().deal().hears("0 pass", "1 bid 1", "2 pass", "3 pass")
    assert table.legal(1) == ["trump C", "trump D", "trump H", "trump S"]
    table.hears(f"1 trump {suit}")
    assert table.table()["trump"] == suit
    assert (table.phase, table.asked()) == ("play", [1])


@pytest.mark.rule("SET-3")
def test_any_card_may_be_led_to_the_first_trick():
    table = SetbackTable().deal().bought(3, 1)
    assert table.legal(3) == sorted(f"play {card}" for card in table.hand(3))


@pytest.mark.rule("SET-10", "GEN-11")
def test_the_house_rules_and_their_limits():
    assert [
        (option["name"], option["default"], option["limits"])
        for option in describe_options(Setback.option_kind)
    ] == [("target", 12, [5, 52]), ("min_bid", 1, [1, 4])]
    for bad in ({"target": 4}, {"target": 53}, {"min_bid": 0}, {"min_bid": 5}, {"kitty": True}):
        with pytest.raises(BadOptions, match="allowed"):
            Setback(bad)
