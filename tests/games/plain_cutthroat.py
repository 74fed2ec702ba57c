"""Cut-Throat Euchre a second time, as slowly and as plainly as possible.

It shares nothing with the engine, not even a helper.
"""

from typing import Any

from tests.games import plain_family
from tests.games.alike import Talk
from tests.games.plain_euchre import SHUFFLE
from tests.games.plain_family import Deal, clockwise, dealt, part_with, tricks, won_by

DEAD = 3


def game(options: dict[str, Any], dealer: int | None, most_deals: int) -> Talk:
    return plain_family.game(one_deal, 3, options.get("target", 15), dealer, most_deals)


def one_deal(deal: Deal) -> Talk:
    dealer = deal["dealer"]
    _, line = yield SHUFFLE
    hands, rest = dealt(line.split()[1:], clockwise(dealer, 4), [[3, 2, 3, 2], [2, 3, 2, 3]])
    up = rest[0]
    order = clockwise(dealer, 3)
    for seat in order:
        _, line = yield {seat: {"swap", "keep"}}
        if line == "swap":
            hands[seat], hands[DEAD] = hands[DEAD], hands[seat]
    hands[dealer].append(up)
    yield from part_with(dealer, hands[dealer])
    yield from tricks(hands, order, up[1], deal["tricks"])
    deal["delta"] = points([won_by(deal, [seat]) for seat in range(3)])


def points(won: list[int]) -> list[int]:
    if 5 in won:
        return [5 if tricks == 5 else -5 for tricks in won]
    return [-3 if tricks == 0 else tricks for tricks in won]
