"""Euchre a second time, as slowly and as plainly as possible, to hold the engine against.

`game(options)` is one long conversation: it yields who may say what and is sent `(seat, line)`.
It shares nothing with the engine, not even a helper.
"""

from collections.abc import Generator
from typing import Any

Lines = dict[int, set[str]]
Talk = Generator[Lines, tuple[int, str], Any]

PARTNER = {0: 2, 1: 3, 2: 0, 3: 1}
COLOUR = {"S": "black", "C": "black", "H": "red", "D": "red"}
PLAIN = "23456789TJQKA"
SHUFFLE, PICK = {-1: {"shuffle"}}, {-1: {"pick"}}


def suit_of(card: str, trump: str) -> str:
    """Where a card belongs: the other jack of trump's colour is a trump."""
    if card[0] == "J" and COLOUR[card[1]] == COLOUR[trump]:
        return trump
    return card[1]


def strength(card: str, trump: str) -> int:
    """How high a card is in the suit it belongs to."""
    if card == "J" + trump:
        return 100
    if suit_of(card, trump) != card[1]:
        return 99
    return PLAIN.index(card[0])


def followers(hand: list[str], led: str, trump: str) -> list[str]:
    """What may be played to a lead."""
    same = [card for card in hand if suit_of(card, trump) == suit_of(led, trump)]
    return same or list(hand)


def best_of(trick: list[tuple[int, str]], trump: str) -> int:
    """The seat that takes a trick of `(seat, card)`."""
    trumps = [play for play in trick if suit_of(play[1], trump) == trump]
    led = suit_of(trick[0][1], trump)
    contenders = trumps or [play for play in trick if suit_of(play[1], trump) == led]
    return max(contenders, key=lambda play: strength(play[1], trump))[0]


def points(maker: int, won: int, *, alone: bool, lone_defender: int | None) -> list[int]:
    """Each seat's points when the maker's side has won so many tricks."""
    made = {5: 4 if alone else 2, 4: 1, 3: 1}.get(won, 0)
    euchred = 0
    if won < 3:
        euchred = 4 if lone_defender is not None and won == 0 else 2
    return [made if seat in (maker, PARTNER[maker]) else euchred for seat in range(4)]


def clockwise(seat: int) -> list[int]:
    """Everybody from the left of a seat on, that seat last."""
    return [(seat + step) % 4 for step in range(1, 5)]


def poor(hand: list[str], options: dict[str, Any]) -> bool:
    high = [card for card in hand if card[0] not in "9T"]
    farmers = options.get("farmers_hand") and high == []
    ace = options.get("ace_no_face") and len(high) == 1 and high[0][0] == "A"
    return bool(farmers or ace)


def game(options: dict[str, Any], first_dealer: int | None = None) -> Talk:
    """A whole game. Returns its deals, each a dict of dealer, delta and tricks."""
    dealer = first_dealer
    if dealer is None:
        dealer = yield from find_dealer(options)
    scores, deals = [0] * 4, []
    while max(scores) < options.get("target", 10):
        deal = {"dealer": dealer, "delta": [0] * 4, "tricks": []}
        misdealt = yield from one_deal(deal, options)
        scores = [score + more for score, more in zip(scores, deal["delta"], strict=True)]
        deals.append(deal)
        if not misdealt:
            dealer = (dealer + 1) % 4
    return deals


def find_dealer(options: dict[str, Any]) -> Talk:
    if options.get("first_dealer") != "black_jack":
        _, line = yield PICK
        return int(line.split()[1])
    _, line = yield SHUFFLE
    place = next(n for n, card in enumerate(line.split()[1:]) if card in ("JS", "JC"))
    return place % 4


def one_deal(deal: dict[str, Any], options: dict[str, Any]) -> Talk:
    """One deal; fills in its delta and tricks. Returns whether it was a misdeal."""
    dealer = deal["dealer"]
    _, line = yield SHUFFLE
    hands, up = dealt(line.split()[1:], dealer)
    if (yield from misdeal(hands, options)):
        return True
    bid = yield from bidding(up, dealer, options)
    if bid is not None:
        yield from played(deal, bid, hands, up, options)
    return False


