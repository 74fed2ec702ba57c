"""Why a number is chosen in Tricks Together, and why a card is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.cards import Cards
from bot.players.normal.exact.team_seat import Outlook, TeamSeat
from bot.players.normal.words import NUMBERS, ONLY_CARD, card_of, every, many, often

TOO_MANY = "rather too few than too many"
"""What to think of, as a round fails at once where all together want too much."""

HALF = 0.5
"""What is likelier would be counted on if too many were not the worse."""

SURE = 0.85
"""A card this likely to take the trick takes it, for all one can tell."""

PERHAPS = 0.4
"""A card this likely to take the trick is played for it."""

SMALL = 0.15
"""A card this unlikely to take the trick loses it, for all one can tell."""


def of_number(seat: TeamSeat, chosen: int, worth: Mapping[Cards, float], best: Cards) -> str:
    """What the hand is worth, card by card, and what comes of it."""
    name = f"the {card_of(seat.view.rules.pack, best)}"
    if len(worth) == 1:
        leave = count_on_it(chosen, worth[best], "leave the trick to others")
        return f"{name} takes the trick {often(worth[best])}: {leave}"
    if chosen == 0:
        leave = count_on_it(chosen, worth[best], "leave the tricks to others")
        return f"{name}, your best, takes a trick {often(worth[best])}: {leave}"
    about = sum(worth.values())
    return f"your hand is good for about {about:.1f} tricks, {name} first; {rest(chosen, about)}"


def count_on_it(chosen: int, chance: float, leave: str) -> str:
    """Whether to count on the best card, so likely to take a trick."""
    if chosen:
        return "count on it"
    return TOO_MANY if round(chance, 2) > HALF else leave


def rest(chosen: int, about: float) -> str:
    """Why just so many of about so many tricks."""
    if f"{about:.1f}" == f"{chosen:.1f}":
        return "the dealer makes up for what is left"
    if about > chosen:
        return TOO_MANY
    fewer = NUMBERS[chosen - 1] if chosen > 1 else "none"
    return f"that is nearer to {NUMBERS[chosen]} than to {fewer}"


def of_card(seat: TeamSeat, best: Outlook, outlooks: Sequence[Outlook]) -> str:
    """What decided for a card."""
    if len(outlooks) == 1:
        return ONLY_CARD
    name, takes = f"the {card_of(seat.view.rules.pack, best.card)}", [one.takes for one in outlooks]
    if seat.need > 0:
        return f"{wanted(seat)}: {wanting(seat, name, best, max(takes))}"
    return f"{enough(seat)}: {full(seat, name, best, min(takes))}"


def left(seat: TeamSeat) -> int:
    """How many tricks there are to win, this one included."""
    return seat.hand.bit_count()


def wanted(seat: TeamSeat) -> str:
    """How many more tricks the seat wants."""
    if seat.need > left(seat):
        return "you cannot reach your number any more"
    if seat.need == left(seat):
        return f"you need {every(left(seat), 'trick')}"
    return f"you need {NUMBERS[seat.need]} of {NUMBERS[left(seat)]}"


def enough(seat: TeamSeat) -> str:
    """That the seat wants no more tricks, as far as it knows."""
    if seat.wants(seat.me) is None:
        return "you do not know your number"
    return "you have your number" if seat.need == 0 else f"you are {NUMBERS[-seat.need]} over"


def wanting(seat: TeamSeat, name: str, best: Outlook, most: float) -> str:
    """The reason of a seat that wants tricks; so likely it takes this one with another card."""
    if best.takes >= PERHAPS and not lies_well(seat):
        return f"who has this trick has enough, so take it over with {name}"
    if best.takes >= SURE:
        return f"{name} {'takes' if best.takes == 1 else 'should take'} this trick"
    if seat.need >= left(seat) and most == 0:
        return f"let {name} go, for you cannot take this trick"
    if best.traits.lies_well:
        return f"let this trick go to the one who has it and {needs(seat)} it too, with {name}"
    if best.takes >= PERHAPS:
        return f"{name} takes this trick {often(best.takes)}"
    return letting_go(seat, name, best, most)


def letting_go(seat: TeamSeat, name: str, best: Outlook, most: float) -> str:
    """The same where it lets this trick go, and nobody has it who needs it."""
    if best.traits.lies_badly and most < PERHAPS:
        hardly = "can hardly" if most else "cannot"
        return f"let {name} go, for you {hardly} take this trick{others(seat)}"
    if seat.later_without(best.card) > seat.need - HALF:
        return f"what you keep should bring {'it' if seat.need == 1 else 'them'}, so let {name} go"
    if most >= PERHAPS:
        return f"keep what is likelier to win for later, and let {name} go"
    if best.takes == most:
        return f"{name} is your likeliest card to take this trick, {often(most)}"
    return f"no card of yours is likely to take this trick, so let {name} go"


def lies_well(seat: TeamSeat) -> bool:
    """Whether the trick would go to somebody who wants it as it lies; so does an empty one."""
    return not seat.trick or seat.is_wanting(holder(seat))


def holder(seat: TeamSeat) -> int:
    """Who has the trick as it lies."""
    return seat.playing[seat.ranking.winner(seat.trick)]


def needs(seat: TeamSeat) -> str:
    """That who has the trick wants it, as far as one knows."""
    return "may need" if seat.wants(holder(seat)) is None else "needs"


def full(seat: TeamSeat, name: str, best: Outlook, least: float) -> str:
    """The reason of a seat that has enough; so likely it takes this trick with another card."""
    if best.traits.lies_well:
        return f"{name} goes under, and the one who has this trick {needs(seat)} it"
    if best.traits.lies_badly:
        return f"{name} goes under, though who has this trick has enough{others(seat)}"
    if best.takes <= SMALL:
        return f"{name} should not take this trick{others(seat)}"
    if not seat.trick:
        return f"{name} is for others to take{others(seat)}"
    if least == 1:
        return f"{name} takes this trick, as does all that you may play"
    may = "is least likely to" if best.takes == least else "may"
    return f"{name} {may} take this trick{others(seat)}"


def others(seat: TeamSeat) -> str:
    """Who is still to play and wants tricks, as far as one knows."""
    wants = [seat.wants(other) for other in seat.to_come]
    if not wants:
        return ""
    if None in wants:
        return f", and {many(len(wants), 'player')} after you may need one"
    wanting = sum(seat.is_wanting(other) for other in seat.to_come)
    if not wanting:
        return ", and nobody after you needs one"
    return f", and {many(wanting, 'player')} after you {'needs' if wanting == 1 else 'need'} one"
