"""Pedro: what the hand is worth a bid, which trumps to lay off, what to rob."""

from __future__ import annotations

from bot.engine.cards import STANDARD, singles, union
from bot.engine.games.pedro_points import CARDS
from bot.engine.games.pedro_robbing import Rob
from bot.players.advice import Advice
from bot.players.bid_points.pedro import best_of_the_deck, lowest_trumps
from bot.players.normal.bid_points.bidding import best_suit, expected
from bot.players.normal.bid_points.seat import CountingSeat
from bot.players.normal.words import many, number

TRUMPS = (2.7, 1.6, 1.6, 1.5, 0.95, 0.5, 0.45, 0.35, 0.4, 0.65, 0.15, 0.5, 0.55, 0.05)
"""What each trump adds to the points that its holder's side makes, from the ace down: measured over
some thousand deals, as are the other figures here.
"""

LONG = 0.3
"""What each trump after the third adds."""

HIGH_CARDS = STANDARD.of_ranks("AK")
HIGH = 0.35
"""What an ace or a king of another suit adds."""

ROBBING = 0.8
"""What it adds that this side robs the deck."""

WITHOUT = 3.85
"""What a side makes without any of it."""

NEEDED = (0, 7, 7, 7.5, 7.5, 8.4, 8.8, 10.2, 10.7, 11.2, 11.6, 12, 12.5, 13)
"""The points that a hand must be worth for a bid of one to fourteen."""

HALF = 7
"""Half of the points of a deal."""

SERIOUS = 4
"""A lower bid buys nothing from somebody who is still to speak."""

ENOUGH = 7
"""Who bids so much has said all: with one pedro it can be made, for more it takes both."""


# Bidding


def estimate(seat: CountingSeat, suit: str) -> float:
    """The points that the hand should make for its side with a suit for trump."""
    ranking = seat.ranking_with(suit)
    places = [ranking.order[suit].index(card) for card in singles(seat.hand & ranking.trumps)]
    high = (seat.hand & ~ranking.trumps & HIGH_CARDS).bit_count()
    robbing = ROBBING if seat.view.dealer in seat.side else 0.0
    long = LONG * max(0, len(places) - 3)
    return WITHOUT + robbing + long + HIGH * high + sum(TRUMPS[place] for place in places)


def bid(seat: CountingSeat) -> Advice:
    """Whoever is not last bids as high as the hand goes, but no more than seven if he need not: he
    will not be asked again. The dealer, who is last, bids as low as he can.
    """
    points, suit = best_suit(seat, estimate)
    about = expected(seat, points, suit)
    bids = [answer for answer in seat.answers if isinstance(answer, int)]
    if seat.me == seat.view.dealer:
        bids = bids[:1]
    elif bids:
        bids = [some for some in bids if SERIOUS <= some <= max(ENOUGH, bids[0])]
    worth_it = [some for some in bids if points >= NEEDED[some - 1]]
    if worth_it:
        return Advice(worth_it[-1], f"{about}: {how_high(seat, worth_it[-1])}")
    return Advice("pass", f"{about}: {why_pass(seat, points)}")


def how_high(seat: CountingSeat, some: int) -> str:
    """Why to bid just so much."""
    if seat.me == seat.view.dealer:
        return f"nobody bids after you, so {some} is enough"
    if some == ENOUGH:
        return "bid seven, which needs only one pedro and is hard to bid over"
    return f"you bid only once, and {some} is as high as that goes"


def why_pass(seat: CountingSeat, points: float) -> str:
    """Why not to bid."""
    standing = seat.table["bid"]
    if standing is None:
        much = "less than" if points < HALF - 0.5 else "about"
        return f"{much} half of all {2 * HALF}, too little to bid on"
    if seat.table["bidder"] == seat.partner:
        return f"leave it to your partner, who has bid {standing}"
    if round(points, 1) < standing + 1:
        return f"too little for a bid of {standing + 1}"
    return f"too little to spare over {standing + 1}"


# Laying off and robbing


def discard(seat: CountingSeat) -> Advice:
    """The lowest trumps."""
    return Advice(lowest_trumps(seat), "lay off your lowest trumps: none of them counts")


def rob(seat: CountingSeat) -> Advice:
    """What counts, then what is high."""
    decision, taken = seat.view.decision, best_of_the_deck(seat)
    assert isinstance(decision, Rob)
    trumps = taken & seat.ranking.trumps
    counting = (trumps & union(CARDS[str(seat.ranking.trump)].values())).bit_count()
    if not trumps:
        return Advice(taken, "there are no trumps left in the deck: take its highest cards")
    found = many(trumps.bit_count(), "trump")
    left = seat.ranking.trumps & decision.cards & ~taken
    which = f"take the best {found}" if left else f"take {found}, all that the deck still has"
    if counting:
        return Advice(taken, f"{which}: {number(counting)} would count for nobody if left there")
    return Advice(taken, which if taken == trumps else f"{which}, and what is high besides")
