"""A player's own panel: his cards, what is asked of him, and what he needs to see to answer."""

from collections.abc import Sequence

from bot.engine.decisions import Decision
from bot.screens.layout import Button, Colour, Layout, Part, Row, Text, layout, lines
from bot.screens.sight import Sight
from bot.screens.table import bidding, last_trick, score, trick_in_words, turn
from bot.screens.words import small

REFRESH = Button("Refresh", "look")
WHY_NOT = Button("Why not?", "why")
HINT = Button("Hint", "hint")


def hand_panel(
    sight: Sight,
    controls: Sequence[Part] = (),
    note: str = "",
    more: Sequence[Button] = (),
    told: str = "",
) -> Layout:
    """The panel of the seat whose view it is.

    ``controls`` are the answers to press; ``note`` stands on top: an answer to what the player did
    last; ``more`` are buttons beside the one that draws the panel afresh, ``told`` stands above all
    buttons: what he has asked of one of these.
    """
    view = sight.view
    asked = view.decision
    return layout(
        lines(note),
        lines(_title(sight, asked), *_situation(sight, asked)),
        lines(*_hand(sight)),
        lines(told),
        controls,
        None if view.finished else Row((*more, REFRESH)),
        colour=Colour.QUIET if asked is None else Colour.TURN,
    )


def _title(sight: Sight, asked: Decision | None) -> str:
    if sight.view.finished:
        return "### The game is over"
    if asked is None:
        return f"### {sight.teller.own}"
    return f"### {'You may' if asked.right else 'Your turn'}: {asked.prompt}"


def _situation(sight: Sight, asked: Decision | None) -> list[str]:
    view = sight.view
    lying = sight.open_trick
    return [
        *sight.teller.facts(view, sight.chairs),
        f"On the table: {trick_in_words(sight, lying)}" if lying else "",
        _waiting(sight) if asked is None or asked.right else "",
        small(last_trick(sight) or bidding(sight)),
        small(score(sight)),
    ]


def _waiting(sight: Sight) -> str:
    if sight.view.finished or sight.view.awaited:
        return turn(sight)
    return "▶ Another player may have something to say first"


def _hand(sight: Sight) -> list[str]:
    view = sight.view
    if view.finished:
        return []
    return sight.teller.hand(view)


def why_not(reasons: Sequence[tuple[str, str]]) -> str:
    """Why cards may not be played now: each card with the game's reason."""
    by_reason: dict[str, list[str]] = {}
    for card, reason in reasons:
        by_reason.setdefault(reason, []).append(f"`{card}`")
    return "\n".join(f"{' '.join(cards)}: {reason}" for reason, cards in by_reason.items())


def no_panel(reason: str, *rows: Row) -> Layout:
    """What stands in a panel's place where there is no hand to show."""
    return layout(Text(reason), *rows, colour=Colour.QUIET)
