"""Every kind of decision as something to press, within what a message may hold."""

import copy
from dataclasses import replace

import pytest

from bot.engine.cards import STANDARD, SUITS, Pack
from bot.engine.decisions import Either, Number, OneOf
from bot.engine.picking import PickCards, Picking
from bot.screens.hand import HINT, WHY_NOT, hand_panel
from bot.screens.layout import MOST_CHARACTERS, MOST_COMPONENTS, Row
from bot.screens.sight import Sight
from bot.screens.tellers import PLAIN
from cogs.answers import (
    chosen_of,
    controls,
    mask_of,
    parts_of,
    picking_of,
    settled,
    shown_for,
    toggled,
)
from tests.screens.reading import CHAIRS, Played, shown

DOUBLE = Pack(SUITS, [rank + suit for suit in SUITS for rank in "AKQJT"], copies=2)


def asked(decision, hand=0, pack=STANDARD):
    """The sight of a seat with a hand that is asked this."""
    game = Played()
    rules = copy.copy(game.rules)
    rules.pack = pack
    view = game.rules.view(game.state, 0)
    zones = {**view.zones, "hands": (hand, None, None, None)}
    view = replace(view, rules=rules, asked={0: decision}, zones=zones)
    return Sight(view, CHAIRS, PLAIN)


def drawn(sight, chosen=None):
    return "\n".join(shown(_Part(row)) for row in controls(sight, chosen))


class _Part:
    """A row as a layout of its own, to be read."""

    def __init__(self, row):
        self.parts = (row,)


def presses(sight, chosen=None):
    return [button.press for row in controls(sight, chosen) for button in row.buttons]


def single(cards, verb="play", pack=STANDARD):
    return PickCards(Picking(verb, pack, "Play a card"), cards)


def several(cards, least, most, pack=STANDARD):
    return PickCards(Picking("discard", pack, "Lay cards off", least, most), cards)


def test_who_is_not_asked_has_nothing_to_press():
    game = Played()
    assert controls(Sight(game.rules.view(game.state, 1), CHAIRS, PLAIN)) == []


def test_words_are_buttons_with_the_games_labels():
    sight = asked(OneOf(("pass", "order alone"), labels={"order alone": "Alone!"}))
    assert drawn(sight) == "[Pass] [Alone!]"
    assert presses(sight) == ["say pass", "say order alone"]


def test_one_card_is_a_press_and_others_in_hand_are_barred():
    hand = STANDARD.cards("AS TH 9C")
    sight = asked(single(STANDARD.cards("TH")), hand)
    assert drawn(sight) == "(A♠) [10♥] (9♣)"
    assert presses(sight)[1] == "say play TH"


def test_of_cards_that_are_not_in_hand_only_those_stand_there_that_may_be_named():
    hand = STANDARD.cards("AS TH 9C")
    sight = asked(Either(single(STANDARD.cards("KS JH"), "partner"), OneOf(("alone",))), hand)
    assert drawn(sight) == "[K♠] [J♥] [Alone]"
    assert shown_for(single(STANDARD.cards("TH")), hand) == hand


def test_equal_cards_are_one_button():
    hand = DOUBLE.cards("AS AS KH")
    assert drawn(asked(single(hand, pack=DOUBLE), hand, DOUBLE)) == "[A♠ ×2] [K♥]"


def test_several_cards_are_marked_and_confirmed():
    hand = STANDARD.cards("AS TH 9C")
    decision = several(hand, 2, 2)
    assert drawn(asked(decision, hand)) == "[A♠] [10♥] [9♣] (Discard 0 of 2 cards)"
    one = toggled(decision, 0, 1)
    assert drawn(asked(decision, hand), one) == "[A♠] [✓ 10♥] [9♣] (Discard 1 of 2 cards)"
    two = toggled(decision, one, 2)
    assert drawn(asked(decision, hand), two) == "(A♠) [✓ 10♥] [✓ 9♣] [Discard 2 of 2 cards]"
    assert toggled(decision, two, 0) == two, "no more than two"
    assert toggled(decision, two, 2) == one
    assert toggled(decision, two, 99) == two
    assert decision.text(settled(decision, two)) == "discard TH 9C"


def test_cards_that_nobody_may_leave_out_are_marked_until_one_is_touched():
    hand = STANDARD.cards("AS TH")
    sight = asked(several(hand, 2, 2), hand)
    assert drawn(sight, None) == "[✓ A♠] [✓ 10♥] [Discard 2 of 2 cards]"
    assert "done 3" in presses(sight, None), "one press gives them"
    assert drawn(sight, STANDARD.cards("AS")) == "[✓ A♠] [10♥] (Discard 1 of 2 cards)"
    assert drawn(asked(several(hand, 1, 2), hand), None) == "[A♠] [10♥] (Discard 0 cards)"


