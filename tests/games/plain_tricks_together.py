"""Tricks Together a second time, as slowly and as plainly as possible.

It shares nothing with the engine, not even a helper.
"""

from typing import Any

from tests.games.alike import Talk

ORDER = "23456789TJQKA"
SHUFFLE, PICK = {-1: {"shuffle"}}, {-1: {"pick"}}


def rounds_of(options: dict[str, Any]) -> list[int]:
    """The rounds of a climb, by their cards."""
    rounds = [1, 2, 3, 4, 5, 6, 7]
    if options.get("long_climb"):
        rounds += [8, 9, 10]
    if options.get("up_and_down"):
        rounds += rounds[-2::-1]
    return rounds


def game(options: dict[str, Any], seats: int, dealer: int | None, most_deals: int) -> Talk:
    """A climb, or its first deals: the deals, and how it ended: `won`, `lost` or not yet."""
    if dealer is None:
        _, line = yield PICK
        dealer = int(line.split()[1])
    rounds, lives, deals, at = rounds_of(options), options.get("lives", 3), [], 0
    ended = ""
    while not ended and len(deals) < most_deals:
        deal = {"dealer": dealer, "delta": [0] * seats, "tricks": []}
        cleared = yield from one_round(options, seats, rounds[at], deal)
        if cleared and at == len(rounds) - 1:
            ended, deal["delta"] = "won", [lives] * seats
        elif cleared:
            at += 1
        elif lives == 0:
            ended, deal["delta"] = "lost", [at + 1] * seats
        else:
            lives -= 1
        deals.append(deal)
        dealer = (dealer + 1) % seats
    return deals, ended


def one_round(options: dict[str, Any], seats: int, cards: int, deal: dict[str, Any]) -> Talk:
    """Returns whether the round is cleared."""
    order = [(deal["dealer"] + step) % seats for step in range(1, seats + 1)]
    _, line = yield SHUFFLE
    pack = line.split()[1:]
    hands = {seat: pack[place : cards * seats : seats] for place, seat in enumerate(order)}
    trump = pack[cards * seats][1]
    if options.get("no_trumps") and cards in (1, 3, 5, 7, 9):
        trump = "none"
    numbers = yield from choosing(order[:-1], cards)
    numbers[order[-1]] = cards - sum(numbers.values())
    secret = options.get("secret_numbers", False)
    if numbers[order[-1]] < 0 and not secret:
        return False
    won = dict.fromkeys(order, 0)
    for left in range(cards - 1, -1, -1):
        winner = yield from one_trick(hands, order, trump, deal["tricks"])
        won[winner] += 1
        order = order[order.index(winner) :] + order[: order.index(winner)]
        if not secret and not may_still_clear(numbers, won, left):
            return False
    return all(numbers[seat] == won[seat] for seat in order)


def choosing(seats: list[int], cards: int) -> Talk:
    """Returns what each of those seats has chosen."""
    lines = {f"commit {number}" for number in range(cards + 1)}
    chosen: dict[int, int] = {}
    while len(chosen) < len(seats):
        seat, line = yield {seat: lines for seat in seats if seat not in chosen}
        chosen[seat] = int(line.split()[1])
    return chosen


def may_still_clear(numbers: dict[int, int], won: dict[int, int], left: int) -> bool:
    """Whether nobody has too many tricks, and nobody needs more than are left."""
    return all(won[seat] <= numbers[seat] <= won[seat] + left for seat in won)


def one_trick(
    hands: dict[int, list[str]], order: list[int], trump: str, done: list[dict[str, Any]]
) -> Talk:
    """Returns who takes it."""
    trick: list[tuple[int, str]] = []
    for seat in order:
        cards = followers(hands[seat], trick[0][1]) if trick else hands[seat]
        _, line = yield {seat: {f"play {card}" for card in cards}}
        card = line.split()[1]
        hands[seat] = [other for other in hands[seat] if other != card]
        trick.append((seat, card))
    winner = best_of(trick, trump)
    done.append({"leader": order[0], "cards": [card for _, card in trick], "winner": winner})
    return winner


def followers(hand: list[str], led: str) -> list[str]:
    """What may be played to a lead."""
    return [card for card in hand if card[1] == led[1]] or hand


def best_of(trick: list[tuple[int, str]], trump: str) -> int:
    """The seat that takes a trick of `(seat, card)`."""
    trumps = [play for play in trick if play[1][1] == trump]
    followed = [play for play in trick if play[1][1] == trick[0][1][1]]
    return max(trumps or followed, key=lambda play: ORDER.index(play[1][0]))[0]
