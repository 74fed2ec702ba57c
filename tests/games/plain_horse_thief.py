"""Horse Thief a second time, as slowly and as plainly as possible.

It shares nothing with the engine, not even a helper.
"""

from functools import partial
from itertools import combinations
from typing import Any

from tests.games import plain_family
from tests.games.alike import Talk
from tests.games.plain_euchre import SHUFFLE
from tests.games.plain_family import Deal, clockwise, dealt, tricks, won_by

MOST_DRAWN = {3: 3, 4: 3, 5: 3, 6: 3, 7: 2, 8: 1, 9: 0, 10: 0}
ORDER = [rank + suit for suit in "SHDC" for rank in "AKQJT98765432"]


def game(options: dict[str, Any], seats: int, dealer: int | None, most_deals: int) -> Talk:
    target = options.get("target", 15)
    return plain_family.game(partial(one_deal, seats), seats, target, dealer, most_deals)


def one_deal(seats: int, deal: Deal) -> Talk:
    order = clockwise(deal["dealer"], seats)
    _, line = yield SHUFFLE
    hands, rest = dealt(line.split()[1:], order, [[1] * seats] * 5)
    up, *stock = rest
    playing = order
    if up[1] != "S":
        chosen = yield from count_of_three(seats)
        playing = [seat for seat in order if chosen[seat] == "play"]
    if len(playing) > 1:
        if MOST_DRAWN[seats]:
            yield from drawing(hands, playing, deal["dealer"], up, stock, MOST_DRAWN[seats])
        yield from tricks(hands, playing, up[1], deal["tricks"])
    deal["delta"] = points(deal, playing, seats)


def count_of_three(seats: int) -> Talk:
    """Returns what each seat has chosen."""
    chosen: dict[int, str] = {}
    while len(chosen) < seats:
        seat, line = yield {seat: {"play", "drop"} for seat in range(seats) if seat not in chosen}
        chosen[seat] = line
    return chosen


def drawing(
    hands: dict[int, list[str]],
    playing: list[int],
    dealer: int,
    up: str,
    stock: list[str],
    most: int,
) -> Talk:
    for seat in playing:
        _, line = yield {seat: draws(hands[seat], most)}
        away = line.split()[1:]
        hands[seat] = [card for card in hands[seat] if card not in away]
        for number in range(len(away)):
            hands[seat].append(up if seat == dealer and number == 0 else stock.pop(0))


def draws(hand: list[str], most: int) -> set[str]:
    """Every line that draws so many cards at most."""
    lines = set()
    for number in range(most + 1):
        for away in combinations(sorted(hand, key=ORDER.index), number):
            lines.add(" ".join(["draw", *away]))
    return lines


def points(deal: Deal, playing: list[int], seats: int) -> list[int]:
    delta = [0] * seats
    if len(playing) == 1:
        delta[playing[0]] = 5
    elif playing:
        for seat in playing:
            delta[seat] = won_by(deal, [seat]) or -3
    return delta
