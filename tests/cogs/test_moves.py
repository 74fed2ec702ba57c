"""Moves that are written: what is offered, and what is understood."""

from random import Random

import pytest

from bot.engine.cards import STANDARD
from bot.engine.chance import CHANCE
from bot.engine.choosing import PickSet
from bot.engine.decisions import Either, Number, OneOf
from bot.engine.dice import DICE
from bot.engine.games import GAMES
from bot.engine.games.tarot import TAROT
from bot.engine.picking import PickCards, Picking
from bot.screens.hint import answer_in_words
from bot.screens.people import Chair
from bot.screens.sight import Sight
from bot.screens.tellers import teller
from cogs.answers import controls
from cogs.moves import allowed_in_words, meant, move_choices

BID = OneOf(("pass", "order", "order alone"), labels={"order alone": "Order it up, alone"})
PLAY = PickCards(Picking("play", STANDARD), STANDARD.cards("TH 9H AS"))
DISCARD = PickCards(Picking("discard", STANDARD, least=2, most=2), STANDARD.cards("TH 9H AS 2C"))
NUMBER = Either(OneOf(("pass",)), Number("bid", range(50, 300)))


def offered(decision, typed=""):
    return [choice.value for choice in move_choices(decision, typed)]


def test_all_legal_moves_are_offered_with_words_and_line():
    assert [choice.name for choice in move_choices(BID, "")] == [
        *("pass", "order", "Order it up, alone (order alone)")
    ]
    assert [choice.name for choice in move_choices(PLAY, "")] == [
        *("Play A♠ (play AS)", "Play 10♥ (play TH)", "Play 9♥ (play 9H)")
    ]


def test_a_tarot_card_is_understood_by_its_words():
    play = PickCards(Picking("play", TAROT), TAROT.cards("TC NS X3"))
    assert [choice.name for choice in move_choices(play, "")] == [
        *("Play N Swords (play NS)", "Play 10 Cups (play TC)", "Play Trump X3 (play X3)")
    ]
    for typed, line in [
        ("play n swords", "play NS"), ("10 Cups", "play TC"), ("10c", "play TC"),
        ("trump x3", "play X3"), ("X3", "play X3"),
    ]:  # fmt: skip
        assert meant(play, typed) == line


def test_typing_narrows_the_offer():
    assert offered(BID, "UP,") == ["order alone"]
    assert offered(PLAY, "9h") == ["play 9H"]
    assert offered(PLAY, "10♥") == ["play TH"]
    assert offered(NUMBER, "12") == ["bid 112", *(f"bid {number}" for number in range(120, 130)),
                                     "bid 212"]  # fmt: skip


def test_nobody_is_offered_what_he_is_not_asked():
    assert move_choices(None, "") == []


def test_where_no_card_may_be_picked_that_is_offered_in_words():
    draw = PickCards(Picking("draw", STANDARD, least=0, most=3), STANDARD.cards("TH AS"))
    assert [choice.name for choice in move_choices(draw, "")] == [
        *("Draw nothing (draw)", "Draw A♠ (draw AS)", "Draw 10♥ (draw TH)")
    ]


def test_several_cards_are_offered_one_by_one():
    assert offered(DISCARD) == ["discard AS", "discard TH", "discard 9H", "discard 2C"]
    assert offered(DISCARD, "discard TH") == ["discard AS TH", "discard TH 9H", "discard TH 2C"]
    assert offered(DISCARD, "discard TH 9H") == ["discard TH 9H"]
    assert offered(DISCARD, "discard TH 9") == ["discard TH 9H"]
    assert offered(DISCARD, "10♥") == ["discard AS TH", "discard TH 9H", "discard TH 2C"]
    assert offered(DISCARD, "discard nonsense") == []


def test_no_other_card_is_offered_for_one_that_may_not_be_chosen():
    assert offered(DISCARD, "discard KS") == []
    assert offered(DISCARD, "discard KS TH") == []
    assert offered(DISCARD, "discard TH TH") == []


@pytest.mark.timeout(60)
def test_never_more_than_discord_takes_and_not_all_are_gone_through():
    hand = STANDARD.all
    huge = PickCards(Picking("discard", STANDARD, least=1, most=20), hand)
    choices = move_choices(huge, "")
    assert len(choices) == 25
    assert all(len(choice.name) <= 100 and len(choice.value) <= 100 for choice in choices)


