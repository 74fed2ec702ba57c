"""What `replay` answers: the position that a record leads to, for programs."""

from __future__ import annotations

from typing import Any

from bot.engine.zones import EVERYTHING
from bot.record.replaying import Refused, Replay


def answer(played: Replay, seat: int | None = None) -> dict[str, Any]:
    """The answer of design/record.md, as everybody's or as one seat may know it (GEN-6)."""
    view = played.rules.view(played.state, EVERYTHING if seat is None else seat)
    error = told(played, seat)
    return {
        "ok": error is None,
        **({} if error is None else {"error": {"at": error.at, "reason": error.reason}}),
        **view.as_dict(),
    }


def refusal(reason: str) -> dict[str, Any]:
    """The answer for something that is no game: nothing came before the error."""
    return {"ok": False, "error": {"at": None, "reason": reason}}


def told(played: Replay, seat: int | None) -> Refused | None:
    """The event that ended a replay, in words that a seat (None: anybody) may know.

    Why another's answer is refused can give away his cards, and the place of an event how many
    secret ones came before it: a seat is told neither.
    """
    error = played.error
    if error is None or seat is None:
        return error
    seen = len(played.rules.view(played.state, seat).events) - played.filled_in
    if error.seat == seat:
        return error._replace(at=seen)
    whose = "this event of chance" if error.seat < 0 else f"this answer of seat {error.seat}"
    return Refused(seen, error.seat, f"{whose} is refused; why is not for seat {seat} to know")
