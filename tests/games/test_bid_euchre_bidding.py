"""Bid Euchre: the deal, what nobody knows of it, the auction, and the naming of trump."""

from random import Random

import pytest

from bot.engine.cards import union
from bot.engine.chance import CHANCE
from bot.engine.zones import EVERYTHING
from tests.games.bid_euchre_table import PACK, BidEuchreTable
from tests.games.card_table import names

IN_ORDER = "-1 shuffle " + " ".join(PACK)
DOWN = {0: names("9S 9H 9D 9C"), 1: names("TS TH TD TC")}
"""What lies face down in the deal that tests use."""

viewers = pytest.mark.parametrize("viewer", [None, 0, 1])


@pytest.mark.rule("BID-1", "GEN-3")
@pytest.mark.parametrize("dealer", [0, 1])
def test_four_down_four_up_on_them_and_four_in_hand_one_at_a_time_the_dealer_last(dealer):
    table = BidEuchreTable(dealer).hears(IN_ORDER)
    dealt = table.view(EVERYTHING).table_by_name()
    first = 1 - dealer
    assert dealt["down"][first] == names("AS QS TS AH")
    assert dealt["piles"][str(first)] == names("QH TH AD QD")
    assert table.hand(first) == names("TD AC QC TC")
    assert dealt["down"][dealer] == names("KS JS 9S KH")
    assert dealt["piles"][str(dealer)] == names("JH 9H KD JD")
    assert table.hand(dealer) == names("9D KC JC 9C")


@pytest.mark.rule("BID-1")
@pytest.mark.parametrize(
    ("led", "below", "answer", "under_it"),
    [("QH", "AS", "JH", "KS"), ("TH", "QS", "9H", "JS"), ("AD", "TS", "KD", "9S"),
     ("QD", "AH", "JD", "KH")],
)  # fmt: skip
def test_the_open_cards_lie_on_the_piles_in_the_order_of_the_deal(led, below, answer, under_it):
    table = BidEuchreTable(dealer=1).hears(IN_ORDER).bought(0, 5, "C").plays(f"{led} {answer}")
    assert [card for card in table.turned(0) if card] == [below]
    assert [card for card in table.turned(1) if card] == [under_it]


@pytest.mark.rule("BID-1")
def test_the_pack_has_24_cards_and_twelve_tricks_are_played():
    table = BidEuchreTable()
    assert "lacking: 9C" in table.refuses("-1 shuffle " + " ".join(PACK[:-1]))
    assert "not in this deck: '8C'" in table.refuses("-1 shuffle " + " ".join([*PACK[:-1], "8C"]))
    table.hears(IN_ORDER).bought(1, 6, "S").play_out()
    assert len(table.state.deals[0].tricks) == 12
    assert sorted(card for trick in table.state.deals[0].tricks for card in trick.cards) == sorted(
        table.rules.pack.card(name) for name in PACK
    )


@pytest.mark.rule("BID-1", "GEN-1")
def test_they_take_turns_to_deal():
    table = BidEuchreTable(dealer=0)
    for dealer in (0, 1, 0):
        assert table.state.dealer == dealer
        table.hears(IN_ORDER).bought(dealer, 2, "S").play_out()
        assert table.state.deals[-1].dealer == dealer


@pytest.mark.rule("GEN-8")
def test_the_first_dealer_is_picked_by_chance():
    table = BidEuchreTable(dealer=None)
    assert (table.phase, table.asked()) == ("first_dealer", [CHANCE])
    assert table.hears("-1 pick 1").state.dealer == 1
    assert table.phase == "deal"


@pytest.mark.rule("BID-2", "GEN-6")
@viewers
def test_no_card_that_lies_face_down_is_named_to_anybody_before_it_is_turned(viewer):
    """From the shuffle to the last trick, each card that still lies down is nowhere in the view."""
    table = BidEuchreTable().deal().bought(0, 5, "H")
    looked = 0
    while table.phase == "play":
        view = table.view(viewer)
        assert view.zones["down"] == (None, None)
        down = table.rules.pack.names(union(table.state.down))
        assert view.counts["down"] == tuple(map(int.bit_count, table.state.down))
        assert [card for card in down if card in view.as_bytes().decode()] == []
        looked += len(down)
        (seat,) = table.asked()
        table.hears(f"{seat} {table.legal(seat)[0]}")
    assert looked > 40


