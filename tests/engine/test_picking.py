"""Questions about cards, with and without copies, held against brute force."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.cards import STANDARD, Pack, singles, union
from bot.engine.decisions import Unreadable, Veil
from bot.engine.picking import PickCard, PickCards, Picking

DOUBLE = Pack({"S": "spade", "H": "heart"}, [r + s for s in "SH" for r in "ATKQJ9"], copies=2)
TRIPLE = Pack({"S": "spade"}, ["AS", "TS", "KS"], copies=3)


@st.composite
def questions(draw):
    """Some cards of a pack, and from how many to how many are to be picked."""
    pack = draw(st.sampled_from([STANDARD, DOUBLE, TRIPLE]))
    held = union(draw(st.sets(st.sampled_from(singles(pack.all)), min_size=1, max_size=7)))
    least = draw(st.integers(0, held.bit_count()))
    most = draw(st.integers(max(least, 1), held.bit_count() + 1))
    return PickCards(Picking("discard", pack, least=least, most=most), held)


def every_choice(question: PickCards) -> set[tuple[str, ...]]:
    """All that may be picked, as names: by brute force."""
    names = question.how.pack.names(question.cards)
    sizes = range(question.how.least, question.how.most + 1)
    return {some for size in sizes for some in combinations(names, size)}


@pytest.mark.rule("GEN-4", "GEN-14", "GEN-2")
@given(question=questions())
def test_all_combinations_are_listed_and_each_once(question):
    values = list(question)
    told = [tuple(question.how.pack.names(value)) for value in values]
    assert len(told) == len(set(told)) == question.count()
    assert set(told) == every_choice(question)
    assert all(value in question for value in values)


@pytest.mark.rule("GEN-14")
@given(question=questions(), seed=st.integers(0, 99))
def test_cards_are_read_in_any_order_and_printed_in_one(question, seed):
    rng = Random(seed)
    value = question.sample(rng.randrange)
    line = question.text(value)
    verb, *names = line.split(" ")
    rng.shuffle(names)
    assert question.parse(" ".join([verb, *names])) == value
    assert question.text(question.parse(line)) == line
    assert value in question


def test_each_choice_is_as_likely_as_the_others():
    for question in (
        PickCards(Picking("discard", STANDARD, least=1, most=2), STANDARD.cards("AS KS QS JS")),
        PickCards(Picking("discard", DOUBLE, least=1, most=2), DOUBLE.cards("AS AS TS KH")),
        PickCard(Picking("play", DOUBLE), DOUBLE.cards("AS AS TS KH")),
    ):
        rng = Random(5)
        rounds = 200 * question.count()
        drawn = Counter(question.sample(rng.randrange) for _ in range(rounds))
        assert set(drawn) == set(question)
        assert 140 < min(drawn.values()) <= max(drawn.values()) < 260


@given(question=questions())
def test_a_single_card_is_the_same_question_asked_quickly(question):
    how = Picking("play", question.how.pack)
    quick, slow = PickCard(how, question.cards), PickCards(how, question.cards)
    assert list(quick) == list(slow) == list(quick.actions())
    assert quick.count() == slow.count()
    for card in (*singles(question.how.pack.all), 0, question.cards, True, "AS", None):
        assert (card in quick) == (card in slow)


@pytest.mark.rule("GEN-2")
def test_equal_cards_are_one_choice():
    """Whichever copy is meant, the value is the first that the hand has."""
    first, second = singles(DOUBLE.copies_of("AS"))
    question = PickCard(Picking("play", DOUBLE), first | second)
    assert list(question) == [first]
    assert second not in question
    assert question.parse("play AS") == first
    assert PickCard(Picking("play", DOUBLE), second).parse("play AS") == second


TWO = PickCards(Picking("discard", STANDARD, least=2, most=2), STANDARD.cards("AS KS 9H"))
UP_TO_TWO = PickCards(Picking("draw", STANDARD, least=0, most=2), STANDARD.cards("AS KS 9H"))


@pytest.mark.rule("GEN-12")
@pytest.mark.parametrize(
    ("question", "line", "reason"),
    [
        (TWO, "discard AS", "discard 2 cards"),
        (TWO, "discard AS KS 9H", "discard 2 cards"),
        (TWO, "discard", "discard 2 cards"),
        (TWO, "discard AS QD", "you have no QD to discard"),
        (TWO, "discard QD JD", "you have no QD JD to discard"),
        (TWO, "discard AS KS", None),
        (UP_TO_TWO, "draw AS KS 9H", "draw 0 to 2 cards"),
        (UP_TO_TWO, "draw", None),
    ],
)
def test_a_pick_that_is_not_allowed_is_answered_with_what_is_wrong(question, line, reason):
    value = question.parse(line)
    assert question.why_not(value) == reason
    assert (value in question) == (reason is None)


@pytest.mark.parametrize("value", ["AS", None, True, 1 << 60, -1, 1.0, (1,)])
def test_what_is_no_set_of_cards_is_no_pick(value):
    assert value not in TWO
    assert TWO.why_not(value) == "discard 2 cards"


@pytest.mark.parametrize("line", ["discard XX", "discard AS AS", "discard  AS", "play AS", "AS"])
def test_a_line_that_names_no_cards_is_unreadable(line):
    with pytest.raises(Unreadable):
        TWO.parse(line)


def test_an_example_is_shown_where_another_verb_was_written():
    with pytest.raises(Unreadable, match="expected an answer like 'discard AS KS'"):
        TWO.parse("throw AS")


@pytest.mark.rule("GEN-6")
def test_hidden_cards_show_how_many_they_are_and_secret_ones_nothing():
    cards = STANDARD.cards("AS KS")
    assert PickCards(Picking("discard", STANDARD, veil=Veil((0,))), cards).masked(cards) == (
        "discard ? ?"
    )
    sealed = Picking("pass", STANDARD, veil=Veil((0,), until_reveal=True))
    assert PickCards(sealed, cards).masked(cards) == "?"
