"""`python -m bot.thinking`: a thinker. Takes questions from its input until that is closed."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from random import Random
from time import perf_counter
from typing import BinaryIO

from bot.engine.decisions import Value
from bot.players import SEARCHERS
from bot.thinking.crossing import LENGTH, Answer, Question, packed, unpacked

MANNERS = 10
"""How far this process stands back behind others that have work to do."""

READY = Answer(None)
"""Said once, when everything has been loaded."""

PATIENCE = 10.0
"""Seconds beyond the budget after which this process ends itself: nobody waits any more."""


def main() -> None:
    """Answer, one question after the other."""
    os.nice(MANNERS)
    questions, answers = sys.stdin.buffer, _answers_alone()
    with suppress(BrokenPipeError):  # the bot is gone, and its questions are with it
        _send(answers, READY)
        while (question := _received(questions)) is not None:
            _send(answers, answer_to(question))


def answer_to(question: Question) -> Answer:
    """What the level answers within its seconds."""
    signal.setitimer(signal.ITIMER_REAL, question.seconds + PATIENCE)
    try:
        return Answer(_thought(question))
    except Exception as failure:  # noqa: BLE001  # the bot is told, whatever it is
        return Answer(None, f"{type(failure).__name__}: {failure}")
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _thought(question: Question) -> Value:
    began = perf_counter()
    view, seconds = question.view, question.seconds
    choose = SEARCHERS[question.level](
        view.rules.id, lambda: lambda _done: (perf_counter() - began) / seconds
    )
    return choose(view, Random(view.as_bytes()).randrange)


def _answers_alone() -> BinaryIO:
    """The pipe for answers; whatever else is printed goes where errors go."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    return answers


def _received(questions: BinaryIO) -> Question | None:
    length = questions.read(LENGTH)
    if len(length) < LENGTH:
        return None
    question = unpacked(questions.read(int.from_bytes(length, "big")))
    assert isinstance(question, Question)
    return question


def _send(answers: BinaryIO, answer: Answer) -> None:
    answers.write(packed(answer))


if __name__ == "__main__":
    main()
