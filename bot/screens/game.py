"""How a game is told to people. Games without a teller of their own are told in these plain words.

A teller knows its game's phases and facts; where they go on a screen is not its affair.
"""

from collections.abc import Sequence
from typing import Any

from bot.engine.cards import Cards
from bot.engine.rules import Rules
from bot.engine.view import View
from bot.screens.cards import Group, by_suit, named_faces
from bot.screens.people import Chair, sides
from bot.screens.story import Line
from bot.screens.words import listed

Chairs = Sequence[Chair]


class Teller:
    """Says a game's facts in its own words. ``tricks`` is how many a deal has, where that is
    fixed.
    """

    tricks: int | None = None

    def target(self, view: View) -> str:
        """What the game is played to: ``first to 10 points``; or nothing."""
        return ""

    def facts(self, view: View, chairs: Chairs) -> list[str]:
        """What lies open besides the tricks, a line each: trump, contract, upcard."""
        return []

    def said(self, view: View, seat: int, line: str) -> str:
        """An answer as one says it of a third person: ``orders it up``."""
        verb, *names = line.split(" ")
        pack = view.rules.pack
        if names and all(name == "?" or pack.copies_of(name) for name in names):
            return f"{verb}s {named_faces(pack, names)}"
        return line

    def awaited(self, view: View) -> str:
        """What those do on whom the game waits: ``to play``."""
        return "to play" if view.phase == "play" else "to answer"

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

    def figure(self, score: int) -> str:
        """A score as players of the game show it."""
        return str(score)

    def standing(self, view: View, chairs: Chairs, scores: Sequence[int]) -> str:
        """Each side's points, as they stand or as they stood; or nothing."""
        return " · ".join(
            f"{side.mark} {side.name} **{self.figure(scores[side.seats[0]])}**".strip()
            for side in sides(view, chairs)
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

    def outcome(self, view: View, chairs: Chairs, deal: int, said: Sequence[Line]) -> str:
        """How a deal of ``view.deals`` ended, in a sentence; ``said`` is its ``story.talk``."""
        return ""
