"""Imagined hands of 99: also long ones, in which cards come back, and with several decks."""

from random import Random

import pytest

from bot.engine.chance import CHANCE
from bot.engine.games.ninety_nine_course import Course, account
from bot.engine.imagining import Impossible
from bot.engine.zones import EVERYTHING
from tests.games.ninety_nine_table import NinetyNineTable, cheap_answer, long_hand


def positions(seats: int, plays: int, rng: Random, **options):
    """A long hand's positions, its players keeping it going; drawing now and then is forgotten."""
    game = long_hand(NinetyNineTable(seats, **options))
    for _ in range(plays):
        if game.state.deals:
            return
        yield game
        asked = game.rules.ask(game.state)
        seat = rng.choice([*asked, *[seat for seat in asked if asked[seat].right] * 12])
        if seat == CHANCE:
            value = asked[seat].sample(rng.randrange)
        else:
            value = "draw" if asked[seat].right else cheap_answer(game, seat)
        game.rules.apply(game.state, seat, value)


@pytest.mark.rule("GEN-6", "NIN-9")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (6, {}),
        (12, {}),
        (12, {"decks": 1}),
        (6, {"draw": "manual"}),
        (12, {"draw": "manual", "decks": 1}),
    ],
)
def test_an_imagined_hand_looks_the_same_also_after_cards_have_come_back(seats, options):
    rng, shuffles = Random(f"{seats} {options}"), 0
    for number, game in enumerate(positions(seats, 150, rng, **options)):
        viewer = rng.choice([*range(seats), None])
        view = game.view(viewer)
        shuffles = sum(line.startswith("shuffle") for _, line in view.events)
        if number % (3 if shuffles > 1 else 12) == 0:
            imagined = game.rules.imagine(view, rng)
            again = game.rules.view(imagined, viewer)
            assert (again.as_dict(), again.zones) == (view.as_dict(), view.zones)
            assert game.rules.view(imagined, EVERYTHING).table["total"] == game.total
    assert shuffles > 1


@pytest.mark.rule("GEN-6")
def test_what_others_hold_is_drawn_by_lot():
    game = long_hand(NinetyNineTable(12))
    hands = {tuple(game.rules.imagine(game.view(0), Random(n)).hands[1:]) for n in range(5)}
    assert len(hands) == 5
    piles = {game.rules.imagine(game.view(0), Random(n)).draw_pile for n in range(5)}
    assert len(piles) == 5


def test_a_view_of_nothing_real_is_refused():
    game = NinetyNineTable().deal({0: "KS KH KD"}).plays("KS")
    view = game.view(0)
    course = Course(game.rules, view)
    course.uses[0].name = "AS"
    course.uses[1].name = "AS"
    with pytest.raises(Impossible, match="never dealt"):
        account(course, Random(1))