def test_any_number_of_cards_may_be_confirmed_where_the_game_lets_it():
    hand = STANDARD.cards("AS TH")
    sight = asked(several(hand, 0, 2), hand)
    assert drawn(sight) == "[A♠] [10♥] [Discard 0 cards]"
    assert drawn(sight, STANDARD.cards("AS")) == "[✓ A♠] [10♥] [Discard 1 card]"


def test_marks_travel_in_the_buttons():
    hand = DOUBLE.cards("AS AS KH KH TC")
    decision = several(hand, 1, 4, DOUBLE)
    chosen = toggled(decision, toggled(decision, 0, 1), 4)
    assert chosen_of(decision, mask_of(decision, chosen)) == chosen
    assert f"done {mask_of(decision, chosen):x}" in presses(asked(decision, hand, DOUBLE), chosen)
    assert settled(decision, chosen) in decision, "the second copy counts as the first"


def test_a_few_numbers_are_buttons_and_of_many_the_lowest_the_others_are_written():
    assert drawn(asked(Number("bid", range(3, 6)))) == "[3] [4] [5]"
    assert presses(asked(Number("bid", range(3, 6)))) == ["say bid 3", "say bid 4", "say bid 5"]
    many = "[50] [51] [52] [53] [54]\n[55] [56] [57] [Write your answer]"
    assert drawn(asked(Number("bid", range(50, 500)))) == many
    assert drawn(asked(Number("count", range(30)))).endswith("[15] [16] [17] [Write your answer]")


def test_an_answer_of_one_kind_or_another_has_both():
    either = Either(OneOf(("pass",)), Number("bid", range(1, 4)))
    assert drawn(asked(either)) == "[Pass] [1] [2] [3]"
    many = Either(OneOf(("pass",)), Number("bid", range(1, 400)))
    assert drawn(asked(many)).endswith("[8] [Write your answer]")
    assert presses(asked(Either(many, Number("count", range(400))))).count("write") == 1
    nested = Either(either, OneOf(("double",)))
    assert drawn(asked(nested)) == "[Pass] [1] [2] [3] [Double]"
    assert len(list(parts_of(nested))) == 3


def test_the_card_part_of_a_decision_is_found():
    cards = single(STANDARD.cards("AS"))
    assert picking_of(Either(OneOf(("pass",)), cards)) is cards
    assert picking_of(OneOf(("pass",))) is None
    assert picking_of(None) is None


def test_long_words_are_written_instead():
    assert drawn(asked(OneOf(("say " + "x" * 90,)))) == "[Write your answer]"
    assert drawn(asked(OneOf(("a", "b"), labels={"a": "x" * 90}))) == "[Write your answer]"


BIG_HAND = STANDARD.cards("AS KS QS JS TS AH KH QH JH TH AD KD QD JD TD AC KC QC JC TC")
BIG_DOUBLE_HAND = DOUBLE.cards("AS AS KS KS QS AH AH KH KH QH AD AD KD KD QD AC AC KC KC QC")


@pytest.mark.parametrize(
    ("decision", "hand", "pack"),
    [
        (single(BIG_HAND), BIG_HAND, STANDARD),
        (single(STANDARD.cards("AS")), BIG_HAND, STANDARD),
        (several(BIG_HAND, 4, 4), BIG_HAND, STANDARD),
        (several(BIG_DOUBLE_HAND, 4, 4, DOUBLE), BIG_DOUBLE_HAND, DOUBLE),
        (Either(OneOf(("pass", "stop")), single(BIG_HAND)), BIG_HAND, STANDARD),
        (Either(single(BIG_HAND), Number("bid", range(50, 500))), BIG_HAND, STANDARD),
        (Number("bid", range(1, 25)), BIG_HAND, STANDARD),
        (OneOf(tuple(f"call {number}" for number in range(24))), BIG_HAND, STANDARD),
        (single(STANDARD.all), STANDARD.all, STANDARD),
        (several(STANDARD.all, 1, 52), STANDARD.all, STANDARD),
    ],
)
def test_the_largest_hands_fit_into_a_panel(decision, hand, pack):
    sight = asked(decision, hand, pack)
    note = "`A♠`: you hold a heart: follow suit\n" * 20
    layout = hand_panel(sight, controls(sight), note, [WHY_NOT, HINT])
    assert layout.components <= MOST_COMPONENTS
    assert layout.characters <= MOST_CHARACTERS
    ids = [button.press for button in layout.buttons()]
    assert len(set(ids)) == len(ids)
    assert max(map(len, ids)) < 70
    assert all(len(part.buttons) <= 5 for part in layout.parts if isinstance(part, Row))


def test_twenty_cards_are_all_there_to_press():
    sight = asked(several(BIG_HAND, 4, 4), BIG_HAND)
    assert len(presses(sight)) == 21
    sight = asked(single(BIG_HAND), BIG_HAND)
    assert len(presses(sight)) == 20
