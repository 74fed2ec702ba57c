"""Hints in words: as the button says it, the cards as one reads them, and why."""

from random import Random

import pytest

from bot.engine.cards import STANDARD, SUITS, Pack
from bot.engine.chance import CHANCE
from bot.engine.choosing import PickCardAs, PickSet
from bot.engine.decisions import Either, Number, OneOf
from bot.engine.games import GAMES
from bot.engine.picking import PickCards, Picking
from bot.screens.hint import answer_in_words, hint_line
from bot.screens.result import hints_line
from bot.screens.tellers import teller

DOUBLE = Pack(SUITS, [rank + suit for suit in SUITS for rank in "AK"], copies=2)
CARDS = STANDARD.cards("AS TH 9C")
PLAY = PickCards(Picking("play", STANDARD), CARDS)
SOME = PickCards(Picking("discard", STANDARD, "Lay off", 0, 3), CARDS)
SAY = OneOf(("pass", "order alone"), labels={"order alone": "Order it up, alone"})


@pytest.mark.parametrize(
    ("decision", "value", "words"),
    [
        (SAY, "pass", "Pass"),
        (SAY, "order alone", "Order it up, alone"),
        (Number("bid", range(3, 9)), 7, "bid 7"),
        (PLAY, STANDARD.card("TH"), "play `10♥`"),
        (SOME, STANDARD.cards("AS 9C"), "discard `A♠` `9♣`"),
        (SOME, 0, "discard nothing"),
        (Either(OneOf(("pass",)), PLAY), STANDARD.card("AS"), "play `A♠`"),
        (Either(Number("bid", range(9)), OneOf(("pass",))), "pass", "Pass"),
        (PickSet(Picking("keep", STANDARD, most=3), {CARDS: "250 points"}), CARDS,
         "keep `A♠` `10♥` `9♣` (250 points)"),
        (PickCards(Picking("pass", DOUBLE, "Pass", 2, 2), DOUBLE.cards("AS AS KH")),
         DOUBLE.cards("AS AS"), "pass `A♠` `A♠`"),
    ],
)  # fmt: skip
def test_an_answer_is_told_as_its_button_says_it(decision, value, words):
    assert answer_in_words(decision, value) == words


@pytest.mark.parametrize(
    ("value", "words"),
    [("AS 9C", "Exchange `A♠` `9♣`"), ("", "Keep the hand")],
)
def test_a_draw_is_told_as_what_is_done_with_the_cards(value, words):
    decision = PickCards(Picking("draw", STANDARD, "Draw", 0, 3), CARDS)
    line = hint_line(decision, STANDARD.cards(value), "so it is", teller("horse_thief"))
    assert line == f"**Hint**: {words} – so it is."


def test_a_card_and_what_it_stands_for():
    ten = STANDARD.card("TH")
    decision = PickCardAs(Picking("play", STANDARD), ten, {ten: ((ten, "+"), (ten, "-"))})
    assert answer_in_words(decision, (ten, "-")) == "play `10♥ −`"
    assert answer_in_words(Either(OneOf(("draw",)), decision), (ten, "+")) == "play `10♥ +`"


def test_a_hint_gives_the_reason():
    why = "your partner is winning with the ace: throw your lowest club off"
    assert hint_line(PLAY, STANDARD.card("9C"), why) == f"**Hint**: Play `9♣` – {why}."


def test_a_right_may_be_better_left():
    right = OneOf(("show",), right=True)
    assert hint_line(right, None, "nobody has noticed") == (
        "**Hint**: Leave it – nobody has noticed."
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_of_every_game_can_be_told(game):
    rules, below = GAMES[game](), Random(3).randrange
    state, told = rules.start(None), set()
    while len(state.deals) < 4 and rules.ask(state):
        seat, decision = min(rules.ask(state).items())
        value = decision.sample(below)
        if seat != CHANCE:
            told.add(hint_line(decision, value, "so it is"))
        rules.push(state, seat, value)
    assert len(told) > 2
    assert not [line for line in told if "None" in line or "  " in line]


def test_who_took_hints_is_told_at_the_end():
    assert hints_line([("Ann", 3), ("B*n", 1)]) == "**Hints**: Ann 3 · B\\*n 1"
    assert hints_line([]) == ""
