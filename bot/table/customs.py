"""What holds at a table besides the rules of its game: hints, self-playing seats, the clock."""

from functools import lru_cache
from typing import Any, Literal

from pydantic import create_model

from bot.engine.options import BadOptions, Options, choice, number, read_options, switch
from bot.store import Header
from bot.table.house import House
from bot.table.refusals import Refused

LEVEL_HELP = "how seats play that nobody has taken, and those whose players are away"
CLOCK_HELP = "seconds to answer while others wait, until one's seat plays itself; 0 is no limit"
LONGEST_TURN = 3600


class Customs(Options):
    """The customs of a table, chosen by its host as house rules are.

    `hints`: whether players may be advised; `level`: how seats play that nobody has taken, and
    those whose players are away; `turn_clock`: seconds that a player may let others wait, 0 being
    as long as he likes.
    """

    hints: bool = switch("whether players may ask for a hint", default=True)
    level: str
    turn_clock: int


def customs_kind(house: House) -> type[Customs]:
    """The customs that tables of a house choose from, its own being the usual ones."""
    return _kind(tuple(house.levels), house.player, house.turn_clock)


def customs_of(house: House, header: Header) -> Customs:
    """A table's customs. Raises `Refused`, saying what is allowed."""
    try:
        customs = read_options(customs_kind(house), dict(header.customs))
    except BadOptions as wrong:
        raise Refused(f"{wrong}.") from None
    assert isinstance(customs, Customs)
    return customs


@lru_cache(maxsize=16)
def _kind(levels: tuple[str, ...], usual: str, turn_clock: int) -> type[Customs]:
    names: Any = Literal[tuple(dict.fromkeys((*levels, usual)))]
    return create_model(
        "HouseCustoms",
        __base__=Customs,
        level=(names, choice(usual, LEVEL_HELP)),
        turn_clock=(int, number(turn_clock, 0, LONGEST_TURN, CLOCK_HELP)),
    )
