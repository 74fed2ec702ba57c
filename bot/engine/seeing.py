"""From a state to what one seat may know of it, and from there back to where its deal began."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeVar

from bot.engine.chance import CHANCE
from bot.engine.decisions import Decision
from bot.engine.history import lines_seen
from bot.engine.state import Past, State
from bot.engine.view import View
from bot.engine.zones import EVERYTHING

if TYPE_CHECKING:
    from bot.engine.rules import Rules

S = TypeVar("S", bound=State)


def view_of(rules: Rules[S], state: S, viewer: int | None) -> View:
    """What a viewer (None: the whole table) may know of a position and its history (GEN-6)."""
    lines, began = lines_seen(state, rules.zones, viewer)
    asked = rules.ask(state)
    return View(
        rules=rules,
        seat=None if viewer == EVERYTHING else viewer,
        phase=state.phase.name,
        asked=questions_seen(asked, viewer),
        rights=frozenset([seat for seat in asked if asked[seat].right]),
        dealer=state.dealer,
        places=state.places,
        sides=tuple(rules.sides(state)),
        scores=rules.scores(state),
        winners=state.winners,
        finished=not asked,
        zones={zone.name: tuple(zone.seen(state, viewer)) for zone in rules.zones},
        counts={zone.name: tuple(zone.sizes(state)) for zone in rules.zones},
        table=rules.table_seen(state, viewer),
        deals=rules.deals(state),
        trick=state.open_trick,
        events=lines,
        deal_began=began,
    )


def questions_seen(asked: Mapping[int, Decision], viewer: int | None) -> dict[int, Decision | None]:
    """Who may act as far as a viewer may know it, with the questions that he may see."""
    seen: dict[int, Decision | None] = {}
    for seat, decision in asked.items():
        veil = decision.veil
        if seat == CHANCE:
            seen[seat] = None
        elif viewer in (seat, EVERYTHING):
            seen[seat] = decision
        elif veil is None or veil.asked_openly:
            seen[seat] = None
    return seen


def resume(rules: Rules[S], view: View) -> S:
    """The position at the start of a view's running deal, or as it stands between deals."""
    running = view.running_deal
    state = rules.new_state()
    state.deals = view.deals[:-1] if running else view.deals
    state.scores = state.deals[-1].scores if state.deals else state.scores
    state.places = view.places
    state.history = Past(view.events[: view.deal_began] if running else view.events)
    state.dealer = running.dealer if running else view.dealer
    state.winners = view.winners
    rules.recall(state, view)
    rules.go_on(state, rules.deal_phase if running else rules.phase_named(view.phase))
    return state
