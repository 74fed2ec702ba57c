"""What the level `normal` advises at a test's table."""

from random import Random
from typing import Any

from bot.engine.chance import CHANCE
from bot.engine.games import GAMES
from bot.engine.rules import in_turn
from bot.players.advice import Advice
from bot.players.normal import ADVISERS
from tests.games.card_table import CardTable


def advice(table: CardTable, seat: int) -> Advice:
    """The advice to a seat."""
    return ADVISERS[table.rules.id](table.view(seat))


def said(table: CardTable, seat: int) -> str:
    """The advice to a seat, as `answer: reason`; nothing before the colon where it is to wait."""
    given = advice(table, seat)
    question = table.rules.ask(table.state)[seat]
    return f"{'' if given.value is None else question.text(given.value)}: {given.why}"


def some_advice(game: str, seats: int, answers: int, **options: Any):
    """Yields the advice to every seat that is asked, and what it was asked, in games in which all
    do as advised.
    """
    rules, rng, given = GAMES[game](options, seats), Random(seats), 0
    state = rules.start(0)
    while given < answers:
        asked = rules.ask(state)
        if not asked:
            state = rules.start(0)
        elif CHANCE in asked:
            rules.apply(state, CHANCE, asked[CHANCE].sample(rng.randrange))
        else:
            for seat in in_turn(asked):
                counsel = ADVISERS[game](rules.view(state, seat))
                yield counsel, asked[seat]
                given += 1
                if counsel.value is not None:
                    rules.apply(state, seat, counsel.value)
                    break


def assert_sound(counsel: Advice, question: Any) -> None:
    """An answer that is allowed, and a reason that reads like one."""
    assert counsel.value in question or (counsel.value is None and question.right)
    why = counsel.why
    assert 0 < len(why) < 140
    assert why[0].islower()
    assert not why.endswith(".")
    assert "  " not in why
