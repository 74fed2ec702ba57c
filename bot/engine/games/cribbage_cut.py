"""Cutting for the first deal (CRB-1)."""

from __future__ import annotations

from bot.engine.cards import STANDARD, Cards
from bot.engine.chance import CHANCE
from bot.engine.decisions import Decision, Value
from bot.engine.games.cribbage_cards import RANK
from bot.engine.games.cribbage_state import CribbagePhase, CribbageState, Next


class Cut(CribbagePhase):
    """Each is given a card, and the lowest deals first (CRB-1)."""

    name = "cut"

    def ask(self, state: CribbageState) -> dict[int, Decision]:
        return {CHANCE: self.rules.shuffle}

    def take(self, state: CribbageState, seat: int, value: Value) -> Next:
        cards, state.dealer = cards_cut(value, state.seats)
        state.cut = tuple(tuple(map(STANDARD.name, mine)) for mine in cards)
        return self.rules.deal_phase

    def turned_up(self, state: CribbageState, value: Value) -> Cards:
        return sum(sum(mine) for mine in cards_cut(value, state.seats)[0])


def cards_cut(deck: tuple[Cards, ...], seats: int) -> tuple[list[list[Cards]], int]:
    """The cards of each seat, in order, and whose is the lowest.

    Those who tie for lowest cut again, by seat, as long as the deck has a card for each of them;
    then the lowest seat of them deals.
    """
    cut: list[list[Cards]] = [[] for _ in range(seats)]
    lowest = list(range(seats))
    dealt = 0
    while len(lowest) > 1 and dealt + len(lowest) <= len(deck):
        for seat in lowest:
            cut[seat].append(deck[dealt])
            dealt += 1
        least = min(RANK[cut[seat][-1]] for seat in lowest)
        lowest = [seat for seat in lowest if RANK[cut[seat][-1]] == least]
    return cut, lowest[0]
