"""Questions of words and of numbers, and answers of one kind or another."""

from collections import Counter
from random import Random

import pytest

from bot.engine.cards import STANDARD
from bot.engine.decisions import Either, Number, OneOf, Unreadable, Veil, is_number, listed
from bot.engine.picking import PickCard, Picking

BID = OneOf(("pass", "order", "order alone"), "Trump?", {"order": "Order it up"})
POINTS = Number("bid", range(3, 8), "How many?")
CARD = PickCard(Picking("play", STANDARD, "Play a card"), STANDARD.cards("9C JH"))
ALL = [BID, POINTS, CARD, Either(OneOf(("pass",)), POINTS, CARD)]


@pytest.mark.rule("GEN-4")
@pytest.mark.parametrize("decision", ALL)
def test_every_answer_prints_to_one_line_and_parses_from_it(decision):
    lines = [decision.text(value) for value in decision]
    assert len(set(lines)) == len(lines) == decision.count() == len(decision.actions())
    assert [decision.parse(line) for line in lines] == list(decision) == list(decision.actions())


@pytest.mark.parametrize("decision", ALL)
def test_samples_are_answers_and_each_comes_up(decision):
    rng = Random(1)
    drawn = Counter(decision.sample(rng.randrange) for _ in range(60 * decision.count()))
    assert set(drawn) == set(decision)
    assert min(drawn.values()) > 30


@pytest.mark.parametrize("decision", ALL)
@pytest.mark.parametrize("line", ["", "bid", "bid x", "bid 03", "bid +3", "Pass", "play", "fold"])
def test_no_other_line_is_an_answer(decision, line):
    try:
        value = decision.parse(line)
    except Unreadable:
        return
    assert value not in decision


@pytest.mark.rule("GEN-12")
def test_an_unreadable_line_is_answered_with_what_was_expected():
    with pytest.raises(Unreadable, match="expected 'pass', 'order' or 'order alone'"):
        BID.parse("fold")
    with pytest.raises(Unreadable, match="expected 'bid 3' … 'bid 7'"):
        POINTS.parse("bid many")
    with pytest.raises(Unreadable, match="or 'bid 3' … 'bid 7' or an answer like 'play JH'"):
        ALL[3].parse("fold")


def test_words_that_only_a_label_knows_are_read_so_that_the_game_can_say_why_not():
    calls = OneOf(("call S",), labels={"pass": "Pass", "call S": "Call spades"})
    assert calls.parse("pass") == "pass"
    assert "pass" not in calls


def test_a_number_beyond_the_limits_is_read_and_not_allowed():
    assert POINTS.parse("bid 9") == 9
    assert 9 not in POINTS


def test_labels_are_the_games_own_or_the_line_with_a_capital():
    assert BID.label("order") == "Order it up"
    assert BID.label("order alone") == "Order alone"


def test_an_either_asks_what_its_first_part_asks_unless_it_says_so():
    assert Either(OneOf(("pass",)), POINTS).prompt == "How many?"
    assert Either(POINTS, prompt="Well?").prompt == "Well?"


def test_many_answers_of_several_kinds_are_one_list_that_is_not_written_out():
    either = Either(OneOf(("pass", "stop")), Number("bid", range(1, 400)))
    answers = either.actions()
    assert list(answers) == ["pass", "stop", *range(1, 400)]
    assert len(answers) == either.count() == 401
    assert [answers[place] for place in (0, 1, 2, 400, -1, -401)] == [
        "pass",
        "stop",
        1,
        399,
        399,
        "pass",
    ]
    for place in (401, -402):
        with pytest.raises(IndexError, match=str(place)):
            answers[place]


@pytest.mark.parametrize("text", ["0", "7", "12", "999999999"])
def test_numbers_as_they_are_printed(text):
    assert is_number(text)


@pytest.mark.parametrize("text", ["", "-1", "+1", "01", "1.0", " 1", "1_0", "\u0663", "9" * 10])
def test_other_spellings_are_no_numbers(text):
    assert not is_number(text)


def test_words_are_listed_as_a_person_would():
    assert listed([]) == ""
    assert listed(["pass"]) == "'pass'"
    assert listed(["a", "b", "c"]) == "'a', 'b' or 'c'"


@pytest.mark.rule("GEN-5", "GEN-6")
def test_a_veil_shows_an_answer_to_its_seats_and_to_others_after_the_reveal():
    veil = Veil((1,), until_reveal=True, hushed=frozenset(["keep"]))
    assert veil.shows("misdeal", 1, revealed=False)
    assert not veil.shows("misdeal", 2, revealed=False)
    assert not veil.shows("misdeal", None, revealed=False)
    assert veil.shows("misdeal", 2, revealed=True)
    assert veil.shows("misdeal", None, revealed=True)
    assert not veil.shows("keep", 2, revealed=True)
    assert veil.shows("keep", 1, revealed=True)


@pytest.mark.rule("GEN-6")
def test_a_veil_that_is_never_lifted_hides_for_good():
    assert not Veil((1, 3)).shows(5, 2, revealed=True)
    assert Veil((1, 3)).shows(5, 3, revealed=False)


@pytest.mark.rule("GEN-6")
def test_what_those_see_who_may_not_see_an_answer():
    assert BID.masked("order alone") == "?"
    secret = OneOf(("misdeal", "keep"), veil=Veil((0,), asked_openly=False))
    assert secret.masked("keep") is None
    assert CARD.masked(STANDARD.cards("JH")) == "play ?"
    assert ALL[3].masked(STANDARD.cards("JH")) == "play ?"
    assert Either(CARD, veil=Veil((0,))).masked(STANDARD.cards("JH")) == "?"
