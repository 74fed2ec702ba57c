"""Which card to lead, and why."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.cards import Cards
from bot.players.advice import Advice
from bot.players.normal.euchre.counting import CountingSeat
from bot.players.normal.euchre.words import card_name, many, suit_of


def lead(seat: CountingSeat, cards: Sequence[Cards]) -> Advice:
    """Draw trumps for the makers; else the card that stands best; else a low one."""
    trumps = [card for card in cards if card & seat.trumps]
    others = [card for card in cards if not card & seat.trumps]
    if not others:
        return best_trump(seat, trumps)
    drawing = draw_trumps(seat, trumps) if trumps else None
    return drawing or high_card(seat, others) or low_card(seat, others)


def best_trump(seat: CountingSeat, trumps: Sequence[Cards]) -> Advice:
    """The highest of nothing but trumps."""
    card = max(trumps, key=seat.worth)
    if seat.is_boss(card):
        return Advice(card, f"you hold nothing but trumps, and nobody can beat {card_name(seat, card)}")
    return Advice(card, f"you hold nothing but trumps: {card_name(seat, card)} is the most likely to stand")


def draw_trumps(seat: CountingSeat, trumps: Sequence[Cards]) -> Advice | None:
    """A trump that takes those of the other side away, where this one made trump."""
    card = max(trumps, key=seat.worth)
    maker = seat.table.get("maker")
    out = (seat.unseen & seat.ranking.trumps).bit_count()
    if not any(seat.chance_of(seat.ranking.trumps, rival) for rival in seat.rivals):
        return None
    if maker == seat.me and seat.is_boss(card):
        return Advice(card, f"you made trump and nobody can beat {card_name(seat, card)}: draw the {many(out, 'trump')} still out")
    if maker == seat.me and len(trumps) > 2:
        return Advice(card, f"you made trump and hold {many(len(trumps), 'trump')}: drive the higher ones out with {card_name(seat, card)}")
    if maker in seat.friends and not seat.full_tricks:
        return Advice(card, f"your partner made trump: lead him your best, {card_name(seat, card)}")
    return None


def high_card(seat: CountingSeat, others: Sequence[Cards]) -> Advice | None:
    """The highest left of a suit: the one that is least likely to be trumped."""
    bosses = [card for card in others if seat.is_boss(card)]
    if not bosses:
        return None
    card = max(bosses, key=lambda card: (seat.chance_to_stand(card, seat.rivals), -seat.length(card), -card))
    suit, name = suit_of(seat, card), card_name(seat, card)
    if seat.chance_to_stand(card, seat.rivals) == 1:
        return Advice(card, f"nobody can beat or trump {name}")
    return Advice(card, f"{name} is the highest of {suit} left, and the least likely to be trumped")


def low_card(seat: CountingSeat, others: Sequence[Cards]) -> Advice:
    """A low card, and rather the only one of its suit."""
    card = min(others, key=lambda card: (seat.worth(card), seat.length(card), card))
    return Advice(card, f"you have no card to win with: lead {card_name(seat, card)}, which is missed least")
