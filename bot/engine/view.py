"""What one seat may know: all that a screen or a self-playing seat ever gets."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.engine.cards import Cards
from bot.engine.decisions import Decision
from bot.engine.state import Deal, Trick

if TYPE_CHECKING:
    from bot.engine.rules import Rules


@dataclass(frozen=True)
class View:
    """The position and the history as one seat knows them (``seat`` None: as the whole table does).

    ``places`` are the seats clockwise, ``sides`` gives each seat's team as they now sit; ``zones``
    gives each zone's parts, None for a part that may not be seen; ``counts`` how many cards each
    holds; ``table`` the game's own public facts, for its rules page to name; ``events`` the history
    with the hidden parts blank; ``deals`` ends with the running one; ``asked`` what each seat that
    may act is asked, as far as this viewer may know the question itself (his own always, others'
    only as the fact that they may act: None); ``rights`` those of them that may act and need not.
    """

    rules: Rules[Any]
    seat: int | None
    phase: str
    asked: dict[int, Decision | None]
    rights: frozenset[int]
    dealer: int | None
    places: tuple[int, ...]
    sides: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    finished: bool
    zones: dict[str, tuple[Cards | None, ...]]
    counts: dict[str, tuple[int, ...]]
    table: dict[str, Any]
    deals: tuple[Deal, ...]
    trick: Trick | None
    events: tuple[tuple[int, str], ...]
    deal_began: int

    @property
    def to_act(self) -> list[int]:
        """The seats that may act, as far as this viewer may know it, ascending."""
        return sorted(self.asked)

    @property
    def awaited(self) -> list[int]:
        """Those of them that the game waits for, ascending."""
        return [seat for seat in self.to_act if seat not in self.rights]

    @property
    def running_deal(self) -> Deal | None:
        """The deal that is under way, if one is."""
        return self.deals[-1] if self.deals and self.deals[-1].delta is None else None

    @property
    def decision(self) -> Decision | None:
        """What this seat is asked, or None."""
        return None if self.seat is None else self.asked.get(self.seat)

    @property
    def hand(self) -> Cards:
        """This seat's own hand; no cards for the whole table, and in games without hands."""
        if self.seat is None or "hands" not in self.zones:
            return 0
        return self.zones["hands"][self.seat] or 0

    def said(self, seat: int, verb: str) -> str | None:
        """The last line with a verb that a seat has said in the running deal, as far as this viewer
        may know it; None where he knows of none.
        """
        lines = self.events[self.deal_began :]
        return next(
            (line for by, line in reversed(lines) if by == seat and line.startswith(f"{verb} ")),
            None,
        )

    def legal(self) -> dict[int, list[str]]:
        """All action lines of each seat whose question is known, sorted as text."""
        return {
            seat: sorted(map(decision.text, decision.actions()))
            for seat, decision in sorted(self.asked.items())
            if decision is not None
        }

    def hands_by_name(self) -> dict[str, list[str]]:
        """The hands that may be seen, seat by seat, in print order."""
        names = self.rules.pack.names
        return {
            str(seat): names(hand)
            for seat, hand in enumerate(self.zones.get("hands", ()))
            if hand is not None
        }

    def table_by_name(self) -> dict[str, Any]:
        """The game's public facts and the zones besides the hands: None for what is hidden."""
        facts = dict(self.table)
        for zone in self.rules.zones:
            if zone.name != "hands":
                parts = [self._named(part, single=zone.single) for part in self.zones[zone.name]]
                facts[zone.name] = parts if zone.each_seat else parts[0]
        return facts

    def _named(self, part: Cards | None, *, single: bool) -> list[str] | str | None:
        if part is None:
            return None
        names = self.rules.pack.names(part)
        return (names[0] if names else None) if single else names

    def deals_by_name(self) -> list[dict[str, Any]]:
        """The deals as the record format lists them."""
        name = self.rules.pack.name
        return [
            {
                "dealer": deal.dealer,
                "delta": None if deal.delta is None else list(deal.delta),
                "scores": list(deal.scores),
                "tricks": [
                    {
                        "leader": trick.leader,
                        "cards": [name(card) for card in trick.cards],
                        "winner": trick.winner,
                    }
                    for trick in deal.tricks
                ],
            }
            for deal in self.deals
        ]

    def as_dict(self) -> dict[str, Any]:
        """The view in the words of the record format (design/record.md, `replay`)."""
        return {
            "phase": self.phase,
            "to_act": self.to_act,
            "legal": {str(seat): lines for seat, lines in self.legal().items()},
            "finished": self.finished,
            "winners": list(self.winners),
            "scores": list(self.scores),
            "deals": self.deals_by_name(),
            "hands": self.hands_by_name(),
            "table": self.table_by_name(),
            "events": [list(event) for event in self.events],
        }

    def as_bytes(self) -> bytes:
        """The view as bytes: equal views are equal bytes."""
        return json.dumps(self.as_dict(), sort_keys=True, ensure_ascii=False, default=list).encode()
