"""Cribbage once more, slow and plain: cards are names, points are found by trying everything."""

from itertools import combinations

from tests.games.alike import Talk

ORDER = "A23456789TJQK"


def rank(card):
    return ORDER.index(card[0])


def value(card):
    return min(rank(card) + 1, 10)


def is_run(cards):
    ranks = sorted(map(rank, cards))
    return len(cards) > 2 and ranks == list(range(ranks[0], ranks[0] + len(ranks)))


def show_points(hand, turned, kitty=False):
    """A hand in the show, all ways tried."""
    five = [*hand, turned]
    subsets = [some for size in range(1, 6) for some in combinations(five, size)]
    points = 2 * sum(sum(map(value, some)) == 15 for some in subsets)
    points += 2 * sum(one[0] == other[0] for one, other in combinations(five, 2))
    runs = [some for some in subsets if is_run(some)]
    longest = max(map(len, runs), default=0)
    points += longest * sum(len(run) == longest for run in runs)
    if len({card[1] for card in five}) == 1:
        points += 5
    elif len({card[1] for card in hand}) == 1 and not kitty:
        points += 4
    return points + ("J" + turned[1] in hand)


def play_points(pile, ended):
    """The last of a set's cards in the play; `ended` where nobody can play on."""
    total = sum(map(value, pile))
    points = 2 * (total == 15) + (2 if total == 31 else 1 if ended else 0)
    for size, worth in ((4, 12), (3, 6), (2, 2)):
        if len(pile) >= size and len({card[0] for card in pile[-size:]}) == 1:
            points += worth
            break
    return points + max(
        (size for size in range(3, 9) if is_run(pile[-size:]) and len(pile) >= size), default=0
    )


class Won(Exception):
    """Somebody is there."""


class Game:
    """One game; `play` is a conversation."""

    def __init__(self, seats, options, dealer):
        self.seats = seats
        self.options = {
            "jack_to": "cutter", "target": 121, "count": "auto", "partners": False, **options
        }  # fmt: skip
        self.dealer = dealer
        self.scores = [0] * seats

    def side(self, seat):
        if self.options["partners"] and self.seats == 4:
            return [seat, (seat + 2) % 4]
        return [seat]

    def pegs(self, seat, points):
        for mate in self.side(seat):
            self.scores[mate] = min(self.scores[mate] + points, self.options["target"])
        if self.scores[seat] == self.options["target"]:
            raise Won

    def around(self, seat):
        """Everybody from the left of a seat, that seat last."""
        return [(seat + step) % self.seats for step in range(1, self.seats + 1)]

    def play(self, most) -> Talk:
        """Plays so many deals at most. Returns each one's dealer and what it brought, and who has
        won.
        """
        deals = []
        if self.dealer is None:
            self.dealer = self.cut((yield {-1: {"shuffle"}})[1].split()[1:])
        while len(deals) < most:
            before, dealer = list(self.scores), self.dealer
            won = []
            try:
                yield from self.one_deal()
            except Won:
                won = [s for s in range(self.seats) if self.scores[s] == self.options["target"]]
            delta = [now - then for now, then in zip(self.scores, before, strict=True)]
            deals.append((dealer, delta))
            self.dealer = self.around(self.dealer)[0]
            if won:
                return deals, won
        return deals, []

    def cut(self, deck):
        lowest = list(range(self.seats))
        while len(lowest) > 1 and len(deck) >= len(lowest):
            ranks = [rank(deck.pop(0)) for _ in lowest]
            lowest = [s for s, cut in zip(lowest, ranks, strict=True) if cut == min(ranks)]
        return lowest[0]

    def one_deal(self):
        _, shuffle = yield {-1: {"shuffle"}}
        deck = shuffle.split()[1:]
        hands = {seat: [] for seat in range(self.seats)}
        away = 2 if self.seats == 2 else 1
        for _ in range(4 + away):
            for seat in self.around(self.dealer):
                hands[seat].append(deck.pop(0))
        kitty = [deck.pop(0)] if self.seats == 3 else []
        yield from self.lay_away(hands, kitty, away)
        turned = deck.pop(0)
        if turned[0] == "J":
            left = self.around(self.dealer)[0]
            self.pegs(left if self.options["jack_to"] == "cutter" else self.dealer, 2)
        yield from self.peg({seat: list(hand) for seat, hand in hands.items()})
        for seat in self.around(self.dealer):
            yield from self.show(seat, show_points(hands[seat], turned))
        yield from self.show(self.dealer, show_points(kitty, turned, kitty=True))

    def lay_away(self, hands, kitty, away):
        chosen = {}
        while len(chosen) < self.seats:
            seat, line = yield {
                seat: {
                    "discard " + " ".join(sorted(some, key=in_print))
                    for some in combinations(hand, away)
                }
                for seat, hand in hands.items()
                if seat not in chosen
            }
            chosen[seat] = line.split()[1:]
        for seat, laid in chosen.items():
            kitty += laid
            hands[seat] = [card for card in hands[seat] if card not in laid]

    def peg(self, hands):
        turn, pile = self.around(self.dealer)[0], []
        while any(hands.values()):
            fits = {
                seat: [c for c in hand if sum(map(value, pile)) + value(c) <= 31]
                for seat, hand in hands.items()
            }
            seat, line = yield {turn: {f"play {card}" for card in fits[turn]}}
            card = line.split()[1]
            hands[turn].remove(card)
            pile.append(card)
            room = 31 - sum(map(value, pile))
            able = [s for s in self.around(turn) if any(value(c) <= room for c in hands[s])]
            points = play_points(pile, not able)
            if points:
                self.pegs(seat, points)
            if not able:
                pile = []
                able = [s for s in self.around(turn) if hands[s]]
            turn = able[0] if able else turn

    def show(self, seat, right):
        if self.options["count"] == "auto":
            if right:
                self.pegs(seat, right)
            return
        totals = range(30)
        _, line = yield {seat: {f"count {total}" for total in totals}}
        claim, asked, catcher = int(line.split()[1]), [], None
        others = [s for s in range(self.seats) if s not in self.side(seat)]
        while catcher is None and len(asked) < len(others):
            lines = {"pass"} | {f"muggins {total}" for total in totals}
            by, line = yield {s: lines for s in others if s not in asked}
            asked.append(by)
            if line == f"muggins {right}" and claim != right:
                catcher = by
        if catcher is None:
            self.pegs(seat, claim)
        else:
            self.pegs(seat, min(claim, right))
            self.pegs(catcher, abs(claim - right))


def in_print(card):
    return "SHDC".index(card[1]), "AKQJT98765432".index(card[0])
