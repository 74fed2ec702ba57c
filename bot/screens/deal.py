"""What is left of a deal that is over: its tricks, and what came of it."""

from bot.screens.layout import Colour, Layout, layout, lines
from bot.screens.sight import Sight
from bot.screens.story import talk, tricks_of
from bot.screens.table import score, trick_in_words
from bot.screens.words import small


def deal_summary(sight: Sight, deal: int) -> Layout:
    """A finished deal of ``view.deals`` by its place there: how it went and what it scored."""
    view = sight.view
    finished = view.deals[deal]
    said = talk(view, len(view.deals) - 1 - deal)
    bids = " · ".join(
        f"{sight.name(seat)} {sight.teller.said(view, seat, line)}" for seat, line in said
    )
    tricks = [
        f"{number}. {trick_in_words(sight, trick)}"
        for number, trick in enumerate(tricks_of(view, finished), 1)
    ]
    return layout(
        lines(
            f"### {view.rules.title}",
            small(f"Deal {deal + 1} · {sight.name(finished.dealer)} dealt"),
        ),
        lines(small(bids), *tricks),
        lines(sight.teller.outcome(view, sight.chairs, deal, said), score(sight, finished.scores)),
        colour=Colour.QUIET,
    )