def dealt(pack: list[str], dealer: int) -> tuple[list[list[str]], str]:
    """Four hands, and the card that is turned up."""
    hands: list[list[str]] = [[], [], [], []]
    for sizes in ([3, 2, 3, 2], [2, 3, 2, 3]):
        for seat, size in zip(clockwise(dealer), sizes, strict=True):
            for _ in range(size):
                hands[seat].append(pack.pop(0))
    return hands, pack[0]


def played(
    deal: dict[str, Any],
    bid: tuple[int, str, bool],
    hands: list[list[str]],
    up: str,
    options: dict[str, Any],
) -> Talk:
    """What follows when trump is made."""
    dealer, (maker, trump, alone) = deal["dealer"], bid
    if trump == up[1]:
        hands[dealer].append(up)
        yield from part_with(dealer, "discard", hands)
    out = [PARTNER[maker]] if alone else []
    lone_defender = None
    if alone and options.get("cross_corner_alone"):
        lone_defender = yield from defence(maker)
        out += [] if lone_defender is None else [PARTNER[lone_defender]]
    if alone and options.get("partners_best"):
        yield from partners_best(maker, hands)
    leader = first_lead(dealer, maker, out, alone=alone, defender=lone_defender, options=options)
    yield from tricks(hands, leader, out, trump, deal["tricks"])
    won = len([trick for trick in deal["tricks"] if trick["winner"] in (maker, PARTNER[maker])])
    deal["delta"] = points(maker, won, alone=alone, lone_defender=lone_defender)


def misdeal(hands: list[list[str]], options: dict[str, Any]) -> Talk:
    waiting = [seat for seat in range(4) if poor(hands[seat], options)]
    declared = False
    while waiting:
        seat, line = yield {seat: {"misdeal", "keep"} for seat in waiting}
        waiting.remove(seat)
        declared = declared or line == "misdeal"
    return declared


def bidding(up: str, dealer: int, options: dict[str, Any]) -> Talk:
    """Returns maker, trump, alone; or None when the deal is thrown in."""
    for seat in clockwise(dealer):
        _, line = yield {seat: {"pass", "order", "order alone"}}
        if line != "pass":
            return seat, up[1], line == "order alone"
    for seat in clockwise(dealer):
        lines = {f"call {suit}{more}" for suit in "SHDC" for more in ("", " alone")}
        lines -= {f"call {up[1]}", f"call {up[1]} alone"}
        if not (seat == dealer and options.get("stick_the_dealer")):
            lines.add("pass")
        _, line = yield {seat: lines}
        if line != "pass":
            return seat, line[5], line.endswith("alone")
    return None


def defence(maker: int) -> Talk:
    for seat in (clockwise(maker)[0], clockwise(maker)[2]):
        _, line = yield {seat: {"defend alone", "pass"}}
        if line == "defend alone":
            return seat
    return None


def part_with(seat: int, verb: str, hands: list[list[str]]) -> Talk:
    _, line = yield {seat: {f"{verb} {card}" for card in hands[seat]}}
    card = line.split()[1]
    hands[seat].remove(card)
    return card


def partners_best(maker: int, hands: list[list[str]]) -> Talk:
    _, line = yield {maker: {"ask best", "decline"}}
    if line == "ask best":
        yield from part_with(maker, "discard", hands)
        card = yield from part_with(PARTNER[maker], "give", hands)
        hands[maker].append(card)


def first_lead(
    dealer: int,
    maker: int,
    out: list[int],
    *,
    alone: bool,
    defender: int | None,
    options: dict[str, Any],
) -> int:
    playing = [seat for seat in clockwise(dealer) if seat not in out]
    if options.get("lone_maker_leads", True) or not alone:
        return playing[0]
    if defender is not None:
        return defender
    if playing[0] == maker:
        return next(seat for seat in clockwise(maker) if seat not in out)
    return playing[0]


def tricks(
    hands: list[list[str]], leader: int, out: list[int], trump: str, done: list[dict[str, Any]]
) -> Talk:
    for _ in range(5):
        trick: list[tuple[int, str]] = []
        for seat in [leader, *clockwise(leader)[:3]]:
            if seat in out:
                continue
            cards = followers(hands[seat], trick[0][1], trump) if trick else hands[seat]
            _, line = yield {seat: {f"play {card}" for card in cards}}
            hands[seat].remove(line.split()[1])
            trick.append((seat, line.split()[1]))
        winner = best_of(trick, trump)
        done.append({"leader": leader, "cards": [card for _, card in trick], "winner": winner})
        leader = winner
