"""How a table's game comes back from its stored events."""

from bot.fairness import commitment, game_seed
from bot.store import StoredTable
from bot.table.game import Damaged, Game
from bot.table.gathering import rules_of


def game_of(stored: StoredTable) -> Game | None:
    """The game of a stored table, replayed; None where none has begun.

    Raises `Damaged`, naming the event; `Refused` where its options are none.
    """
    header = stored.header
    if commitment(header.server_seed) != header.commitment:
        raise Damaged("the secret seed is not the one that was committed to")
    if not header.ids:
        return None
    seed = game_seed(header.server_seed, header.ids)
    lines = [(event.seat, event.text) for event in stored.events]
    return Game.replay(rules_of(header, len(header.seats)), seed, header.first_dealer, lines)
