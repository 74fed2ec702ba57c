"""When to make trump, when to go alone, when to throw a hand in."""

from bot.engine.cards import Cards, singles
from bot.engine.phases.ranking import Ranking
from bot.players.euchre.seat import Seat
from bot.players.euchre.strength import strength, weight

ORDER = 2.3
"""The tricks in hand with which to make trump, leaving the rest to the partner."""

CALL = 1.9
"""The same in the second round, where the others have said that they hold little of the upcard."""

ALONE = 3.6
"""The tricks in hand with which to send the partner out."""

DEFEND_ALONE = 4.0
"""The tricks in hand, as a defender, with which to hope for all five."""

UPCARD = 0.8
"""How much of the upcard's worth counts for the side that gets it, or against it."""


def misdeal(_seat: Seat) -> str:
    """A hand so poor is always thrown in."""
    return "misdeal"


def order_up(seat: Seat) -> str:
    """Order the upcard with a strong hand, or one that it makes strong."""
    pack = seat.view.rules.pack
    ranking = seat.ranking_with(pack.name(seat.turned)[-1])
    tricks = with_upcard(seat, ranking)
    return bid(tricks, "order", ORDER) or "pass"


def with_upcard(seat: Seat, ranking: Ranking) -> float:
    """What the hand is worth when the dealer has taken the upcard."""
    if seat.dealer == seat.me:
        return max(strength(ranking, hand) for hand in after_discard(seat.hand | seat.turned))
    share = UPCARD * weight(ranking, seat.turned)
    return strength(ranking, seat.hand) + (share if seat.dealer in seat.friends else -share)


def after_discard(hand: Cards) -> list[Cards]:
    """What may be left of a hand of six."""
    return [hand ^ card for card in singles(hand)]


def bid(tricks: float, words: str, enough: float) -> str | None:
    """The bid for a hand that is worth so many tricks; None for one that is worth too few."""
    if tricks >= ALONE:
        return f"{words} alone"
    return words if tricks >= enough else None


def call_trump(seat: Seat) -> str:
    """Call the best other suit if it is good enough, or if the dealer is stuck."""
    tricks, suit = best_suit(seat)
    enough = CALL if "pass" in seat.answers else 0.0
    return bid(tricks, f"call {suit}", enough) or "pass"


def best_suit(seat: Seat) -> tuple[float, str]:
    """The suit that makes the most of the hand, and what it makes of it."""
    suits = {answer.split()[1] for answer in seat.answers if answer.startswith("call")}
    return max((strength(seat.ranking_with(suit), seat.hand), suit) for suit in suits)


def defend_alone(seat: Seat) -> str:
    """Only a hand that may take everything does better without a partner."""
    enough = strength(seat.ranking, seat.hand) >= DEFEND_ALONE
    return "defend alone" if enough else "pass"
