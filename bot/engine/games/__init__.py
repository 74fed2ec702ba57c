"""The games: one pair a game, the module that plays and the page that says how. Listed here, found
everywhere.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.engine.games.bid_euchre import BidEuchre
from bot.engine.games.call_partner_euchre import CallPartnerEuchre
from bot.engine.games.close_call import CloseCall
from bot.engine.games.cribbage import Cribbage
from bot.engine.games.cutthroat_euchre import CutThroatEuchre
from bot.engine.games.euchre import Euchre
from bot.engine.games.horse_thief import HorseThief
from bot.engine.games.pedro import Pedro
from bot.engine.games.pinochle import Pinochle
from bot.engine.games.setback import Setback
from bot.engine.games.tricks_together import TricksTogether
from bot.engine.rules import Rules

GAMES: dict[str, type[Rules[Any]]] = {
    game.id: game
    for game in (
        Euchre,
        CallPartnerEuchre,
        CutThroatEuchre,
        BidEuchre,
        HorseThief,
        Setback,
        Pedro,
        Pinochle,
        TricksTogether,
        CloseCall,
        Cribbage,
    )
}
"""Every game by its id, in the order in which they are listed."""


class UnknownGame(ValueError):
    """No game of that id; says which there are."""


def game_named(game: str) -> type[Rules[Any]]:
    """The game of an id. Raises UnknownGame."""
    try:
        return GAMES[game]
    except KeyError:
        raise UnknownGame(f"unknown game {game[:40]!r}: there are {', '.join(GAMES)}") from None


def rules_page(game: str) -> str:
    """The page that a player reads, as Markdown, with the rule ids in it."""
    return (Path(__file__).parent / f"{game_named(game).id}.md").read_text(encoding="utf-8")
