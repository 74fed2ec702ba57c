"""Meld in Double Deck Pinochle: what counts, what it is worth, what is shown."""

import pytest

from bot.engine.games.pinochle_cards import PACK
from bot.engine.games.pinochle_meld import laid_down, meld_points, melds_of
from tests.games.card_table import names
from tests.games.pinochle_table import WORKED, PinochleTable, with_copies


def points(cards: str, trump: str | None = "H") -> int:
    return meld_points(PACK.cards(with_copies(cards)), trump)


def melds(cards: str, trump: str | None = "H") -> list[str]:
    return [str(meld) for meld in melds_of(PACK.cards(with_copies(cards)), trump)]


@pytest.mark.rule("PIN-8")
@pytest.mark.parametrize(
    ("one", "worth", "trump"),
    [
        ("AH TH KH QH JH", (15, 150, 225, 300), "H"),
        ("KH QH", (4, 8, 12, 16), "H"),
        ("KS QS", (2, 4, 6, 8), "H"),
        ("JD QS", (4, 30, 60, 90), "H"),
        ("AS AH AD AC", (10, 100, 150, 200), "H"),
        ("KS KH KD KC", (8, 80, 120, 160), "H"),
        ("QS QH QD QC", (6, 60, 90, 120), "H"),
        ("JS JH JD JC", (4, 40, 60, 80), "H"),
    ],
)
def test_each_combination_single_to_quadruple(one, worth, trump):
    for times, expected in enumerate(worth, 1):
        assert points(" ".join([one] * times), trump) == expected


@pytest.mark.rule("PIN-8")
@pytest.mark.parametrize(
    "cards", ["AH TH KH QH", "KH", "JH QS", "JD QH", "AS AH AD", "4AH", "TS TH TD TC"]
)
def test_what_is_not_whole_counts_nothing(cards):
    assert points(cards) == (4 if "KH QH" in cards else 0)


@pytest.mark.rule("PIN-8")
@pytest.mark.parametrize("trump", "SHDC")
def test_a_run_is_one_of_trump(trump):
    run = " ".join(rank + trump for rank in "ATKQJ")
    assert points(run, trump) == 15
    assert [points(run, other) for other in "SHDC" if other != trump] == [2, 2, 2]


@pytest.mark.rule("PIN-9")
def test_king_and_queen_of_a_run_are_no_royal_marriage_but_others_are():
    assert melds("AH TH KH QH JH") == ["run in hearts"]
    assert melds("AH TH 2KH 2QH JH") == ["run in hearts", "royal marriage in hearts"]
    assert melds("AH TH 2KH QH JH") == ["run in hearts"]
    assert melds("2AH 2TH 4KH 3QH 2JH") == ["double run in hearts", "royal marriage in hearts"]
    assert points("2AH 2TH 4KH 4QH 2JH") == 150 + 8


@pytest.mark.rule("PIN-9")
def test_a_card_serves_in_combinations_of_different_kinds():
    assert points("QS KS JD QH QD QC") == 2 + 4 + 6
    assert points("AH TH KH QH JH KS KD KC") == 15 + 8
    assert points("AH TH KH QS JD QD KD JC QC JS QH JH") == 15 + 2 + 4 + 6 + 4


@pytest.mark.rule("PIN-10")
def test_marriages_are_multiples_within_a_suit_only():
    assert points("2KS 2QS") == 4
    assert points("KS QS KC QC") == 2 + 2
    assert points("3KS 3QS KD QD") == 6 + 2
    assert points("KS QS KH QH") == 2 + 4


@pytest.mark.rule("PIN-19", "PIN-8", "PIN-9", "PIN-10")
def test_the_worked_example_is_87():
    assert points(WORKED) == 87
    assert melds(WORKED) == [
        "run in hearts",
        "royal marriage in hearts",
        "double marriage in spades",
        "pinochle",
        "double queens around",
    ]


@pytest.mark.rule("PIN-6")
def test_without_trump_the_worked_example_is_72():
    """Two plain marriages in hearts and two in spades, a pinochle, double queens around."""
    assert points(WORKED, None) == 4 + 4 + 4 + 60
    assert "royal" not in " ".join(melds(WORKED, None))


@pytest.mark.rule("PIN-7")
def test_only_the_cards_of_the_combinations_are_laid_down():
    shown = PACK.names(laid_down(PACK.cards(WORKED), "H"))
    assert shown == names(with_copies("2KS 2QS AH 2KH 2QH JH TH 2QD JD 2QC"))


@pytest.mark.rule("PIN-7", "GEN-6")
def test_the_whole_table_sees_everybodys_meld_and_nothing_more():
    hands = {
        0: WORKED,
        1: with_copies("KD QD 4TS 4TD 4TC 3AS 3AD"),
        3: with_copies("3AH 3TH 4JC 3AC 4KC 2KD JH"),
    }
    table = PinochleTable().deal(hands).bought(0, 50)
    for viewer in (None, 0, 1, 2, 3):
        facts = table.table(viewer)
        assert facts["melded"]["0"] == names(with_copies("2KS 2QS AH 2KH 2QH JH TH 2QD JD 2QC"))
        assert facts["melded"]["1"] == ["KD", "QD"]
        assert facts["melded"]["3"] == []
        assert facts["melds"]["3"] == "nothing"
        assert (facts["meld_points"]["0"], facts["meld_points"]["1"]) == (87, 2)
        hidden = [seat for seat in range(4) if seat != viewer]
        assert [table.view(viewer).zones["hands"][seat] for seat in hidden] == [None] * len(hidden)


@pytest.mark.rule("PIN-7")
def test_the_cards_go_back_to_the_hand():
    table = PinochleTable().deal({0: WORKED}).bought(0, 50)
    assert sorted(table.hand(0)) == sorted(names(WORKED))
    assert set(table.legal(0)) == {f"play {card}" for card in names(WORKED)}


@pytest.mark.rule("PIN-7")
def test_no_meld_is_seen_before_trump_is_named():
    table = PinochleTable().deal({0: WORKED}).auction(0, 50)
    assert (table.table()["melded"], table.table()["meld_points"]) == ({}, {})
