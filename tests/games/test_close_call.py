"""Close Call: the cards, the deal, the bids, the tricks."""

import pytest

from bot.engine.games.close_call import CloseCall
from tests.games.card_table import names
from tests.games.close_call_table import PACK, CloseCallTable

HANDS = {
    0: "KS QS X1 2W 3W 4W 5C 6C 7C 8C",
    1: "NS KW X2 X3 KC QC NC PC TC 9C",
    2: "PS TS 5W 6W 7W 8W KP QP NP PP",
    3: "AS 2S X4 X5 X6 TP 9P 8P 7P 6P",
}
"""Four hands. Seat 0 deals, bids and leads."""


@pytest.fixture
def bidden() -> CloseCallTable:
    """All have bid one."""
    return CloseCallTable().deal(HANDS).bids(1, 1, 1, 1)


@pytest.mark.rule("CCL-1")
def test_the_pack_is_fifty_four_suit_cards_and_six_trumps():
    table = CloseCallTable()
    deck = table.rules.pack.names(table.rules.deck)
    assert (len(deck), sorted(deck)) == (60, sorted(PACK))
    assert [name for name in deck if name[0] == "A"] == ["AS", "AW"]
    assert [name for name in deck if name[0] == "X"] == ["X1", "X2", "X3", "X4", "X5", "X6"]


@pytest.mark.rule("CCL-1")
def test_full_suits_have_all_four_aces():
    rules = CloseCall({"full_suits": True})
    deck = rules.pack.names(rules.deck)
    assert len(deck) == 62
    assert {*deck} - {*PACK} == {"AC", "AP"}


@pytest.mark.rule("CCL-1", "GEN-2", "GEN-14")
def test_cards_are_printed_by_suits_then_trumps_the_king_first_and_the_ace_last():
    pack = CloseCall.pack
    assert pack.names(pack.all)[:14] == [f"{rank}S" for rank in "KQNPT98765432A"]
    assert pack.names(pack.cards("X2 AP KP AS X1 KW 2C")) == names("AS KW 2C KP AP X1 X2")


def test_three_to_six_play():
    assert [CloseCall(None, seats).seats for seats in range(3, 7)] == [3, 4, 5, 6]
    for seats in (2, 7):
        with pytest.raises(ValueError, match="for 3 to 6 players"):
            CloseCall(None, seats)


@pytest.mark.rule("CCL-2", "GEN-3")
@pytest.mark.parametrize("full_suits", [False, True])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_ten_cards_each_one_at_a_time_from_the_dealers_left(seats, full_suits):
    table = CloseCallTable(seats, dealer=1, full_suits=full_suits)
    pack = table.rules.pack.names(table.rules.deck)
    table.shuffled(pack)
    for step in range(seats):
        assert set(table.hand((2 + step) % seats)) == set(pack[step : 10 * seats : seats])
    assert table.table()["stock"] is None
    assert table.view(None).counts["stock"] == (60 + 2 * full_suits - 10 * seats,)


@pytest.mark.rule("CCL-3")
@pytest.mark.parametrize("seats", [3, 6])
def test_the_dealer_bids_first_then_each_once_to_the_left(seats):
    table = CloseCallTable(seats, dealer=2).deal()
    asked = []
    for _ in range(seats):
        assert table.phase == "bid"
        asked += table.asked()
        assert table.legal(asked[-1]) == sorted(f"bid {number}" for number in range(11))
        table.bids(3)
    assert asked == [(2 + step) % seats for step in range(seats)]
    assert (table.phase, table.table()["bids"]) == ("play", [3] * seats)


@pytest.mark.rule("CCL-3", "GEN-12")
def test_any_number_may_be_bid_again_and_none_beyond_the_tricks():
    table = CloseCallTable().deal().bids(10, 0)
    assert table.table()["bids"] == [10, 0, None, None]
    assert table.refuses("2 bid 11") == "there are ten tricks: bid 0 to 10 of them"
    assert table.refuses("3 bid 1").startswith("it is not your turn")
    table.bids(10, 10)
    assert table.table()["bids"] == [10, 0, 10, 10]


