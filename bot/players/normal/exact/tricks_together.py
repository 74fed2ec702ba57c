"""Tricks Together: a number that leaves the others room, and cards that help all to theirs."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.cards import singles
from bot.engine.view import View
from bot.players.advice import Advice
from bot.players.exact.tricks_together import number
from bot.players.normal.exact.team_seat import Outlook, TeamSeat
from bot.players.normal.words import NUMBERS, card_of, many

TOO_MANY = "rather too few than too many"
"""What to think of, as a round fails at once where all together want too much."""

HALF = 50
"""In 100: what is likelier would be counted on if too many were not the worse."""

SURE = 0.85
"""A card this likely to take the trick takes it, for all one can tell."""

PERHAPS = 0.4
"""A card this likely to take the trick is played for it."""

SMALL = 0.15
"""A card this unlikely to take the trick loses it, for all one can tell."""


def tricks_together(view: View) -> Advice:
    """What to answer to whatever this seat is asked."""
    seat = TeamSeat(view)
    return play(seat) if view.phase == "play" else commit(seat)


def commit(seat: TeamSeat) -> Advice:
    """What the hand is worth, or a little less."""
    chosen, cards = number(seat), singles(seat.hand)
    worth = {card: seat.worth(card, len(cards), leads=seat.leads_first) for card in cards}
    best = max(cards, key=worth.__getitem__)
    name, often = f"the {card_of(seat.view.rules.pack, best)}", round(100 * worth[best])
    if chosen == 0 or len(cards) == 1:
        takes = f"{name}, your best, takes a trick {often} times in 100"
        return Advice(chosen, f"{takes}: {count_on_it(chosen, often)}")
    about = sum(worth.values())
    rest = TOO_MANY if about > chosen else "the dealer makes up for what is left"
    return Advice(chosen, f"your hand is good for about {about:.1f} tricks, {name} first; {rest}")


def count_on_it(chosen: int, often: int) -> str:
    """Whether to count on the best card, which takes a trick so often in 100 times."""
    if chosen:
        return "count on it"
    return TOO_MANY if often > HALF else "leave the tricks to others"


def play(seat: TeamSeat) -> Advice:
    """The card after which everybody should come to his number most surely."""
    outlooks = [seat.outlook(card) for card in seat.answers]
    best = max(outlooks, key=lambda one: (one.worth, -one.card))
    return Advice(best.card, reason(seat, best, outlooks))


def reason(seat: TeamSeat, best: Outlook, outlooks: Sequence[Outlook]) -> str:
    """What decided for a card."""
    if len(outlooks) == 1:
        return "it is the only card that you may play"
    name = f"the {card_of(seat.view.rules.pack, best.card)}"
    if seat.need > 0:
        wanted = wanting(seat, name, best, max(one.takes for one in outlooks))
        return f"you need {NUMBERS[seat.need]} of {NUMBERS[left(seat)]}: {wanted}"
    return f"{enough(seat)}: {full(seat, name, best)}"


def left(seat: TeamSeat) -> int:
    """How many tricks there are to win, this one included."""
    return seat.hand.bit_count()


def enough(seat: TeamSeat) -> str:
    """That the seat wants no more tricks, as far as it knows."""
    return "you do not know your number" if seat.wants(seat.me) is None else "you have your number"


def wanting(seat: TeamSeat, name: str, best: Outlook, most: float) -> str:
    """The reason of a seat that wants tricks; so likely it takes this one with another card."""
    if best.takes >= PERHAPS and not lies_well(seat):
        return f"who has this trick has enough, so take it over with {name}"
    if best.takes >= SURE:
        return f"{name} {'takes' if best.takes == 1 else 'should take'} this trick"
    if best.traits.lies_well:
        return f"let this trick go to the one who has it and needs it too, with {name}"
    if best.takes >= PERHAPS:
        return f"{name} takes this trick {round(100 * best.takes)} times in 100"
    if best.traits.lies_badly and most < PERHAPS:
        return f"let {name} go, for you can hardly take this trick, {others(seat)}"
    return f"what you keep should bring {'it' if seat.need == 1 else 'them'}, so let {name} go"


def lies_well(seat: TeamSeat) -> bool:
    """Whether the trick would go to somebody who wants it as it lies; so does an empty one."""
    if not seat.trick:
        return True
    return seat.is_wanting(seat.playing[seat.ranking.winner(seat.trick)])


def full(seat: TeamSeat, name: str, best: Outlook) -> str:
    """The reason of a seat that has enough."""
    if best.traits.lies_well:
        return f"{name} goes under, and the one who has this trick needs it"
    if best.traits.lies_badly:
        return f"{name} goes under, though who has this trick has enough, {others(seat)}"
    if best.takes <= SMALL:
        return f"{name} should not take this trick, {others(seat)}"
    if not seat.trick:
        return f"{name} is for others to take, {others(seat)}"
    return f"{name} may take this trick, {others(seat)}"


def others(seat: TeamSeat) -> str:
    """Who is still to play and wants tricks."""
    wanting = sum(seat.is_wanting(other) for other in seat.to_come)
    if not wanting:
        return "and nobody after you needs one"
    return f"and {many(wanting, 'player')} after you {'needs' if wanting == 1 else 'need'} one"
