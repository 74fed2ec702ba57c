"""Laying out the cards that a view hides, by chance, so that everything known stays true."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bot.engine.cards import NONE, Cards, Pack, singles, union
from bot.engine.phases.tricks import cards_played_by_each
from bot.engine.view import View


class Impossible(ValueError):
    """No layout of the hidden cards fits: the view is no view of a real position."""


@dataclass
class Place:
    """Somewhere hidden cards may lie: how many are missing there, and which it might hold."""

    room: int
    allowed: Cards
    cards: Cards = NONE


def lay_out(hidden: Cards, places: list[Place], rng: Random) -> None:
    """Fills every place's ``cards`` from the hidden ones, each where it is allowed.

    Where each may lie anywhere they are dealt as they come. Else a first layout is found by moving
    cards on where a place is full; then pairs change places by chance, which leads from any layout
    to any other, so that none is favoured. Raises Impossible when there is no layout.
    """
    order = in_any_order(hidden, rng)
    if not any(hidden & ~place.allowed for place in places if place.room):
        _deal(order, places)
        return
    where: dict[Cards, Place] = {}
    for card in sorted(order, key=lambda card: sum(card & place.allowed != 0 for place in places)):
        if not _place(card, places, where, set(), rng):
            raise Impossible("the hidden cards fit nowhere")
    _mix(order, where, rng)
    for card, place in where.items():
        place.cards |= card


def _deal(cards: list[Cards], places: list[Place]) -> None:
    """Fill the places one after the other."""
    if len(cards) > sum(place.room for place in places):
        raise Impossible("there are more hidden cards than places")
    dealt = 0
    for place in places:
        place.cards |= union(cards[dealt : dealt + place.room])
        dealt += place.room


def _place(
    card: Cards, places: list[Place], where: dict[Cards, Place], tried: set[int], rng: Random
) -> bool:
    fitting = [place for place in places if card & place.allowed and id(place) not in tried]
    rng.shuffle(fitting)
    for place in sorted(fitting, key=lambda place: place.room == 0):
        tried.add(id(place))
        if place.room:
            place.room -= 1
            where[card] = place
            return True
        for other in [moved for moved, lies in where.items() if lies is place]:
            if _place(other, places, where, tried, rng):
                where[card] = place
                return True
    return False


def _mix(cards: list[Cards], where: dict[Cards, Place], rng: Random) -> None:
    for _ in range(4 * len(cards)):
        one, other = rng.choice(cards), rng.choice(cards)
        here, there = where[one], where[other]
        if one & there.allowed and other & here.allowed:
            where[one], where[other] = there, here


def in_any_order(cards: Cards, rng: Random) -> list[Cards]:
    """The cards of a set one by one, in an order by chance."""
    order = singles(cards)
    rng.shuffle(order)
    return order


def hidden_cards(view: View) -> Cards:
    """All cards of the deck that the view shows nowhere."""
    known = union(part for parts in view.zones.values() for part in parts if part)
    return view.rules.deck & ~known


def hands_to_fill(view: View, allowed: Sequence[Cards]) -> list[Place]:
    """Every seat's hand as a place for hidden cards, with what is known to be in it.

    ``allowed`` are the cards that each seat may hold.
    """
    sizes = view.counts["hands"]
    return [
        Place(0 if hand is not None else size, may_hold, hand or NONE)
        for hand, size, may_hold in zip(view.zones["hands"], sizes, allowed, strict=True)
    ]


def seen_in_shuffle(pack: Pack, shuffle: str) -> Cards:
    """The cards that a shuffle's line shows to the viewer who knows it."""
    return pack.cards(" ".join(name for name in shuffle.split()[1:] if name != "?"))


def stacked(
    pack: Pack, shuffle: str, order: Sequence[int], dealt: Sequence[Cards], rng: Random
) -> list[Cards]:
    """The first cards of a deck that deals each seat its cards.

    ``shuffle`` is the shuffle's line as the viewer knows it, whose cards stay in their places;
    ``order`` says whose each card is, ``dealt`` what each seat was dealt.
    """
    names = shuffle.split()[1 : len(order) + 1]
    seen: list[Cards] = []
    for name, seat in zip(names, order, strict=True):
        seen.append(NONE if name == "?" else pack.choose([name], dealt[seat] & ~union(seen)))
    left = [in_any_order(cards & ~union(seen), rng) for cards in dealt]
    return [card or left[seat].pop() for card, seat in zip(seen, order, strict=True)]


def deck_as_dealt(
    view: View, allowed: Sequence[Cards], order: Sequence[int], rng: Random
) -> tuple[Cards, ...]:
    """A deck that may have dealt the running deal, in a game where cards leave a hand by being
    played and not otherwise: the hands, a turned-up card if there is one, the stock.

    ``allowed`` are the cards that each seat may still hold, ``order`` whose each dealt card is.
    """
    hidden = hidden_cards(view)
    hands = hands_to_fill(view, [hidden & cards for cards in allowed])
    stock = Place(view.counts["stock"][0], hidden)
    lay_out(hidden, [*hands, stock], rng)
    played = cards_played_by_each(view.deals[-1].tricks, view.places)
    dealt = [hand.cards | gone for hand, gone in zip(hands, played, strict=True)]
    _, shuffle = view.events[view.deal_began]
    (turned,) = view.zones.get("upcard", (NONE,))
    return (
        *stacked(view.rules.pack, shuffle, order, dealt, rng),
        *singles(turned or NONE),
        *singles(stock.cards),
    )
