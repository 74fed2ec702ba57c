"""What the leaderboard keeps of a finished game."""

from bot.engine.options import changed_options
from bot.store import Header, Result, climb_key
from bot.table.game import Game


def results_of(header: Header, game: Game) -> list[Result]:
    """One result a seat. A win is shared where seats of several sides have won (GEN-9).

    It counts for those who sat down before the first deal and play at the end. A seat that plays
    itself at the end is nobody's, also where its owner had only left, and so is one that was taken
    over in the running game.
    """
    winners = game.state.winners
    sides = game.rules.sides(game.state)
    shared = len({sides[seat] for seat in winners}) > 1
    house_rules = climb_key(changed_options(game.rules.options))
    climb = house_rules if game.rules.co_operative else None
    return [
        Result(
            None if seat.late else seat.person,
            seat.name,
            score,
            number in winners,
            shared,
            climb,
            self_playing=seat.person is None,
        )
        for number, (seat, score) in enumerate(zip(header.seats, game.state.scores, strict=True))
    ]
