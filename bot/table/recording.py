"""The record of a table's game, with what proves that it was fair (design/record.md)."""

from typing import Any

from bot.record.writing import record_of
from bot.store import Header
from bot.table.game import Game


def whole_record(header: Header, game: Game) -> dict[str, Any]:
    """All that happened, secrets included: for the players of a game that is over."""
    names = [seat.name for seat in header.seats]
    record = record_of(game.rules, game.state, names, game.seed.hex())
    if header.first_dealer is not None:
        record["first_dealer"] = header.first_dealer
    record["fairness"] = {
        "commitment": header.commitment,
        "server_seed": header.server_seed.hex(),
        "ids": [str(number) for number in header.ids],
    }
    return record
