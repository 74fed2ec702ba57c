"""How a game is told to people. Games without a teller of their own are told in these plain words.

A teller knows its game's phases and facts; where they go on a screen is not its affair.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from bot.engine.cards import Cards
from bot.engine.rules import Rules
from bot.engine.view import View
from bot.screens.cards import Group, by_suit, hand_lines, named_faces
from bot.screens.people import Chair, Side, mark, sides
from bot.screens.story import Line, laid_away
from bot.screens.words import listed

Chairs = Sequence[Chair]


class Teller:
    """Says a game's facts in its own words. ``tricks`` is how many a deal has, where that is
    fixed; 0 in games without tricks. ``awaiting`` says of each phase what those do on whom the
    game waits. ``own`` is the title of a player's panel out of his turn, ``way_in`` what stands on
    the button that leads to it. ``penalties`` where points are lost and never gained: the more
    somebody plays the fewer he has. ``picking`` says by an answer's verb what one does with the
    cards that are picked, where that is not the verb itself; ``picking_none`` what it is to pick
    none.
    """

    tricks: int | None = None
    awaiting: ClassVar[Mapping[str, str]] = {}
    picking: ClassVar[Mapping[str, str]] = {}
    picking_none: ClassVar[Mapping[str, str]] = {}
    own: str = "Your hand"
    way_in: str = "My hand"
    penalties: bool = False

    def tricks_in_all(self, view: View) -> int | None:
        """How many tricks the running deal has; None where that is not fixed."""
        return self.tricks

    def target(self, view: View) -> str:
        """What the game is played to: ``first to 10 points``; or nothing."""
        return ""

    def facts(self, view: View, chairs: Chairs) -> list[str]:
        """What lies open besides the tricks, a line each: trump, contract, upcard; an empty one for
        what there is not.
        """
        return []

    def said(self, view: View, seat: int, line: str) -> str:
        """An answer as one says it of a third person: ``orders it up``."""
        verb, *names = line.split(" ")
        pack = view.rules.pack
        if names and all(name == "?" or pack.copies_of(name) for name in names):
            return f"{verb}s {named_faces(pack, names)}"
        return line

    def told(self, view: View, said: Sequence[Line]) -> Sequence[Line]:
        """What of the things that were said is worth a line; ``said`` is a deal's `story.talk`."""
        return said

    def notes(self, view: View, seat: int) -> list[str]:
        """What is to be known of a seat besides its card and its tricks, in a word or two each."""
        return []

    def mark(self, view: View, seat: int) -> str:
        """The mark of a seat's side; nothing where everybody plays for himself."""
        return mark(view.sides, seat)

    def awaited(self, view: View) -> str:
        """What those do on whom the game waits: ``to play``."""
        if view.phase not in self.awaiting:
            return "to play" if view.phase == "play" else "to answer"
        leads = view.phase == "play" and view.trick is None
        return "to lead" if leads else self.awaiting[view.phase]

    def sitting_out(self, view: View) -> frozenset[int]:
        """The seats that play no card in this deal."""
        return frozenset()

    def held(self, view: View) -> Cards:
        """The cards from which the seat whose view it is may ever play: its hand, and what else
        lies before it.
        """
        return view.hand

    def groups(self, view: View, cards: Cards) -> list[Group]:
        """A hand as one holds it: which cards belong together, and in which order."""
        return by_suit(view.rules.pack, cards)

    def hand(self, view: View) -> list[str]:
        """What one holds, line by line."""
        cards = view.hand & ~laid_away(view)
        held = hand_lines(view.rules.pack, self.groups(view, cards))
        return held or ["No cards are left in your hand."]

    def figure(self, score: int) -> str:
        """A score as players of the game show it."""
        return str(score)

    def standing(self, view: View, chairs: Chairs, scores: Sequence[int]) -> str:
        """Each side's points, as they stand or as they stood; or nothing."""
        return self.points(sides(view, chairs), scores)

    def points(self, teams: Sequence[Side], scores: Sequence[int]) -> str:
        """The points of some sides, one after the other."""
        return " · ".join(
            f"{side.mark} {side.name} **{self.figure(scores[side.seats[0]])}**".strip()
            for side in teams
        )

    def verdict(self, view: View, chairs: Chairs) -> str:
        """Who has won the game, in a line."""
        names = [
            f"{side.mark} {side.name}".strip()
            for side in sides(view, chairs)
            if set(side.seats) <= set(view.winners)
        ]
        several = len(view.winners) > 1
        return f"{listed(names)} {'win' if several else 'wins'} {view.rules.title}"

    def climbed(self, rules: Rules[Any], score: int, *, won: bool) -> str:
        """What a finished co-operative game came to, from its score."""
        return f"{'won' if won else 'lost'} with {score}"

    def opening(self, view: View, deal: int) -> str:
        """What lay open when a deal of ``view.deals`` began, as far as it is still known; or
        nothing.
        """
        return ""

    def outcome(self, view: View, chairs: Chairs, deal: int, said: Sequence[Line]) -> str:
        """How a deal of ``view.deals`` ended, in a sentence; ``said`` is its ``story.talk``."""
        return ""
