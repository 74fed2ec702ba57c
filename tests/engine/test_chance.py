"""What chance decides, and how it is written."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.cards import STANDARD, SUITS, Pack
from bot.engine.chance import PickSeat, Redraw, Roll, Shuffle, shuffled
from bot.engine.decisions import Unreadable
from bot.engine.games import GAMES
from bot.engine.rules import Illegal

FOUR = Shuffle(STANDARD, STANDARD.cards("AS KH QD JC"))
DOUBLE = Pack(SUITS, [rank + suit for suit in SUITS for rank in "A9"], copies=2)
EQUAL = Shuffle(DOUBLE, DOUBLE.cards("AS AS 9H 9H"))
SMALL = [FOUR, EQUAL, PickSeat(5), Roll(3), Redraw(4)]


@pytest.mark.rule("GEN-4")
@pytest.mark.parametrize("decision", SMALL)
def test_every_outcome_prints_to_one_line_and_parses_from_it(decision):
    outcomes = list(decision)
    assert len(outcomes) == decision.count() == len(set(outcomes))
    for outcome in outcomes:
        assert outcome in decision
        assert decision.parse(decision.text(outcome)) == outcome


@pytest.mark.parametrize("decision", SMALL)
def test_every_outcome_is_as_likely_as_the_others(decision):
    rng = Random(3)
    drawn = Counter(decision.sample(rng.randrange) for _ in range(60 * decision.count()))
    assert set(drawn) == set(decision)
    assert 25 < min(drawn.values()) <= max(drawn.values()) < 100


@pytest.mark.rule("GEN-3")
def test_a_shuffle_is_a_list_of_which_the_first_is_dealt_first():
    ace, king, queen, jack = (STANDARD.cards(name) for name in ("AS", "KH", "QD", "JC"))
    assert FOUR.parse("shuffle JC AS QD KH") == (jack, ace, queen, king)
    assert FOUR.text((king, ace, jack, queen)) == "shuffle KH AS JC QD"


@pytest.mark.rule("GEN-7")
@given(items=st.integers(1, 30), seed=st.integers(0, 999))
def test_a_shuffle_exchanges_from_the_last_place_down(items, seed):
    """Written out: place i changes with below(i + 1), for i from the last down to 1."""
    draws = Random(seed)
    deck = list(range(items))
    for i in reversed(range(1, items)):
        j = draws.randrange(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    assert shuffled(list(range(items)), Random(seed).randrange) == tuple(deck)


@pytest.mark.rule("GEN-7", "GEN-14")
def test_a_shuffle_starts_from_the_packs_own_order():
    """Nothing drawn but the highest numbers: every card stays where it is printed."""
    assert FOUR.text(FOUR.sample(lambda below: below - 1)) == "shuffle AS KH QD JC"


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("shuffle AS KH QD", "lacking: JC"),
        ("shuffle AS KH QD QD", "too often: QD; lacking: JC"),
        ("shuffle AS KH QD JC JC", "too often: JC"),
        ("shuffle AS KH QD 9S", "not in this deck: '9S'; lacking: JC"),
        ("shuffle", "lacking: AS, KH, QD, JC"),
        ("shuffle AS  KH QD JC", "not in this deck: ''"),
        ("deal AS KH QD JC", "expected 'shuffle' and the cards of the deck"),
    ],
)
def test_a_shuffle_that_is_not_the_deck_is_refused_naming_the_cards(line, fault):
    with pytest.raises(Unreadable) as unreadable:
        FOUR.parse(line)
    assert fault in str(unreadable.value)


def test_copies_are_shuffled_one_by_one():
    deck = Shuffle(DOUBLE, DOUBLE.cards("AS AS 9H"))
    order = deck.parse("shuffle AS 9H AS")
    assert order in deck
    assert len(set(order)) == 3
    assert deck.text(order) == "shuffle AS 9H AS"
    with pytest.raises(Unreadable, match="too often: 9H"):
        deck.parse("shuffle AS 9H 9H")


@pytest.mark.rule("GEN-2")
def test_an_order_of_equal_cards_is_one_value():
    first, second, nine = (
        DOUBLE.cards("AS"),
        DOUBLE.card("AS", DOUBLE.cards("AS")),
        DOUBLE.cards("9H"),
    )
    deck = Shuffle(DOUBLE, DOUBLE.cards("AS AS 9H"))
    assert deck.count() == 3
    assert set(deck) == {(first, second, nine), (first, nine, second), (nine, first, second)}
    assert (second, nine, first) not in deck


@pytest.mark.rule("GEN-6")
def test_somebody_who_saw_some_cards_of_a_shuffle_knows_those():
    order = FOUR.parse("shuffle JC AS QD KH")
    assert FOUR.seen(order, STANDARD.cards("AS KH")) == "shuffle ? AS ? KH"


@pytest.mark.parametrize(
    ("decision", "value"),
    [
        (FOUR, ()),
        (FOUR, (1, 2, 3)),
        (FOUR, [*FOUR.sorted]),
        (FOUR, (FOUR.sorted[0],) * 4),
        (PickSeat(4), 4),
        (PickSeat(4), -1),
        (PickSeat(4), True),
        (PickSeat(4), "1"),
        (Roll(2), (0, 1)),
        (Roll(2), (7, 1)),
        (Roll(2), (1,)),
        (Roll(2), (1.5, 2)),
        (Roll(2), ("1", 2)),
        (Redraw(3), (0, 1)),
        (Redraw(3), (0, 1, 1)),
        (Redraw(3), (0, 1, "2")),
        (Redraw(3), (0, 1, 3)),
    ],
)
def test_what_chance_cannot_have_answered_is_no_outcome(decision, value):
    assert value not in decision


@pytest.mark.parametrize(
    ("decision", "line"),
    [(PickSeat(4), "pick"), (PickSeat(4), "pick 1 2"), (PickSeat(4), "pick x"), (Roll(2), "roll 1"),
     (Roll(2), "throw 1 2"), (Redraw(3), "order 0 1"), (Redraw(3), "order 0 1 -2")],
)  # fmt: skip
def test_other_lines_are_unreadable(decision, line):
    with pytest.raises(Unreadable, match="expected"):
        decision.parse(line)


@pytest.mark.rule("GEN-12")
@pytest.mark.parametrize(
    ("events", "reason"),
    [
        ([], "chance comes first: the pick of a seat is needed"),
        ([(-1, "pick 2")], "chance comes first: a shuffle is needed"),
    ],
)
def test_who_is_too_early_hears_in_words_what_comes_first(events, reason):
    rules = GAMES["euchre"]()
    state = rules.start()
    for seat, line in events:
        rules.act(state, seat, line)
    with pytest.raises(Illegal, match=f"^{reason}$"):
        rules.act(state, 0, "pass")


def test_a_long_line_that_is_refused_is_not_said_whole():
    rules = GAMES["euchre"]()
    state = rules.start(first_dealer=0)
    line = "shuffle " + " ".join(["9C"] * 24)
    with pytest.raises(Illegal) as refused:
        rules.act(state, -1, line)
    assert str(refused.value).startswith(f"'{line[:60]}…' cannot be played now: ")
