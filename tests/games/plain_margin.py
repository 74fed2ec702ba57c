"""Margin for Error a second time, as slowly and as plainly as possible, to hold the engine against.

It shares nothing with the engine, not even a helper.
"""

from collections.abc import Generator
from itertools import combinations
from typing import Any

from tests.games.alike import Lines, Talk

COLOURS = "RYGB"
SHUFFLE, PICK, ORDER = {-1: {"shuffle"}}, {-1: {"pick"}}, {-1: {"order"}}
Step = Generator[Lines, tuple[int, str], Any]


def number(card: str) -> int:
    return int(card[:-1])


def colour(card: str) -> str:
    return card[-1]


def said(verb: str, cards: Any) -> str:
    """The line in which cards are named: red, yellow, green, blue, the highest first."""
    ordered = sorted(cards, key=lambda card: (COLOURS.index(colour(card)), -number(card)))
    return " ".join([verb, *ordered])


def scored(strategy: str, total: int) -> tuple[int, int]:
    """What the Captain's side and what the others get for his side's point cards."""
    if strategy == "low":
        table = {0: (20, 0), 1: (15, 0), 2: (15, 0), 3: (15, 0), 4: (15, 0), 5: (0, 0)}
    else:
        table = {9: (0, 0), 10: (15, 0), 11: (15, 0), 12: (15, 0), 13: (15, 0), 14: (25, 0)}
    return table.get(total, (0, 10))


class Round:
    """Who does what in one round."""

    def __init__(self, circle: list[int], captain: int) -> None:
        at = circle.index(captain)
        clockwise = circle[at:] + circle[:at]
        self.captain = captain
        if len(circle) == 4:
            self.partner = clockwise[2]
            self.pairs = [(captain, clockwise[2], 3), (clockwise[1], clockwise[3], 2)]
            self.fifth = None
        else:
            self.partner = clockwise[3]
            self.pairs = [(captain, clockwise[3], 2), (clockwise[1], clockwise[4], 2)]
            self.fifth = clockwise[2]
        self.others = [seat for seat in circle if seat not in (captain, self.partner)]
        self.points = [0] * len(circle)
        self.suit = self.strategy = ""
        self.extra: str | None = None
        self.exposed = False
        self.included: bool | None = None

    def other_of_pair(self, seat: int) -> int:
        one, other = next((one, other) for one, other, _ in self.pairs if seat in (one, other))
        return other if seat == one else one

    def taken(self) -> int:
        return self.points[self.captain] + self.points[self.partner]

    def extra_counts(self) -> bool:
        return self.extra is not None and colour(self.extra) == self.suit

    def may_expose(self, tricks: int) -> bool:
        if self.exposed:
            return False
        theirs = sum(self.points) - self.taken()
        half = 7 if len(self.points) == 4 else 6
        return tricks >= half or self.taken() >= 5 or theirs >= 5

    def is_settled(self) -> bool:
        """Whatever happens to the rest of the 14, the extra card too."""
        least, most = self.taken(), self.taken() + 14 - sum(self.points)
        return len({scored(self.strategy, total) for total in range(least, most + 1)}) == 1


def game(options: dict[str, Any], seats: int, first_dealer: int | None, most_deals: int) -> Talk:
    """A game, given up after some rounds. Returns its rounds as dicts, and who has won."""
    dealer = first_dealer
    if dealer is None:
        _, line = yield PICK
        dealer = int(line.split()[1])
    target = options.get("target", 60) if seats == 4 else options.get("target_solo", 50)
    circle, scores, deals, won = list(range(seats)), [0] * seats, [], []
    while not won and len(deals) < most_deals:
        deal = {"dealer": dealer, "tricks": []}
        deal["delta"] = yield from one_round(deal, circle, options)
        scores = [score + more for score, more in zip(scores, deal["delta"], strict=True)]
        deals.append(deal)
        if max(scores) >= target:
            won = [seat for seat in range(seats) if scores[seat] == max(scores)]
        elif seats == 5 and len(deals) % 5 == 0:
            dealer = max(seat for seat in range(seats) if scores[seat] == min(scores))
            _, line = yield ORDER
            circle = [int(seat) for seat in line.split()[1:]]
        else:
            dealer = circle[(circle.index(dealer) + 1) % seats]
    return deals, won


