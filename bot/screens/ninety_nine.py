"""How 99 is told: the total, the border that comes next, who has just paid, what all have left."""

from collections.abc import Sequence
from typing import Any

from bot.engine.cards import Cards, singles
from bot.engine.games.ninety_nine_values import BORDERS
from bot.engine.view import View
from bot.screens.cards import Group, face
from bot.screens.game import Chairs, Teller
from bot.screens.story import PLAY, Line, deal_lines
from bot.screens.words import counted

DRAW = "draw"
LOW_TO_HIGH = "A23456789TJQK"
DIRECTIONS = {"clockwise": "↻ clockwise", "counterclockwise": "↺ the other way round"}


class NinetyNineTeller(Teller):
    """The total above all, then the last card and what it cost."""

    tricks = 0

    def target(self, view: View) -> str:
        return f"to {view.rules.options.target} points"

    def facts(self, view: View, chairs: Chairs) -> list[str]:
        table = view.table
        if view.finished or not table["hand_points"]:
            return []
        return [self._total(table), *self._last_play(view, chairs), *self._draw(view, chairs)]

    def _total(self, table: dict[str, Any]) -> str:
        border = next(border for border in BORDERS if table["total"] <= border)
        total, direction = table["total"], DIRECTIONS[table["direction"]]
        return f"**Total {total}** · {border - total} to the border {border} · {direction}"

    def _last_play(self, view: View, chairs: Chairs) -> list[str]:
        last = view.table["last_play"]
        if last is None:
            return []
        pack, name = view.rules.pack, chairs[last["seat"]].name
        played = f"{name} played {face(pack, pack.card(last['card']))} ({last['value']:+d})"
        if last["crossed"] is None:
            return [played + (": the direction turns" if last["card"][0] == "8" else "")]
        return [f"{played}: 💥 **over {last['crossed']}**, a point lost"]

    def _draw(self, view: View, chairs: Chairs) -> list[str]:
        seat, late = view.table["may_draw"], late_to_draw(view)
        lost = "did not draw in time: that card is lost"
        return [
            *([] if late is None else [f"{chairs[late].name} {lost}"]),
            *([] if seat is None else [f"{chairs[seat].name} has not drawn yet"]),
        ]

    def groups(self, view: View, cards: Cards) -> list[Group]:
        """From the ace up to the king, whatever the suits: what counts is a card's value."""
        pack = view.rules.pack
        held = sorted(singles(cards), key=lambda card: LOW_TO_HIGH.index(pack.name(card)[0]))
        return [Group("Your cards", tuple(held))] if held else []

    def told(self, view: View, said: Sequence[Line]) -> Sequence[Line]:
        """Nothing: who has drawn is seen by who has not."""
        return ()

    def notes(self, view: View, seat: int) -> list[str]:
        points, cards = view.table["hand_points"], view.counts["hands"][seat]
        if view.finished or not points:
            return []
        left = f"{points[seat]} left"
        return [left, counted(cards, "card")] if view.rules.options.draw == "manual" else [left]

    def awaited(self, view: View) -> str:
        return "to play a card" if view.table["turn"] is not None else "to draw a card"

    def outcome(self, view: View, chairs: Chairs, deal: int, said: Sequence[Line]) -> str:
        delta = view.deals[deal].delta or ()
        made = [
            f"{chair.name} **{points:+d}**" for chair, points in zip(chairs, delta, strict=True)
        ]
        return f"{_who_ended_it(view, chairs, deal)} {' · '.join(made)}".strip()


def late_to_draw(view: View) -> int | None:
    """Who has lost the card that he did not draw before the last one was played (NIN-8)."""
    if view.rules.options.draw != "manual" or view.running_deal is None:
        return None
    lines = view.events[view.deal_began :]
    plays = [n for n, (_, line) in enumerate(lines) if line.startswith(PLAY)][-2:]
    if len(plays) < 2 or any(line == DRAW for _, line in lines[plays[0] : plays[1]]):
        return None
    return lines[plays[0]][0]


def _who_ended_it(view: View, chairs: Chairs, deal: int) -> str:
    """Who crossed the last border: whoever played the last card."""
    lines = deal_lines(view, len(view.deals) - 1 - deal)
    plays = [seat for seat, line in lines if line.startswith(PLAY)]
    return f"💥 {chairs[plays[-1]].name} went over {BORDERS[-1]}." if plays else ""
