"""House rules: what is taken, what is refused, and in which words."""

from typing import Annotated, Literal

import pytest
from annotated_types import Ge, Le
from pydantic import AfterValidator

from bot.engine.options import (
    BadOptions,
    Options,
    changed_options,
    choice,
    describe_options,
    each_once,
    number,
    read_options,
    seats,
    switch,
)

pytestmark = pytest.mark.rule("GEN-11")


class House(Options):
    target: int = number(10, 5, 21, "points that win")
    order: Literal["left", "right"] = choice("left", "which way round")
    wild: bool = switch("twos are wild")
    strict: bool = switch("no mistakes", default=True)


def test_every_option_has_a_name_a_type_a_default_limits_and_a_line_of_help():
    assert describe_options(House) == [
        {"name": "target", "type": "int", "default": 10, "limits": [5, 21],
         "help": "points that win"},
        {"name": "order", "type": "choice", "default": "left", "limits": ["left", "right"],
         "help": "which way round"},
        {"name": "wild", "type": "bool", "default": False, "limits": [False, True],
         "help": "twos are wild"},
        {"name": "strict", "type": "bool", "default": True, "limits": [False, True],
         "help": "no mistakes"},
    ]  # fmt: skip


@pytest.mark.parametrize(
    "given", [{}, {"target": 5}, {"target": 21, "order": "right"}, {"wild": True, "strict": False}]
)
def test_values_within_the_limits_are_taken(given):
    assert changed_options(read_options(House, given)) == given


def test_what_is_not_said_stays_at_its_default():
    assert read_options(House, {"wild": True}).model_dump() == {
        "target": 10, "order": "left", "wild": True, "strict": True
    }  # fmt: skip
    assert changed_options(read_options(House, {"wild": False, "target": 10})) == {}


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"target": 4}, "option 'target': allowed is a whole number from 5 to 21"),
        ({"target": 22}, "option 'target': allowed is a whole number from 5 to 21"),
        ({"target": 10.0}, "option 'target': allowed is a whole number from 5 to 21"),
        ({"target": "10"}, "option 'target': allowed is a whole number from 5 to 21"),
        ({"target": True}, "option 'target': allowed is a whole number from 5 to 21"),
        ({"target": None}, "option 'target': allowed is a whole number from 5 to 21"),
        ({"order": "up"}, "option 'order': allowed is 'left' or 'right'"),
        ({"order": 1}, "option 'order': allowed is 'left' or 'right'"),
        ({"wild": 1}, "option 'wild': allowed is true or false"),
        ({"wild": "yes"}, "option 'wild': allowed is true or false"),
        ({"joker": 1}, "unknown option 'joker': allowed are target, order, wild, strict"),
        ({7: 1}, "unknown option '7': allowed are target, order, wild, strict"),
        ({"x" * 999: 1}, f"unknown option {'x' * 40!r}: allowed are target, order, wild, strict"),
        ([], "options: expected names and values"),
        ("target", "options: expected names and values"),
        (None, "options: expected names and values"),
    ],
)
def test_anything_else_is_refused_with_what_is_allowed(given, fault):
    with pytest.raises(BadOptions) as refused:
        read_options(House, given)
    assert str(refused.value) == fault


def test_all_faults_are_told_at_once():
    with pytest.raises(BadOptions, match=r"'target': .*; option 'wild': .*; unknown option 'x'"):
        read_options(House, {"target": 0, "wild": 2, "x": 1})


def test_a_game_without_house_rules_says_so():
    with pytest.raises(BadOptions, match="unknown option 'wild': allowed are none"):
        read_options(Options, {"wild": True})


def test_options_cannot_be_changed_afterwards():
    with pytest.raises(ValueError, match="frozen"):
        read_options(House, {}).target = 7


class WithSeats(Options):
    away: Annotated[list[Annotated[int, Ge(0), Le(3)]], AfterValidator(each_once)] = seats("away")


@pytest.mark.parametrize(("given", "taken"), [([], []), ([3, 0], [0, 3]), ([1], [1])])
def test_a_list_of_seats_is_taken_in_order(given, taken):
    assert read_options(WithSeats, {"away": given}) == WithSeats(away=taken)
    assert describe_options(WithSeats) == [
        {"name": "away", "type": "list", "default": [], "limits": [0, 3], "help": "away"}
    ]
    assert changed_options(read_options(WithSeats, {"away": given})) == (
        {"away": taken} if taken else {}
    )


@pytest.mark.parametrize("given", [[4], [-1], [1, 1], [True], [1.0], ["1"], [None], 1, "1", None])
def test_other_lists_are_refused(given):
    with pytest.raises(BadOptions) as refused:
        read_options(WithSeats, {"away": given})
    assert str(refused.value) == (
        "option 'away': allowed is a list of seats from 0 to 3, each once"
    )
