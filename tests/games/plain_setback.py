"""Setback a second time, as slowly and as plainly as possible, to hold the engine against.

It shares nothing with the engine, not even a helper.
"""

from typing import Any

from tests.games.alike import Talk

COLOUR = {"S": "black", "C": "black", "H": "red", "D": "red"}
PLAIN = "29TJQKA"
TRUMPS = ["2", "9", "T", "left", "J", "Q", "K", "A"]
GAME_POINTS = {"A": 4, "K": 3, "Q": 2, "J": 1, "T": 10, "9": 0, "2": 0}
SHUFFLE, PICK = {-1: {"shuffle"}}, {-1: {"pick"}}


def is_left(card: str, trump: str) -> bool:
    return card[0] == "J" and card[1] != trump and COLOUR[card[1]] == COLOUR[trump]


def suit_of(card: str, trump: str) -> str:
    """Where a card belongs: the other jack of trump's colour is a trump."""
    return trump if is_left(card, trump) else card[1]


def strength(card: str, trump: str) -> int:
    """How high a card is in the suit it belongs to."""
    if is_left(card, trump):
        return TRUMPS.index("left")
    return TRUMPS.index(card[0]) if card[1] == trump else PLAIN.index(card[0])


def followers(hand: list[str], led: str, trump: str) -> list[str]:
    """What may be played to a lead."""
    suit = suit_of(led, trump)
    if not any(suit_of(card, trump) == suit for card in hand):
        return list(hand)
    return [card for card in hand if suit_of(card, trump) in (suit, trump)]


def best_of(trick: list[tuple[int, str]], trump: str) -> int:
    """The seat that takes a trick of `(seat, card)`."""
    trumps = [play for play in trick if suit_of(play[1], trump) == trump]
    led = suit_of(trick[0][1], trump)
    contenders = trumps or [play for play in trick if suit_of(play[1], trump) == led]
    return max(contenders, key=lambda play: strength(play[1], trump))[0]


def clockwise(seat: int) -> list[int]:
    """Everybody from the left of a seat on, that seat last."""
    return [(seat + step) % 4 for step in range(1, 5)]


def side(seat: int) -> int:
    return seat % 2


def hand_points(dealt: list[list[str]], won: list[list[str]], trump: str) -> dict[str, int | None]:
    """Which side has each point; `dealt` and `won` are the cards of the four seats."""
    trumps = sorted(
        (strength(card, trump), side(seat))
        for seat in range(4)
        for card in dealt[seat]
        if suit_of(card, trump) == trump
    )
    points: dict[str, int | None] = {"high": trumps[-1][1], "low": trumps[0][1]}
    points.update(dict.fromkeys(["right", "left", "game"]))
    for seat in range(4):
        for card in won[seat]:
            if card == "J" + trump:
                points["right"] = side(seat)
            if is_left(card, trump):
                points["left"] = side(seat)
    for one in (0, 1):
        if sum(GAME_POINTS[card[0]] for card in won[one] + won[one + 2]) > 40:
            points["game"] = one
    return points


def deltas(points: dict[str, int | None], bidder: int, bid: int) -> list[int]:
    made = [len([winner for winner in points.values() if winner == one]) for one in (0, 1)]
    if made[side(bidder)] < bid:
        made[side(bidder)] = 0 - bid
    return [made[side(seat)] for seat in range(4)]


def winners(scores: list[int], bidder: int | None, target: int) -> list[int]:
    there = [seat for seat in range(4) if scores[seat] >= target]
    if len(there) == 4:
        there = [seat for seat in there if side(seat) == side(bidder)]
    return there


def game(options: dict[str, Any], first_dealer: int | None, most_deals: int) -> Talk:
    """A game, given up after some deals. Returns its deals as dicts, and who has won."""
    dealer = first_dealer
    if dealer is None:
        _, line = yield PICK
        dealer = int(line.split()[1])
    scores, deals, won = [0] * 4, [], []
    while not won and len(deals) < most_deals:
        deal = {"dealer": dealer, "delta": [0] * 4, "tricks": []}
        bidder = yield from one_deal(deal, options)
        scores = [score + more for score, more in zip(scores, deal["delta"], strict=True)]
        deals.append(deal)
        won = winners(scores, bidder, options.get("target", 12))
        dealer = (dealer + 1) % 4
    return deals, won


def one_deal(deal: dict[str, Any], options: dict[str, Any]) -> Talk:
    """One deal; fills in its delta and tricks. Returns the bidder, if there was one."""
    _, line = yield SHUFFLE
    pack = line.split()[1:]
    hands: list[list[str]] = [[], [], [], []]
    for _ in range(2):
        for seat in clockwise(deal["dealer"]):
            hands[seat] += [pack.pop(0), pack.pop(0), pack.pop(0)]
    bidder, bid = yield from bidding(deal["dealer"], options.get("min_bid", 1))
    if bidder is None:
        return None
    _, line = yield {bidder: {"trump S", "trump H", "trump D", "trump C"}}
    dealt = [list(hand) for hand in hands]
    won = yield from tricks(hands, bidder, line[-1], deal["tricks"])
    deal["delta"] = deltas(hand_points(dealt, won, line[-1]), bidder, bid)
    return bidder


def bidding(dealer: int, least: int) -> Talk:
    passed: set[int] = set()
    bidder, bid = None, 0
    while True:
        for seat in clockwise(dealer):
            if seat in passed:
                continue
            if bid == 5 or (len(passed) == 3 and bidder is not None):
                return bidder, bid
            numbers = [number for number in range(1, 6) if number > bid and number >= least]
            _, line = yield {seat: {"pass", *(f"bid {number}" for number in numbers)}}
            if line == "pass":
                passed.add(seat)
            else:
                bidder, bid = seat, int(line.split()[1])
        if len(passed) == 4:
            return None, 0


def tricks(hands: list[list[str]], leader: int, trump: str, done: list[dict[str, Any]]) -> Talk:
    """Six tricks. Returns the cards that each seat has won."""
    won: list[list[str]] = [[], [], [], []]
    for _ in range(6):
        trick: list[tuple[int, str]] = []
        for seat in [leader, *clockwise(leader)[:3]]:
            cards = followers(hands[seat], trick[0][1], trump) if trick else hands[seat]
            _, line = yield {seat: {f"play {card}" for card in cards}}
            hands[seat].remove(line.split()[1])
            trick.append((seat, line.split()[1]))
        winner = best_of(trick, trump)
        cards = [card for _, card in trick]
        done.append({"leader": leader, "cards": cards, "winner": winner})
        won[winner] += cards
        leader = winner
    return won
