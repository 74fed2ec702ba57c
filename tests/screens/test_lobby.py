"""The lobby, its house rules, and what becomes of it."""

from dataclasses import replace
from typing import Literal

import pytest

from bot.engine.games import GAMES
from bot.engine.options import choice, number
from bot.screens.house_rules import (
    changed_rules,
    house_rules,
    limits_in_words,
    page_of,
    seats_written,
    value_in_words,
)
from bot.screens.layout import MOST_COMPONENTS, Beside
from bot.screens.lobby import Gathering, begun_message, cancelled_message, lobby_message
from bot.screens.people import Chair
from bot.table.customs import Customs
from tests.screens.reading import shown

ANN_AND_ADA = (Chair("Ann"), Chair("Ada", plays_itself=True, owned=False, level="easy"))
PROMISE = "ab" * 32


class Ways(Customs):
    level: Literal["normal", "strong"] = choice("normal", "how seats play that nobody has taken")
    turn_clock: int = number(300, 0, 3600, "seconds to answer")


def lobby(chairs=ANN_AND_ADA, **options):
    return Gathering(GAMES["euchre"](options), chairs, 0, PROMISE, ["easy", "strong"])


def test_the_lobby_shows_seats_sides_and_the_promise():
    assert shown(lobby_message(lobby())) == (
        "### Traditional Euchre\n"
        "-# 4 players, partners opposite · Ann is the host\n"
        "---\n"
        "1. 🔵 **Ann** · host\n"
        "2. 🟠 **Ada** · plays itself (easy)\n"
        "3. 🔵 *free*\n"
        "4. 🟠 *free*\n"
        "-# 2 seats are free; at the start they play themselves.\n"
        "**House rules**: the usual ones\n"
        f"-# The shuffle is fixed by this commitment: `{PROMISE}`\n"
        "[Join] [Leave] [Add self-playing: easy] [Add self-playing: strong]\n"
        "[Start] [House rules] [Cancel]"
    )


@pytest.mark.rule("GEN-11")
def test_house_rules_that_differ_are_shown_before_anyone_sits_down():
    text = shown(lobby_message(lobby(target=5, first_dealer="black_jack", stick_the_dealer=True)))
    assert (
        "**House rules**: Target: **5** (usually 10)"
        " · First dealer: **black jack** (usually random)"
        " · Stick the dealer: **on** (usually off)" in text
    )


def test_customs_that_differ_are_told_with_the_house_rules():
    usual = Gathering(GAMES["euchre"](), ANN_AND_ADA, 0, PROMISE, customs=Ways())
    assert "**House rules**: the usual ones" in shown(lobby_message(usual))
    changed = replace(usual, customs=Ways(hints=False, level="strong"))
    assert (
        "**House rules**: **No hints** · Self-playing seats: **strong** (usually normal)"
        in shown(lobby_message(changed))
    )  # fmt: skip
    assert "2 seats are free; at the start they play themselves (strong)." in shown(
        lobby_message(changed)
    )
    clocks = [replace(usual, customs=Ways(turn_clock=seconds)) for seconds in (0, 60)]
    assert "**House rules**: **No turn clock**\n" in shown(lobby_message(clocks[0]))
    assert "Turn clock: **1 minute** (usually 5 minutes)" in shown(lobby_message(clocks[1]))


def test_customs_stand_behind_the_house_rules_and_are_changed_as_they_are():
    rules = GAMES["euchre"]()
    pages = [
        house_rules(rules, may_change=True, page=page, customs=Ways(hints=False)) for page in (0, 1)
    ]
    presses = [button.press for page in pages for button in page.buttons()]
    assert presses.index("partners_best true") < presses.index("hints true")
    assert 'level "strong"' in presses
    text = "".join(map(shown, pages))
    assert "**Hints**: off (changed)" in text
    assert "**Self-playing seats**: normal" in text
    assert "**Turn clock**: 5 minutes" in text
    assert page_of(rules, "level", Ways()) == 1
    assert limits_in_words(rules, "level", Ways()) == "'normal' or 'strong'"


def test_no_game_has_a_house_rule_that_is_called_as_a_custom():
    taken = {name for game in GAMES.values() for name in type(game().options).model_fields}
    assert taken & set(Customs.model_fields) == set()


def test_one_free_seat_is_told_in_the_singular():
    assert "1 seat is free; at the start it plays itself." in shown(
        lobby_message(lobby((Chair("A"), Chair("B"), Chair("C"))))
    )


def test_nobody_can_be_added_to_a_full_table():
    text = shown(lobby_message(lobby([Chair(name) for name in "ABCD"])))
    assert "(Add self-playing: easy) (Add self-playing: strong)" in text
    assert "free" not in text


