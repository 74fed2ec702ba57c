"""What crosses to a thinker: a seat's view, and nothing that it does not tell."""

import pickletools
from random import Random

import pytest

from bot.engine.chance import CHANCE
from bot.engine.games import GAMES
from bot.players import SEARCHERS, chooser
from bot.thinking.__main__ import answer_to
from bot.thinking.crossing import LENGTH, Answer, Question, packed, unpacked

every_game = pytest.mark.parametrize("game", GAMES)


def views(game, number=1):
    """What each seat sees that is asked, along a deal of a game played at random."""
    rules, rng = GAMES[game](), Random(number)
    state = rules.start(0)
    while not state.deals:
        asked = rules.ask(state)
        yield from (rules.view(state, seat) for seat in asked if seat != CHANCE)
        seat = next(iter(asked))
        rules.push(state, seat, asked[seat].sample(rng.randrange))


def crossed(message):
    content = packed(message)
    length = int.from_bytes(content[:LENGTH], "big")
    assert length == len(content) - LENGTH
    return unpacked(content[LENGTH:])


@every_game
def test_a_view_arrives_as_it_was(game):
    for view in views(game):
        arrived = crossed(Question("strong", view, 1.0)).view
        assert arrived.as_bytes() == view.as_bytes()
        assert vars(arrived).keys() == vars(view).keys()
        assert list(arrived.decision) == list(view.decision)
        assert arrived.rules.options == view.rules.options


@every_game
def test_no_position_crosses(game):
    view = list(views(game))[-1]
    named = {
        str(argument)
        for code, argument, _ in pickletools.genops(packed(Question("strong", view, 1.0))[LENGTH:])
        if isinstance(argument, str)
    }
    assert "View" in named
    assert not {"state_kind", "history", "State", GAMES[game].state_kind.__name__} & named


@pytest.mark.parametrize("value", ["order alone", 1 << 40, None, 0])
def test_an_answer_arrives_as_it_was(value):
    assert crossed(Answer(value)) == Answer(value)


@every_game
def test_the_same_is_thought_where_it_arrives(game):
    for view in list(views(game))[1::9][:4]:
        arrived = crossed(Question("strong", view, 1.0)).view
        here, there = (
            chooser("strong", game, 4)(one, Random(1).randrange) for one in (view, arrived)
        )
        assert here == there


def test_a_thinker_uses_up_its_seconds_and_answers(monkeypatch):
    view = next(iter(views("euchre")))
    answer = answer_to(Question("strong", view, 0.05))
    assert answer.failure is None
    assert answer.value in view.decision


def test_what_goes_wrong_is_an_answer_too(monkeypatch):
    def fails(_game, _budget):
        raise ZeroDivisionError("by 0")

    monkeypatch.setitem(SEARCHERS, "strong", fails)
    answer = answer_to(Question("strong", next(iter(views("euchre"))), 0.05))
    assert answer == Answer(None, "ZeroDivisionError: by 0")


def test_packs_are_not_sent_card_by_card():
    """A question is a matter of some kilobytes, whatever the rules hold."""
    assert len(packed(Question("strong", next(iter(views("euchre"))), 1.0))) < 8000
