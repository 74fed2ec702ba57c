"""Games of Euchre to look at, and layouts as text."""

from collections.abc import Iterable

from bot.engine.chance import CHANCE
from bot.engine.games import GAMES
from bot.screens.layout import Beside, Gap, Layout, Row, Text
from bot.screens.people import Chair
from bot.screens.sight import Sight
from bot.screens.tellers import teller
from bot.screens.words import JOINED, NO_BREAK

CHAIRS = [
    Chair("Ann"),
    Chair("Ben"),
    Chair("Cat", plays_itself=True, owned=True),
    Chair("Ada", plays_itself=True, owned=False),
]
POOR = "shuffle 9C TC 9D AC KC QC JC AD KD QD 9H TH JD TD AH KH QH JH AS KS QS JS TS 9S"
"""Gives seat 0 nothing but nines and tens."""

DECK = "shuffle 9C TC JC QC KC AC 9D TD JD QD KD AD 9H TH JH QH KH AH 9S TS JS QS KS AS"


def shown(layout: Layout) -> str:
    """A layout as a person may read it: text as it is, but for what only keeps lines together,
    buttons in brackets, disabled ones in parentheses.
    """
    text = "\n".join(line for part in layout.parts for line in _lines(part))
    return text.replace(JOINED, "").replace(NO_BREAK, " ")


def _lines(part) -> Iterable[str]:
    match part:
        case Text(markdown):
            yield from markdown.splitlines()
        case Gap():
            yield "---"
        case Row(buttons):
            yield " ".join(map(_button, buttons))
        case Beside(text, button):
            yield from [*text.markdown.splitlines(), "    " + _button(button)]
        case other:
            yield repr(other)


def _button(button) -> str:
    return f"({button.label})" if button.disabled else f"[{button.label}]"


class Played:
    """A game of Euchre and what may be seen of it. Seat 3 deals first."""

    def __init__(self, options=None, deck=DECK):
        self.rules = GAMES["euchre"](options)
        self.state = self.rules.start(first_dealer=3)
        self.play(-1, deck)

    def play(self, *answers):
        """Seat, line, seat, line …"""
        for seat, line in zip(answers[::2], answers[1::2], strict=True):
            self.rules.act(self.state, seat, line)

    def play_on(self, *lines):
        """Lines for whoever is asked."""
        for line in lines:
            seat = min(self.rules.ask(self.state))
            self.rules.act(self.state, seat, line)

    def play_on_by_chance(self):
        """The next shuffle, the same as always."""
        self.play(-1, DECK)

    def play_out(self):
        """The rest of the deal: whoever is asked orders, or else gives the first legal answer."""
        deals = len(self.state.deals)
        while len(self.state.deals) == deals:
            seat, decision = min(self.rules.ask(self.state).items())
            answers = decision.actions()
            self.rules.push(self.state, seat, "order" if "order" in answers else answers[0])

    def sight(self, seat=None) -> Sight:
        return Sight(self.rules.view(self.state, seat), CHAIRS, teller("euchre"))

    @property
    def awaits_chance(self) -> bool:
        return CHANCE in self.rules.ask(self.state)
