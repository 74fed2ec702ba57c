"""Bid Euchre a second time, as slowly and as plainly as possible, to hold the engine against.

It shares nothing with the engine, not even a helper.
"""

from typing import Any

from tests.games.alike import Talk
from tests.games.plain_euchre import SHUFFLE, best_of, followers

Pile = list[str]
"""One or two cards, the upper one last; what is written in small letters lies face down."""


def dealt(pack: list[str], order: list[int]) -> tuple[dict[int, list[Pile]], dict[int, list[str]]]:
    """Each player's piles and hand."""
    pack = list(pack)
    piles: dict[int, list[Pile]] = {0: [], 1: []}
    hands: dict[int, list[str]] = {0: [], 1: []}
    for _ in range(4):
        for seat in order:
            piles[seat].append([pack.pop(0).lower()])
    for number in range(4):
        for seat in order:
            piles[seat][number].append(pack.pop(0))
    for _ in range(4):
        for seat in order:
            hands[seat].append(pack.pop(0))
    return piles, hands


def before(piles: list[Pile], hand: list[str]) -> list[str]:
    """What a player may take a card from: his hand, and what lies face up before him."""
    return hand + [pile[-1] for pile in piles if pile and pile[-1].isupper()]


def take_away(card: str, piles: list[Pile], hand: list[str]) -> None:
    if card in hand:
        hand.remove(card)
    for pile in piles:
        if pile and pile[-1] == card:
            pile.pop()


def auction(order: list[int]) -> Talk:
    """Who has bid most, and how much."""
    bidder, bid, seat = None, 0, order[0]
    while bid < 12:
        lines = {f"bid {number}" for number in range(1, 13) if number > bid}
        _, line = yield {seat: lines | ({"pass"} if bidder is not None else set())}
        if line == "pass":
            break
        bidder, bid = seat, int(line.split()[1])
        seat = 1 - seat
    return bidder, bid


def one_deal(deal: dict[str, Any]) -> Talk:
    """One deal; fills in its delta and tricks."""
    _, line = yield SHUFFLE
    order = [1 - deal["dealer"], deal["dealer"]]
    piles, hands = dealt(line.split()[1:], order)
    bidder, bid = yield from auction(order)
    _, line = yield {bidder: {f"trump {suit}" for suit in "SHDC"}}
    yield from tricks(piles, hands, order[0], line[-1], deal["tricks"])
    for seat in (0, 1):
        won = len([trick for trick in deal["tricks"] if trick["winner"] == seat])
        deal["delta"][seat] = 0 - bid if seat == bidder and won < bid else won


def tricks(
    piles: dict[int, list[Pile]],
    hands: dict[int, list[str]],
    leader: int,
    trump: str,
    done: list[dict[str, Any]],
) -> Talk:
    for _ in range(12):
        trick: list[tuple[int, str]] = []
        for seat in (leader, 1 - leader):
            cards = before(piles[seat], hands[seat])
            if trick:
                cards = followers(cards, trick[0][1], trump)
            _, line = yield {seat: {f"play {card}" for card in cards}}
            take_away(line.split()[1], piles[seat], hands[seat])
            trick.append((seat, line.split()[1]))
        for pile in piles[0] + piles[1]:
            pile[:] = [card.upper() if card is pile[-1] else card for card in pile]
        winner = best_of(trick, trump)
        done.append({"leader": leader, "cards": [card for _, card in trick], "winner": winner})
        leader = winner
