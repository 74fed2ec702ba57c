"""What a player's panel shows: his hand and what he may press, or why there is none."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.cards import Cards
from bot.engine.rules import Illegal
from bot.screens.cards import label, with_faces
from bot.screens.hand import HINT, WHY_NOT, hand_panel, no_panel, why_not
from bot.screens.layout import Button, Layout, Row, Style
from bot.screens.sight import Sight
from bot.table import Table
from cogs.answers import controls, picking_of, shown_for
from cogs.sights import chairs_of, sight_of

BACK = Button("Take my seat back", "back", Style.GOOD)
OUT = Button("Do not take over", "out")
PLAY_SO = "Let it play {level}"
AWAY = "You are away: your seat plays itself ({level})."
ALL_AWAY = "You are away. Nobody is here any more, so the game waits."
WAITING = "{name}'s seat is yours with the next {unit}, if there is one. Till then it plays itself."


@dataclass(frozen=True, slots=True)
class Marks:
    """The cards that a player has marked for one of his answers, by the answer's number."""

    answer: int = -1
    cards: Cards = 0


@dataclass(frozen=True, slots=True)
class Memory:
    """What a panel remembers between two drawings: marked cards, and what its player was told.

    The note stands while the game does, ``noted`` being how many events there were, or until a
    moment of the clock: who was late is to read it though the others play on. What he has been
    ``told`` because he asked for it stands as long as he is asked the same (``told_of``).
    """

    marks: Marks = Marks()
    note: str = ""
    noted: int = -1
    until: float = 0.0
    told: str = ""
    told_of: str = ""


def panel_scope(table: Table, user: int) -> str:
    """What goes before each button's doing: the table, the seat, the number of its next answer."""
    seat = table.seat_of(user)
    if seat is None or table.game is None:
        return f"p:{table.id}:0:0"
    return f"p:{table.id}:{seat}:{table.answer_number(seat)}"


def panel_layout(table: Table, user: int, memory: Memory) -> Layout:
    """The panel as it should look now."""
    seat = table.seat_of(user)
    if seat is None:
        return _without_a_seat(table, user)
    if table.game is None:
        return no_panel("The game has not begun yet.")
    if not table.is_open and not table.game.finished:
        return no_panel(f"This table was closed: {table.header.reason}.")
    if table.is_open and table.header.seats[seat].person is None:
        return _away(table, seat)
    return _hand(table, seat, memory)


def _away(table: Table, seat: int) -> Layout:
    """That the seat plays itself, how, and how else it may."""
    level = table.header.seats[seat].player
    words = ALL_AWAY if table.waits else AWAY.format(level=level)
    others = [
        Button(PLAY_SO.format(level=other), f"level {other}")
        for other in table.house.levels
        if other != level
    ]
    return no_panel(words, Row((BACK,)), Row(tuple(others)))


def _without_a_seat(table: Table, user: int) -> Layout:
    promised = table.heir_of(user)
    if promised is None or not table.is_open:
        return no_panel("You have no seat at this table.")
    name = chairs_of(table)[promised].name
    return no_panel(WAITING.format(name=name, unit=table.rules.unit), Row((OUT,)))


def _hand(table: Table, seat: int, memory: Memory) -> Layout:
    sight = sight_of(table, seat)
    current = memory.marks.answer == table.answer_number(seat)
    chosen = memory.marks.cards if current else None
    stands = memory.noted == table.begun().length or memory.until > table.house.clock.now()
    note = memory.note if stands else ""
    told = memory.told if memory.told_of == table.question(seat) else ""
    return hand_panel(sight, controls(sight, chosen), note, _more(table, sight), told)


def _more(table: Table, sight: Sight) -> list[Button]:
    """What one may ask of the panel besides his hand."""
    why_not = [WHY_NOT] if _barred(sight) else []
    hint = [HINT] if sight.view.decision is not None and table.gives_hints else []
    return [*why_not, *hint]


def _barred(sight: Sight) -> Cards:
    """The cards on the panel that may not be chosen now."""
    picking = picking_of(sight.view.decision)
    held = sight.teller.held(sight.view)
    return 0 if picking is None else shown_for(picking, held) & ~picking.cards


def reasons(table: Table, seat: int) -> str:
    """Why each card that may not be played now may not, in the game's words."""
    sight, game = sight_of(table, seat), table.begun()
    picking = picking_of(sight.view.decision)
    if picking is None:
        return "You are not asked for a card now."
    pack, found = picking.how.pack, []
    for card in pack.kinds(_barred(sight)):
        try:
            game.after(seat, f"{picking.how.verb} {pack.name(card)}")
        except Illegal as illegal:
            found.append((label(pack, card), with_faces(pack, str(illegal))))
    return why_not(found)
