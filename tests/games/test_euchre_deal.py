"""Dealing, and finding the first dealer."""

import pytest

from bot.engine.chance import CHANCE
from tests.games.card_table import names
from tests.games.euchre_table import PACK, EuchreTable

IN_ORDER = "-1 shuffle " + " ".join(PACK)


def dealt_by(dealer: int) -> EuchreTable:
    """The pack in print order: spades from the ace down, hearts, diamonds, clubs."""
    return EuchreTable(dealer).hears(IN_ORDER)


@pytest.mark.rule("EUC-1", "GEN-3")
def test_the_packets_are_three_and_two_then_two_and_three():
    table = dealt_by(3)
    assert table.hand(0) == names("AS KS QS TH 9H")
    assert table.hand(1) == names("JS TS AD KD QD")
    assert table.hand(2) == names("9S AH KH JD TD")
    assert table.hand(3) == names("QH JH 9D AC KC")


@pytest.mark.rule("EUC-1", "GEN-1", "GEN-3")
@pytest.mark.parametrize("dealer", range(4))
def test_the_deal_begins_on_the_dealers_left_and_goes_clockwise(dealer):
    table = dealt_by(dealer)
    first = (dealer + 1) % 4
    assert table.hand(first) == names("AS KS QS TH 9H")
    assert table.hand((first + 1) % 4) == names("JS TS AD KD QD")
    assert table.hand(dealer) == names("QH JH 9D AC KC")


@pytest.mark.rule("EUC-1")
def test_four_cards_remain():
    view = dealt_by(3).view(None)
    assert view.counts["hands"] == (5, 5, 5, 5)
    assert view.counts["upcard"] == (1,)
    assert view.counts["stock"] == (3,)


@pytest.mark.rule("EUC-1")
def test_the_pack_has_the_24_cards_from_nine_to_ace():
    table = EuchreTable()
    short = " ".join(PACK[:-1])
    assert "lacking: 9C" in table.refuses(f"-1 shuffle {short}")
    assert "not in this deck: '8C'" in table.refuses(f"-1 shuffle {short} 8C")
    assert "too often: AS" in table.refuses(f"-1 shuffle {short} AS")


@pytest.mark.rule("EUC-2", "GEN-3")
def test_the_card_after_the_deal_is_turned_up_for_all():
    table = dealt_by(3)
    for viewer in (None, 0, 1, 2, 3):
        assert table.table(viewer)["upcard"] == "QC"
        assert table.table(viewer)["turned"] == "QC"


@pytest.mark.rule("EUC-2", "GEN-6")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_the_other_three_stay_hidden_all_deal(viewer):
    """No view of the deal, from the shuffle to its score, has a place where they are named."""
    table = EuchreTable().deal(up="JD", stock="JS JH JC")
    table.hears("0 order", "3 discard 9S")
    while table.phase == "play":
        seen = table.view(viewer).as_bytes()
        assert table.table(viewer)["stock"] is None
        assert [card for card in ("JS", "JH", "JC") if f'"{card}"'.encode() in seen] == []
        ((seat, decision),) = table.rules.ask(table.state).items()
        table.rules.apply(table.state, seat, next(iter(decision)))
    history = " ".join(line for _, line in table.view(viewer).events)
    assert [card for card in ("JS", "JH", "JC") if card in history] == []


@pytest.mark.rule("EUC-2", "GEN-6")
@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_the_turned_up_card_stays_in_the_history_of_all_who_saw_it(viewer):
    table = EuchreTable().deal(up="JD").hears("0 order", "3 discard 9S").play_out()
    assert shuffled(table, viewer)[20] == "JD"
    table.deal(up="JH")
    assert shuffled(table, viewer)[20] == "JH"


@pytest.mark.rule("EUC-2", "EUC-19", "GEN-6")
def test_where_a_misdeal_may_be_declared_the_shuffle_does_not_tell_that_nobody_was_asked():
    table = EuchreTable(farmers_hand=True).deal(up="JD")
    assert table.phase == "order_up"
    assert shuffled(table, None)[20] == "?"


def shuffled(table: EuchreTable, viewer: int | None) -> list[str]:
    """The cards of the last shuffle as somebody may know them."""
    lines = [line for _, line in table.view(viewer).events if line.startswith("shuffle ")]
    return lines[-1].split(" ")[1:]


@pytest.mark.rule("EUC-3", "GEN-1")
def test_the_deal_passes_to_the_left_after_a_deal_that_was_played():
    table = EuchreTable(dealer=2)
    for dealer in (2, 3, 0, 1):
        assert table.state.dealer == dealer
        table.deal().hears(f"{(dealer + 1) % 4} order").play_out()
    assert table.state.dealer == 2


@pytest.mark.rule("EUC-3", "EUC-7")
def test_the_deal_passes_to_the_left_after_a_deal_that_was_thrown_in():
    table = EuchreTable(dealer=1).deal()
    table.hears("2 pass", "3 pass", "0 pass", "1 pass", "2 pass", "3 pass", "0 pass", "1 pass")
    assert table.state.dealer == 2
    assert table.phase == "deal"


@pytest.mark.rule("GEN-8", "EUC-18")
def test_the_first_dealer_is_picked_by_chance():
    table = EuchreTable(dealer=None)
    assert table.phase == "first_dealer"
    assert table.asked() == [CHANCE]
    assert table.hears("-1 pick 2").state.dealer == 2
    assert table.phase == "deal"


@pytest.mark.rule("GEN-8", "EUC-26")
@pytest.mark.parametrize("way", ["random", "black_jack"])
def test_a_named_first_dealer_goes_before_the_option(way):
    table = EuchreTable(dealer=1, first_dealer=way)
    assert table.phase == "deal"
    assert table.state.dealer == 1


def black_jack_at(place: int, jack: str) -> str:
    """A shuffle whose first black jack is so far down."""
    others = [card for card in PACK if card not in ("JS", "JC")]
    other = "JC" if jack == "JS" else "JS"
    return "-1 shuffle " + " ".join([*others[:place], jack, *others[place:], other])


@pytest.mark.rule("EUC-18", "GEN-8")
@pytest.mark.parametrize("jack", ["JS", "JC"])
@pytest.mark.parametrize(("place", "dealer"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 0), (11, 3)])
def test_the_first_black_jack_deals_from_seat_0_on(place, dealer, jack):
    table = EuchreTable(dealer=None, first_dealer="black_jack")
    assert table.phase == "first_black_jack"
    assert table.hears(black_jack_at(place, jack)).state.dealer == dealer


@pytest.mark.rule("EUC-18")
def test_the_deal_proper_is_shuffled_afresh():
    table = EuchreTable(dealer=None, first_dealer="black_jack").hears(black_jack_at(1, "JS"))
    assert (table.phase, table.asked()) == ("deal", [CHANCE])
    assert table.view(0).deals == ()
    table.hears(IN_ORDER)
    assert table.hand(2) == names("AS KS QS TH 9H")


@pytest.mark.rule("EUC-18")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_the_cards_up_to_the_black_jack_are_seen_by_all_and_no_others(viewer):
    table = EuchreTable(dealer=None, first_dealer="black_jack").hears(black_jack_at(2, "JC"))
    ((_, line),) = table.view(viewer).events
    assert line == "shuffle AS KS JC" + " ?" * 21