@pytest.mark.rule("CCL-14")
@pytest.mark.parametrize(
    ("bids", "word"), [((3, 2, 2, 2), "under"), ((3, 3, 2, 2), "at"), ((3, 3, 3, 2), "over")]
)
def test_whether_the_bids_are_under_at_or_over_ten(bids, word):
    table = CloseCallTable().deal()
    for number, bid in enumerate(bids):
        assert (table.table()["total"], table.table()["total_is"]) == (sum(bids[:number]), None)
        table.bids(bid)
    assert (table.table()["total"], table.table()["total_is"]) == (sum(bids), word)


@pytest.mark.rule("CCL-4")
def test_the_dealer_leads_and_then_who_took_the_trick(bidden):
    assert (bidden.asked(), len(bidden.legal(0))) == ([0], 10)
    bidden.plays("QS NS PS AS")
    assert bidden.asked() == [0]
    bidden.plays("2W KW 5W X4")
    assert (bidden.asked(), len(bidden.legal(3))) == ([3], 8)
    assert [trick.winner for trick in bidden.state.tricks] == [0, 3]


@pytest.mark.rule("CCL-5", "GEN-12")
def test_suit_is_followed_also_when_the_trick_has_been_trumped(bidden):
    bidden.plays("2W KW 5W X4 TP X1 X2")
    assert bidden.legal(2) == ["play KP", "play NP", "play PP", "play QP"]
    reason = "you hold a pentacle: follow suit (KP or QP or NP or PP)"
    assert bidden.refuses("2 play PS") == reason
    assert bidden.plays("KP").state.tricks[-1].winner == 1


@pytest.mark.rule("CCL-5")
def test_who_has_none_of_the_suit_plays_any_suit_or_a_trump(bidden):
    bidden.plays("2W KW 5W")
    assert bidden.legal(3) == sorted(f"play {card}" for card in HANDS[3].split())


@pytest.mark.rule("CCL-6")
def test_a_trump_led_asks_for_nothing(bidden):
    bidden.plays("X1")
    for seat, card in ((1, "9C"), (2, "KP"), (3, "TP")):
        assert bidden.legal(seat) == sorted(f"play {one}" for one in HANDS[seat].split())
        bidden.plays(card)
    assert bidden.state.tricks[-1].winner == 0


@pytest.mark.rule("CCL-7")
@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("KS NS PS 2S", 0),
        ("QS NS PS AS", 0),
        ("2W KW 5W TP", 1),
        ("2W KW 5W X4", 3),
        ("X1 X2 KP TP", 1),  # the last trump, whatever its number
        ("X1 9C KP X4", 3),
        ("X1 X3 KP X6", 3),
        ("X1 X2 KP X4", 3),
    ],
)
def test_who_takes_a_trick(bidden, trick, winner):
    bidden.plays(trick)
    assert bidden.state.tricks[-1].winner == winner


@pytest.mark.rule("CCL-7")
@pytest.mark.parametrize("first", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("last", [1, 2, 3, 4, 5, 6])
def test_of_any_two_trumps_the_last_played_wins(first, last):
    rules = CloseCall()
    if first != last:
        card = rules.pack.card
        trumps = [card(f"X{first}"), card(f"X{last}")]
        assert rules.ranking.winner([card("2C"), *trumps, card("KC")]) == 2
        assert rules.ranking.winner([trumps[0], card("KC"), trumps[1]]) == 2


@pytest.mark.rule("CCL-7", "CCL-1")
def test_the_ace_is_the_lowest_card_of_its_suit():
    rules = CloseCall({"full_suits": True})
    for suit in "SWCP":
        ranked = [rules.pack.card(rank + suit) for rank in "A23456789TPNQK"]
        for place, card in enumerate(ranked):
            assert all(rules.ranking.winner([card, low]) == 0 for low in ranked[:place])


@pytest.mark.rule("GEN-1", "GEN-8")
def test_the_deal_passes_to_the_left_and_the_first_dealer_is_picked_by_chance():
    table = CloseCallTable(dealer=None)
    assert (table.phase, table.state.dealer) == ("first_dealer", None)
    table.hears("-1 pick 3").deal().bids(0, 0, 0, 0).play_out()
    assert table.state.dealer == 0


@pytest.mark.rule("CCL-12", "CCL-13")
def test_rules_for_mistakes_are_no_house_rule_yet():
    assert "table" not in CloseCall.option_kind.model_fields
