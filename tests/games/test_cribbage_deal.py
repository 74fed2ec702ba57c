"""Cribbage before the play: cutting, dealing, the kitty, the card that is turned up."""

import pytest

from bot.engine.chance import CHANCE
from tests.games.card_table import names
from tests.games.cribbage_table import EXAMPLE, PACK, CribbageTable

# The cut


def cutting(cards: str, seats: int = 2) -> CribbageTable:
    """A table at which these cards lie on top of the pack that is cut."""
    rest = [card for card in PACK if card not in names(cards)]
    table = CribbageTable(seats, dealer=None)
    assert (table.phase, table.asked()) == ("cut", [CHANCE])
    return table.shuffled([*names(cards), *rest])


@pytest.mark.rule("CRB-1")
@pytest.mark.parametrize(
    ("cards", "dealer"),
    [
        ("KS 2H", 1),
        ("AS 2H", 0),
        ("TS JH", 0),
        ("QS JH KD", 1),
        ("9S 4H 3D 8C", 2),
        ("9S 4H 8D AC", 3),
    ],
)
def test_the_lowest_card_deals_and_the_ace_is_lowest(cards, dealer):
    table = cutting(cards, len(names(cards)))
    assert table.state.dealer == dealer
    assert table.state.cut == tuple((card,) for card in names(cards))
    assert (table.phase, table.asked()) == ("deal", [CHANCE])


@pytest.mark.rule("CRB-1")
def test_those_who_tie_for_lowest_cut_again_from_the_rest_by_seat():
    table = cutting("KS 4H QD 4C 9S 7H", 4)
    assert table.state.cut == (("KS",), ("4H", "9S"), ("QD",), ("4C", "7H"))
    assert table.state.dealer == 3


@pytest.mark.rule("CRB-1")
def test_a_tie_that_is_not_for_the_lowest_card_is_none():
    table = cutting("KS KH 9D", 3)
    assert table.state.cut == (("KS",), ("KH",), ("9D",))
    assert table.state.dealer == 2


@pytest.mark.rule("CRB-1")
def test_a_second_tie_is_cut_a_third_time():
    table = cutting("4S 4H 9S 9H 2D AC")
    assert table.state.cut == (("4S", "9S", "2D"), ("4H", "9H", "AC"))
    assert table.state.dealer == 1


@pytest.mark.rule("CRB-1")
@pytest.mark.parametrize(("seats", "cuts"), [(2, 26), (4, 13)])
def test_in_a_pack_of_nothing_but_ties_the_lowest_seat_deals(seats, cuts):
    table = cutting(" ".join(rank + suit for rank in "AKQJT98765432" for suit in "SHDC"), seats)
    assert table.state.dealer == 0
    assert [len(cards) for cards in table.state.cut] == [cuts] * seats


@pytest.mark.rule("CRB-1", "GEN-6")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_all_see_the_cards_that_were_cut_and_no_others(viewer):
    ((_, line),) = cutting("4S 4H 9S 8H").view(viewer).events
    assert line.split() == ["shuffle", "4S", "4H", "9S", "8H", *["?"] * 48]


@pytest.mark.rule("CRB-1", "GEN-8")
def test_a_record_that_names_its_first_dealer_has_no_cut():
    table = CribbageTable(3, dealer=1)
    assert (table.phase, table.state.dealer, table.state.cut) == ("deal", 1, ())


@pytest.mark.rule("CRB-1", "GEN-1")
def test_the_deal_passes_to_the_left():
    table = CribbageTable(3, dealer=1)
    for dealer in (1, 2, 0, 1):
        assert table.state.dealer == dealer
        table.played_with({}).play_hands()


# The deal


@pytest.mark.rule("CRB-2", "GEN-3")
def test_two_are_dealt_six_each_one_at_a_time_from_the_dealers_left():
    table = CribbageTable(2, dealer=0).shuffled(PACK)
    assert table.hand(1) == ["AS", "QS", "TS", "8S", "6S", "4S"]
    assert table.hand(0) == ["KS", "JS", "9S", "7S", "5S", "3S"]
    table.hears("0 discard KS JS", "1 discard AS QS")
    assert table.table()["upcard"] == table.table()["turned"] == "2S"


@pytest.mark.rule("CRB-2", "GEN-3")
def test_three_are_dealt_five_each_and_the_kitty_a_card_after_them():
    table = CribbageTable(3, dealer=0).shuffled(PACK)
    assert table.hand(1) == ["AS", "JS", "8S", "5S", "2S"]
    assert table.hand(0) == ["QS", "9S", "6S", "3S", "KH"]
    assert table.view(None).counts["kitty"] == (1,)
    table.hears("0 discard QS", "2 discard KS", "1 discard AS")
    assert set(table.rules.pack.names(table.state.kitty)) == {"QH", "QS", "KS", "AS"}
    assert table.table()["turned"] == "JH"


@pytest.mark.rule("CRB-2", "GEN-3")
def test_four_are_dealt_five_each_and_lay_one_away():
    table = CribbageTable(4, dealer=2).shuffled(PACK)
    assert table.hand(3) == ["AS", "TS", "6S", "2S", "JH"]
    assert table.hand(2) == ["JS", "7S", "3S", "QH", "8H"]
    for seat in (3, 0, 1, 2):
        table.hears(f"{seat} discard {table.hand(seat)[0]}")
    assert table.view(None).counts["kitty"] == (4,)
    assert table.table()["turned"] == "7H"


