"""A deal of Cribbage in plain data, as records and screens have it, and back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from bot.engine.cards import NONE, STANDARD, Cards
from bot.engine.games.cribbage_cards import low_first, parsed
from bot.engine.games.cribbage_counting import count, said_of, spoken
from bot.engine.games.cribbage_show import whose_count
from bot.engine.games.cribbage_state import Claim, CribbageState, Peg, Told


def facts(state: CribbageState) -> dict[str, Any]:
    """Everything that all may know besides the cards of the zones."""
    running = state.tell() if state.upcard else None
    last_deal = deal_facts(state.told)
    return {
        "dealer": state.dealer,
        "cut": state.cut,
        "turned": STANDARD.name(state.upcard) if state.upcard else None,
        "total": state.total,
        "set": played_facts(state.lying, state.played),
        "sets": [played_facts(cards, running.hands) for cards in state.sets] if running else [],
        "go": list(state.gone),
        "pegs": peg_facts(state.pegs),
        "said": last_said(running or state.told),
        "board": [list(pegs) for pegs in zip(state.front, state.back, strict=True)],
        "claim": state.claim,
        "answered": list(state.answered),
        "counts": count_facts(running),
        "counted": counted_in_words(last_deal, kitty=False),
        "counted_kitty": counted_in_words(last_deal, kitty=True),
        "last_deal": last_deal,
    }


def last_said(told: Told | None) -> dict[str, str] | None:
    """What was last scored in the play, in words with the score after it, by whose it is."""
    if told is None or not told.pegs:
        return None
    seat, why, score = told.pegs[-1]
    return {str(seat): f"{', '.join(spoken(why))}: {score}"}


def counted_in_words(deal: Mapping[str, Any] | None, *, kitty: bool) -> dict[str, str] | None:
    """The counts of the last deal's hands, or of its kitty, as they are said (CRB-14)."""
    if deal is None:
        return None
    counts = [counted for counted in deal["counts"] if counted["kitty"] == kitty]
    return {str(counted["seat"]): counted["said"] for counted in counts}


def played_facts(cards: Iterable[Cards], hands: Sequence[Cards]) -> list[list[Any]]:
    """Cards in the order of play: ``[seat, card]`` each."""
    return [
        [seat, STANDARD.name(card)]
        for card in cards
        for seat, hand in enumerate(hands)
        if hand & card
    ]


def peg_facts(pegs: Iterable[Peg]) -> list[list[Any]]:
    """Points of the play: ``[seat, [[what for, points], …], score after it]`` each."""
    return [[seat, [list(reason) for reason in why], score] for seat, why, score in pegs]


def count_facts(told: Told | None) -> list[dict[str, Any]]:
    """What has been counted in a show so far, one after the other."""
    return [] if told is None else [_count_facts(told, nth) for nth in range(told.counted)]


def _count_facts(told: Told, nth: int) -> dict[str, Any]:
    seats = len(told.hands)
    seat, is_kitty = whose_count(told.dealer, nth, seats), nth == seats
    cards = told.kitty if is_kitty else told.hands[seat]
    right = count(cards, told.upcard, kitty=is_kitty)
    claim = told.claims[nth] if told.claims else Claim(right, None, right, 0)
    return {
        "seat": seat,
        "cards": list(map(STANDARD.name, low_first(cards))),
        "kitty": is_kitty,
        "right": right,
        "claim": claim.said if told.claims else None,
        "catcher": claim.catcher,
        "scored": claim.scored,
        "caught": claim.caught,
        "said": said_of(cards, told.upcard, kitty=is_kitty),
    }


@lru_cache(maxsize=64)  # it is told anew with every view of the next deal
def deal_facts(told: Told | None) -> Mapping[str, Any] | None:
    """A deal that is over. Not to be changed: it is the same for all who ask."""
    if told is None:
        return None
    return {
        "dealer": told.dealer,
        "turned": STANDARD.name(told.upcard),
        "played": [STANDARD.names(hand) for hand in told.hands],
        "sets": [played_facts(cards, told.hands) for cards in told.sets],
        "pegs": peg_facts(told.pegs),
        "counts": count_facts(told),
    }


def deal_told(facts: Mapping[str, Any] | None) -> Told | None:
    """The same, from the plain data of a view."""
    if facts is None:
        return None
    counts = facts["counts"]
    kitty = next((parsed(counted["cards"]) for counted in counts if counted["kitty"]), NONE)
    return Told(
        facts["dealer"],
        STANDARD.card(facts["turned"]),
        tuple(parsed(names) for names in facts["played"]),
        kitty,
        tuple(tuple(STANDARD.card(name) for _, name in cards) for cards in facts["sets"]),
        tuple(
            (seat, tuple((name, points) for name, points in why), score)
            for seat, why, score in facts["pegs"]
        ),
        len(counts),
        tuple(
            Claim(one["claim"], one["catcher"], one["scored"], one["caught"])
            for one in counts
            if one["claim"] is not None
        ),
    )