def test_names_do_no_harm():
    text = shown(lobby_message(lobby((Chair("**@everyone** `x`\n# y " + "z" * 40),))))
    assert "1. 🔵 **\\*\\*@\u200beveryone\\*\\* \\`x\\` \\# y z…**" in text


def test_a_lobby_that_has_begun_or_was_closed_has_no_buttons():
    assert begun_message(lobby()).buttons() == []
    assert "The game has begun." in shown(begun_message(lobby()))
    closed = cancelled_message(lobby(), "it was stopped")
    assert shown(closed) == "### Traditional Euchre\nThis table was closed: it was stopped."


def test_few_numbers_are_pressed_and_many_are_written():
    def presses(game, **options):
        return [one.press for one in house_rules(GAMES[game](options), may_change=True).buttons()]

    assert "lives 4" in presses("tricks_together")
    assert "lives 3" in presses("tricks_together", lives=4)
    assert "min_bid ?" in presses("setback")


def test_the_host_gets_a_button_for_each_house_rule():
    layout = house_rules(GAMES["euchre"]({"stick_the_dealer": True}), may_change=True)
    assert {button.press: button.label for button in layout.buttons()} == {
        "target ?": "Change",
        'first_dealer "black_jack"': "Set to black jack",
        "farmers_hand true": "Turn on",
        "ace_no_face true": "Turn on",
        "stick_the_dealer false": "Turn off",
        "cross_corner_alone true": "Turn on",
        "lone_maker_leads false": "Turn off",
        "partners_best true": "Turn on",
    }
    assert layout.components <= MOST_COMPONENTS
    assert "**Stick the dealer**: on (changed)" in shown(layout)
    assert "points that win the game (5 to 21)" in shown(layout)


def test_others_read_the_house_rules_without_buttons():
    layout = house_rules(GAMES["euchre"](), may_change=False)
    assert layout.buttons() == []
    assert "The host can change them." in shown(layout)


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (True, "on"),
        (False, "off"),
        (10, "10"),
        ("black_jack", "black jack"),
        ([0, 2], "seats 1 and 3"),
        ([1], "seat 2"),
        ([], "none"),
    ],
)
def test_values_in_words(value, words):
    assert value_in_words(value) == words


def test_limits_and_pages_of_a_rule():
    rules = GAMES["euchre"]()
    assert limits_in_words(rules, "target") == "a whole number from 5 to 21"
    assert page_of(rules, "partners_best") == 0
    assert page_of(rules, "no such rule") == 0
    assert changed_rules(rules) == []


@pytest.mark.rule("CCL-9")
@pytest.mark.parametrize(
    ("text", "seats"),
    [
        ("1, 3", [0, 2]), ("3 1", [0, 2]), (" 2,2 ", [1]), ("6", [5]), ("none", []),
        (" None ", []), ("7", None), ("0", None), ("", None), ("1 - 3", None), ("Ann", None),
        ("1.5", None), ("1111111111111111111", None),
    ],
)  # fmt: skip
def test_seats_are_written_as_people_count_them(text, seats):
    rules = GAMES["close_call"]()
    assert limits_in_words(rules, "beginners") == "Seats from 1 to 6, as in 1, 3; or none"
    assert seats_written(rules, "beginners", text) == seats


def test_many_house_rules_come_in_pages(many_options):
    rules = many_options()
    first, second = (house_rules(rules, may_change=True, page=page) for page in (0, 1))
    assert [button.label for button in first.buttons()[-2:]] == ["Earlier", "More"]
    assert [button.disabled for button in first.buttons()[-2:]] == [True, False]
    assert [button.disabled for button in second.buttons()[-2:]] == [False, True]
    assert sum(isinstance(part, Beside) for part in (*first.parts, *second.parts)) == 16
    assert max(first.components, second.components) <= MOST_COMPONENTS
    assert page_of(rules, "rule_15") == 1


@pytest.mark.rule("PED-1")
def test_a_lobby_does_not_seat_partners_who_are_found_only_at_the_start():
    rules = GAMES["pedro"]({"partners": "cut"})
    drawn = shown(lobby_message(Gathering(rules, ANN_AND_ADA, 0, PROMISE)))
    assert "4 players, partners found at the start · Ann is the host" in drawn
    assert "🔵" not in drawn


def test_partners_are_marked_in_the_lobby_only_where_they_are_partners():
    """With five nobody has a partner before the first round."""
    rules = GAMES["margin_for_error"]()
    chairs = tuple(Chair(name) for name in ("Ann", "Ben", "Cat", "Dan", "Eve"))
    four, five = (
        shown(lobby_message(Gathering(rules, chairs[:number], 0, "c0ffee"))) for number in (4, 5)
    )
    assert "4 or 5 players, partners opposite with 4 · Ann is the host" in four
    assert "2. 🟠 **Ben**" in four
    assert "2. **Ben**" in five
    assert "🔵" not in five
