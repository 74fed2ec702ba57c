"""Close Call a second time, as slowly and as plainly as possible.

It shares nothing with the engine, not even a helper.
"""

from typing import Any

from tests.games.alike import Talk

ORDER = "A23456789TPNQK"
SHUFFLE, PICK = {-1: {"shuffle"}}, {-1: {"pick"}}
DOUBLING = [0, 5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560]
"""What it costs to be off by 0, 1, 2 … tricks."""


def game(options: dict[str, Any], seats: int, dealer: int | None, most_deals: int) -> Talk:
    """A game, or its first deals where it is long: its deals, and the seats that have won."""
    if dealer is None:
        _, line = yield PICK
        dealer = int(line.split()[1])
    scores, deals, dealt = [0] * seats, [], [0] * seats
    while len(deals) < most_deals:
        deal = {"dealer": dealer, "tricks": []}
        bids = yield from one_deal(seats, deal)
        deal["delta"] = score(bids, deal["tricks"], options.get("beginners", []))
        scores = [before + more for before, more in zip(scores, deal["delta"], strict=True)]
        deals.append(deal)
        dealt[dealer] += 1
        if is_over(options.get("length", "full"), scores, dealt):
            return deals, [seat for seat in range(seats) if scores[seat] == max(scores)]
        dealer = (dealer + 1) % seats
    return deals, []


def is_over(length: str, scores: list[int], dealt: list[int]) -> bool:
    if length == "short":
        return min(scores) <= -100 or min(dealt) == 2
    if length == "long":
        return min(scores) < -500
    return min(scores) <= -200


def one_deal(seats: int, deal: dict[str, Any]) -> Talk:
    """Returns each seat's bid."""
    dealer = deal["dealer"]
    _, line = yield SHUFFLE
    pack = line.split()[1:]
    hands: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    seat = dealer
    for _ in range(10 * seats):
        seat = (seat + 1) % seats
        hands[seat].append(pack.pop(0))
    order = [(dealer + step) % seats for step in range(seats)]
    bids = {}
    for seat in order:
        _, line = yield {seat: {f"bid {number}" for number in range(11)}}
        bids[seat] = int(line.split()[1])
    for _ in range(10):
        winner = yield from one_trick(hands, order, deal["tricks"])
        order = order[order.index(winner) :] + order[: order.index(winner)]
    return bids


def one_trick(hands: dict[int, list[str]], order: list[int], done: list[dict[str, Any]]) -> Talk:
    """Returns who takes it."""
    trick: list[tuple[int, str]] = []
    for seat in order:
        cards = followers(hands[seat], trick[0][1]) if trick else hands[seat]
        _, line = yield {seat: {f"play {card}" for card in cards}}
        card = line.split()[1]
        hands[seat] = [other for other in hands[seat] if other != card]
        trick.append((seat, card))
    winner = best_of(trick)
    done.append({"leader": order[0], "cards": [card for _, card in trick], "winner": winner})
    return winner


def followers(hand: list[str], led: str) -> list[str]:
    """What may be played to a lead."""
    if led[0] == "X":
        return hand
    return [card for card in hand if card[0] != "X" and card[1] == led[1]] or hand


def best_of(trick: list[tuple[int, str]]) -> int:
    """The seat that takes a trick of `(seat, card)`."""
    best_seat, best = trick[0]
    for seat, card in trick[1:]:
        if card[0] == "X" or (best[0] != "X" and is_higher(card, best)):
            best_seat, best = seat, card
    return best_seat


def is_higher(card: str, other: str) -> bool:
    """Whether it is a higher card of the same suit."""
    return card[1] == other[1] and ORDER.index(card[0]) > ORDER.index(other[0])


def score(bids: dict[int, int], tricks: list[dict[str, Any]], beginners: list[int]) -> list[int]:
    delta = []
    for seat in sorted(bids):
        won = len([trick for trick in tricks if trick["winner"] == seat])
        off = max(won, bids[seat]) - min(won, bids[seat])
        delta.append(-5 * off if seat in beginners else -DOUBLING[off])
    return delta
