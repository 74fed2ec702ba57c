"""What holds at a table besides the rules of its game: hints, the level of stand-ins."""

from functools import lru_cache
from typing import Any, Literal

from pydantic import create_model

from bot.engine.options import BadOptions, Options, choice, read_options, switch
from bot.store import Header
from bot.table.house import House
from bot.table.refusals import Refused


class Customs(Options):
    """The customs of a table, chosen by its host as house rules are.

    `hints`: whether players may be advised; `level`: how seats play that nobody has taken, and
    those whose players are away.
    """

    hints: bool = switch("whether players may ask for a hint", default=True)
    level: str


def customs_kind(house: House) -> type[Customs]:
    """The customs that tables of a house choose from, its own being the usual ones."""
    return _kind(tuple(house.levels), house.player)


def customs_of(house: House, header: Header) -> Customs:
    """A table's customs. Raises `Refused`, saying what is allowed."""
    try:
        customs = read_options(customs_kind(house), dict(header.customs))
    except BadOptions as wrong:
        raise Refused(f"{wrong}.") from None
    assert isinstance(customs, Customs)
    return customs


@lru_cache(maxsize=16)
def _kind(levels: tuple[str, ...], usual: str) -> type[Customs]:
    names: Any = Literal[tuple(dict.fromkeys((*levels, usual)))]
    help_line = "how seats play that nobody has taken, and those whose players are away"
    return create_model("HouseCustoms", __base__=Customs, level=(names, choice(usual, help_line)))
