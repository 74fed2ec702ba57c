"""Bid Euchre: leading and following from hand and piles, and when a card is turned up."""

import pytest

from bot.engine.games.bid_euchre import BidEuchre
from tests.games.bid_euchre_table import BidEuchreTable
from tests.games.card_table import names


def plays_of(*cards: str) -> list[str]:
    return sorted(f"play {card}" for card in names(" ".join(cards)))


@pytest.mark.rule("BID-5")
@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("bidder", [0, 1])
def test_who_did_not_deal_leads_whoever_has_named_trump(dealer, bidder):
    table = BidEuchreTable(dealer).deal().bought(bidder, 6, "S")
    assert (table.phase, table.asked()) == ("play", [1 - dealer])


@pytest.mark.rule("BID-6")
def test_a_player_leads_from_hand_or_from_his_own_open_cards():
    table = BidEuchreTable().deal().bought(0, 5, "H")
    assert table.legal(0) == plays_of("KS KH KD KC", "AS AH AD AC")
    assert table.refuses("0 play 9S") == "you have no 9S to play"
    assert table.refuses("0 play QS") == "you have no QS to play"
    table.hears("0 play KS")
    assert (table.hand(0), table.lying(0)) == (names("KH KD KC"), names("AS AH AD AC"))
    table.hears("1 play QS", "0 play AS")
    assert (table.hand(0), table.lying(0)) == (names("KH KD KC"), names("AH AD AC"))


@pytest.mark.rule("BID-6")
def test_the_card_under_an_open_one_stays_down_until_the_trick_is_complete():
    """Seat 0 leads its ace of diamonds: the nine under it is not known while the trick lies."""
    table = BidEuchreTable().deal().bought(0, 5, "H").hears("0 play AD")
    assert table.turned(0) == [None] * 4
    assert table.lying(0) == names("AS AH AC")
    assert table.view(0).counts["down"] == (4, 4)
    table.hears("1 play QD")
    assert table.turned(0) == [None, None, "9D", None]
    assert table.turned(1) == [None, None, "TD", None]
    assert (table.lying(0), table.lying(1)) == (names("AS AH 9D AC"), names("QS QH TD QC"))
    assert table.view(0).counts["down"] == (3, 3)


@pytest.mark.rule("BID-6", "GEN-6")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_card_is_turned_up_for_both_to_see(viewer):
    table = BidEuchreTable().deal().bought(0, 5, "H").plays("AD QD")
    assert table.table(viewer)["turned"] == {
        "0": [None, None, "9D", None],
        "1": [None, None, "TD", None],
    }
    assert table.table(viewer)["open"] == [names("AS AH 9D AC"), names("QS QH TD QC")]


@pytest.mark.rule("BID-6")
def test_what_has_been_turned_up_may_be_played_from_the_next_trick_on():
    table = BidEuchreTable().deal().bought(0, 5, "H").plays("AD QD")
    assert table.legal(0) == plays_of("KS KH KD KC", "AS AH 9D AC")
    table.hears("0 play 9D")
    assert table.legal(1) == ["play TD"]


@pytest.mark.rule("BID-6")
def test_under_a_card_that_was_turned_up_lies_nothing():
    table = BidEuchreTable().deal().bought(0, 5, "H").plays("AD QD").plays("9D TD")
    assert (table.lying(0), table.lying(1)) == (names("AS AH AC"), names("QS QH QC"))
    assert table.turned(0) == [None, None, "9D", None]
    assert table.view(None).counts["down"] == (3, 3)
    assert table.table()["piles"]["0"] == names("AS AH AD AC")


@pytest.mark.rule("BID-6")
def test_a_card_from_hand_turns_nothing_up():
    table = BidEuchreTable().deal().bought(0, 5, "C").plays("KH JH")
    assert table.turned(0) == table.turned(1) == [None] * 4
    assert (table.hand(0), table.hand(1)) == (names("KS KD KC"), names("JS JD JC"))


@pytest.mark.rule("BID-6")
def test_only_the_pile_of_him_who_played_from_it_is_turned_up():
    table = BidEuchreTable().deal().bought(0, 5, "C").plays("AH JH")
    assert table.turned(0) == [None, "9H", None, None]
    assert table.turned(1) == [None] * 4


