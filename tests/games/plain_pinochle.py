"""Double Deck Pinochle a second time, as slowly and as plainly as possible, to hold the engine
against.

It shares nothing with the engine, not even a helper.
"""

from collections import Counter
from itertools import product
from typing import Any

from tests.games.alike import Lines, Many, Talk

HIGHEST_FIRST = ["A", "T", "K", "Q", "J"]
SUITS = ["S", "H", "D", "C"]
SHUFFLE: Lines = {-1: {"shuffle"}}
PICK: Lines = {-1: {"pick"}}

POINTS = {
    "run": {1: 15, 2: 150, 3: 225, 4: 300},
    "royal": {1: 4, 2: 8, 3: 12, 4: 16},
    "marriage": {1: 2, 2: 4, 3: 6, 4: 8},
    "pinochle": {1: 4, 2: 30, 3: 60, 4: 90},
    "A": {1: 10, 2: 100, 3: 150, 4: 200},
    "K": {1: 8, 2: 80, 3: 120, 4: 160},
    "Q": {1: 6, 2: 60, 3: 90, 4: 120},
    "J": {1: 4, 2: 40, 3: 60, 4: 80},
}


def take_away(hand: list[str], wanted: list[str]) -> int:
    """How often those cards can be taken out of a hand; they are gone then."""
    times = 0
    while all(card in hand for card in wanted):
        for card in wanted:
            hand.remove(card)
        times += 1
    return times


def combinations(hand: list[str], trump: str | None) -> list[tuple[str, str, int, list[str]]]:
    """What a hand melds: the combination, its suit, how often, and the cards of one."""
    found = []
    for suit in SUITS:
        left = list(hand)
        if suit == trump:
            cards = [rank + suit for rank in HIGHEST_FIRST]
            found.append(("run", suit, take_away(left, cards), cards))
        name = "royal" if suit == trump else "marriage"
        pair = ["K" + suit, "Q" + suit]
        found.append((name, suit, take_away(left, pair), pair))
    found.append(("pinochle", "", take_away(list(hand), ["JD", "QS"]), ["JD", "QS"]))
    for rank in "AKQJ":
        cards = [rank + suit for suit in SUITS]
        found.append((rank, "", take_away(list(hand), cards), cards))
    return [one for one in found if one[2]]


def meld(hand: list[str], trump: str | None) -> int:
    return sum(POINTS[name][times] for name, _, times, _ in combinations(hand, trump))


def laid_down(hand: list[str], trump: str | None) -> list[str]:
    """The cards of all combinations: those of a run and a royal marriage beside one another, all
    others over one another.
    """
    shown: Counter[str] = Counter()
    trumps: Counter[str] = Counter()
    for name, _, times, cards in combinations(hand, trump):
        several = Counter(dict.fromkeys(cards, times))
        if name in ("run", "royal"):
            trumps += several
        else:
            shown |= several
    return sorted((shown | trumps).elements())


def beats(card: str, other: str, trump: str) -> bool:
    """Whether a card that is played later takes the trick from one that is winning it."""
    if card[1] == other[1]:
        return HIGHEST_FIRST.index(card[0]) < HIGHEST_FIRST.index(other[0])
    return card[1] == trump


def winning(cards: list[str], trump: str) -> int:
    """The place of the card that is winning a trick."""
    best = 0
    for place in range(1, len(cards)):
        if beats(cards[place], cards[best], trump):
            best = place
    return best


def may_play(hand: list[str], trick: list[str], trump: str) -> set[str]:
    """What may be played from a hand to the cards that lie."""
    if not trick:
        return set(hand)
    led = trick[0][1]
    best = trick[winning(trick, trump)]
    if any(card[1] == led for card in hand):
        fitting = {card for card in hand if card[1] == led}
        trumped = led != trump and any(card[1] == trump for card in trick)
        higher = set() if trumped else {card for card in fitting if beats(card, best, trump)}
    elif any(card[1] == trump for card in hand):
        fitting = {card for card in hand if card[1] == trump}
        higher = {card for card in fitting if beats(card, best, trump)}
    else:
        return set(hand)
    return higher or fitting


def worth_in_tricks(cards: list[str]) -> int:
    return len([card for card in cards if card[0] in ("A", "T", "K")])


def side_score(meld_points: int, game_points: int, bid: int | None) -> int:
    """What a side scores; the defenders have no bid."""
    if bid is None:
        return meld_points + game_points if game_points >= 20 else 0
    if game_points < 20 or meld_points + game_points < bid:
        return 0 - bid
    return meld_points + game_points


def clockwise(seat: int) -> list[int]:
    """Everybody from the left of a seat on, that seat last."""
    return [(seat + step) % 4 for step in range(1, 5)]


def both(one: int, other: int) -> list[int]:
    """The figures of seats 0 and 1, for all four."""
    return [one, other, one, other]


