"""Packs that reach what hardly ever happens at random: poor hands, one or two at a time."""

from random import Random

from bot.engine.games.euchre import Euchre
from tests.games.euchre_table import PACK, pack_with


def poor_hand(rules: Euchre, free: list[str], rng: Random) -> list[str]:
    """Five of the free cards that may be declared under these house rules; else none."""
    low = [card for card in free if card[0] in "9T"]
    aces = [card for card in free if card[0] == "A"]
    ways = []
    if rules.options.farmers_hand and len(low) >= 5:
        ways.append(rng.sample(low, 5))
    if rules.options.ace_no_face and len(low) >= 4 and aces:
        ways.append([rng.choice(aces), *rng.sample(low, 4)])
    return rng.choice(ways) if ways else []


def poor_pack(rules: Euchre, dealer: int, rng: Random) -> list[str]:
    """A pack with one poor hand, or two where the house rules allow it; the rest by chance."""
    free = rng.sample(PACK, len(PACK))
    hands = {}
    for seat in rng.sample(range(4), rng.choice((1, 2))):
        hand = poor_hand(rules, free, rng)
        free = [card for card in free if card not in hand]
        hands[seat] = " ".join(hand)
    for seat in range(4):
        hands[seat] = hands.get(seat) or " ".join(free.pop() for _ in range(5))
    return pack_with(hands, dealer, up=free[0], stock=" ".join(free[1:]))
