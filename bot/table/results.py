"""What the leaderboard keeps of a finished game."""

from bot.store import Header, Result
from bot.table.game import Game


def results_of(header: Header, game: Game) -> list[Result]:
    """One result a seat. A win is shared where seats of several sides have won (GEN-9).

    A seat that played itself at the end is nobody's, also where its owner had only left.
    """
    winners = game.state.winners
    sides = game.rules.sides(game.state)
    shared = len({sides[seat] for seat in winners}) > 1
    return [
        Result(seat.person, seat.name, score, won=number in winners, shared=shared)
        for number, (seat, score) in enumerate(zip(header.seats, game.state.scores, strict=True))
    ]
