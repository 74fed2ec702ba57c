"""What has happened in a game, as each seat may know it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine.cards import union
from bot.engine.chance import CHANCE, Shuffle
from bot.engine.picking import PickCard
from bot.engine.state import Event, History, Past, State
from bot.engine.zones import EVERYTHING, Zone

REVEAL = -2
"""The seat of the mark in a history where secret answers were turned up."""

Lines = tuple[tuple[int, str], ...]
"""A history in action lines: ``(seat, line)`` each."""


def reveal(state: State, secret: str = "") -> None:
    """Marks in the history that the secret answers given in this deal so far are turned up: those
    whose veil names the same secret (GEN-5).
    """
    state.history = (state.history, REVEAL, None, secret, None)


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
            line = _line(event, zones, viewer, revealed)
            if line is not None:
                lines.append((event[1], line))
    earlier = len(past) + len(lines) - (since if state.dealing else 0)
    return (*past, *reversed(lines)), earlier


def last_said(
    state: State, zones: Sequence[Zone], viewer: int | None, seat: int, verb: str
) -> str | None:
    """The last line with a verb that a seat has said in the running deal, as a viewer may see it;
    None where he knows of none.
    """
    event = state.history if state.dealing else None
    revealed: frozenset[str] = frozenset()
    while isinstance(event, tuple) and event is not state.deal_began:
        before, by, _, value, _ = event
        if by == REVEAL:
            revealed |= {value}
        elif by == seat and not _plays_another_card(event, verb):
            line = _line(event, zones, viewer, revealed)
            if line is not None and line.startswith(f"{verb} "):
                return line
        event = before
    return None


def _plays_another_card(event: Event, verb: str) -> bool:
    """Whether an answer is a card with another verb: known without its line, and most are."""
    decision = event[2]
    return type(decision) is PickCard and decision.how.verb != verb


def _backwards(state: State) -> Iterator[tuple[History, frozenset[str]]]:
    """The events from the last to the first, and which secrets of each one's deal have been turned
    up since.
    """
    event = state.history
    revealed: frozenset[str] = frozenset()
    while isinstance(event, tuple):
        before, seat, _, value, _ = event
        if seat == REVEAL:
            revealed |= {value}
        elif seat == CHANCE:
            revealed = frozenset()
        yield event, revealed
        event = before
    yield event, revealed


def _line(
    event: Event, zones: Sequence[Zone], viewer: int | None, revealed: frozenset[str]
) -> str | None:
    _, _, decision, value, led_to = event
    assert decision is not None
    if viewer == EVERYTHING:
        return decision.text(value)
    if isinstance(decision, Shuffle) and led_to is not None:
        phase, after = led_to
        seen = union(part for zone in zones for part in zone.seen(after, viewer) if part)
        return decision.seen(value, seen | phase.turned_up(after, value))
    veil = decision.veil
    if veil is None or veil.shows(value, viewer, veil.secret in revealed):
        return decision.text(value)
    return decision.masked(value)