@pytest.mark.rule("CRB-2", "GEN-5")
def test_all_choose_at_once_in_any_order():
    table = CribbageTable(4).deal({})
    assert table.asked() == [0, 1, 2, 3]
    table.hears(f"2 discard {table.hand(2)[1]}")
    assert table.asked() == [0, 1, 3]
    assert "it is not your turn" in table.refuses(f"2 discard {table.hand(2)[1]}")
    for seat in (3, 0, 1):
        assert table.phase == "discard"
        table.hears(f"{seat} discard {table.hand(seat)[0]}")
    assert table.phase == "pegging"


@pytest.mark.rule("CRB-2", "GEN-14")
def test_a_discard_is_read_in_any_order_and_printed_in_one():
    table = CribbageTable().deal({0: "3H 7S 9D TD QD KD"})
    assert "discard 7S 3H" in table.legal(0)
    assert len(table.legal(0)) == 15
    table.hears("0 discard 3H 7S")
    assert (0, "discard 7S 3H") in table.view(0).events


@pytest.mark.rule("CRB-2", "GEN-12")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("discard 3H", "discard 2 cards"),
        ("discard 3H 7S 9D", "discard 2 cards"),
        ("discard 3H 2C", "you have no 2C to discard"),
    ],
)
def test_what_cannot_be_laid_away_is_refused(line, reason):
    assert CribbageTable().deal({0: "3H 7S 9D TD QD KD"}).refuses(f"0 {line}") == reason


@pytest.mark.rule("CRB-2", "GEN-6")
def test_nobody_learns_what_another_has_laid_away():
    table = CribbageTable(3).deal({0: "3H 7S 9D TD QD"}).hears("0 discard 3H")
    assert table.view(1).events[-1] == (0, "discard ?")
    assert table.view(0).events[-1] == (0, "discard 3H")
    table.hears(f"1 discard {table.hand(1)[0]}", f"2 discard {table.hand(2)[0]}")
    for viewer in (None, 1, 2):
        view = table.view(viewer)
        assert (0, "discard ?") in view.events
        assert view.zones["kitty"] == (None,)
        assert "3H" not in view.as_bytes().decode()


@pytest.mark.rule("CRB-2", "GEN-6")
def test_the_dealer_sees_the_kitty_no_sooner_than_the_others():
    table = CribbageTable(2, count="claim").played_with({}).play_hands()
    for seat in (0, 1):
        assert [table.table(viewer)["kitty"] for viewer in (0, 1, None)] == [None] * 3
        table.hears(f"{seat} count 0", f"{1 - seat} pass")
    (kitty,) = {tuple(table.table(viewer)["kitty"]) for viewer in (0, 1, None)}
    assert len(kitty) == 4
    assert table.asked() == [1]


# The card that is turned up


@pytest.mark.rule("CRB-3")
@pytest.mark.parametrize(("seats", "dealer", "cutter"), [(2, 1, 0), (3, 1, 2), (4, 3, 0)])
def test_a_jack_scores_two_at_once_to_the_player_who_cut(seats, dealer, cutter):
    table = CribbageTable(seats, dealer=dealer).deal({}, turned="JD")
    assert table.scores == [0] * seats
    table.hears(*(f"{seat} {table.legal(seat)[0]}" for seat in range(seats)))
    assert table.scores == [2 * (seat == cutter) for seat in range(seats)]
    assert table.phase == "pegging"
    assert table.asked() == [cutter]
    assert table.table()["pegs"] == [[cutter, [["turned-up jack", 2]], 2]]


@pytest.mark.rule("CRB-3")
def test_the_jack_may_belong_to_the_dealer():
    table = CribbageTable(3, dealer=1, jack_to="dealer").played_with({}, "JD")
    assert table.scores == [0, 2, 0]


@pytest.mark.rule("CRB-3")
@pytest.mark.parametrize("turned", ["QD", "TD", "AD"])
def test_no_other_card_scores_when_it_is_turned(turned):
    assert CribbageTable().played_with({}, turned).scores == [0, 0]


@pytest.mark.rule("CRB-3", "GEN-6")
def test_the_card_is_hidden_until_all_have_laid_away():
    table = CribbageTable().deal(EXAMPLE, "JS").hears("0 discard AS 2S")
    assert table.table(1)["upcard"] is table.table(1)["turned"] is None
    assert "JS" not in table.view(1).as_bytes().decode()
    table.hears("1 discard 3S 7H")
    assert table.table(1)["upcard"] == "JS"


@pytest.mark.rule("CRB-3", "CRB-10")
def test_a_jack_can_win_the_game():
    table = CribbageTable().at(119, 120).played_with({}, "JD")
    assert (table.phase, table.state.winners) == ("over", (0,))
    assert (table.delta, table.state.scores) == ((2, 0), (121, 120))


@pytest.mark.rule("CRB-3", "CRB-10")
@pytest.mark.parametrize(("jack_to", "winner"), [("cutter", 0), ("dealer", 1)])
def test_who_has_the_jack_decides_who_wins_by_it(jack_to, winner):
    table = CribbageTable(jack_to=jack_to, target=61).at(60, 60).played_with({}, "JD")
    assert table.state.winners == (winner,)
    assert sorted(table.state.scores) == [60, 61]
