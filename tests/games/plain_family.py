"""What the plain games of the Euchre family have in common, as plainly as possible."""

from collections.abc import Callable
from typing import Any

from tests.games.alike import Talk
from tests.games.plain_euchre import PICK, best_of, followers

Deal = dict[str, Any]
OneDeal = Callable[[Deal], Talk]


def clockwise(seat: int, seats: int) -> list[int]:
    """Everybody from the left of a seat on, that seat last."""
    return [(seat + step) % seats for step in range(1, seats + 1)]


def game(one_deal: OneDeal, seats: int, target: int, dealer: int | None, most_deals: int) -> Talk:
    """A whole game, or its first deals where it is long: its deals, and the seats that have won."""
    if dealer is None:
        _, line = yield PICK
        dealer = int(line.split()[1])
    scores, deals = [0] * seats, []
    while max(scores) < target and len(deals) < most_deals:
        deal = {"dealer": dealer, "delta": [0] * seats, "tricks": []}
        yield from one_deal(deal)
        scores = [score + more for score, more in zip(scores, deal["delta"], strict=True)]
        deals.append(deal)
        dealer = (dealer + 1) % seats
    if max(scores) < target:
        return deals, []
    return deals, [seat for seat in range(seats) if scores[seat] == max(scores)]


def dealt(
    pack: list[str], order: list[int], rounds: list[list[int]]
) -> tuple[dict[int, list[str]], list[str]]:
    """What each place is dealt, and the cards that are left."""
    pack = list(pack)
    hands: dict[int, list[str]] = {place: [] for place in order}
    for sizes in rounds:
        for place, size in zip(order, sizes, strict=True):
            for _ in range(size):
                hands[place].append(pack.pop(0))
    return hands, pack


def part_with(seat: int, hand: list[str]) -> Talk:
    """A seat lays one card off; returns it."""
    _, line = yield {seat: {f"discard {card}" for card in hand}}
    card = line.split()[1]
    hand.remove(card)
    return card


def tricks(
    hands: dict[int, list[str]], order: list[int], trump: str, done: list[dict[str, Any]]
) -> Talk:
    """Five tricks; `order` are those who play, the first leader first."""
    for _ in range(5):
        trick: list[tuple[int, str]] = []
        for seat in order:
            cards = followers(hands[seat], trick[0][1], trump) if trick else hands[seat]
            _, line = yield {seat: {f"play {card}" for card in cards}}
            hands[seat].remove(line.split()[1])
            trick.append((seat, line.split()[1]))
        winner = best_of(trick, trump)
        cards = [card for _, card in trick]
        done.append({"leader": order[0], "cards": cards, "winner": winner})
        at = order.index(winner)
        order = order[at:] + order[:at]


def won_by(deal: Deal, seats: list[int]) -> int:
    """How many tricks those seats have taken."""
    return len([trick for trick in deal["tricks"] if trick["winner"] in seats])
