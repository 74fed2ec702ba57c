"""How the games are told in which sides bid for a deal's points: Setback and Pedro."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.engine.view import View
from bot.screens.auction import AuctionTeller
from bot.screens.cards import suit_name
from bot.screens.game import Chairs
from bot.screens.people import Side, sides
from bot.screens.story import Line

PASSED = "Everybody passed: the deal is thrown in, nobody scores."

Made = Mapping[str, Sequence[int] | None]
"""Which seats have made each point, by its name."""


class BidPointsTeller(AuctionTeller):
    """The auction, trump and who named it, and who has made which points so far."""

    tricks = 6
    worth: Mapping[str, int]

    def facts(self, view: View, chairs: Chairs) -> list[str]:
        facts = [self.contract(view, chairs), *self._points(view, chairs)]
        return [fact for fact in facts if fact]

    def _points(self, view: View, chairs: Chairs) -> list[str]:
        made: Made | None = view.table["points"]
        if made is None:
            return []
        told = [self._so_far(side, made) for side in sides(view, chairs)]
        return [f"So far: {' · '.join(told)}", self.count(view, chairs)]

    def _so_far(self, side: Side, made: Made) -> str:
        points = points_of(side, made)
        return f"{side.mark} {', '.join(map(said_of, points)) or 'nothing'}"

    def count(self, view: View, chairs: Chairs) -> str:
        """What else all can count in the tricks so far; or nothing."""
        return ""

    def outcome(self, view: View, chairs: Chairs, deal: int, said: Sequence[Line]) -> str:
        if not any(line.startswith("trump ") for _, line in said):
            return PASSED
        delta = view.deals[deal].delta or (0,) * len(chairs)
        score = " · ".join(
            f"{side.mark} **{signed(delta[side.seats[0]])}**" for side in sides(view, chairs)
        )
        return "\n".join([*self._made(view, chairs, deal), f"Scored: {score}"])

    def _made(self, view: View, chairs: Chairs, deal: int) -> list[str]:
        """What each side made, the bidders first; of an earlier deal nothing is known any more."""
        last, finished = view.table["last_deal"], [at for at in view.deals if at.delta is not None]
        if last is None or deal != len(finished) - 1:
            return []
        bidders, others = sorted(
            sides(view, chairs), key=lambda side: last["bidder"] not in side.seats
        )
        suit = suit_name(view.rules.pack, last["trump"])
        ours, theirs = (self._total(side, last["points"]) for side in (bidders, others))
        return [
            f"{bidders.mark} {bidders.name} bid {last['bid']} in {suit} and made {ours}.",
            f"{others.mark} {others.name} made {theirs}.",
        ]

    def _total(self, side: Side, made: Made) -> str:
        points = points_of(side, made)
        total = sum(self.worth[name] for name in points)
        return f"**{total}**: {', '.join(map(said_of, points))}" if points else "nothing"


def points_of(side: Side, made: Made) -> list[str]:
    """The names of the points that a side has made."""
    return [name for name, seats in made.items() if seats and side.seats[0] in seats]


def signed(score: int) -> str:
    """What is added to a score or taken from it: +4, -3, or 0."""
    return f"{score:+d}" if score else "0"


def said_of(name: str) -> str:
    """A point's name as players say it: right pedro."""
    return name.replace("_", " ")


def each_side(view: View, chairs: Chairs, figures: Sequence[Any]) -> str:
    """A figure of each side, by the side's mark."""
    return " ".join(f"{side.mark} {figures[side.seats[0]]}" for side in sides(view, chairs))


def each_seat(chairs: Chairs, words: Iterable[str]) -> str:
    """What is to be said of each seat, where there is something."""
    told = zip(chairs, words, strict=True)
    return " · ".join(f"{chair.name} {word}" for chair, word in told if word)
