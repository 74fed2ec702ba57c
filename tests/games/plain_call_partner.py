"""Call-Your-Partner Euchre a second time, as slowly and as plainly as possible.

It shares nothing with the engine, not even a helper.
"""

from functools import partial
from typing import Any

from tests.games import plain_family
from tests.games.alike import Talk
from tests.games.plain_euchre import SHUFFLE, suit_of
from tests.games.plain_family import Deal, clockwise, dealt, part_with, tricks, won_by

PACK = [rank + suit for suit in "SHDC" for rank in "AKQJT98"]


def game(options: dict[str, Any], dealer: int | None, most_deals: int) -> Talk:
    target = options.get("target", 10)
    stuck = options.get("stick_the_dealer", False)
    return plain_family.game(partial(one_deal, stuck), 5, target, dealer, most_deals)


def one_deal(stuck: bool, deal: Deal) -> Talk:
    dealer = deal["dealer"]
    _, line = yield SHUFFLE
    order = clockwise(dealer, 5)
    hands, rest = dealt(line.split()[1:], order, [[3, 2, 3, 2, 3], [2, 3, 2, 3, 2]])
    up = rest[0]
    bid = yield from bidding(up, order, stuck=stuck)
    if bid is None:
        return
    maker, trump = bid
    out_of_sight = set(PACK) - {up}
    if trump == up[1]:
        hands[dealer].append(up)
        laid_off = yield from part_with(dealer, hands[dealer])
        if maker == dealer:
            out_of_sight -= {laid_off}
    called = yield from calling(maker, out_of_sight - set(hands[maker]), trump)
    partner = next((seat for seat in hands if called in hands[seat]), None)
    yield from tricks(hands, order, trump, deal["tricks"])
    deal["delta"] = points(deal, maker, partner)


def bidding(up: str, order: list[int], *, stuck: bool) -> Talk:
    """Returns maker and trump; or None when the deal is thrown in."""
    for seat in order:
        _, line = yield {seat: {"pass", "order"}}
        if line == "order":
            return seat, up[1]
    for seat in order:
        lines = {f"call {suit}" for suit in "SHDC" if suit != up[1]}
        if not (stuck and seat == order[-1]):
            lines.add("pass")
        _, line = yield {seat: lines}
        if line != "pass":
            return seat, line[-1]
    return None


def calling(maker: int, out_of_sight: set[str], trump: str) -> Talk:
    """Returns the called card, or None from a maker who goes alone."""
    plain = [card for card in out_of_sight if suit_of(card, trump) != trump]
    _, line = yield {maker: {"alone", *(f"partner {card}" for card in plain)}}
    return None if line == "alone" else line.split()[1]


def points(deal: Deal, maker: int, partner: int | None) -> list[int]:
    makers = [maker] if partner is None else [maker, partner]
    won = won_by(deal, makers)
    if won < 3:
        return [0 if seat in makers else 2 for seat in range(5)]
    each = 1
    if won == 5:
        each = 5 if partner is None else 2
    return [each if seat in makers else 0 for seat in range(5)]
