"""Words for what a record holds: names, phases, deeds, facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

from bot.engine.cards import Cards, Pack
from bot.engine.chance import PickSeat, Redraw, Shuffle
from bot.engine.choosing import PickCardAs, PickSet
from bot.engine.decisions import Decision, Either, OneOf, Value
from bot.engine.throwing import Throw

LONGEST_NAME = 32
HIDDEN = "?"


def names_of(seats: Sequence[str]) -> list[str]:
    """The players' names, fit to print and each but once."""
    names = [printable(name)[:LONGEST_NAME].strip() for name in seats]
    count = Counter(names)
    return [
        name if name and count[name] == 1 else f"{name or 'seat'} ({seat})"
        for seat, name in enumerate(names)
    ]


def printable(text: str) -> str:
    """A text without what a terminal would take as an order: other signs stand for it."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def plain(word: Any) -> str:
    """A name of the code as a person writes it: `order_up`, True."""
    if isinstance(word, bool):
        return "yes" if word else "no"
    return str(word).replace("_", " ")


def listed(words: Iterable[str]) -> str:
    """`Ann, Ben and Cat`."""
    *others, last = words
    return f"{', '.join(others)} and {last}" if others else last


def deed(decision: Decision, value: Value, line: str) -> str:
    """An answer as it is told: in the game's words, or the action line where there are none."""
    if isinstance(decision, Either):
        decision = next(part for part in decision.parts if value in part)
    if isinstance(decision, OneOf) and line == decision.text(value):
        label = decision.label(line)
        return label[:1].lower() + label[1:]
    if isinstance(decision, PickCardAs) and line == decision.text(value):
        return f"{line} → {decision.label(value)}"
    if isinstance(decision, PickSet) and line == decision.text(value):
        return f"{line} → {decision.sets[value]}"
    return line


def fate(decision: Decision, value: Value, line: str, names: Sequence[str]) -> str:
    """An event of chance as it is told, seats by their names."""
    match decision:
        case PickSeat():
            return names[value]
        case Redraw():
            return ", ".join(names[seat] for seat in value)
        case Throw(seat=seat):
            return ", ".join(filter(None, [f"{names[seat]}: {line}", decision.says(value)]))
        case Shuffle() if set(line.split()[1:]) == {HIDDEN}:
            return f"{line.count(HIDDEN)} cards"
    return line


def by_suit(pack: Pack, hand: Cards) -> str:
    """A hand's cards in print order, a gap between the suits, and before those of no suit."""
    names = pack.names(hand)
    suits = [name[-1] if name[-1] in pack.suits else "" for name in names]
    gaps = ("  " if one != other else " " for one, other in pairwise(suits))
    return "".join(name + gap for name, gap in zip(names, [*gaps, ""], strict=True))


def fact_in_words(fact: Any, pack: Pack, names: Sequence[str]) -> str:
    """A public fact of a game, where it is a word or cards; else nothing: answers tell numbers."""
    match fact:
        case str():
            return f"{pack.suits[fact]}{pack.plural}" if fact in pack.suits else fact
        case [*cards] if any(cards) and all(isinstance(card, str | None) for card in cards):
            return " ".join(card or "?" for card in cards)
        case dict() if all(map(is_seat, fact)):
            parts = {seat: fact_in_words(part, pack, names) for seat, part in fact.items()}
            return "; ".join(
                f"{names[int(seat)]} {words}" for seat, words in parts.items() if words
            )
    return ""


def is_seat(name: Any) -> bool:
    """Whether a name in a game's facts is a seat's number."""
    return isinstance(name, str) and name.isdecimal()
