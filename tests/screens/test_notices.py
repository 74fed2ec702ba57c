"""What was not done, in sentences."""

import pytest

from bot.engine.games import GAMES
from bot.engine.options import BadOptions, read_options
from bot.screens.notices import refusal, sentence
from tests.screens.reading import shown


@pytest.mark.parametrize(
    ("reason", "told"),
    [
        (
            "you hold green: follow the colour led (3G)",
            "You hold green: follow the colour led (3G).",
        ),
        ("Only the host can do that.", "Only the host can do that."),
        ("'what' cannot be played now", "'what' cannot be played now."),
        ("unknown option 'jokers'", "Unknown option 'jokers'."),
        ("option 'level': allowed is 'easy'", "Self-playing seats: allowed is 'easy'."),
    ],
)
def test_a_reason_is_told_as_a_sentence(reason, told):
    assert sentence(reason) == told
    assert shown(refusal(reason)) == told


def test_house_rules_are_called_in_refusals_as_they_are_everywhere():
    kind = GAMES["margin_for_error"].option_kind
    with pytest.raises(BadOptions) as refused:
        read_options(kind, {"target": 0, "target_solo": 5000})
    assert sentence(str(refused.value)) == (
        "Target: allowed is a whole number from 20 to 200; Target solo: allowed is a whole number"
        " from 20 to 200."
    )


def test_a_game_that_cannot_begin_with_so_many_is_refused_in_plain_words():
    with pytest.raises(BadOptions) as refused:
        GAMES["tricks_together"]({"long_climb": True}, 5)
    assert sentence(str(refused.value)).startswith(
        "Long climb is for three or four players: with five,"
    )