def one_round(deal: dict[str, Any], circle: list[int], options: dict[str, Any]) -> Step:
    """One round; fills in its tricks. Returns what it scores for each seat."""
    at = circle.index(deal["dealer"])
    from_dealer = circle[at:] + circle[:at]
    _, line = yield SHUFFLE
    pack = line.split()[1:]
    hands: list[list[str]] = [[] for _ in circle]
    for _ in range(56 // len(circle)):
        for seat in [*from_dealer[1:], from_dealer[0]]:
            hands[seat].append(pack.pop(0))
    this = Round(circle, (yield from who_is_captain(from_dealer)))
    _, line = yield {
        this.captain: {f"point {suit} {s}" for suit in COLOURS for s in ("low", "high")}
    }
    _, this.suit, this.strategy = line.split()
    yield from passing(this, hands, pack)
    yield from tricks(this, hands, circle, deal["tricks"], play_out=options.get("play_out", False))
    yield from extra_card(this, len(deal["tricks"]))
    ours, theirs = scored(this.strategy, this.taken() + (this.included is True))
    return [theirs if seat in this.others else ours for seat in range(len(circle))]


def who_is_captain(from_dealer: list[int]) -> Step:
    for seat in from_dealer:
        _, line = yield {seat: {"accept", "decline"}}
        if line == "accept":
            return seat
    return from_dealer[0]


def passing(this: Round, hands: list[list[str]], pack: list[str]) -> Step:
    """Both pairs and the fifth, in any order."""
    given: dict[int, list[str]] = {}
    if this.fifth is not None:
        hands[this.fifth].append(pack.pop())
    while asked := who_passes(this, hands, given):
        seat, line = yield asked
        verb, *cards = line.split()
        hands[seat] = [card for card in hands[seat] if card not in cards]
        if verb == "discard":
            this.extra = cards[0]
        else:
            hands[this.other_of_pair(seat)] += cards
            given[seat] = cards


def who_passes(
    this: Round, hands: list[list[str]], given: dict[int, list[str]]
) -> dict[int, set[str]]:
    """Who may pass what; nobody when all is done."""
    asked = {}
    for giver, receiver, many in this.pairs:
        if giver not in given:
            asked[giver] = ways("pass", hands[giver], many)
        elif receiver not in given:
            free = [card for card in hands[receiver] if card not in given[giver]]
            asked[receiver] = ways("pass", free, many)
    if this.fifth is not None and this.extra is None:
        asked[this.fifth] = ways("discard", hands[this.fifth], 1)
    return asked


def ways(verb: str, cards: list[str], many: int) -> set[str]:
    return {said(verb, some) for some in combinations(cards, many)}


def first_card(this: Round) -> str:
    suit = "B" if this.suit == "G" else "G"
    return f"2{suit}" if this.extra == f"1{suit}" else f"1{suit}"


def playable(
    hand: list[str], trick: list[str], suit: str, *, broken: bool, first: bool
) -> list[str]:
    """What may be played from a hand."""
    others = [card for card in hand if colour(card) != suit]
    if not trick:
        return hand if broken or not others else others
    same = [card for card in hand if colour(card) == colour(trick[0])]
    if same:
        return same
    return others if first and others else hand


def tricks(
    this: Round,
    hands: list[list[str]],
    circle: list[int],
    done: list[dict[str, Any]],
    *,
    play_out: bool,
) -> Step:
    """The tricks, until all cards are played or the score is certain."""
    lead = first_card(this)
    leader = next(seat for seat in circle if lead in hands[seat])
    broken = False
    while any(hands):
        trick: list[str] = []
        at = circle.index(leader)
        order = circle[at:] + circle[:at]
        for seat in order:
            if not done and not trick:
                card = lead
            else:
                card = yield from one_card(this, hands, seat, trick, done, broken)
            hands[seat].remove(card)
            trick.append(card)
            broken = broken or colour(card) == this.suit
        followed = [number(card) for card in trick if colour(card) == colour(trick[0])]
        leader = order[trick.index(f"{max(followed)}{colour(trick[0])}")]
        done.append({"leader": order[0], "cards": trick, "winner": leader})
        this.points[leader] += len([card for card in trick if colour(card) == this.suit])
        if this.is_settled() and not play_out:
            return


def one_card(
    this: Round,
    hands: list[list[str]],
    seat: int,
    trick: list[str],
    done: list[dict[str, Any]],
    broken: bool,
) -> Step:
    """The card that a seat plays, after as many exposures as there are."""
    cards = playable(hands[seat], trick, this.suit, broken=broken, first=not done)
    asked = {seat: {f"play {card}" for card in cards}}
    line = yield from unless_exposed(this, asked, len(done))
    return line.split()[1]


def unless_exposed(this: Round, asked: dict[int, set[str]], tricks_done: int) -> Step:
    """The line of the seat that is asked; an exposure before it is taken on the way."""
    while True:
        everybody = {seat: set(lines) for seat, lines in asked.items()}
        if this.may_expose(tricks_done):
            for seat in this.others:
                everybody.setdefault(seat, set()).add("expose")
        _, line = yield everybody
        if line != "expose":
            return line
        this.exposed = True


def extra_card(this: Round, tricks_done: int) -> Step:
    total = this.taken()
    if this.extra_counts() and scored(this.strategy, total) != scored(this.strategy, total + 1):
        choice = {this.captain: {"include", "exclude"}}
        this.included = (yield from unless_exposed(this, choice, tricks_done)) == "include"
