"""How Farkle is told: the dice, what is at stake, and how the turns of the round came out."""

from collections.abc import Sequence
from typing import Any

from bot.engine.dice import DICE, dice_of
from bot.engine.games.farkle_state import DICE_IN_ALL
from bot.engine.view import View
from bot.screens.cards import face
from bot.screens.game import Chairs, Teller
from bot.screens.story import Line
from bot.screens.words import counted, grouped, listed

AWAITED = {"keep": "to set scoring dice aside", "roll_or_bank": "to roll or to bank"}


class FarkleTeller(Teller):
    """Throws as they fall, what is set aside, and the points that may still be lost."""

    tricks = 0
    awaiting = AWAITED
    own = "Your seat"
    way_in = "My dice"

    def target(self, view: View) -> str:
        return f"last round at {grouped(view.rules.options.target)}"

    def figure(self, score: int) -> str:
        return grouped(score)

    def facts(self, view: View, chairs: Chairs) -> list[str]:
        if view.finished or view.table["turn"] is None:
            return []
        return [
            self._last_round(view, chairs),
            self._last_turn(view, chairs),
            self._throw(view, chairs),
            self._at_stake(view),
        ]

    def _short_of(self, view: View) -> str:
        """What the turn must have before it may be banked, as long as it has less."""
        options, seat = view.rules.options, view.table["turn"]
        needed = options.minimum if view.scores[seat] else options.opening
        return f"{grouped(needed)} needed to bank" if view.table["points"] < needed else ""

    def _last_round(self, view: View, chairs: Chairs) -> str:
        if view.table["play_off"]:
            names = listed([chairs[seat].name for seat in view.table["playing"]])
            return f"🏁 **Play-off** between {names}"
        return "🏁 **Last round**: the highest total wins" if view.table["last_round"] else ""

    def _last_turn(self, view: View, chairs: Chairs) -> str:
        last = view.table["last_turn"]
        return "" if last is None else f"{chairs[last['seat']].name} {ending(last)}"

    def _throw(self, view: View, chairs: Chairs) -> str:
        name, dice = chairs[view.table["turn"]].name, view.table["dice"]
        return f"🎲 **{name}** threw {faces_of(dice)}" if dice else f"🎲 **{name}** is to throw"

    def _at_stake(self, view: View) -> str:
        table = view.table
        if not table["points"]:
            return ""
        kept = " + ".join(map(faces_of, table["kept"]))
        points = f"**{grouped(table['points'])} points** in this turn"
        said = [f"Set aside {kept}" if kept else "", points, self._next_throw(view)]
        return " · ".join(filter(None, [*said, self._short_of(view)]))

    def _next_throw(self, view: View) -> str:
        if view.phase == "keep":
            return ""
        left = view.table["left"]
        if left == DICE_IN_ALL:
            return "🔥 **hot dice**: all six again"
        return f"{counted(left, 'die', 'dice')} left"

    def told(self, view: View, said: Sequence[Line]) -> Sequence[Line]:
        """Nothing: the dice on the table say it all."""
        return ()

    def notes(self, view: View, seat: int) -> list[str]:
        table = view.table
        if view.finished or seat not in table["playing"]:
            return []
        made = table["banked"][seat]
        return [] if made is None else [scored(made)]

    def sitting_out(self, view: View) -> frozenset[int]:
        """Who is not in the play-off."""
        playing = view.table["playing"]
        return frozenset(view.places).difference(playing) if playing else frozenset()

    def hand(self, view: View) -> list[str]:
        return []

    def opening(self, view: View, deal: int) -> str:
        """That a round was the last one, or a play-off."""
        target = view.rules.options.target
        reached = [at for at in view.deals[:deal] if max(at.scores) >= target]
        return ["", "🏁 Last round", "🏁 Play-off"][min(len(reached), 2)]

    def outcome(self, view: View, chairs: Chairs, deal: int, said: Sequence[Line]) -> str:
        delta = view.deals[deal].delta or ()
        return (
            " · ".join(
                f"{chair.name} **+{grouped(points)}**"
                for chair, points in zip(chairs, delta, strict=True)
                if points
            )
            or "Nobody has banked anything."
        )


def faces_of(spots: Sequence[int]) -> str:
    """Dice side by side, as they lie."""
    return " ".join(face(DICE, dice_of([spot])) for spot in spots)


def scored(points: int) -> str:
    """What a turn was good for."""
    return f"banked {grouped(points)}" if points else "farkled"


def ending(turn: dict[str, Any]) -> str:
    """How a turn ended."""
    if turn["banked"]:
        return f"banked **{grouped(turn['points'])}**"
    lost = f", and lost **{grouped(turn['points'])}**" if turn["points"] else ""
    return f"**farkled** with {faces_of(turn['dice'])}{lost}"
