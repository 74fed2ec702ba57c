"""Whether to go on or to bank, and why."""

from __future__ import annotations

from bot.players.advice import Advice
from bot.players.normal.farkle.position import Position
from bot.players.normal.farkle.throws import farkle_chances
from bot.players.normal.words import many, often


def roll_or_bank(position: Position) -> Advice:
    """Bank what is allowed and worth as much as another throw."""
    if position.points < position.needed:
        opens = "open" if position.total == 0 else "bank"
        return Advice("roll", f"you need {position.needed} points to {opens}: throw on")
    bank = position.turns.bank(position.points) or 0.0
    roll = position.turns.rolled(position.points, position.to_throw)
    answer = "roll" if roll > bank else "bank"
    if position.is_decisive:
        return Advice(answer, in_the_last_round(position, answer, bank, roll))
    return Advice(answer, for_points(position, answer, roll))


def for_points(position: Position, answer: str, roll: float) -> str:
    """The reason where points count."""
    risk, made = risk_of(position), position.points
    if answer == "bank":
        return f"{risk}: that is more than your {made} points should risk"
    return f"{risk}, but going on leaves about {roll:.0f} on average against your {made}"


def risk_of(position: Position) -> str:
    """``two dice score nothing 44 times in 100``."""
    dice = position.to_throw
    score = "scores" if dice == 1 else "score"
    return f"{many(dice, 'die', 'dice')} {score} nothing {often(farkle_chances()[dice])}"


def in_the_last_round(position: Position, answer: str, bank: float, roll: float) -> str:
    """The reason where only the win counts."""
    if position.points < position.short:
        short = position.short - position.points
        return f"it is the last round, and you are {short} points short of being ahead"
    if not position.after:
        return "it is the last round and nobody plays after you: this is enough to be ahead"
    wins = f"banked, this wins {often(bank)}"
    others = many(len(position.after), "player")
    if answer == "bank":
        return f"{wins}, with {others} still to play: a throw more would lessen it"
    return f"{wins}, with {others} still to play; more points win {often(roll)}"
