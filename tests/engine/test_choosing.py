"""Decisions with few answers: some sets of cards, and a card with a word."""

import pytest

from bot.engine.cards import STANDARD
from bot.engine.choosing import PickCardAs, PickSet
from bot.engine.decisions import Unreadable
from bot.engine.dice import DICE, dice_of, spots_of
from bot.engine.picking import Picking

KEEP = Picking("keep", DICE, "Keep", most=6, one="die", several="dice")
PLAY = Picking("play", STANDARD, "Play")
CARDS = STANDARD.cards("KH TD 2C")
ANSWERS = {
    STANDARD.card("KH"): [(STANDARD.card("KH"), "")],
    STANDARD.card("TD"): [(STANDARD.card("TD"), "-"), (STANDARD.card("TD"), "+")],
    STANDARD.card("2C"): [(STANDARD.card("2C"), "")],
}


@pytest.fixture
def dice() -> PickSet:
    return PickSet(KEEP, {dice_of([1]): "100 points", dice_of([1, 1, 5]): "250 points"})


@pytest.fixture
def card() -> PickCardAs:
    return PickCardAs(PLAY, CARDS, ANSWERS)


@pytest.mark.rule("GEN-14")
def test_dice_are_named_ascending_and_equal_ones_are_alike():
    assert spots_of(dice_of([5, 1, 1])) == (1, 1, 5)
    assert DICE.names(dice_of([6, 2, 6])) == ["2", "6", "6"]
    assert dice_of([3]) & dice_of([3, 3]) == dice_of([3])


@pytest.mark.rule("GEN-14", "GEN-4")
def test_a_set_is_read_in_any_order_and_printed_in_one(dice):
    assert dice.parse("keep 5 1 1") == dice_of([1, 1, 5])
    assert dice.text(dice.parse("keep 1 5 1")) == "keep 1 1 5"
    assert [dice.text(value) for value in dice] == ["keep 1", "keep 1 1 5"]


def test_only_the_sets_given_are_answers(dice):
    assert dice_of([1, 1, 5]) in dice
    for other in (dice_of([1, 1]), dice_of([5]), 0, True, None, "keep 1", (1,), []):
        assert other not in dice
        assert not dice.allows(other)
    assert dice.count() == 2
    assert dice.sample(lambda below: below - 1) == dice_of([1, 1, 5])


@pytest.mark.parametrize("line", ["keep 7", "keep x", "keep 1 1 1 1 1 1 1", "roll", "keep 1  1"])
def test_what_names_no_dice_is_answered_with_what_could_be(dice, line):
    with pytest.raises(Unreadable, match="expected 'keep 1' or 'keep 1 1 5'"):
        dice.parse(line)


@pytest.mark.rule("GEN-4")
def test_a_card_is_said_with_its_word(card):
    lines = [card.text(value) for value in card.actions()]
    assert lines == ["play KH", "play TD -", "play TD +", "play 2C"]
    assert [card.parse(line) for line in lines] == list(card)
    assert card.count() == 4
    assert card.sample(lambda _below: 1) == (STANDARD.card("TD"), "-")
    assert card.label(card.parse("play KH")) == ""


def test_a_card_without_its_word_or_with_another_is_read_and_not_allowed(card):
    for line in ("play TD", "play TD 5", "play KH -", "play AS"):
        assert card.parse(line) not in card
    for value in (None, True, (), ("",), (STANDARD.card("KH"),), (True, ""), [], "play KH"):
        assert not card.allows(value)


@pytest.mark.parametrize("line", ["play", "play TD - -", "draw", "play 1H", "play  KH", ""])
def test_what_is_no_line_of_that_kind_is_unreadable(card, line):
    with pytest.raises(Unreadable):
        card.parse(line)
