"""What is left of a deal that is over: its tricks, and what came of it."""

from dataclasses import replace

from bot.screens.layout import Colour, Layout, layout, lines
from bot.screens.sight import Sight
from bot.screens.story import talk, tricks_of
from bot.screens.table import dealt_by, in_words, score, trick_in_words
from bot.screens.words import small


def deal_summary(sight: Sight, deal: int) -> Layout:
    """A finished deal of ``view.deals`` by its place there: how it went and what it scored, by the
    names of those who sat there then.
    """
    view = sight.view
    sight = replace(sight, chairs=[chair.at(deal) for chair in sight.chairs])
    finished = view.deals[deal]
    unit, dealt = view.rules.unit.capitalize(), dealt_by(sight, finished.dealer)
    said = talk(view, len(view.deals) - 1 - deal)
    bids = in_words(sight, sight.teller.told(view, said))
    talked = " · ".join(filter(None, [sight.teller.opening(view, deal), bids]))
    tricks = [
        f"{number}. {trick_in_words(sight, trick)}"
        for number, trick in enumerate(tricks_of(view, finished), 1)
    ]
    return layout(
        lines(
            f"### {view.rules.title}",
            small(" · ".join(filter(None, [f"{unit} {deal + 1}", dealt]))),
        ),
        lines(small(talked), *tricks),
        lines(sight.teller.outcome(view, sight.chairs, deal, said), score(sight, finished.scores)),
        colour=Colour.QUIET,
    )