@pytest.mark.rule("BID-7", "GEN-12")
def test_hand_and_open_cards_count_in_following_suit():
    """Hearts are trump, so that the jack of diamonds is one."""
    table = BidEuchreTable().deal().bought(0, 5, "H").hears("0 play KS")
    assert table.legal(1) == plays_of("JS QS")
    assert table.refuses("1 play JC") == (
        "you have a spade in hand or face up: follow suit (QS or JS)"
    )
    table.hears("1 play QS", "0 play KD")
    assert table.legal(1) == ["play QD"]
    assert table.refuses("1 play JD") == "you have a diamond in hand or face up: follow suit (QD)"


@pytest.mark.rule("BID-7")
def test_an_open_card_alone_is_to_be_followed_with():
    table = BidEuchreTable().deal({1: "TS TH TD TC  QS QH QD QC  JS JH 9H JC"}).bought(0, 5, "C")
    table.hears("0 play AD")
    assert table.legal(1) == ["play QD"]


@pytest.mark.rule("BID-7")
def test_a_suit_that_lies_only_face_down_need_not_be_followed_until_it_is_turned_up():
    """All of seat 1's diamonds lie under its piles: it may play what it likes."""
    dealt = {0: "9S 9H AS AH  AD KD AC KC  KS QS KH QH", 1: "QD TD 9D JD  TS TH TC 9C  JS JH JC QC"}
    table = BidEuchreTable().deal(dealt).bought(0, 5, "S").hears("0 play AD")
    assert table.legal(1) == plays_of("TS TH TC 9C", "JS JH JC QC")
    table.hears("1 play TH", "0 play KD")
    assert table.turned(1) == [None, "TD", None, None]
    assert table.legal(1) == ["play TD"]
    assert "you have a diamond" in table.refuses("1 play TC")


@pytest.mark.rule("BID-7")
def test_a_card_turned_up_after_a_trick_does_not_undo_the_trick():
    """Seat 1 has trumped a diamond, and a diamond comes to light: the trick is its own."""
    dealt = {0: "9S 9H AS AH  AD KD AC KC  KS QS KH QH", 1: "QD TD 9D JD  TS TH TC 9C  JS JH JC QC"}
    table = BidEuchreTable().deal(dealt).bought(0, 5, "S").plays("AD TS")
    assert table.turned(1) == ["QD", None, None, None]
    assert table.state.tricks[0].winner == 1
    assert table.legal(1) == plays_of("QD TH TC 9C", "JS JH JC QC")


@pytest.mark.rule("BID-7")
def test_an_open_left_bower_is_a_trump_and_not_of_its_own_suit():
    dealt = {1: "9S 9H 9D TC  QS QH JD QC  JS TS KS KC"}
    table = BidEuchreTable().deal(dealt).bought(0, 5, "H").hears("0 play AD")
    assert "play JD" in table.legal(1)
    assert "play KS" in table.legal(1)
    table.hears("1 play JD")
    assert table.state.tricks[0].winner == 1


@pytest.mark.rule("BID-1", "BID-6")
def test_twelve_cards_are_played_from_hand_and_piles_by_each():
    """Somebody without a card in hand plays on from his piles."""
    table = BidEuchreTable().deal().bought(0, 5, "H").plays("KS JS KC QC KD QD KH JH")
    assert (table.hand(0), table.phase) == ([], "play")
    table.play_out()
    assert len(table.state.deals[0].tricks) == 12
    assert [len(trick.cards) for trick in table.state.deals[0].tricks] == [2] * 12


@pytest.mark.parametrize("trump", "SHDC")
def test_the_bowers_are_the_highest_trumps(trump):
    left = {"S": "C", "C": "S", "H": "D", "D": "H"}[trump]
    ranking = BidEuchre().rankings[trump]
    name = BidEuchre.pack.name
    assert [name(card) for card in ranking.order[trump]] == [
        f"J{trump}", f"J{left}", *(rank + trump for rank in "AKQT9"),
    ]  # fmt: skip
    assert [name(card) for card in ranking.order[left]] == [rank + left for rank in "AKQT9"]


def test_the_winner_of_a_trick_leads_the_next():
    table = BidEuchreTable().deal().bought(0, 5, "H").plays("KD QD")
    assert table.asked() == [0]
    table.plays("KH JH")
    assert table.asked() == [1]
    assert table.state.tricks[1].winner == 1
