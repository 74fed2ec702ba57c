"""Pedro a second time, as slowly and as plainly as possible, to hold the engine against.

It shares nothing with the engine, not even a helper.
"""

from itertools import combinations
from math import comb
from random import Random
from typing import Any

from tests.games.alike import Many, Talk

COLOUR = {"S": "black", "C": "black", "H": "red", "D": "red"}
PLAIN = "23456789TJQKA"
TRUMPS = ["2", "3", "4", "left", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"]
SUITS = "SHDC"
SHUFFLE, PICK = {-1: {"shuffle"}}, {-1: {"pick"}}
ORDER = [rank + suit for suit in SUITS for rank in "AKQJT98765432"]


def is_left(card: str, trump: str) -> bool:
    return card[0] == "5" and card[1] != trump and COLOUR[card[1]] == COLOUR[trump]


def is_trump(card: str, trump: str) -> bool:
    return card[1] == trump or is_left(card, trump)


def suit_of(card: str, trump: str) -> str:
    return trump if is_left(card, trump) else card[1]


def strength(card: str, trump: str) -> int:
    """How high a card is in the suit it belongs to."""
    if is_left(card, trump):
        return TRUMPS.index("left")
    return TRUMPS.index(card[0]) if card[1] == trump else PLAIN.index(card[0])


def counts(card: str, trump: str) -> bool:
    return is_left(card, trump) or (card[1] == trump and card[0] in "AJT52")


def followers(hand: list[str], led: str, trump: str) -> list[str]:
    suit = suit_of(led, trump)
    if not any(suit_of(card, trump) == suit for card in hand):
        return list(hand)
    return [card for card in hand if suit_of(card, trump) in (suit, trump)]


def best_of(trick: list[tuple[int, str]], trump: str) -> int:
    """The seat that takes a trick of `(seat, card)`."""
    trumps = [play for play in trick if is_trump(play[1], trump)]
    led = suit_of(trick[0][1], trump)
    contenders = trumps or [play for play in trick if suit_of(play[1], trump) == led]
    return max(contenders, key=lambda play: strength(play[1], trump))[0]


def line(verb: str, cards: Any) -> str:
    return " ".join([verb, *sorted(cards, key=ORDER.index)])


class Game:
    """What a game remembers; `circle` are the seats clockwise."""

    def __init__(self, options: dict[str, Any], dealer: int | None) -> None:
        self.options = options
        self.dealer = dealer
        self.circle = [0, 1, 2, 3]
        self.scores = [0] * 4

    def option(self, name: str, default: Any) -> Any:
        return self.options.get(name, default)

    def clockwise(self, seat: int) -> list[int]:
        """Everybody from the left of a seat on, that seat last."""
        place = self.circle.index(seat)
        return self.circle[place + 1 :] + self.circle[: place + 1]

    def side(self, seat: int) -> int:
        return self.circle.index(seat) % 2

    def play(self, most_deals: int) -> Talk:
        """A game, given up after some deals. Returns its deals as dicts, and who has won."""
        if self.dealer is None:
            yield from self.find_dealer()
        deals, won = [], []
        while not won and len(deals) < most_deals:
            deal = {"dealer": self.dealer, "delta": [0] * 4, "tricks": []}
            bidder = yield from Deal(self, deal).play()
            deals.append(deal)
            for seat in range(4):
                self.scores[seat] += deal["delta"][seat]
            won = self.winners(bidder)
            self.dealer = self.clockwise(self.dealer)[0]
        return deals, won

    def find_dealer(self) -> Talk:
        if self.option("partners", "seats") == "seats":
            _, said = yield PICK
            self.dealer = int(said.split()[1])
            return
        _, said = yield SHUFFLE
        deck = [PLAIN.index(card[0]) for card in said.split()[1:]]
        cut: list[list[int]] = [[], [], [], []]
        tied = [0, 1, 2, 3]
        while tied and len(deck) >= len(tied):
            for seat in tied:
                cut[seat].append(deck.pop(0))
            tied = [seat for seat in tied if cut.count(cut[seat]) > 1]
        first, second, third, fourth = sorted(range(4), key=lambda seat: cut[seat], reverse=True)
        self.circle = [first, third, second, fourth]
        self.dealer = first

    def winners(self, bidder: int | None) -> list[int]:
        there = [seat for seat in range(4) if self.scores[seat] >= self.option("target", 51)]
        if len(there) == 4:
            there = [seat for seat in there if self.side(seat) == self.side(bidder)]
        return there


class Deal:
    """One deal; fills in its delta and tricks."""

    def __init__(self, game: Game, deal: dict[str, Any]) -> None:
        self.game = game
        self.deal = deal
        self.dealer = deal["dealer"]
        self.hands: list[list[str]] = [[], [], [], []]
        self.thrown: list[list[str]] = [[], [], [], []]
        self.won: list[list[str]] = [[], [], [], []]
        self.low: int | None = None

    def play(self) -> Talk:
        """Returns the bidder, if there was one."""
        _, said = yield SHUFFLE
        self.stock = said.split()[1:]
        for _ in range(3):
            for seat in self.game.clockwise(self.dealer):
                self.hands[seat] += [self.stock.pop(0) for _ in range(3)]
        bidder, bid = yield from self.bidding()
        if bidder is None:
            return None
        _, said = yield {bidder: {f"trump {suit}" for suit in SUITS}}
        self.trump = said[-1]
        self.throw_away()
        yield from self.throw_trumps()
        yield from self.draw()
        ace = [seat for seat in range(4) if "A" + self.trump in self.hands[seat]]
        yield from self.tricks(bidder)
        self.score(ace, bidder, bid)
        return bidder

    def bidding(self) -> Talk:
        least = self.game.option("min_bid", 1)
        bidder, bid = None, 0
        for seat in self.game.clockwise(self.dealer):
            if bid == 14:
                break
            numbers = [number for number in range(1, 15) if number > bid and number >= least]
            _, said = yield {seat: {"pass", *(f"bid {number}" for number in numbers)}}
            if said != "pass":
                bidder, bid = seat, int(said.split()[1])
        if bidder is None and self.game.option("all_pass", "throw_in") == "dealer_names":
            return self.dealer, least
        return bidder, bid

    def is_laid_out(self, card: str) -> bool:
        return card == "2" + self.trump and self.game.option("low", "trick") == "dealt"

    def throw_away(self) -> None:
        for seat in range(4):
            for card in list(self.hands[seat]):
                if self.is_laid_out(card):
                    self.hands[seat].remove(card)
                    self.low = seat
                elif not is_trump(card, self.trump):
                    self.hands[seat].remove(card)
                    self.thrown[seat].append(card)

    def throw_trumps(self) -> Talk:
        waiting = [seat for seat in range(4) if len(self.hands[seat]) > 6]
        answers = {}
        while waiting:
            asked = {}
            for seat in waiting:
                free = [card for card in self.hands[seat] if not counts(card, self.trump)]
                many = len(self.hands[seat]) - 6
                asked[seat] = {line("discard", some) for some in combinations(free, many)}
            seat, said = yield asked
            answers[seat] = said.split()[1:]
            waiting.remove(seat)
        for seat, cards in answers.items():
            self.hands[seat] = [card for card in self.hands[seat] if card not in cards]
            self.thrown[seat] += cards

    def draw(self) -> Talk:
        for seat in self.game.clockwise(self.dealer)[:3]:
            while len(self.hands[seat]) < 6 and self.stock:
                self.receive(seat, self.stock.pop(0))
            while len(self.hands[seat]) < 6:
                best = min(
                    self.thrown[seat],
                    key=lambda card: (-PLAIN.index(card[0]), SUITS.index(card[1])),
                )
                self.thrown[seat].remove(best)
                self.hands[seat].append(best)
        if len(self.hands[self.dealer]) < 6:
            _, said = yield {self.dealer: self.robbing()}
            for card in said.split()[1:]:
                (self.stock if card in self.stock else self.thrown[self.dealer]).remove(card)
                self.receive(self.dealer, card)

    def receive(self, seat: int, card: str) -> None:
        if self.is_laid_out(card):
            self.low = seat
        else:
            self.hands[seat].append(card)

    def robbing(self) -> Many:
        """What the dealer may rob."""
        need = 6 - len(self.hands[self.dealer])
        useful = [card for card in self.stock if not self.is_laid_out(card)]
        low = [card for card in self.stock if self.is_laid_out(card)]
        thrown = self.thrown[self.dealer]

        def allows(said: str) -> bool:
            verb, *cards = said.split()
            here = [card for card in cards if card not in low]
            enough = len(useful) >= need
            return (
                verb == "rob"
                and len(set(cards)) == len(cards)
                and len(here) == need
                and all(card in (self.stock if enough else self.stock + thrown) for card in cards)
                and (enough or all(card in cards for card in self.stock))
            )

        def pick(rng: Random) -> str:
            if len(useful) >= need:
                return line("rob", rng.sample(useful, need) + (low if rng.random() < 0.5 else []))
            return line("rob", self.stock + rng.sample(thrown, need - len(useful)))

        if len(useful) >= need:
            return Many(comb(len(useful), need) * (1 + len(low)), allows, pick)
        return Many(comb(len(thrown), need - len(useful)), allows, pick)

    def tricks(self, leader: int) -> Talk:
        for _ in range(6):
            trick: list[tuple[int, str]] = []
            for seat in [leader, *self.game.clockwise(leader)[:3]]:
                hand = self.hands[seat]
                cards = followers(hand, trick[0][1], self.trump) if trick else hand
                _, said = yield {seat: {f"play {card}" for card in cards}}
                hand.remove(said.split()[1])
                trick.append((seat, said.split()[1]))
            winner = best_of(trick, self.trump)
            cards = [card for _, card in trick]
            self.deal["tricks"].append({"leader": leader, "cards": cards, "winner": winner})
            self.won[winner] += cards
            leader = winner

    def score(self, ace: list[int], bidder: int, bid: int) -> None:
        made = [0, 0]
        for seat in range(4):
            for card in self.won[seat]:
                made[self.game.side(seat)] += worth(card, self.trump)
        for seat in ace:
            made[self.game.side(seat)] += 1
        if self.low is not None:
            made[self.game.side(self.low)] += 1
        way = self.game.option("scoring", "setback")
        scored = settle(way, made, self.game.side(bidder), bid)
        self.deal["delta"] = [scored[self.game.side(seat)] for seat in range(4)]


def worth(card: str, trump: str) -> int:
    """What a card is worth to the side that takes it in a trick."""
    if is_left(card, trump) or card == "5" + trump:
        return 5
    return 1 if card in ("J" + trump, "T" + trump, "2" + trump) else 0


def settle(way: str, made: list[int], bidders: int, bid: int) -> list[int]:
    """What each of the two sides scores."""
    others = 1 - bidders
    scored = [0, 0]
    if way == "setback":
        scored[others] = made[others]
        scored[bidders] = made[bidders] if made[bidders] >= bid else 0 - bid
    elif made[bidders] < bid:
        scored[others] = made[others] + bid
    elif made[0] > made[1]:
        scored[0] = made[0] - made[1]
    elif made[1] > made[0]:
        scored[1] = made[1] - made[0]
    return scored
