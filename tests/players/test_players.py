"""Seats that play themselves, whatever the game: legal, and from their view alone."""

from random import Random

import pytest

from bot.engine.chance import CHANCE
from bot.engine.games import GAMES
from bot.players import FOR_PEOPLE, PLAYERS, UnknownPlayer, chooser
from bot.players.normal import ADVISERS
from tests.records.kit import EVERY_OPTION

OPTION_SETS = [{}, EVERY_OPTION, {"stick_the_dealer": True, "partners_best": True}]
SIMULATIONS = 4


def at_once(name):
    """A level that does not think for long."""
    return chooser(name, "euchre", SIMULATIONS)


def positions(number, options, choosers):
    """Each position of three deals in which a seat is asked, as (rules, state, seat)."""
    rules = GAMES["euchre"](options)
    rng = Random(number)
    state = rules.start()
    while len(state.deals) < 3 and (asked := rules.ask(state)):
        seat = min(asked)
        if seat == CHANCE:
            rules.push(state, seat, asked[seat].sample(rng.randrange))
        else:
            yield rules, state, seat
            value = choosers[seat](rules.view(state, seat), rng.randrange)
            rules.apply(state, seat, value)


def test_the_levels():
    assert list(PLAYERS) == ["random", "easy", "normal", "strong"]
    assert FOR_PEOPLE == ("easy", "normal", "strong")


def test_an_unknown_level_is_refused_with_those_that_there_are():
    with pytest.raises(UnknownPlayer, match="there are random, easy, normal, strong"):
        chooser("genius", "euchre")


@pytest.mark.parametrize("options", OPTION_SETS)
@pytest.mark.parametrize("level", PLAYERS)
@pytest.mark.parametrize("number", range(8))
def test_every_answer_is_legal(level, options, number):
    levels = [at_once(name) for name in (level, "random", level, "random")]
    answers = 0
    for rules, state, seat in positions(number, options, levels):
        value = levels[seat](rules.view(state, seat), Random(seat).randrange)
        assert value in rules.ask(state)[seat]
        answers += 1
    assert answers > 20


@pytest.mark.rule("GEN-6")
@pytest.mark.parametrize("level", PLAYERS)
@pytest.mark.parametrize("number", range(6))
def test_the_same_view_and_chance_give_the_same_answer(level, number):
    play = at_once(level)
    for rules, state, seat in positions(number, EVERY_OPTION, [at_once("random")] * 4):
        view = rules.view(state, seat)
        imagined = rules.imagine(view, Random(number))
        other = rules.view(imagined, seat)
        assert play(view, Random(1).randrange) == play(other, Random(1).randrange)


@pytest.mark.parametrize("level", PLAYERS)
def test_a_seat_that_is_not_asked_cannot_answer(level):
    rules = GAMES["euchre"]()
    state = rules.start(0)
    rules.apply(state, CHANCE, rules.ask(state)[CHANCE].sample(Random(1).randrange))
    with pytest.raises((ValueError, AssertionError)):
        chooser(level, "euchre")(rules.view(state, 0), Random(1).randrange)


def test_easy_plays_a_game_that_nobody_taught_it_by_chance():
    assert chooser("easy", "a game of tomorrow") is chooser("random", "a game of tomorrow")


def test_every_game_has_an_adviser():
    assert set(ADVISERS) == set(GAMES)
