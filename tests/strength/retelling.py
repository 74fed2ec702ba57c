"""Positions that a seat cannot tell from the true one, drawn exactly.

Where the others play by a judgement, the shuffles and the seat's own answers say all that has
happened. So two cards that the seat has not been dealt or shown change places in a shuffle, and the
game is told again: if it looks the same to the seat, the cards may lie so just as well. Step by
step, beginning with the true position, every one that fits comes up as often as any other: the true
one is drawn like that by itself, and each step is as likely as the step back.
"""

from bot.engine.chance import CHANCE
from bot.engine.rules import in_turn
from bot.players.search.glance import Glance

STEPS = 6
"""How often two cards are to change places from one position to the next."""


def positions(view, told, judgement, chance, number):
    """So many positions that fit a view, the first as it was ``told``: who answered what from the
    start of the game on, chance too.
    """
    unseen = unseen_places(view, told)
    state = retold(view, told, judgement)
    for found in range(number):
        for _ in range(STEPS if found and unseen else 0):
            changed = exchanged(told, *chance.choice(unseen), chance)
            other = retold(view, changed, judgement)
            if other is not None:
                told, state = changed, other
        yield state


def unseen_places(view, told):
    """Each shuffle's place in what was told, with the places in it of the cards that the seat did
    not see when it was dealt; where there are several.
    """
    by_chance = [number for number, (by, _) in enumerate(told) if by == CHANCE]
    lines = [line.split(" ") for by, line in view.events if by == CHANCE]
    places = [
        (number, [place for place, name in enumerate(names) if name == "?"])
        for number, (_, *names) in zip(by_chance, lines, strict=True)
    ]
    return [(number, some) for number, some in places if len(some) > 1]


def exchanged(told, number, places, chance):
    """The same, but two cards of a shuffle have changed places."""
    _, order = told[number]
    one, other = chance.sample(places, 2)
    cards = list(order)
    cards[one], cards[other] = cards[other], cards[one]
    return [*told[:number], (CHANCE, tuple(cards)), *told[number + 1 :]]


def retold(view, told, judgement):
    """The position to which it leads; None where it looks otherwise to the seat."""
    rules, state = view.rules, view.rules.start()
    for by, value in told:
        answer = next_answer(view, state, by, value, judgement)
        if answer is None:
            return None
        rules.push(state, *answer)
    return state if rules.view(state, view.seat).as_bytes() == view.as_bytes() else None


def next_answer(view, state, by, value, judgement):
    """Who answers next, and what, as far as that may be what was told; else None."""
    asked = view.rules.ask(state)
    if CHANCE in asked:
        return (by, in_order(asked[CHANCE], value)) if by == CHANCE else None
    for seat in in_turn(asked):
        if seat == view.seat == by:
            return (by, value) if value in asked[by] else None
        if seat != view.seat:
            expected = judgement(Glance(view.rules, state, seat, asked), None)
            if expected is not None:
                return (by, expected) if seat == by and may_be(asked[by], expected, value) else None
    return None


def may_be(decision, expected, value):
    """Whether an answer may be the one that was told; what is secret shows later, if at all."""
    return expected == value or decision.veil is not None


def in_order(decision, value):
    """What chance decided, with equal cards in the order of their copies."""
    return decision.parse(decision.text(value))
