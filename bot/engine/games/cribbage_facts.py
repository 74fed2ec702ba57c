"""A deal of Cribbage in plain data, as records and screens have it, and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.engine.cards import STANDARD, Cards
from bot.engine.games.cribbage_cards import low_first, parsed
from bot.engine.games.cribbage_counting import said_of, spoken
from bot.engine.games.cribbage_state import CardsPlayed, Counted, CribbageState, Peg, Told


def facts(state: CribbageState) -> dict[str, Any]:
    """Everything that all may know besides the cards of the zones."""
    told = state.told
    return {
        "dealer": state.dealer,
        "cut": state.cut,
        "turned": STANDARD.name(state.upcard) if state.upcard else None,
        "total": state.total,
        "set": played_facts(state.cards_in_set),
        "sets": [played_facts(cards) for cards in state.sets],
        "go": list(state.gone),
        "pegs": peg_facts(state.pegs),
        "said": last_said(state),
        "board": [list(pegs) for pegs in zip(state.front, state.back, strict=True)],
        "claim": state.claim,
        "answered": list(state.answered),
        "counts": count_facts(state.counts, state.upcard),
        "counted": counted_in_words(told, kitty=False),
        "counted_kitty": counted_in_words(told, kitty=True),
        "last_deal": None if told is None else deal_facts(told),
    }


def last_said(state: CribbageState) -> dict[str, str] | None:
    """What was last scored in the play, in words with the score after it, by whose it is."""
    if not state.pegs:
        return None
    seat, why = state.pegs[-1]
    return {str(seat): f"{', '.join(spoken(why))}: {state.front[seat]}"}


def counted_in_words(told: Told | None, *, kitty: bool) -> dict[str, str] | None:
    """The counts of the last deal's hands, or of its kitty, as they are said (CRB-14)."""
    if told is None:
        return None
    return {
        str(counted.seat): said_of(counted.cards, told.upcard, kitty=kitty)
        for counted in told.counts
        if counted.kitty == kitty
    }


def played_facts(cards: CardsPlayed) -> list[list[Any]]:
    """Cards in the order of play: ``[seat, card]`` each."""
    return [[seat, STANDARD.name(card)] for seat, card in cards]


def peg_facts(pegs: Iterable[Peg]) -> list[list[Any]]:
    """Points of the play: ``[seat, [[what for, points], …]]`` each."""
    return [[seat, [list(reason) for reason in why]] for seat, why in pegs]


def count_facts(counts: Iterable[Counted], upcard: Cards) -> list[dict[str, Any]]:
    """What has been counted in the show, with the words of it."""
    return [
        {
            "seat": counted.seat,
            "cards": list(map(STANDARD.name, low_first(counted.cards))),
            "kitty": counted.kitty,
            "right": counted.right,
            "claim": counted.claim,
            "catcher": counted.catcher,
            "scored": counted.scored,
            "caught": counted.caught,
            "said": said_of(counted.cards, upcard, kitty=counted.kitty),
        }
        for counted in counts
    ]


def deal_facts(told: Told) -> dict[str, Any]:
    """A deal that is over."""
    return {
        "turned": STANDARD.name(told.upcard),
        "sets": [played_facts(cards) for cards in told.sets],
        "pegs": peg_facts(told.pegs),
        "counts": count_facts(told.counts, told.upcard),
    }


def deal_told(facts: Mapping[str, Any] | None) -> Told | None:
    """The same, from the plain data of a view."""
    if facts is None:
        return None
    return Told(
        STANDARD.card(facts["turned"]),
        tuple(played_told(cards) for cards in facts["sets"]),
        tuple(
            Peg(seat, tuple((name, points) for name, points in why)) for seat, why in facts["pegs"]
        ),
        tuple(count_told(counted) for counted in facts["counts"]),
    )


def played_told(cards: Sequence[Sequence[Any]]) -> CardsPlayed:
    """Cards in the order of play, from plain data."""
    return tuple((seat, STANDARD.card(name)) for seat, name in cards)


def count_told(counted: Mapping[str, Any]) -> Counted:
    """One hand that was counted, from plain data."""
    fields = {name: counted[name] for name in Counted._fields}
    return Counted(**{**fields, "cards": parsed(counted["cards"])})
