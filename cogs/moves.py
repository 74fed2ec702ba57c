"""Moves that are written: what is offered while somebody types, and what he may have meant."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from discord import app_commands

from bot.engine.cards import Cards, Pack, UnknownCard, singles
from bot.engine.choosing import PickCardAs, PickSet
from bot.engine.decisions import Decision, Number, OneOf, Value
from bot.engine.picking import PickCards
from bot.screens.cards import SYMBOLS, label
from bot.table import Table
from cogs.answers import parts_of, settled
from cogs.sights import sight_of

MOST_CHOICES = 25
LONGEST_CHOICE = 100

MOST_LINES = 500
"""Answers that are looked through at most while somebody types."""

Offer = tuple[str, str]
"""How a move is offered, and its action line."""


def question_of(table: Table, user: int) -> Decision | None:
    """What somebody is asked now."""
    seat = table.seat_of(user)
    if seat is None or table.game is None:
        return None
    return sight_of(table, seat).view.decision


def move_choices(decision: Decision | None, typed: str) -> list[app_commands.Choice[str]]:
    """The legal moves that go on from what has been typed."""
    if decision is None:
        return []
    offers = (
        app_commands.Choice(name=name[:LONGEST_CHOICE], value=line)
        for part in parts_of(decision)
        for name, line in _fitting(part, typed)
        if len(line) <= LONGEST_CHOICE
    )
    return list(islice(offers, MOST_CHOICES))


def _fitting(part: Decision, typed: str) -> Iterator[Offer]:
    """The moves of one kind that go on from what has been typed."""
    if isinstance(part, PickCards) and part.how.most > 1 and not isinstance(part, PickSet):
        yield from _growing(part, meant(part, typed))
        return
    wanted = " ".join(typed.split()).casefold()
    for name, line in islice(_offers(part), MOST_LINES):
        if wanted in name.casefold():
            yield name, line


def _offers(part: Decision) -> Iterator[Offer]:
    match part:
        case OneOf(words=words):
            yield from ((_named(part.label(word), word), word) for word in words)
        case PickSet(sets=sets):
            yield from ((f"{line}: {sets[some]}", line) for some, line in _lines(part))
        case PickCards(how=how):
            for card in part.actions():
                line = part.text(card)
                yield _named(f"{how.verb.capitalize()} {label(how.pack, card)}", line), line
        case other:
            yield from ((line, line) for line in map(other.text, other))


def _lines(part: Decision) -> Iterator[tuple[Value, str]]:
    """Every answer with its action line."""
    return ((value, part.text(value)) for value in part)


def _named(words: str, line: str) -> str:
    return line if words.casefold() == line else f"{words} ({line})"


def _growing(decision: PickCards, typed: str) -> Iterator[Offer]:
    """Choices of several cards, a card at a time: what is there, and each way to add to it. Nothing
    where a card is named that may not be chosen: no other is offered in its place.
    """
    pack = decision.how.pack
    words = typed.upper().removeprefix(decision.how.verb.upper()).split()
    begun = "".join(word for word in words if not pack.copies_of(word))
    named = [word for word in words if pack.copies_of(word)]
    chosen = _chosen(decision, named)
    if chosen.bit_count() < len(named):
        return
    if not begun and settled(decision, chosen) in decision:
        yield _of_cards(decision, chosen)
    if chosen.bit_count() < decision.how.most:
        for card in pack.kinds(decision.cards & ~chosen):
            if pack.name(card).startswith(begun):
                yield _of_cards(decision, chosen | card)


def _chosen(decision: PickCards, names: list[str]) -> Cards:
    try:
        return decision.how.pack.choose(names, decision.cards) & decision.cards
    except UnknownCard:  # one is named more often than there are
        return 0


def _of_cards(decision: PickCards, chosen: Cards) -> Offer:
    line = decision.text(chosen)
    pack = decision.how.pack
    faces = " ".join(label(pack, card) for card in singles(chosen)) or "nothing"
    return _named(f"{decision.how.verb.capitalize()} {faces}", line), line


def meant(decision: Decision | None, typed: str) -> str:
    """The action line that somebody means: capitals, 10♥ for TH, or a bare number or card do."""
    line = " ".join(typed.split())
    for part in () if decision is None else parts_of(decision):
        if (understood := _understood(part, line)) is not None:
            return understood
    return line


def _understood(decision: Decision, line: str) -> str | None:
    plain = line.casefold()
    match decision:
        case OneOf(words=words):
            said = (
                word
                for word in words
                if plain in {word.casefold(), decision.label(word).casefold()}
            )
            return next(said, None)
        case Number(verb=verb) if plain.removeprefix(verb).strip().isdigit():
            return f"{verb} {plain.removeprefix(verb).strip()}"
        case PickCardAs():
            return _card_with_words(decision, plain)
        case PickCards(how=how):
            written = plain.removeprefix(how.verb).strip()
            for card in singles(decision.cards):
                if written == label(how.pack, card).casefold():
                    return decision.text(card)
            names = [_card_name(how.pack, word) for word in written.split()]
            if names and all(how.pack.copies_of(name) for name in names):
                return " ".join([how.verb, *names])
    return None


def _card_with_words(decision: PickCardAs, plain: str) -> str | None:
    how = decision.how
    card, *words = plain.removeprefix(how.verb).split() or [""]
    name = _card_name(how.pack, card)
    if not how.pack.copies_of(name):
        return None
    return " ".join([how.verb, name, *(word.replace("−", "-") for word in words)])


def _card_name(pack: Pack, word: str) -> str:
    name = word.upper().replace("10", "T") if not pack.copies_of(word.upper()) else word.upper()
    for letter, suit in pack.suits.items():
        name = name.replace(SYMBOLS.get(suit, letter), letter)
    return name


def allowed_in_words(decision: Decision) -> str:
    """What may be written, for a form: 50 to 300, pass."""
    allowed: list[str] = []
    for part in parts_of(decision):
        match part:
            case Number(numbers=numbers):
                allowed.append(f"{numbers[0]} to {numbers[-1]}")
            case PickCards():
                allowed.append(part.example().strip("'"))
            case other:
                allowed += map(other.text, islice(other, 5))
    return ", ".join(allowed)
