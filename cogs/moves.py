"""Moves that are written: what is offered while somebody types, and what he may have meant."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from discord import app_commands

from bot.engine.cards import Cards, Pack, UnknownCard, singles
from bot.engine.choosing import PickCardAs, PickSet
from bot.engine.decisions import Decision, Number, OneOf, Value
from bot.engine.picking import PickCards
from bot.screens.cards import label
from bot.screens.game import Teller
from bot.screens.hint import answer_in_words
from bot.screens.tellers import PLAIN
from bot.screens.typed import as_typed, without_signs
from bot.table import Table
from cogs.answers import parts_of, settled
from cogs.sights import sight_of

MOST_CHOICES = 25
LONGEST_CHOICE = 100

MOST_LINES = 500
"""Answers that are looked through at most while somebody types."""

MOST_IN_WORDS = 100
"""Answers that are put into words at most to be compared: cards that are named need not be."""

Offer = tuple[str, str]
"""How a move is offered, and its action line."""


def question_of(table: Table, user: int) -> Decision | None:
    """What somebody is asked now."""
    seat = table.seat_of(user)
    if seat is None or table.game is None:
        return None
    return sight_of(table, seat).view.decision


def move_choices(
    decision: Decision | None, typed: str, teller: Teller = PLAIN
) -> list[app_commands.Choice[str]]:
    """The legal moves that go on from what has been typed."""
    if decision is None:
        return []
    offers = (
        app_commands.Choice(name=name[:LONGEST_CHOICE], value=line)
        for part in parts_of(decision)
        for name, line in _fitting(part, typed, teller)
        if len(line) <= LONGEST_CHOICE
    )
    return list(islice(offers, MOST_CHOICES))


def _fitting(part: Decision, typed: str, teller: Teller) -> Iterator[Offer]:
    """The moves of one kind that go on from what has been typed."""
    if isinstance(part, PickCards) and part.how.most > 1 and not isinstance(part, PickSet):
        yield from _growing(part, meant(part, typed, teller))
        return
    wanted = as_typed(typed)
    for name, line in islice(_offers(part), MOST_LINES):
        if wanted in without_signs(name):
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


def meant(decision: Decision | None, typed: str, teller: Teller = PLAIN) -> str:
    """The action line that somebody means: what a button, a hint or an offer shows does, signs and
    capitals aside, and so does a bare number or card.
    """
    plain = as_typed(typed)
    for part in () if decision is None else parts_of(decision):
        if (understood := _understood(part, plain, teller)) is not None:
            return understood
    return " ".join(typed.split())


def _understood(decision: Decision, plain: str, teller: Teller) -> str | None:
    match decision:
        case Number(verb=verb) if plain.removeprefix(verb).strip().isdigit():
            return f"{verb} {plain.removeprefix(verb).strip()}"
        case PickCardAs():
            return _card_with_words(decision, plain)
        case PickCards(how=how):
            verb = teller.picking.get(how.verb, how.verb)
            named = _named_cards(decision, plain.removeprefix(how.verb).removeprefix(verb).strip())
            return named or _shown_so(decision, plain, teller)
    return _shown_so(decision, plain, teller)


def _shown_so(decision: Decision, plain: str, teller: Teller) -> str | None:
    """The line of the answer that screens tell in these words."""
    for value in islice(decision, MOST_IN_WORDS):
        line = decision.text(value)
        if plain in {as_typed(line), as_typed(answer_in_words(decision, value, teller))}:
            return line
    return None


def _named_cards(decision: PickCards, written: str) -> str | None:
    """The line that picks the cards, allowed or not, that somebody has named."""
    how = decision.how
    for card in how.pack.kinds(how.pack.all):
        if written == as_typed(label(how.pack, card)):
            return decision.text(card)
    names = [_card_name(how.pack, word) for word in written.split()]
    if names and all(how.pack.copies_of(name) for name in names):
        return " ".join([how.verb, *names])
    return None


def _card_with_words(decision: PickCardAs, plain: str) -> str | None:
    how = decision.how
    card, *words = plain.removeprefix(how.verb).split() or [""]
    name = _card_name(how.pack, card)
    return " ".join([how.verb, name, *words]) if how.pack.copies_of(name) else None


def _card_name(pack: Pack, word: str) -> str:
    name = word.upper()
    return name if pack.copies_of(name) else name.replace("10", "T")


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
