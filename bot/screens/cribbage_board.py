"""A cribbage board in signs: thirty holes a street, a front and a back peg a side (CRB-15).

A row is narrow enough for a phone.
"""

from bot.engine.view import View
from bot.screens.game import Chairs
from bot.screens.people import sides

STREET = 30
GROUP = 10
FRONT, BACK, HOLE, EDGE = "●", "○", "·", "|"


def board_lines(view: View, chairs: Chairs) -> list[str]:
    """A line for each street on which a side has a peg, and whose it is."""
    target = view.rules.options.target
    lines = []
    for side in sides(view, chairs):
        front, back = view.table["board"][side.seats[0]]
        for street in range(street_of(back, target), street_of(front, target) + 1):
            row = row_of_holes(street, front, back, target)
            holes = f", {street * STREET + 1} to {(street + 1) * STREET}" if street else ""
            lines.append(f"`{row}` " + f"{side.mark} {side.name}{holes}".strip())
    return lines


def street_of(score: int, target: int) -> int:
    """The street, from 0, on which a peg with that score stands; the game's own hole is at the end
    of the last.
    """
    return (min(max(score, 1), target - 1) - 1) // STREET


def row_of_holes(street: int, front: int, back: int, target: int) -> str:
    """One street with the pegs in it; the start before the first hole and the game's hole behind
    the last.
    """
    first = street * STREET + 1
    holes = "".join(_peg(hole, front, back) for hole in range(first, first + STREET))
    groups = " ".join(holes[at : at + GROUP] for at in range(0, STREET, GROUP))
    start = _peg(0, front, back) if street == 0 else EDGE
    end = _peg(target, front, back) if first + STREET == target else EDGE
    return f"{start}{groups}{end}"


def _peg(hole: int, front: int, back: int) -> str:
    if hole == front:
        return FRONT
    return BACK if hole == back else HOLE
