"""Tricks for oneself, where it costs dear to take none: Cut-Throat Euchre, Horse Thief."""

from __future__ import annotations

from abc import abstractmethod
from statistics import fmean

from propcache.api import cached_property

from bot.engine.cards import Cards
from bot.players.advice import Advice
from bot.players.normal.euchre.counting import CountingSeat
from bot.players.normal.euchre.playing import weighed
from bot.players.normal.euchre.single_scales import Following, Scale
from bot.players.normal.euchre.weighing import Weigh, is_ruff, makes_void, spent


class SingleSeat(CountingSeat):
    """A seat that plays for itself; ``scale`` says how it weighs cards."""

    @property
    @abstractmethod
    def scale(self) -> Scale:
        """How much counts at this table."""

    @property
    def needs_one(self) -> bool:
        return self.count[0] == 0

    @cached_property
    def part_with_trumps(self) -> float:
        """Which part of the rivals is likely to have a trump."""
        trumps = self.ranking.trumps
        return fmean([self.chance_of(trumps, rival) for rival in self.rivals])


def following(seat: SingleSeat) -> Weigh:
    """What it is worth to follow with each card."""
    weights, needs_one = weights_behind(seat), seat.needs_one
    trick = stake(seat, weights)
    ruff = weights.ruff + weights.ruff_each * seat.trumps.bit_count()

    def value(card: Cards) -> float:
        value = spent(seat, weights.spending, card) + weights.void * makes_void(seat, card)
        if seat.beats(card):
            value += trick * seat.chance_to_stand(card, seat.to_come)
        if is_ruff(seat, card):
            value += ruff
        if not needs_one:
            return value
        if card & seat.trumps:
            return value + weights.first_trump
        return value + weights.first_high * seat.is_boss(card)

    return value


def weights_behind(seat: SingleSeat) -> Following:
    """What counts for how many play behind a seat."""
    scale = seat.scale
    return (scale.last, scale.before_one, scale.before_more)[min(2, len(seat.to_come))]


def stake(seat: SingleSeat, weights: Following) -> float:
    """What this trick is worth."""
    if not seat.needs_one:
        return weights.trick
    return weights.trick + weights.none_yet + weights.last_chance * (seat.hand.bit_count() <= 2)


def leading(seat: SingleSeat) -> Weigh:
    """What it is worth to lead each card."""
    ours, theirs = seat.count
    lead = seat.scale.lead
    trick = lead.trick + lead.none_yet * (ours == 0) + lead.all * (theirs == 0 and ours >= 2)

    def value(card: Cards) -> float:
        value = trick * seat.chance_to_stand(card, seat.rivals) + spent(seat, lead.spending, card)
        if card & seat.trumps:
            return value + drawing(seat, card)
        if not seat.is_boss(card):
            return value
        return value + lead.can_wait * bool(seat.trumps) + lead.first_high * (ours == 0)

    return value


def drawing(seat: SingleSeat, card: Cards) -> float:
    """What it is worth to lead a trump: how many would have to follow, of all who could."""
    lead = seat.scale.lead
    drawn = lead.drawn + lead.drawn_by_top * seat.is_boss(card)
    return lead.trump + drawn * seat.part_with_trumps + lead.long * seat.trumps.bit_count()


def play(seat: SingleSeat) -> Advice:
    """A card to lead or to follow with, for oneself."""
    return weighed(seat, leading, following)
