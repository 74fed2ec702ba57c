"""From nine cards to six: laying off, drawing, robbing the deck."""

import pytest

from tests.games.card_table import names
from tests.games.pedro_table import HANDS, STOCK, PedroTable


def drawn(**options) -> PedroTable:
    """The usual deal with hearts for trump, as far as the dealer's robbing."""
    return PedroTable(**options).deal().bought(0, 7)


@pytest.mark.rule("PED-5")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_all_but_trumps_are_laid_off_face_up_by_themselves(viewer):
    table = PedroTable().deal().hears("0 bid 7", "1 pass", "2 pass", "3 pass")
    before = [set(names(hand)) for hand in HANDS.values()]
    table.hears("0 trump H")
    trumps = [{card for card in hand if card[1] == "H" or card == "5D"} for hand in before]
    for seat in range(4):
        assert set(table.names_in("discards", seat, viewer)) == before[seat] - trumps[seat]
    assert [line for _, line in table.view(viewer).events if line.startswith("discard")] == []


@pytest.mark.rule("PED-5", "PED-3")
def test_the_left_pedro_is_kept_and_the_five_of_another_suit_is_not():
    table = drawn()
    assert "5D" in table.hand(2)
    assert "5C" in table.names_in("discards", 2)


@pytest.mark.rule("PED-5", "GEN-3")
def test_each_hand_is_filled_to_six_from_the_front_of_the_stock_eldest_first():
    table = drawn()
    assert set(table.hand(0)) == set(names("AH KH QH 8H AS KS"))
    assert set(table.hand(1)) == set(names("JH TH AD KD QD JD"))
    assert set(table.hand(2)) == set(names("5H 4H 5D 7H AC KC"))
    assert table.table()["drew"] == [3, 4, 3, 0]
    assert table.view(None).counts["stock"] == (6,)


@pytest.mark.rule("PED-5", "GEN-6")
def test_what_the_others_drew_is_hidden():
    table = drawn()
    for viewer in (None, 1, 2, 3):
        assert [card for card in names("8H AS KS") if f'"{card}"'.encode()
                in table.view(viewer).as_bytes()] == []  # fmt: skip


@pytest.mark.rule("PED-6")
def test_the_dealer_sees_the_rest_of_the_stock_and_takes_what_he_wishes():
    table = drawn()
    assert (table.phase, table.asked()) == ("rob", [3])
    assert set(table.names_in("stock", viewer=3)) == set(names("6H 3H QC JC TC TD"))
    assert len(table.legal(3)) == 15
    table.hears("3 rob 6H TD QC 3H")
    assert set(table.hand(3)) == set(names("9H 2H 6H TD QC 3H"))
    assert (table.phase, table.asked()) == ("play", [0])


@pytest.mark.rule("PED-6", "GEN-14", "GEN-4")
def test_the_cards_may_be_named_in_any_order_and_are_printed_in_one():
    table = drawn().hears("3 rob TC 3H QC 6H")
    assert table.view(3).events[-1] == (3, "rob 6H 3H QC TC")


@pytest.mark.rule("PED-6", "GEN-6")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_the_others_see_only_how_many_he_takes(viewer):
    table = drawn()
    assert table.table(viewer)["stock"] is None
    table.hears("3 rob 6H 3H QC JC")
    assert table.view(viewer).events[-1] == (3, "rob ? ? ? ?")
    assert table.table(viewer)["drew"] == [3, 4, 3, 4]
    assert table.table(viewer)["stock"] is None
    assert [card for card in names("6H 3H QC JC TC TD") if f'"{card}"'.encode()
            in table.view(viewer).as_bytes()] == []  # fmt: skip


@pytest.mark.rule("PED-6")
def test_the_dealer_goes_on_knowing_what_he_left():
    table = drawn().hears("3 rob 6H 3H QC JC")
    while table.phase == "play":
        assert set(table.names_in("stock", viewer=3)) == set(names("TC TD"))
        (seat,) = table.asked()
        table.hears(f"{seat} {table.legal(seat)[0]}")
    assert table.table(3)["stock"] is None


@pytest.mark.rule("PED-6", "GEN-12")
def test_the_dealer_comes_to_six_and_takes_only_what_there_is():
    table = drawn()
    assert table.refuses("3 rob 6H 3H QC") == "rob 4 cards"
    assert table.refuses("3 rob 6H 3H QC JC TC") == "rob 4 cards"
    assert table.refuses("3 rob 8H 3H QC JC") == "not among the cards that you may take: 8H"
    assert table.refuses("3 rob QS 3H QC JC") == "not among the cards that you may take: QS"


SHORT = {0: "3H 4H", 1: "6H", 2: "7H", 3: "9H AS KS QS 4D 3D 2D 3C 2C"}
SHORT_STOCK = "AC KC QC JC TC 9C 8C AH KH QH 8H 5H 2H 5D TH JH"
"""So few trumps that seats 0, 1 and 2 draw fourteen cards and leave two."""


