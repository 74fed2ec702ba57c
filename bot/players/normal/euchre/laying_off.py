"""Which card to lay off, which to give, and whether to stand alone against the maker."""

from __future__ import annotations

from bot.engine.cards import Cards
from bot.players.advice import Advice
from bot.players.euchre import bidding as easily
from bot.players.euchre import laying_off
from bot.players.normal.euchre.counting import CountingSeat
from bot.players.normal.euchre.judging import best_discard
from bot.players.normal.euchre.words import card_name, suit_of


def discard(seat: CountingSeat) -> Advice:
    """The card without which the hand is worth most."""
    card = best_discard(seat.ranking, seat.hand)
    return Advice(card, why_discard(seat, card))


def why_discard(seat: CountingSeat, card: Cards) -> str:
    """What decides for a card."""
    name = card_name(seat, card)
    if card & seat.trumps:
        return f"all you hold is trumps: {name} is the lowest"
    if seat.length(card) == 1 and seat.trumps:
        return f"{name} is your only one of {suit_of(seat, card)}: without it you can trump them"
    return f"{name} is missed least"


def misdeal(_seat: CountingSeat) -> Advice:
    """A hand so poor is always thrown in."""
    return Advice("misdeal", "next to nothing but nines and tens: it costs nothing to deal again")


def defend_alone(seat: CountingSeat) -> Advice:
    """Only a hand that may take everything does better without a partner."""
    answer = easily.defend_alone(seat)
    if answer == "pass":
        return Advice(answer, "you would need all five tricks: two heads stop a lone maker better")
    return Advice(answer, "your hand may take all five: alone that makes four points, not two")


def ask_best(seat: CountingSeat) -> Advice:
    """Ask for another card unless there is none to lay off for it."""
    answer = laying_off.ask_best(seat)
    if answer == "decline":
        return Advice(answer, "nobody can beat any of your cards: you need no other")
    card = card_name(seat, best_discard(seat.ranking, seat.hand))
    return Advice(answer, f"you can well do without {card}: your partner may have something better")


def give_best(seat: CountingSeat) -> Advice:
    """The card that is worth most."""
    card = laying_off.best(seat)
    what = "trump" if card & seat.trumps else "side card"
    return Advice(card, f"{card_name(seat, card)} is the {what} that helps the maker most")