@pytest.mark.parametrize(
    ("decision", "typed", "line"),
    [
        (BID, "  ORDER   alone ", "order alone"),
        (BID, "order it up, alone", "order alone"),
        (BID, "sing", "sing"),
        (PLAY, "play th", "play TH"),
        (PLAY, "th", "play TH"),
        (PLAY, "10♥", "play TH"),
        (PLAY, "PLAY 10h", "play TH"),
        (PLAY, "a♠", "play AS"),
        (PLAY, "play", "play"),
        (DISCARD, "2c 10h", "discard 2C TH"),
        (NUMBER, "120", "bid 120"),
        (NUMBER, "BID 120", "bid 120"),
        (NUMBER, "Pass", "pass"),
        (None, "  play   JH ", "play JH"),
    ],
)
def test_people_may_write_as_they_like(decision, typed, line):
    assert meant(decision, typed) == line


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("Keep ⚄ 5 (50 points)", "keep 5"),
        ("keep `⚀\u00a01` `⚄\u00a05` (150 points)", "keep 1 5"),
        ("⚄ 5", "keep 5"),
        ("5", "keep 5"),
        ("keep 1 5: 150 points", "keep 1 5"),
        ("Keep 3", "keep 3"),
    ],
)
def test_dice_may_be_written_as_a_hint_says_it(typed, line):
    sets = {DICE.cards("5"): "50 points", DICE.cards("1 5"): "150 points"}
    assert meant(PickSet(Picking("keep", DICE, most=6), sets), typed) == line


def test_a_suit_may_be_a_picture():
    assert meant(PLAY, "Play 10♥\ufe0f") == "play TH"
    assert offered(PLAY, "10♥\ufe0f") == ["play TH"]


def test_what_an_offer_is_narrowed_by_may_be_the_words_of_a_hint():
    sets = {DICE.cards("5"): "50 points", DICE.cards("1"): "100 points"}
    assert offered(PickSet(Picking("keep", DICE, most=6), sets), "Keep ⚄ 5 (50") == ["keep 5"]


def test_a_draw_may_be_written_in_the_words_of_its_game():
    draw = PickCards(Picking("draw", STANDARD, least=0, most=3), STANDARD.cards("TH AS"))
    for typed, line in [
        ("Exchange A♠ 10♥", "draw AS TH"), ("keep the hand", "draw"), ("draw th", "draw TH"),
    ]:  # fmt: skip
        assert meant(draw, typed, teller("horse_thief")) == line
    assert meant(draw, "draw nothing") == "draw"


@pytest.mark.parametrize("game", GAMES)
def test_what_a_screen_says_of_an_answer_is_understood_in_every_game(game):
    """A hint's words, a button's and an offer's."""
    told = teller(game)
    for sight, value in moments(game):
        decision = sight.view.decision
        line = decision.text(value)
        words = answer_in_words(decision, value, told)
        assert meant(decision, words, told) == line
        assert meant(decision, words.replace("`", "").upper(), told) == line
        for choice in move_choices(decision, words, told):
            assert meant(decision, choice.name, told) == choice.value
        for button in (one for row in controls(sight) for one in row.buttons):
            if button.press.startswith("say "):
                said = meant(decision, button.label, told)
                assert said == button.press.removeprefix("say ")


def moments(game):
    """Games played by chance: the sight of who is asked, and an answer of his, time after time."""
    below = Random(5).randrange
    rules = GAMES[game]()
    state = rules.start(None)
    for _ in range(300):
        if not (asked := rules.ask(state)):
            return
        seat, decision = min(asked.items())
        value = decision.sample(below)
        if seat != CHANCE:
            chairs = [Chair(str(number)) for number in range(rules.seats)]
            yield Sight(rules.view(state, seat), chairs, teller(game)), value
        rules.push(state, seat, value)


def test_what_may_be_written_in_a_form():
    assert allowed_in_words(NUMBER) == "pass, 50 to 299"
    assert allowed_in_words(DISCARD) == "discard AS TH"
