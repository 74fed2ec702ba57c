"""When to make trump, and when alone."""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.cards import SAME_COLOUR
from bot.players.advice import Advice
from bot.players.normal.euchre import judging
from bot.players.normal.euchre.counting import CountingSeat
from bot.players.normal.euchre.hope import Hope
from bot.players.normal.euchre.words import holding, plain_name, suit_name

ORDER = (2.05, 1.45, 2.05, 1.45)
"""The tricks in hand with which to order, from the dealer's left to the dealer: the figures here
are measured over some thousand deals, each bid in all ways.
"""

CALL = (1.4, 0.9, 1.2, 1.2)
"""The same in the second round."""

NEXT = (0.4, -0.4, -0.2, -0.4)
"""What the other suit of the turned-down colour adds then: the dealer's side, who let it go, is
short of its bowers.
"""

ALONE = 2.4
"""The tricks in hand with which to send the partner out."""

LAST_POINT = -0.2
"""What it changes that the others need one point: they win by it whatever they make it with."""

TWO_POINTS = 0.15
"""What it changes that the others need two: being euchred gives them the game."""


def place(seat: CountingSeat) -> int:
    """How many seats before this one bid, in each round."""
    return (seat.me - seat.dealer - 1) % len(seat.view.places)


def needed(seat: CountingSeat, player: int) -> int:
    """How many points somebody's side still needs."""
    return int(seat.view.rules.options.target) - seat.view.scores[player]


def caution(seat: CountingSeat) -> float:
    """How much more a hand must promise because of what the others need."""
    theirs = needed(seat, seat.rival)
    return LAST_POINT * (theirs == 1) + TWO_POINTS * (theirs == 2)


def order_up(seat: CountingSeat) -> Advice:
    """Order the upcard with enough, or with enough in the hand that takes it up."""
    hope, usual, who = with_upcard(seat), ORDER[place(seat)], whose(seat)
    if hope.tricks < usual + caution(seat):
        little = too_little(hope, usual)
        return Advice("pass", f"{holding(seat, hope)} {who}: {little}")
    return made(seat, hope, "order", who, usual)


def too_little(hope: Hope, usual: float) -> str:
    """Why a hand is not enough, which may be because of the score."""
    if hope.tricks >= usual:
        return "not enough to risk the two points that the others need"
    return "too little to make it"


def whose(seat: CountingSeat) -> str:
    """Who takes the upcard up."""
    if seat.dealer == seat.me:
        return "once you have the upcard"
    name = plain_name(seat.view.table["turned"])
    return (
        f"while {'your partner' if seat.dealer in seat.friends else 'the other side'} gets {name}"
    )


def with_upcard(seat: CountingSeat) -> Hope:
    """What the hand promises if the upcard's suit is trump."""
    suit = seat.view.table["turned"][-1]
    ranking = seat.ranking_with(suit)
    if seat.dealer == seat.me:
        six = seat.hand | seat.turned
        hand = six ^ judging.best_discard(ranking, six)
        return Hope(judging.worth(ranking, hand), suit, hand)
    partner = seat.dealer in seat.friends
    tricks = judging.with_upcard(ranking, seat.hand, seat.turned, partner=partner)
    return Hope(tricks, suit, seat.hand)


def made(seat: CountingSeat, hope: Hope, words: str, why: str, usual: float) -> Advice:
    """Trump made, alone where that pays."""
    held = f"{holding(seat, hope)} {why}".strip()
    if hope.tricks < usual:
        return Advice(words, f"{held}: little, but the others need just one point")
    if hope.tricks < ALONE:
        return Advice(words, f"{held}: enough, with your partner's help")
    if needed(seat, seat.me) <= 2:
        return Advice(words, f"{held}: you could go alone, but need no more than two points")
    return Advice(f"{words} alone", f"{held}: go alone, four points if you take all five")


def call_trump(seat: CountingSeat) -> Advice:
    """Call the suit that promises most if it promises enough, or if the dealer is stuck."""
    hope, usual = best_suit(seat), CALL[place(seat)]
    if hope.tricks >= usual + caution(seat):
        return made(seat, hope, f"call {hope.suit}", next_words(seat, hope.suit), usual)
    suit = suit_name(hope.suit)
    if "pass" not in seat.answers:
        return Advice(f"call {hope.suit}", f"you have to call, and {suit} promise most")
    little = too_little(hope, usual)
    return Advice("pass", f"{suit} promise most, with {holding(seat, hope)}: {little}")


def next_words(seat: CountingSeat, suit: str) -> str:
    """What speaks for a suit besides the cards."""
    turned = seat.view.table["turned"][-1]
    if SAME_COLOUR[turned] == suit and NEXT[place(seat)] > 0:
        return f"when the dealer let {suit_name(turned)} go"
    return ""


def best_suit(seat: CountingSeat) -> Hope:
    """The suit that makes the most of the hand, and what it makes of it."""
    turned = seat.view.table["turned"][-1]
    return best_of(seat, {SAME_COLOUR[turned]: NEXT[place(seat)]})


def best_of(seat: CountingSeat, bonus: Mapping[str, float]) -> Hope:
    """The best of the suits that may be called, some with a bonus."""
    suits = {answer.split()[1] for answer in seat.answers if answer.startswith("call")}
    return max(hope_in(seat, suit, bonus.get(suit, 0.0)) for suit in suits)


def hope_in(seat: CountingSeat, suit: str, bonus: float) -> Hope:
    """What the hand promises with a suit for trump."""
    return Hope(judging.worth(seat.ranking_with(suit), seat.hand) + bonus, suit, seat.hand)