def is_higher(number: int, bid: int, least: int) -> bool:
    """Whether a number may follow a bid; 0 stands for none."""
    if bid == 0:
        return number >= least
    return number > bid if bid < 60 else number >= bid + 5


def bids_over(bid: int, least: int) -> list[int]:
    return [number for number in range(1, 501) if is_higher(number, bid, least)]


def game(options: dict[str, Any], first_dealer: int | None, most_deals: int) -> Talk:
    """A game, given up after some deals. Returns its deals as dicts, and who has won."""
    dealer = first_dealer
    if dealer is None:
        _, line = yield PICK
        dealer = int(line.split()[1])
    scores, deals, won = [0] * 4, [], []
    while not won and len(deals) < most_deals:
        deal = {"dealer": dealer, "delta": [0] * 4, "tricks": [], "again": False}
        bidder = yield from one_deal(deal, options)
        scores = [score + more for score, more in zip(scores, deal["delta"], strict=True)]
        deals.append(deal)
        there = [seat for seat in range(4) if scores[seat] >= options.get("target", 500)]
        won = [seat for seat in there if len(there) == 2 or (seat - bidder) % 2 == 0]
        dealer = dealer if deal["again"] else (dealer + 1) % 4
    return deals, won


def one_deal(deal: dict[str, Any], options: dict[str, Any]) -> Talk:
    """One deal; fills in what came of it. Returns the bidder, if there was one."""
    _, line = yield SHUFFLE
    pack = line.split()[1:]
    hands: list[list[str]] = [[], [], [], []]
    for _ in range(5):
        for seat in clockwise(deal["dealer"]):
            hands[seat] += [pack.pop(0) for _ in range(4)]
    bidder, bid = yield from bidding(deal["dealer"], options.get("min_bid", 50))
    if bidder is None:
        return None
    ours, theirs = bidder % 2, (bidder + 1) % 2
    trump = yield from naming(bidder, hands[bidder])
    if trump is None:
        score = [0, 0]
        score[ours] = 0 - bid if options.get("forfeit_costs_bid", True) else 0
        score[theirs] = meld(hands[theirs], None) + meld(hands[theirs + 2], None)
        deal["again"] = True
    else:
        melds = [meld(hands[side], trump) + meld(hands[side + 2], trump) for side in (0, 1)]
        won = yield from tricks(hands, bidder, trump, deal["tricks"])
        score = [0, 0]
        score[ours] = side_score(melds[ours], won[ours], bid)
        score[theirs] = side_score(melds[theirs], won[theirs], None)
    deal["delta"] = both(*score)
    return bidder


def bidding(dealer: int, least: int) -> Talk:
    passed: set[int] = set()
    bidder, bid = None, 0
    while True:
        for seat in clockwise(dealer):
            if seat in passed:
                continue
            if len(passed) == 3 and bidder is not None:
                return bidder, bid
            _, line = yield {seat: bids_or_pass(bids_over(bid, least))}
            if line == "pass":
                passed.add(seat)
            else:
                bidder, bid = seat, int(line.split()[1])
        if len(passed) == 4:
            return None, 0


def bids_or_pass(numbers: list[int]) -> set[str] | Many:
    """Many are not listed; of those the low ones are said more often, so that it goes on."""
    lines = {"pass", *(f"bid {number}" for number in numbers)}
    if len(lines) < 100:
        return lines
    often = ["pass", *(f"bid {number}" for number in numbers[:12])]
    return Many(len(lines), lines.__contains__, lambda rng: rng.choice(often))


def naming(bidder: int, hand: list[str]) -> Talk:
    """The suit that is named; None when the deal is forfeited."""
    could = {f"trump {suit}" for suit in SUITS if f"K{suit}" in hand and f"Q{suit}" in hand}
    if not could:
        yield {bidder: {"forfeit"}}
        return None
    _, line = yield {bidder: {*could, "consult", "forfeit"}}
    if line == "consult":
        yield {(bidder + 2) % 4: {"agree", "play on"}}
        _, line = yield {bidder: {*could, "forfeit"}}
    return None if line == "forfeit" else line[-1]


def tricks(hands: list[list[str]], leader: int, trump: str, done: list[dict[str, Any]]) -> Talk:
    """Twenty tricks. Returns the game points of both sides."""
    hands = [list(hand) for hand in hands]
    won = [0, 0]
    for number in range(1, 21):
        cards: list[str] = []
        for seat in [leader, *clockwise(leader)[:3]]:
            allowed = may_play(hands[seat], cards, trump)
            _, line = yield {seat: {f"play {card}" for card in allowed}}
            cards.append(line.split()[1])
            hands[seat].remove(cards[-1])
        winner = (leader + winning(cards, trump)) % 4
        done.append({"leader": leader, "cards": cards, "winner": winner})
        won[winner % 2] += worth_in_tricks(cards) + (2 if number == 20 else 0)
        leader = winner
    return won


ALL_CARDS = [rank + suit for suit, rank, _ in product(SUITS, HIGHEST_FIRST, range(4))]