@pytest.mark.rule("BID-2", "GEN-6")
@viewers
def test_the_shuffle_shows_the_open_cards_to_all_and_each_hand_to_its_own(viewer):
    table = BidEuchreTable(dealer=1).hears(IN_ORDER)
    (_, line) = table.view(viewer).events[0]
    seen = line.split()[1:]
    hands = PACK[16:]
    assert seen[:8] == ["?"] * 8
    assert seen[8:16] == PACK[8:16]
    assert seen[16:] == [card if place % 2 == viewer else "?" for place, card in enumerate(hands)]


@pytest.mark.rule("BID-2", "GEN-6")
@pytest.mark.parametrize("viewer", [0, 1])
def test_for_all_a_player_knows_any_hidden_card_may_lie_under_any_pile_of_his(viewer):
    """His own piles are as unknown to him as the other hand."""
    table = BidEuchreTable().deal()
    view, rng = table.view(viewer), Random(7)
    hidden = set(PACK) - set(table.hand(viewer)) - {*table.lying(0), *table.lying(1)}
    seen: list[set[str]] = [set() for _ in range(4)]
    for _ in range(150):
        imagined = table.rules.imagine(view, rng)
        assert imagined.hands[viewer] == table.state.hands[viewer]
        for place, upper in enumerate(imagined.share(viewer, list(imagined.under))):
            seen[place].add(table.rules.pack.name(imagined.under[upper]))
    assert seen == [hidden] * 4


@pytest.mark.rule("BID-3", "GEN-4")
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_other_player_opens_with_one_to_twelve(dealer):
    table = BidEuchreTable(dealer).deal()
    assert table.asked() == [1 - dealer]
    assert sorted(table.legal(1 - dealer)) == sorted(f"bid {bid}" for bid in range(1, 13))


@pytest.mark.rule("BID-3", "GEN-12")
def test_to_open_with_a_pass_is_refused():
    table = BidEuchreTable().deal()
    assert table.refuses("0 pass") == "the first bid may not be a pass"
    assert table.refuses("0 bid 0") == "the lowest bid is 1"
    assert table.refuses("0 bid 13") == "the highest bid is 12"
    assert table.refuses("0 trump H").endswith("expected 'bid 1' … 'bid 12'")


@pytest.mark.rule("BID-3", "GEN-12")
def test_each_in_turn_bids_higher_until_one_passes():
    table = BidEuchreTable().deal().hears("0 bid 3")
    assert sorted(table.legal(1)) == sorted(["pass", *(f"bid {bid}" for bid in range(4, 13))])
    assert table.refuses("1 bid 3") == "the bid stands at 3: bid 4 or more, or pass"
    table.hears("1 bid 4", "0 bid 6", "1 bid 7")
    assert table.asked() == [0]
    assert table.hears("0 pass").phase == "name_trump"
    assert table.asked() == [1]
    assert table.table()["bids"] == [[0, 3], [1, 4], [0, 6], [1, 7], [0, None]]
    assert (table.table()["bid"], table.table()["bidder"]) == (7, 1)


@pytest.mark.rule("BID-3")
def test_a_pass_at_once_leaves_the_deal_to_the_opening_bid():
    table = BidEuchreTable().deal().hears("0 bid 1", "1 pass")
    assert (table.phase, table.asked()) == ("name_trump", [0])


@pytest.mark.rule("BID-3")
@pytest.mark.parametrize("bids", [["0 bid 12"], ["0 bid 11", "1 bid 12"]])
def test_twelve_ends_the_auction_at_once(bids):
    table = BidEuchreTable().deal().hears(*bids)
    assert (table.phase, table.asked()) == ("name_trump", [len(bids) - 1])


@pytest.mark.rule("BID-4", "GEN-4")
@pytest.mark.parametrize("bidder", [0, 1])
@pytest.mark.parametrize("suit", "SHDC")
def test_the_winner_names_any_suit_trump(bidder, suit):
    table = BidEuchreTable().deal()
    table.hears("0 bid 4", *(["1 bid 5", "0 pass"] if bidder else ["1 pass"]))
    assert table.table()["trump"] is None
    assert table.legal(bidder) == ["trump C", "trump D", "trump H", "trump S"]
    table.hears(f"{bidder} trump {suit}")
    assert (table.table()["trump"], table.phase) == (suit, "play")
