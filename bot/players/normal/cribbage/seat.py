"""What a seat can know in the play of Cribbage: what is still out, and who cannot have what."""

from __future__ import annotations

from propcache.api import cached_property

from bot.engine.cards import NONE, STANDARD, Cards
from bot.engine.games.cribbage_shown import could_hold
from bot.engine.imagining import hidden_cards
from bot.engine.seating import clockwise_after
from bot.engine.view import View


class PeggingSeat:
    """A seat in the play that remembers what it laid away, and who could not play when."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        assert view.decision is not None
        self.view, self.me, self.hand = view, view.seat, view.hand
        self.cards: list[Cards] = list(view.decision.actions())
        self.total: int = view.table["total"]
        self.lying = tuple([STANDARD.card(name) for _, name in view.table["set"]])
        self.held = view.counts["hands"]
        self.alone = len(view.places) == 2

    @cached_property
    def out(self) -> Cards:
        """The cards that this seat has not seen."""
        return hidden_cards(self.view) & ~self.laid_away

    @cached_property
    def laid_away(self) -> Cards:
        """What this seat has laid in the kitty."""
        laid = self.view.said(self.me, "discard")
        return NONE if laid is None else STANDARD.cards(laid.removeprefix("discard "))

    @cached_property
    def next_player(self) -> int | None:
        """Who plays next after this seat if he has a card that fits; None where nobody has any."""
        *others, _ = clockwise_after(self.view.places, self.me)
        return next((seat for seat in others if self.held[seat]), None)

    @cached_property
    def may_be_next(self) -> Cards:
        """The cards that the next player may hold."""
        if self.next_player is None:
            return NONE
        return could_hold(self.view, self.out)[self.next_player]