@pytest.mark.rule("PED-6", "GEN-12")
def test_a_stock_that_is_not_enough_is_taken_whole_and_filled_up_from_the_dealers_discard():
    table = PedroTable().deal(SHORT, SHORT_STOCK).bought(0, 3)
    assert table.names_in("stock", viewer=3) == names("JH TH")
    assert len(table.legal(3)) == 56
    reason = "the stock is not enough: take all of it, TH too"
    assert table.refuses("3 rob JH AS KS QS 2D") == reason
    assert table.refuses("3 rob JH TH AS KS") == "rob 5 cards"
    table.hears("3 rob JH TH AS 3C 2D")
    assert set(table.hand(3)) == set(names("9H JH TH AS 3C 2D"))
    assert set(table.names_in("discards", 3)) == set(names("KS QS 4D 3D 2C"))


@pytest.mark.rule("PED-6", "GEN-6")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_all_see_what_is_taken_from_a_discard_that_lies_open_and_how_much_from_the_stock(viewer):
    table = PedroTable().deal(SHORT, SHORT_STOCK).bought(0, 3).hears("3 rob JH TH AS 3C 2D")
    assert table.view(viewer).events[-1] == (3, "rob ? ? ? ? ?")
    assert table.table(viewer)["taken_back"][3] == names("AS 2D 3C")
    assert table.table(viewer)["drew"][3] == 2
    assert table.view(viewer).counts["stock"] == (0,)


@pytest.mark.rule("PED-6")
def test_a_dealer_with_no_stock_left_chooses_from_his_discard_alone():
    hands = {0: "AS", 1: "KS", 2: "QS", 3: "9H AD KD QD JD TD 9D 8D 7D"}
    stock = "AH KH QH JH TH 8H 7H 6H 5H 4H 3H 2H 5D"
    table = PedroTable().deal(hands, stock).bought(0, 3)
    assert table.view(None).counts["stock"] == (0,)
    assert len(table.legal(3)) == 56
    table.hears("3 rob 7D 8D 9D AD KD")
    assert set(table.hand(3)) == set(names("9H 7D 8D 9D AD KD"))


def left_short(discard: str, trumps: str, stock: str, trump: str) -> PedroTable:
    """Seats 0 and 1 have no trumps and draw twelve; four are left for seat 2, who needs six."""
    return PedroTable().deal({2: discard, 3: trumps}, stock).bought(3, 3, trump)


@pytest.mark.rule("PED-6")
def test_another_hand_takes_back_the_highest_ranks_of_its_discard():
    stock = "8H 7H 6H 5H 4H 3H 2H 5D"
    table = left_short("QS QC QD 9S 9C 9D 3S 3C 3D", "AH KH QH JH TH 9H", stock, "H")
    assert table.table()["drew"] == [6, 6, 4, 0]
    assert table.table()["taken_back"][2] == names("QS QD")
    assert {"QS", "QD"} < set(table.hand(2))
    assert set(table.names_in("discards", 2)) == set(names("9S 3S 9D 3D QC 9C 3C"))
    assert len(table.hand(2)) == 6


@pytest.mark.rule("PED-6")
def test_of_equal_ranks_spades_come_before_hearts_before_diamonds_before_clubs():
    stock = "AS 7S 6S 5S 4S 3S 2S 5C"
    table = left_short("8C 8D 8H 7H 7D 7C 6H 6D 6C", "KS QS JS TS 9S 8S", stock, "S")
    assert table.table()["taken_back"][2] == names("8H 8D")


LONG = {1: "AH KH QH JH TH 9H 8H 7H 5H", 0: "5D 4H 3H"}


@pytest.mark.rule("PED-7")
def test_more_than_six_trumps_are_brought_down_to_six_by_their_holder():
    table = PedroTable().deal(LONG).bought(0, 3)
    assert (table.phase, table.asked()) == ("discard", [1])
    assert len(table.legal(1)) == 10
    table.hears("1 discard 7H KH 8H")
    assert set(table.hand(1)) == set(names("AH QH JH TH 9H 5H"))


@pytest.mark.rule("PED-7", "GEN-12")
def test_trumps_that_count_may_not_be_laid_off():
    hands = {1: "AH JH TH 5H 5D 2H KH 9H 8H"}
    table = PedroTable().deal(hands).bought(0, 3)
    assert table.legal(1) == ["discard KH 9H 8H"]
    for card in names("AH JH TH 5H 5D 2H"):
        reason = table.refuses(f"1 discard {card} KH 9H")
        assert reason == f"a trump that counts may not be laid off: keep {card}"
    assert table.refuses("1 discard KH 9H") == "discard 3 cards"
    assert table.refuses("1 discard QH KH 9H") == "you have no QH to discard"


@pytest.mark.rule("PED-7")
def test_they_are_laid_off_face_up():
    table = PedroTable().deal(LONG).bought(0, 3).hears("1 discard 7H KH 8H")
    for viewer in (None, 0, 1, 2, 3):
        assert set(table.names_in("discards", 1, viewer)) >= set(names("7H KH 8H"))
        assert (1, "discard KH 8H 7H") in table.view(viewer).events


