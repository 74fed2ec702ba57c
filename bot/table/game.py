"""A game under way: its rules, its position, and how its record goes on. Knows no waiting."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from bot.engine.chance import CHANCE
from bot.engine.decisions import Decision
from bot.engine.rules import Illegal, Rules
from bot.engine.state import State
from bot.fairness import chance_stream

Line = tuple[int, str]
"""An event of the record: the seat (-1 is chance) and its action line."""


class Damaged(ValueError):
    """Stored events are no game: the message names the first that is wrong, and why."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game as it stands: never changed, but followed by another.

    `answers` counts what each seat has answered, `chances` the chance events, `length` all events.
    Chance has always been answered, from `seed`: a game waits for people or is over.
    """

    rules: Rules[Any]
    seed: bytes
    state: State
    answers: tuple[int, ...]
    chances: int = 0
    length: int = 0

    @classmethod
    def begin(
        cls, rules: Rules[Any], seed: bytes, first_dealer: int | None = None
    ) -> tuple[Game, list[Line]]:
        """A new game, and the events of chance that it begins with."""
        unanswered = cls(rules, seed, rules.start(first_dealer), (0,) * rules.seats)
        return unanswered.with_chance([])

    @classmethod
    def replay(
        cls,
        rules: Rules[Any],
        seed: bytes,
        first_dealer: int | None,
        lines: Iterable[Line],
    ) -> Game:
        """The game that stored events lead to. Raises `Damaged`.

        Chance must be what the seed says, and every answer is checked as if it were new.
        """
        game, expected = cls.begin(rules, seed, first_dealer)
        for n, line in enumerate(lines):
            try:
                if not expected:
                    game, expected = game.after(*line)
            except Illegal as illegal:
                raise Damaged(f"event {n}: {illegal}") from illegal
            if expected.pop(0) != line:
                raise Damaged(f"event {n} is not what the seed and the rules make of it")
        if expected:
            raise Damaged("the events stop where chance is needed")
        return game

    @property
    def asked(self) -> dict[int, Decision]:
        """The seats that may act, and what each is asked; nobody when the game is over."""
        return self.rules.ask(self.state)

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return not self.asked

    def after(self, seat: int, text: str) -> tuple[Game, list[Line]]:
        """The game after a seat's answer, and the new events: the answer, then chance.

        Raises `Illegal` with the reason in the game's words.
        """
        state = self.state.copy()
        value = self.rules.read(state, seat, text)
        self.rules.apply(state, seat, value)
        line = (seat, self.asked[seat].text(value))
        answers = tuple(count + (other == seat) for other, count in enumerate(self.answers))
        answered = Game(self.rules, self.seed, state, answers, self.chances, self.length + 1)
        return answered.with_chance([line])

    def with_chance(self, lines: list[Line]) -> tuple[Game, list[Line]]:
        """This game with chance answered where it is needed, and `lines` with those events."""
        state, chances = self.state, self.chances
        while decision := self.rules.ask(state).get(CHANCE):
            value = decision.sample(chance_stream(self.seed, chances))
            lines.append((CHANCE, decision.text(value)))
            self.rules.push(state, CHANCE, value)
            chances += 1
        length = self.length + chances - self.chances
        return Game(self.rules, self.seed, state, self.answers, chances, length), lines
