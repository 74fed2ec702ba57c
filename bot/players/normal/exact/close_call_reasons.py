"""Why a number is bid in Close Call, and why a card is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.engine.cards import singles
from bot.players.normal.words import NUMBERS, ONLY_CARD, card_of, every, many, often

if TYPE_CHECKING:
    from bot.players.normal.exact.close_call import BiddingSeat, Option

LIKELY = 0.5
"""A plain card this likely to take a trick is worth naming."""

SURE = 0.9
"""A card this likely to take the trick takes it, for all one can tell."""

PERHAPS = 0.3
"""A card this likely to take the trick is played for it."""

HARDLY = 0.05
"""A difference in what cards are likely to take that is no reason."""

SMALL = 0.15
"""A card this unlikely to take the trick loses it, for all one can tell."""


def of_bid(seat: BiddingSeat, number: int) -> str:
    """What the hand is worth, and where the bids then stand."""
    least = sum(able.least for able in seat.able.values())
    most = sum(able.most for able in seat.able.values())
    worth = f"{strength(seat)}: good for {between(least, most)} tricks"
    made = [bid for bid in seat.table["bids"] if bid is not None]
    if len(made) < len(seat.view.places) - 1:
        return worth
    return f"{worth}; the bids then make {sum(made) + number} for ten tricks"


def between(least: float, most: float) -> str:
    """``2.6 to 3.4``, ``about 1.0``."""
    low, high = f"{least:.1f}", f"{most:.1f}"
    return f"about {low}" if low == high else f"{low} to {high}"


def strength(seat: BiddingSeat) -> str:
    """``two trumps and three likely winners``."""
    trumps = (seat.hand & seat.ranking.trumps).bit_count()
    plain = singles(seat.hand & ~seat.ranking.trumps)
    likely = sum(seat.able[card].most > LIKELY for card in plain)
    parts = [many(trumps, "trump")] if trumps else []
    parts += [many(likely, "likely winner")] if likely else []
    return " and ".join(parts) or "neither a trump nor a likely winner"


def of_card(seat: BiddingSeat, best: Option, options: Sequence[Option]) -> str:
    """What decided for a card."""
    if len(options) == 1:
        return ONLY_CARD
    name = f"the {card_of(seat.view.rules.pack, best.card)}"
    if seat.need > 0:
        return f"{wanting(seat)}, {to_take(seat, name, best, options)}"
    return f"{enough(seat)}: {to_lose(seat, name, best, options)}"


def wanting(seat: BiddingSeat) -> str:
    """How far the seat is under its bid."""
    left = seat.tricks_left + 1
    if seat.need == left:
        return f"you need {every(left, 'trick')} left"
    if seat.need > left:
        return "you cannot make your bid any more"
    return f"you need {NUMBERS[seat.need]} of {NUMBERS[left]} tricks"


def enough(seat: BiddingSeat) -> str:
    """How far the seat is over its bid."""
    return "you have your bid" if seat.need == 0 else f"you are {NUMBERS[-seat.need]} over"


def to_take(seat: BiddingSeat, name: str, best: Option, options: Sequence[Option]) -> str:
    """The reason where tricks are wanted."""
    if best.takes == 1:
        return f"and {name} takes this one"
    if best.takes >= SURE:
        return f"and {name} should take this one"
    if best.takes >= PERHAPS:
        takes = f"and {name} takes this one {often(best.takes)}"
        return f"{takes}: better cards can wait" if keeps_better(seat, best, options) else takes
    return to_let_go(seat, name, best, options)


def keeps_better(seat: BiddingSeat, best: Option, options: Sequence[Option]) -> bool:
    """Whether other cards would take this trick more surely, and later ones too."""
    surer = [option.card for option in options if option.takes > best.takes + HARDLY]
    return bool(surer) and all(
        seat.able[card].most > seat.able[best.card].most + HARDLY for card in surer
    )


def to_let_go(seat: BiddingSeat, name: str, best: Option, options: Sequence[Option]) -> str:
    """The reason where tricks are wanted, and this one is let go."""
    most = {option.card: seat.able[option.card].most for option in options}
    least_use = most[best.card] <= min(most.values()) + HARDLY
    likeliest = max(option.takes for option in options)
    if likeliest < PERHAPS:
        why = "is the least use later" if least_use else "is what you can spare"
        return f"and {'can hardly' if likeliest else 'cannot'} take this one: {name} {why}"
    rest = sum(able.most for card, able in seat.able.items() if card != best.card)
    if rest > seat.need - 0.5:
        return f"and your other cards should take {times(seat.need)} later: {name} lets this one go"
    return f"and {name} can be spared: what is left comes closest to it"


def times(number: int) -> str:
    """``it`` or ``them``."""
    return "it" if number == 1 else "them"


def to_lose(seat: BiddingSeat, name: str, best: Option, options: Sequence[Option]) -> str:
    """The reason where no more tricks are wanted."""
    if best.takes <= SMALL:
        loses = "cannot" if best.takes == 0 else "should not"
        return f"{name} {loses} take this trick{spared(seat, best, options)}"
    if best.takes > min(option.takes for option in options):
        return f"{name} may take this trick, but would be harder to lose later"
    wanting_later = sum(seat.is_wanting(other) for other in seat.to_come)
    if wanting_later:
        wants = (
            f"{many(wanting_later, 'player')} after you {'wants' if wanting_later == 1 else 'want'}"
        )
        return f"{name} is least likely to take this trick, and {wants} tricks"
    return f"every card of yours may take this trick, {name} least of all"


def spared(seat: BiddingSeat, best: Option, options: Sequence[Option]) -> str:
    """What is gained by losing the trick with this card and not another that loses it."""
    losing = [option.card for option in options if option.takes <= SMALL]
    worst = max(losing, key=lambda card: seat.able[card].most)
    if len(losing) > 1 and seat.able[best.card].most >= seat.able[worst].most > SMALL:
        return ", and would be the hardest to lose later"
    return ""
