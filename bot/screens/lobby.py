"""The lobby's message: who sits down, by which rules, and the promise of a fair shuffle."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.engine.options import Options
from bot.engine.rules import Rules
from bot.screens.house_rules import NO_CUSTOMS, changed_customs, changed_rules
from bot.screens.layout import Button, Colour, Gap, Layout, Row, Style, Text, layout, lines
from bot.screens.people import Chair, mark
from bot.screens.words import small

ADD = "Add self-playing: {level}"


@dataclass(frozen=True, slots=True)
class Gathering:
    """A table before its game: rules as they stand, who sits there, the host's place, the promise.

    ``host`` is the host's place among the chairs; ``commitment`` is 64 hex digits; ``levels`` are
    those at which a seat may play itself; ``customs`` hold at the table, whatever is played there.
    """

    rules: Rules[Any]
    chairs: Sequence[Chair]
    host: int | None
    commitment: str
    levels: Sequence[str] = ()
    customs: Options = NO_CUSTOMS


def lobby_message(lobby: Gathering) -> Layout:
    """The lobby while people may sit down."""
    return layout(
        _head(lobby),
        Gap(),
        lines(*_seats(lobby), small(_empty(lobby))),
        _house_rules(lobby),
        _promise(lobby),
        Row((Button("Join", "join", Style.GOOD), Button("Leave", "leave"), *_add(lobby))),
        Row(
            (
                Button("Start", "start", Style.CHIEF),
                Button("House rules", "rules"),
                Button("Cancel", "cancel", Style.GRAVE),
            )
        ),
        colour=Colour.LOBBY,
    )


def begun_message(lobby: Gathering) -> Layout:
    """The lobby once its game has begun: what was promised, and nothing to press."""
    return layout(
        _head(lobby),
        lines("**The game has begun.**", *_seats(lobby)),
        _house_rules(lobby),
        _promise(lobby),
        colour=Colour.QUIET,
    )


def cancelled_message(lobby: Gathering, reason: str) -> Layout:
    """The lobby when it was closed before a game began."""
    return layout(
        lines(f"### {lobby.rules.title}", f"This table was closed: {reason}."),
        colour=Colour.QUIET,
    )


def _add(lobby: Gathering) -> list[Button]:
    full = len(lobby.chairs) == lobby.rules.players[-1]
    return [
        Button(ADD.format(level=level), f"add {level}", disabled=full) for level in lobby.levels
    ]


def _head(lobby: Gathering) -> Text:
    rules = lobby.rules
    only = f" with {rules.seats}" if len(rules.players) > 1 else ""
    opposite = "opposite" if any(len(team) > 1 for team in rules.teams) else "found at the start"
    partners = f", partners {opposite}{only}" if rules.partners else ""
    partners = ", all on one side" if rules.co_operative else partners
    host = "" if lobby.host is None else f" · {lobby.chairs[lobby.host].name} is the host"
    return lines(f"### {rules.title}", small(f"{rules.players_in_words()} players{partners}{host}"))


def _seats(lobby: Gathering) -> list[str]:
    least = lobby.rules.players[0]
    return [_seat(lobby, seat) for seat in range(max(len(lobby.chairs), least))]


def _seat(lobby: Gathering, seat: int) -> str:
    fits = max(seat + 1, len(lobby.chairs)) <= lobby.rules.seats
    sign = mark(lobby.rules.teams, seat) if fits else ""
    if seat >= len(lobby.chairs):
        return " ".join(filter(None, [f"{seat + 1}.", sign, "*free*"]))
    chair = lobby.chairs[seat]
    notes = [note for note in (chair.note, "host" if seat == lobby.host else "") if note]
    name = " · ".join([f"**{chair.name}**", *notes])
    return " ".join(filter(None, [f"{seat + 1}.", sign, name]))


def _empty(lobby: Gathering) -> str:
    least, most = lobby.rules.players[0], lobby.rules.players[-1]
    free = least - len(lobby.chairs)
    room = f"There is room for {most}." if len(lobby.chairs) < most != least else ""
    if free <= 0:
        return room
    level = lobby.customs.model_dump().get("level")
    at = f" ({level})" if level else ""
    some = f"{free} seats are free; at the start they play themselves{at}."
    told = f"1 seat is free; at the start it plays itself{at}." if free == 1 else some
    return f"{told} {room}".strip()


def _house_rules(lobby: Gathering) -> Text:
    changed = [*changed_rules(lobby.rules), *changed_customs(lobby.customs)]
    return lines("**House rules**: " + (" · ".join(changed) if changed else "the usual ones"))


def _promise(lobby: Gathering) -> Text:
    fixed = "The shuffle is" if lobby.rules.deck else "Every throw is"
    return lines(small(f"{fixed} fixed by this commitment: `{lobby.commitment}`"))
