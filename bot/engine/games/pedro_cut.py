"""Cutting for partners, seats and the first deal (PED-1)."""

from __future__ import annotations

from bot.engine.cards import RANKS, STANDARD, Cards
from bot.engine.chance import CHANCE
from bot.engine.decisions import Decision, Value
from bot.engine.games.pedro_state import Next, PedroPhase, PedroState
from bot.engine.phases.first_dealer import FirstDealer


class Cut(PedroPhase):
    """Each is given a card; the two highest are partners, and the highest deals (PED-1)."""

    name = "cut"

    def begin(self, state: PedroState) -> Next | None:
        return None if self.rules.options.partners == "cut" else FirstDealer

    def ask(self, state: PedroState) -> dict[int, Decision]:
        return {CHANCE: self.rules.shuffle}

    def take(self, state: PedroState, seat: int, value: Value) -> Next:
        cards = cards_cut(value, state.seats)
        state.cut = tuple(tuple(map(STANDARD.name, mine)) for mine in cards)
        highest, second, third, lowest = sorted(
            range(state.seats), key=lambda seat: ranks(cards[seat])
        )
        state.places = (highest, third, second, lowest)
        state.dealer = highest
        return self.rules.deal_phase

    def turned_up(self, state: PedroState, value: Value) -> Cards:
        return sum(sum(mine) for mine in cards_cut(value, state.seats))


def cards_cut(deck: tuple[Cards, ...], seats: int) -> list[list[Cards]]:
    """The cards of each seat, in order. Those with equal ranks cut again among themselves, by seat,
    as long as there are cards for it.
    """
    cut: list[list[Cards]] = [[] for _ in range(seats)]
    tied = list(range(seats))
    dealt = 0
    while tied and dealt + len(tied) <= len(deck):
        for seat in tied:
            cut[seat].append(deck[dealt])
            dealt += 1
        so_far = [ranks(mine) for mine in cut]
        tied = [seat for seat in tied if so_far.count(so_far[seat]) > 1]
    return cut


def ranks(cards: list[Cards]) -> list[int]:
    """The places of the cards' ranks, 0 for an ace: lists of them stand in the order of the cut."""
    return [RANKS.index(STANDARD.name(card)[:-1]) for card in cards]