@pytest.mark.rule("PED-7", "GEN-5")
def test_all_such_hands_lay_off_at_once_before_any_is_filled():
    hands = {1: "AH KH QH JH 9H 8H 7H", 3: "TH 6H 5H 5D 4H 3H 2H"}
    table = PedroTable(dealer=2).deal(hands).bought(0, 3)
    assert table.asked() == [1, 3]
    assert table.table()["drew"] == [0, 0, 0, 0]
    table.hears("3 discard 6H")
    assert table.asked() == [1]
    assert table.view(1).events[-1] == (3, "?")
    assert "6H" not in table.names_in("discards", 3, 1)
    table.hears("1 discard KH")
    assert (3, "discard 6H") in table.view(0).events
    assert "6H" in table.names_in("discards", 3, 0)
    assert table.hand(1) == names("AH QH JH 9H 8H 7H")


@pytest.mark.rule("PED-7")
def test_a_dealer_with_six_trumps_does_not_rob():
    hands = {3: "AH KH QH JH 9H 8H"}
    assert PedroTable().deal(hands).bought(0, 3).phase == "play"
    table = PedroTable().deal({3: "AH KH QH JH 9H 8H 7H"}).bought(0, 3)
    table.hears("3 discard 7H")
    assert (table.phase, table.asked()) == ("play", [0])
    assert table.table(3)["stock"] is None
    assert len(table.hand(3)) == 6


@pytest.mark.rule("PED-10")
def test_a_two_that_is_dealt_is_laid_out_and_the_hand_filled_besides():
    hands = {**HANDS, 0: "AH KH 2H 9S 8S 7S 6S 5S 4S", 3: "9H QH 3S 2S 3C 2C QS JS TS"}
    table = PedroTable(low="dealt").deal(hands, STOCK).bought(0, 7)
    assert table.names_in("laid", 0) == ["2H"]
    assert table.table()["low_came"] == "dealt"
    assert set(table.hand(0)) == set(names("AH KH 8H AS KS AD"))
    assert table.table()["drew"][0] == 4
    assert table.table()["points"]["low"] == (0, 2)


@pytest.mark.rule("PED-10")
def test_who_draws_the_two_draws_one_more():
    hands = {**HANDS, 3: "9H 8H 3S 2S 3C 2C QS JS TS"}
    stock = "AS KS 2H AD KD QD JD 7H AC KC 6H 3H QC JC TC TD"
    table = PedroTable(low="dealt").deal(hands, stock).bought(0, 7)
    assert table.names_in("laid", 0) == ["2H"]
    assert table.table()["low_came"] == "drawn"
    assert set(table.hand(0)) == set(names("AH KH QH AS KS AD"))
    assert table.table()["drew"] == [4, 4, 3, 0]


@pytest.mark.rule("PED-10", "PED-6")
def test_a_dealer_who_robs_the_two_names_one_card_more():
    hands = {**HANDS, 3: "9H 8H 3S 2S 3C 2C QS JS TS"}
    stock = "QD AS KS AD KD TD JD 7H AC KC 6H 3H QC JC TC 2H"
    table = PedroTable(low="dealt").deal(hands, stock).bought(0, 7)
    assert len(table.legal(3)) == 10
    assert table.refuses("3 rob 6H 3H QC 2H") == "take 4 besides 2H, which does not count"
    assert table.refuses("3 rob 6H 3H QC JC TC") == "take 4 besides 2H, which does not count"
    without = PedroTable(low="dealt").deal(hands, stock).bought(0, 7).hears("3 rob 6H 3H QC JC")
    assert without.table()["low_came"] is None
    assert without.table()["points"]["low"] is None
    table.hears("3 rob 6H 3H QC JC 2H")
    assert set(table.hand(3)) == set(names("9H 8H 6H 3H QC JC"))
    assert table.names_in("laid", 3) == ["2H"]
    assert table.table()["low_came"] == "robbed"
    assert table.view(0).events[-1] == (3, "rob ? ? ? ? ?")


@pytest.mark.rule("PED-10", "PED-7")
def test_the_two_does_not_count_as_a_seventh_trump():
    hands = {1: "2H KH QH JH 9H 8H 7H"}
    assert PedroTable().deal(hands).bought(0, 3).phase == "discard"
    table = PedroTable(low="dealt").deal(hands).bought(0, 3)
    assert table.phase == "rob"
    assert table.hand(1) == names("KH QH JH 9H 8H 7H")


@pytest.mark.rule("PED-10")
def test_the_two_is_not_played():
    table = PedroTable(low="dealt").deal().bought(0, 7)
    assert table.names_in("laid", 3) == ["2H"]
    table.robs()
    while table.phase == "play":
        (seat,) = table.asked()
        assert "play 2H" not in table.legal(seat)
        table.hears(f"{seat} {table.legal(seat)[0]}")
    cards = [
        card for trick in table.view(None).deals_by_name()[0]["tricks"] for card in trick["cards"]
    ]
    assert len(cards) == 24
    assert "2H" not in cards


@pytest.mark.rule("PED-10")
def test_with_trick_the_two_is_a_card_like_the_others():
    table = PedroTable().deal().bought(0, 7)
    assert table.names_in("laid", 3) == []
    assert "2H" in table.hand(3)
