"""What somebody who knows a game well would answer, and why."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.engine.decisions import Value
from bot.engine.rules import Chooser
from bot.engine.view import View


@dataclass(frozen=True, slots=True)
class Advice:
    """An answer (None where it is better to leave a right), and the reason for it.

    ``why`` is a short sentence to the player whose seat it is, without a full stop: "your partner
    is winning with the ace: throw your lowest club off".
    """

    value: Value
    why: str


Adviser = Callable[[View], Advice]
"""Advises a seat from its view, without chance: the same view brings the same advice."""


def follows(adviser: Adviser) -> Chooser:
    """A player who always does what he is advised to do."""
    return lambda view, _below: adviser(view).value
