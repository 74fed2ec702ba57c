"""What every screen of a running game is drawn from."""

from dataclasses import dataclass
from functools import cached_property

from bot.engine.view import View
from bot.screens.game import Chairs, Teller
from bot.screens.story import Told, tricks_of


@dataclass(frozen=True)
class Sight:
    """A view with the names and words to tell it in."""

    view: View
    chairs: Chairs
    teller: Teller

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.chairs[seat].name

    def side_mark(self, seat: int) -> str:
        """The mark of the seat's side and a space, where there are sides."""
        sign = self.teller.mark(self.view, seat)
        return f"{sign} " if sign else ""

    @cached_property
    def tricks(self) -> list[Told]:
        """The tricks of the running deal."""
        deal = self.view.running_deal
        return [] if deal is None else tricks_of(self.view, deal)

    @property
    def open_trick(self) -> Told | None:
        """The trick that lies on the table."""
        tricks = self.tricks
        return tricks[-1] if tricks and tricks[-1].winner is None else None
