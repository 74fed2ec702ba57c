"""What has happened in a game, as each seat may know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.cards import union
from bot.engine.chance import CHANCE, Shuffle
from bot.engine.state import Event, History, Past, State
from bot.engine.zones import EVERYTHING, Zone

REVEAL = -2
"""The seat of the mark in a history where secret answers were turned up."""

Lines = tuple[tuple[int, str], ...]
"""A history in action lines: ``(seat, line)`` each."""


def reveal(state: State) -> None:
    """Marks in the history that the secret answers given in this step are turned up (GEN-5)."""
    state.history = (state.history, REVEAL, None, None, None)


def lines_seen(state: State, zones: Sequence[Zone], viewer: int | None) -> tuple[Lines, int]:
    """The history as a viewer may see it, and how many of its lines come before the running deal.

    Cards that he could not see are ``?`` (GEN-6); an answer that he may not even know to have been
    given is left out.
    """
    lines: list[tuple[int, str]] = []
    since = 0
    past: Lines = ()
    for event, revealed in _backwards(state):
        if event is state.deal_began:
            since = len(lines)
        if isinstance(event, Past):
            past = event.events
        elif event is not None and event[1] != REVEAL:
            line = _line(event, zones, viewer, revealed=revealed)
            if line is not None:
                lines.append((event[1], line))
    earlier = len(past) + len(lines) - (since if state.dealing else 0)
    return (*past, *reversed(lines)), earlier


def _backwards(state: State) -> Iterator[tuple[History, bool]]:
    """The events from the last to the first, and whether each one's step has been turned up."""
    event = state.history
    revealed = False
    while isinstance(event, tuple):
        before, seat, *_ = event
        revealed = (revealed or seat == REVEAL) and seat != CHANCE
        yield event, revealed
        event = before
    yield event, False


def _line(event: Event, zones: Sequence[Zone], viewer: int | None, *, revealed: bool) -> str | None:
    _, _, decision, value, led_to = event
    assert decision is not None
    if viewer == EVERYTHING:
        return decision.text(value)
    if isinstance(decision, Shuffle) and led_to is not None:
        phase, after = led_to
        seen = union(part for zone in zones for part in zone.seen(after, viewer) if part)
        return decision.seen(value, seen | phase.turned_up(after, value))
    veil = decision.veil
    if veil is None or veil.shows(value, viewer, revealed):
        return decision.text(value)
    return decision.masked(value)
