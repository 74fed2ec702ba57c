"""The one place where a decision becomes something to press, whatever the game."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.engine.cards import NONE, Cards, singles, union
from bot.engine.choosing import PickCardAs, PickSet
from bot.engine.decisions import Decision, Either, Number, OneOf, Value
from bot.engine.picking import PickCards
from bot.screens.cards import Group, label, spoken
from bot.screens.layout import BUTTONS_A_ROW, LONGEST_LABEL, Button, Row, Style, rows
from bot.screens.sight import Sight
from bot.screens.words import counted

MOST_BUTTONS = 25
"""Answers to press at once; with the rest of a panel they stay within what a message may hold."""

NEAREST = 8
"""Of very many numbers so many of the lowest: a bid is seldom higher than it must be."""

LIKELY = 18
"""Of some more numbers than fit, such as what a hand of Cribbage counts."""

LONGEST_ANSWER = 60
"""Characters of an action line that still fit into a button's id with everything before it."""

WRITE = Button("Write your answer", "write", Style.CHIEF)
"""For what has more answers than fit on buttons: it asks for the answer in a form."""


@dataclass(frozen=True, slots=True)
class Asking:
    """A decision, the sight of the seat that is asked, and the cards it has marked so far."""

    decision: Decision
    sight: Sight
    chosen: Cards | None = None


def controls(sight: Sight, chosen: Cards | None = None) -> list[Row]:
    """What the seat whose sight it is may press to answer; nothing when it is not asked.

    ``chosen`` are the cards that it has marked. As long as it has not touched any (None), those are
    marked that it cannot leave out.
    """
    decision = sight.view.decision
    if decision is None:
        return []
    buttons: list[Button] = []
    for part in parts_of(decision):
        more = list(_buttons(Asking(part, sight, chosen)))
        if len(buttons) + len(more) > MOST_BUTTONS - 1 or not all(map(_fits, more)):
            more = [WRITE]
        buttons += [button for button in more if button not in buttons]
    return rows(buttons)


def parts_of(decision: Decision) -> Iterator[Decision]:
    """A decision's kinds of answer, one by one."""
    if isinstance(decision, Either):
        for part in decision.parts:
            yield from parts_of(part)
    else:
        yield decision


def picking_of(decision: Decision | None) -> PickCards | None:
    """The part of a decision in which cards are picked."""
    parts = () if decision is None else parts_of(decision)
    return next((part for part in parts if isinstance(part, PickCards)), None)


def _fits(button: Button) -> bool:
    return len(button.press) <= LONGEST_ANSWER and len(button.label) <= LONGEST_LABEL


def _buttons(asking: Asking) -> Iterator[Button]:
    match asking.decision:
        case OneOf() as words:
            return _words(words)
        case PickCards(how=how) as cards if how.least == how.most == 1:
            return _single_cards(cards, asking)
        case PickCards() as cards:
            return _several_cards(cards, asking)
        case PickCardAs() as cards:
            return _cards_as(cards, asking.sight)
        case Number() as number:
            return _numbers(number)
        case other:
            raise TypeError(f"no way to ask {other!r}")


def _words(decision: OneOf) -> Iterator[Button]:
    a_row = evenly(len(decision.words))
    for n, word in enumerate(decision.words):
        begins = n > 0 and n % a_row == 0
        yield Button(decision.label(word), f"say {word}", Style.CHIEF, apart=begins)


