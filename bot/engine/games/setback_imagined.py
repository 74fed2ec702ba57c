"""A deal of Setback that fits what one seat knows of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from bot.engine.cards import Cards, singles
from bot.engine.chance import CHANCE
from bot.engine.decisions import Value
from bot.engine.imagining import Place, hands_to_fill, hidden_cards, lay_out, stacked
from bot.engine.phases.tricks import cards_played_by_each
from bot.engine.phases.trumping import voids_shown
from bot.engine.seating import clockwise_after

if TYPE_CHECKING:
    from bot.engine.games.setback import Setback, SetbackState
    from bot.engine.view import View


def imagined_deal(
    rules: Setback, view: View, rng: Random, state: SetbackState
) -> Iterator[tuple[int, Value]]:
    """The running deal's events with hands and buried cards laid out by chance, each seat's voids
    respected.
    """
    lines = view.events[view.deal_began :]
    yield CHANCE, _deck(rules, view, lines[0][1], rng)
    for seat, line in lines[1:]:
        yield seat, rules.read(state, seat, line)


def _deck(rules: Setback, view: View, shuffle: str, rng: Random) -> tuple[Cards, ...]:
    """The deck as it might have lain: what each seat holds and has played, then the buried four."""
    hidden = hidden_cards(view)
    hands = hands_to_fill(view, _may_hold(rules, view, hidden))
    buried = Place(view.counts["buried"][0], hidden)
    lay_out(hidden, [*hands, buried], rng)
    played = cards_played_by_each(view.deals[-1].tricks, view.places)
    dealt = [hand.cards | gone for hand, gone in zip(hands, played, strict=True)]
    order = rules.packets.dealt_to(clockwise_after(view.places, view.deals[-1].dealer))
    return (*stacked(rules.pack, shuffle, order, dealt, rng), *singles(buried.cards))


def _may_hold(rules: Setback, view: View, hidden: Cards) -> list[Cards]:
    trump = view.table["trump"]
    if trump is None:
        return [hidden] * 4
    void = voids_shown(rules.rankings[trump], view.deals[-1].tricks, view.places)
    return [hidden & ~missing for missing in void]
