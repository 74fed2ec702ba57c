"""Which card to play, and why."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.cards import STANDARD, singles
from bot.engine.games.cribbage_cards import FITTING, MOST, RANK, VALUE
from bot.engine.games.cribbage_pegging import scored_as_played
from bot.engine.view import View
from bot.players.advice import Advice
from bot.players.normal.cribbage.prospects import Prospect, Prospects
from bot.players.normal.cribbage.seat import PeggingSeat
from bot.players.normal.words import a, many, rank_of, ranks

ENOUGH = 1.0
"""Points on average that are reason enough to hold a card back."""


def play(view: View) -> Advice:
    """The card that leaves most, answers and their answers taken into account."""
    seat = PeggingSeat(view)
    if len(seat.cards) == 1:
        return Advice(seat.cards[0], only(seat))
    weigh = Prospects(seat).of
    prospects = [weigh(card) for card in seat.cards]
    best = max(prospects, key=lambda one: (one.worth, -one.card))
    return Advice(best.card, reason(seat, best, prospects))


def only(seat: PeggingSeat) -> str:
    """The reason where there is no choice."""
    (card,) = seat.cards
    if card == seat.hand:
        return "it is your last card"
    return f"{a(rank_of(STANDARD, card))} is all you have that fits under 31"


def reason(seat: PeggingSeat, best: Prospect, prospects: Sequence[Prospect]) -> str:
    """What decided for a card."""
    if best.pegs:
        return f"{what_for(seat, best)}{danger(seat, best)}"
    declined = max(prospects, key=lambda one: one.pegs)
    if declined.pegs:
        return holding_back(declined)
    if seat.next_player is None:
        return "the others have played all their cards"
    if not seat.may_be_next & FITTING[MOST - best.total]:
        return f"the next player can have no card that fits on {best.total}"
    return quiet(seat, best) if seat.lying else leading(seat, best, prospects)


def holding_back(declined: Prospect) -> str:
    """The reason where a card that would peg is kept."""
    pegs = f"the {rank_of(STANDARD, declined.card)} would peg {declined.pegs} now"
    if declined.costs > ENOUGH:
        return f"{pegs}, but what may answer it takes {declined.costs:.1f} back on average"
    return f"{pegs}, but should bring you more when it is kept for later"


def what_for(seat: PeggingSeat, best: Prospect) -> str:
    """``fifteen and a pair for 4``."""
    lying = (*seat.lying, best.card)
    scored = scored_as_played(lying, best.total) if lying[1:] else ()
    names = [name for name, _ in scored] + (["thirty-one"] if best.total == MOST else [])
    return f"{' and '.join(names)} for {best.pegs}"


def danger(seat: PeggingSeat, best: Prospect) -> str:
    """What may answer a card that pegs."""
    if best.total == MOST:
        return ", and the count begins again"
    scoring = answering(seat, best)
    if not scoring:
        return "; nothing that is out can peg on it"
    return f"; {many(scoring, 'card')} of those out can peg on it"


def answering(seat: PeggingSeat, best: Prospect) -> int:
    """How many of the cards that the next player may hold would peg on a card."""
    pegging = {RANK[answer.card] for answer in best.answers if answer.points}
    return sum(RANK[card] in pegging for card in singles(seat.may_be_next))


def leading(seat: PeggingSeat, best: Prospect, prospects: Sequence[Prospect]) -> str:
    """The reason for a lead."""
    name = rank_of(STANDARD, best.card)
    if sum(RANK[card] == RANK[best.card] for card in singles(seat.hand)) > 1:
        return f"you hold two {ranks(name)}: if the first is paired, the next makes three alike"
    if VALUE[best.card] < 5:
        return f"no single card makes fifteen on {a(name)}"
    risks = {one.card: answering(seat, one) for one in prospects}
    risk = f"{many(risks[best.card], 'card')} of those out can peg on {a(name)}"
    if risks[best.card] == min(risks.values()):
        return f"{risk}: none of your cards is safer"
    return f"{risk}, but you keep what answers back"


def quiet(seat: PeggingSeat, best: Prospect) -> str:
    """The reason for a card that pegs nothing, on others."""
    scoring, name = answering(seat, best), rank_of(STANDARD, best.card)
    back = max(best.answers, key=lambda one: one.back, default=None)
    if back is not None and back.back > 2:
        return f"should {a(rank_of(STANDARD, back.card))} answer it, you peg {back.back} in turn"
    if not scoring:
        return f"nothing of yours pegs now, and nothing that is out can peg on the {name}"
    if best.total > MOST - 10:
        return f"nothing of yours pegs now; no ten or court card fits on {best.total}"
    return f"nothing of yours pegs now; {many(scoring, 'card')} of those out can peg on the {name}"