def evenly(buttons: int) -> int:
    """How many of so many buttons stand in a row, so that no row has many more than the last: in
    four suits with two answers each, a suit's two stay together.
    """
    in_rows = -(-buttons // BUTTONS_A_ROW)
    return -(-buttons // max(1, in_rows))


def _numbers(decision: Number) -> Iterator[Button]:
    numbers = decision.numbers
    if len(numbers) >= MOST_BUTTONS:
        numbers = numbers[: LIKELY if len(numbers) < 2 * MOST_BUTTONS else NEAREST]
    for number in numbers:
        yield Button(str(number), f"say {decision.text(number)}", Style.CHIEF)
    if numbers != decision.numbers:
        yield WRITE


def _single_cards(decision: PickCards, asking: Asking) -> Iterator[Button]:
    pack = decision.how.pack
    allowed = {pack.name(card) for card in singles(decision.cards)}
    for group in _groups(decision, asking.sight):
        names = [pack.name(card) for card in group.cards]
        for name in dict.fromkeys(names):
            copies = f" ×{names.count(name)}" if names.count(name) > 1 else ""
            legal = name in allowed
            yield Button(
                f"{label(pack, pack.card(name))}{copies} {group.sign}".rstrip(),
                f"say {decision.how.verb} {name}",
                Style.CHIEF if legal else Style.PLAIN,
                disabled=not legal,
                apart=group.apart and name == names[0],
            )


def _cards_as(decision: PickCardAs, sight: Sight) -> Iterator[Button]:
    groups = sight.teller.groups(sight.view, decision.cards)
    held = [card for group in groups for card in group.cards]
    for card, word in sorted(decision, key=lambda answer: held.index(answer[0])):
        words = [label(decision.how.pack, card), spoken(word)]
        leads_to = decision.label((card, word))
        shown = " ".join(filter(None, words)) + (f" → {leads_to}" if leads_to else "")
        yield Button(shown, f"say {decision.text((card, word))}", Style.CHIEF)


def _several_cards(decision: PickCards, asking: Asking) -> Iterator[Button]:
    pack = decision.how.pack
    given = marked_at_first(decision) if asking.chosen is None else asking.chosen
    chosen = given & decision.cards
    places = {card: place for place, card in enumerate(singles(decision.cards))}
    marks = mask_of(decision, chosen)
    full = chosen.bit_count() >= decision.how.most
    for n, (card, apart) in enumerate(_cards_in_order(decision, asking.sight)):
        marked = bool(card & chosen)
        yield Button(
            f"{'✓ ' if marked else ''}{label(pack, card)}",
            f"pick {marks:x} {places.get(card, f'not {n}')}",
            Style.GOOD if marked else Style.PLAIN,
            disabled=card not in places or (full and not marked),
            apart=apart,
        )
    yield Button(
        _confirmation(decision, chosen, asking.sight),
        f"done {marks:x}",
        Style.CHIEF,
        disabled=not _may_be_given(decision, chosen),
    )


def _may_be_given(decision: PickCards, chosen: Cards) -> bool:
    """Whether the button that gives the marked cards can be pressed. Where their number is right,
    the game says what else is wrong with them; of what a `PickSet` allows the button's label tells.
    """
    if isinstance(decision, PickSet):
        return settled(decision, chosen) in decision
    return decision.how.least <= chosen.bit_count() <= decision.how.most


def _confirmation(decision: PickCards, chosen: Cards, sight: Sight) -> str:
    how, marked = decision.how, chosen.bit_count()
    if not marked and how.verb in sight.teller.picking_none:
        return sight.teller.picking_none[how.verb].capitalize()
    if how.least == how.most:
        return f"{how.verb.capitalize()} {marked} of {counted(how.most, how.one, how.several)}"
    words = f"{how.verb.capitalize()} {counted(marked, how.one, how.several)}"
    said = decision.sets.get(settled(decision, chosen)) if isinstance(decision, PickSet) else None
    return f"{words}: {said}" if said else words


def shown_for(decision: PickCards, held: Cards) -> Cards:
    """The cards that stand on buttons: all that is held where the choice is from it, what may not
    be chosen too; else only what may be chosen.
    """
    return held | decision.cards if held & decision.cards else decision.cards


def _groups(decision: PickCards, sight: Sight) -> Sequence[Group]:
    return sight.teller.groups(sight.view, shown_for(decision, sight.teller.held(sight.view)))


def _cards_in_order(decision: PickCards, sight: Sight) -> Sequence[tuple[Cards, bool]]:
    """The cards as they stand on buttons, and whether each begins a row of its own."""
    return [
        (card, group.apart and card == group.cards[0])
        for group in _groups(decision, sight)
        for card in group.cards
    ]


# Cards that are marked before they are given: their places, as a number, in a button's id


def marked_at_first(decision: PickCards) -> Cards:
    """The cards that nobody may leave out. None where they would do, but there is more to choose
    from: who presses at once would give less than he might.
    """
    common = decision.cards
    for answer in decision:
        common &= answer
        if not common:
            return NONE
    return NONE if common in decision and decision.count() > 1 else common


def mask_of(decision: PickCards, chosen: Cards) -> int:
    """The marked cards as a number that a button carries: a bit for each place in the choice."""
    return sum(1 << n for n, card in enumerate(singles(decision.cards)) if card & chosen)


def chosen_of(decision: PickCards, mask: int) -> Cards:
    """The cards that a button's number marks."""
    return union(card for n, card in enumerate(singles(decision.cards)) if mask >> n & 1)


def toggled(decision: PickCards, chosen: Cards, place: int) -> Cards:
    """The marked cards with one more, or one less; unchanged where no more may be marked."""
    cards = singles(decision.cards)
    if place >= len(cards):
        return chosen
    after = chosen ^ cards[place]
    return after if after.bit_count() <= decision.how.most else chosen


def settled(decision: PickCards, chosen: Cards) -> Value:
    """The answer that the marked cards are: equal cards count as the first of their kind."""
    return decision.how.pack.canonical(chosen, decision.cards)
