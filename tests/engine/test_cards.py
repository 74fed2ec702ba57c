"""Packs and sets of cards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.cards import NONE, RANKS, STANDARD, SUITS, Pack, UnknownCard, singles, union

DOUBLE = Pack(SUITS, [rank + suit for suit in SUITS for rank in "ATKQJ9"], copies=2)
TAROT_SUITS = {"S": "sword", "W": "wand", "C": "cup", "P": "pentacle", "X": "trump"}
TAROT = Pack(
    TAROT_SUITS,
    [rank + suit for suit in "SWCP" for rank in "KQNPT98765432A"] + [f"X{n}" for n in range(1, 7)],
)

sets = st.integers(0, STANDARD.all)


@pytest.mark.rule("GEN-2")
def test_a_standard_card_is_rank_then_suit():
    every = STANDARD.names(STANDARD.all)
    assert every == [rank + suit for suit in "SHDC" for rank in "AKQJT98765432"]
    assert STANDARD.name(STANDARD.cards("JH")) == "JH"
    assert STANDARD.names(STANDARD.cards("TD")) == ["TD"]


@pytest.mark.rule("GEN-2")
def test_suits_have_names():
    assert STANDARD.suits == {"S": "spade", "H": "heart", "D": "diamond", "C": "club"}


@pytest.mark.rule("GEN-2")
@pytest.mark.parametrize("name", ["1H", "10H", "HJ", "jh", "JX", "J", "", "JH ", "J\u2665"])
def test_other_names_are_no_cards(name):
    with pytest.raises(UnknownCard, match="is no card of this deck"):
        STANDARD.card(name)


def test_a_long_name_is_told_in_short():
    with pytest.raises(UnknownCard) as unknown:
        STANDARD.card("A" * 10_000)
    assert len(str(unknown.value)) < 60


@pytest.mark.rule("GEN-14")
def test_a_set_is_printed_by_suit_and_the_highest_first():
    assert STANDARD.names(STANDARD.cards("9C AS TD JH 2S KH")) == [
        "AS", "2S", "KH", "JH", "TD", "9C"
    ]  # fmt: skip


@given(cards=sets)
def test_names_and_cards_are_each_others_opposite(cards):
    assert STANDARD.cards(" ".join(STANDARD.names(cards))) == cards
    assert union(singles(cards)) == cards
    assert len(singles(cards)) == cards.bit_count() == len(set(STANDARD.names(cards)))


def test_a_card_named_twice_is_one_too_many():
    with pytest.raises(UnknownCard, match="JH is named more often than the deck holds it"):
        STANDARD.cards("JH 9C JH")


def test_suits_and_ranks_are_sets():
    assert STANDARD.names(STANDARD.suit("D")) == [f"{rank}D" for rank in RANKS]
    assert STANDARD.names(STANDARD.of_ranks("9T") & STANDARD.suit("H")) == ["TH", "9H"]
    assert STANDARD.of_ranks("Z") == NONE


@pytest.mark.rule("GEN-2")
def test_copies_of_one_card_are_equal():
    """Two aces of spades print alike and count as one kind; a third there is not."""
    both = DOUBLE.cards("AS AS")
    assert both.bit_count() == 2
    assert DOUBLE.names(both) == ["AS", "AS"]
    assert len(DOUBLE.kinds(DOUBLE.cards("AS AS KH"))) == 2
    with pytest.raises(UnknownCard, match="more often"):
        DOUBLE.cards("AS AS AS")


@pytest.mark.rule("GEN-2", "GEN-14")
def test_the_same_choice_of_copies_is_the_same_set():
    first, second = singles(DOUBLE.copies_of("AS"))
    held = second | DOUBLE.cards("KH")
    assert DOUBLE.canonical(second, held) == second
    assert DOUBLE.canonical(second, held | first) == first
    assert DOUBLE.choose(["AS"], held) == second
    assert DOUBLE.choose(["AS"], DOUBLE.cards("KH")) == first


def test_there_are_no_copies_of_an_unknown_card():
    assert DOUBLE.copies_of("2S") == NONE


@pytest.mark.rule("GEN-2", "GEN-14")
def test_a_pack_of_another_kind_has_names_and_an_order_of_its_own():
    cards = TAROT.cards("X3 AP NW KS AS X1 QC")
    assert TAROT.names(cards) == ["KS", "AS", "NW", "QC", "AP", "X1", "X3"]
