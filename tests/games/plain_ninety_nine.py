"""99 once more, plain and slow: to be played beside the engine's."""

from collections import Counter
from typing import Any

from tests.games.alike import Talk

CHANCE = -1
DEFAULTS = {"decks": 0, "target": 15, "draw": "auto"}


def lines_for(hand: list[str]) -> set[str]:
    """What may be played from a hand."""
    lines = set()
    for card in hand:
        words = {"T": [" -", " +"], "A": [" 1", " 11"]}.get(card[0], [""])
        lines |= {f"play {card}{word}" for word in words}
    return lines


def value_of(line: str) -> int:
    """What a played card counts."""
    _, card, *word = line.split()
    if word:
        return {"-": -10, "+": 10, "1": 1, "11": 11}[word[0]]
    return {"8": 0, "9": 0, "J": 10, "Q": 10, "K": 10}.get(card[0]) or int(
        card[0] if card[0] in "234567" else 0
    )


def game(options: dict[str, Any], seats: int, dealer: int | None, most_hands: int) -> Talk:
    """A game, given up after so many hands. Returns the hands' deltas, and who has won."""
    house = DEFAULTS | options
    decks = house["decks"] or (1 if seats <= 6 else 2)
    if dealer is None:
        _, line = yield {CHANCE: {"pick"}}
        dealer = int(line.split()[1])
    scores, hands = [0] * seats, []
    while len(hands) < most_hands:
        points = yield from hand(seats, dealer, decks, manual=house["draw"] == "manual")
        hands.append(tuple(points))
        scores = [score + more for score, more in zip(scores, points, strict=True)]
        dealer = (dealer + 1) % seats
        if max(scores) >= house["target"]:
            return hands, [seat for seat in range(seats) if scores[seat] == max(scores)]
    return hands, []


class Hand:
    """A hand under way; `owed` is who has played and not drawn."""

    def __init__(self, seats: int, dealer: int, pile: list[str]) -> None:
        self.held: list[list[str]] = [[] for _ in range(seats)]
        for place in range(3 * seats):
            self.held[(dealer + 1 + place) % seats].append(pile.pop(0))
        self.pile = pile
        self.points = [3] * seats
        self.total, self.way, self.over = 0, 1, False
        self.turn: int | None = (dealer + 1) % seats
        self.owed: int | None = None
        self.played: list[str] = []

    def asked(self) -> dict[int, set[str]]:
        found: dict[int, set[str]] = {}
        if self.turn is not None:
            found[self.turn] = lines_for(self.held[self.turn])
        if self.owed is not None:
            found.setdefault(self.owed, set()).add("draw")
        return found

    def play(self, seat: int, line: str) -> None:
        card = line.split()[1]
        self.held[seat].remove(card)
        self.played.append(card)
        before, self.total = self.total, self.total + value_of(line)
        crossed = [border for border in (33, 66, 99) if before <= border and self.total > border]
        self.points[seat] -= len(crossed)
        self.over = 99 in crossed
        if card[0] == "8":
            self.way = -self.way
        self.owed = seat

    def draw(self) -> None:
        self.held[self.owed].append(self.pile.pop(0))
        if self.turn is None:
            self.turn = self.owed
        self.owed = None

    def pass_on(self, seat: int) -> None:
        seats = len(self.held)
        others = [(seat + self.way * step) % seats for step in range(1, seats + 1)]
        self.turn = next((other for other in others if self.held[other]), None)


def hand(seats: int, dealer: int, decks: int, *, manual: bool) -> Any:
    """One hand. Returns the points that are left."""
    _, line = yield {CHANCE: {"shuffle"}}
    assert set(Counter(line.split()[1:]).values()) == {decks}
    now = Hand(seats, dealer, line.split()[1:])
    while True:
        seat, line = yield now.asked()
        if line != "draw":
            now.play(seat, line)
            if now.over:
                return now.points
        if line == "draw" or not manual:
            if not now.pile:
                _, shuffle = yield {CHANCE: {"shuffle"}}
                now.pile = shuffle.split()[1:]
                assert Counter(now.pile) == Counter(now.played[:-1])
                now.played = now.played[-1:]
            now.draw()
        if line != "draw":
            now.pass_on(seat)
