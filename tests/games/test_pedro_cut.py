"""Cutting for partners, for seats and for the first deal."""

import pytest

from bot.engine.chance import CHANCE
from tests.games.card_table import names
from tests.games.pedro_table import PACK, PedroTable


def cutting(cards: str) -> PedroTable:
    """A table at which these cards lie on top of the deck that is cut."""
    rest = [card for card in PACK if card not in names(cards)]
    table = PedroTable(dealer=None, partners="cut")
    assert (table.phase, table.asked()) == ("cut", [CHANCE])
    return table.shuffled([*names(cards), *rest])


@pytest.mark.rule("PED-1")
@pytest.mark.parametrize(
    ("cards", "places"),
    [
        ("AS KH QD JC", (0, 2, 1, 3)),
        ("2S AH QD KC", (1, 2, 3, 0)),
        ("9S TH 2D 3C", (1, 3, 0, 2)),
    ],
)
def test_highest_third_second_lowest_sit_clockwise_and_the_highest_deals(cards, places):
    table = cutting(cards)
    assert table.state.places == places
    assert table.state.dealer == places[0]
    assert table.phase == "deal"


@pytest.mark.rule("PED-1", "GEN-1")
def test_highest_and_second_highest_are_partners():
    table = cutting("2S AH QD KC")
    assert table.rules.sides(table.state) == [(0, 2), (1, 3), (0, 2), (1, 3)]
    table = cutting("AS KH QD JC")
    assert table.rules.sides(table.state) == [(0, 1), (0, 1), (2, 3), (2, 3)]
    assert table.view(2).sides == ((0, 1), (0, 1), (2, 3), (2, 3))


@pytest.mark.rule("PED-1")
def test_before_the_cut_nobody_has_a_partner():
    table = PedroTable(dealer=None, partners="cut")
    assert table.rules.sides(table.state) == [(0,), (1,), (2,), (3,)]


@pytest.mark.rule("PED-1")
def test_equal_ranks_cut_again_with_the_next_cards_by_seat():
    table = cutting("KS AH 2D KC 5S 9H")
    assert table.state.cut == (("KS", "5S"), ("AH",), ("2D",), ("KC", "9H"))
    assert table.state.places == (1, 0, 3, 2)


@pytest.mark.rule("PED-1")
def test_a_second_tie_is_cut_again_and_two_pairs_cut_among_themselves():
    table = cutting("KS 2H KD 2C 5S 7H 5D 9C 3S 4D")
    assert table.state.cut == (("KS", "5S", "3S"), ("2H", "7H"), ("KD", "5D", "4D"), ("2C", "9C"))
    assert table.state.places == (2, 3, 0, 1)


@pytest.mark.rule("PED-1")
def test_a_high_second_cut_does_not_lift_anybody_over_a_higher_first():
    assert cutting("KS QH QD 2C 3S AH").state.places == (0, 1, 2, 3)


@pytest.mark.rule("PED-1")
def test_a_deck_of_nothing_but_ties_ends_with_the_lower_seat_first():
    ranks = "AKQJT98765432"
    table = cutting(" ".join(rank + suit for rank in ranks for suit in "SHDC"))
    assert table.state.places == (0, 2, 1, 3)
    assert [len(cards) for cards in table.state.cut] == [13] * 4


@pytest.mark.rule("PED-1", "GEN-6")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_all_see_the_cards_that_were_cut_and_no_others(viewer):
    table = cutting("KS AH 2D KC 5S 9H")
    ((_, line),) = table.view(viewer).events
    assert line == "shuffle KS AH 2D KC 5S 9H" + " ?" * 46
    assert table.table(viewer)["cut"] == (("KS", "5S"), ("AH",), ("2D",), ("KC", "9H"))


@pytest.mark.rule("PED-1")
def test_the_deal_and_the_play_go_round_as_they_sit():
    table = cutting("AS KH QD JC").shuffled(PACK)
    assert table.asked() == [2]
    assert table.hand(2)[:3] == names("AS KS QS")
    assert table.hand(1)[:3] == names("JS TS 9S")
    assert table.hand(3)[:3] == names("8S 7S 6S")
    assert table.hand(0)[:3] == names("5S 4S 3S")
    table.hears("2 pass", "1 bid 2", "3 pass", "0 pass", "1 trump H").robs()
    order = []
    for _ in range(4):
        (seat,) = table.asked()
        order.append(seat)
        table.hears(f"{seat} {table.legal(seat)[0]}")
    assert order == [1, 3, 0, 2]


@pytest.mark.rule("PED-1")
def test_the_deal_passes_on_and_partners_score_together_as_they_sit():
    table = cutting("AS KH QD JC").shuffled(PACK)
    table.hears("2 pass", "1 bid 2", "3 pass", "0 pass", "1 trump H").robs().plays_out()
    assert table.state.dealer == 2
    scores = table.state.scores
    assert scores[0] == scores[1] != scores[2] == scores[3]


@pytest.mark.rule("PED-1", "GEN-8")
def test_with_seats_partners_sit_opposite_and_chance_picks_the_dealer():
    table = PedroTable(dealer=None)
    assert (table.phase, table.asked()) == ("first_dealer", [CHANCE])
    table.hears("-1 pick 2")
    assert (table.state.dealer, table.phase) == (2, "deal")
    assert table.rules.sides(table.state) == [(0, 2), (1, 3), (0, 2), (1, 3)]


@pytest.mark.rule("PED-1")
def test_a_record_that_names_the_dealer_leaves_the_cut_out():
    table = PedroTable(dealer=2, partners="cut")
    assert (table.phase, table.state.dealer) == ("deal", 2)
    assert table.state.places == (0, 1, 2, 3)
    assert table.rules.sides(table.state) == [(0, 2), (1, 3), (0, 2), (1, 3)]
