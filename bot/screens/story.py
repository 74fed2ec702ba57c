"""What has happened, taken from a view's history: whose card is whose, what was said in a deal."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.cards import NONE, Cards, union
from bot.engine.chance import CHANCE
from bot.engine.imagining import seen_in_shuffle
from bot.engine.phases.sealed import Sealed
from bot.engine.seating import on_the_left
from bot.engine.state import Deal, Trick
from bot.engine.view import View

Line = tuple[int, str]
"""A seat and its action line, as the view tells them."""

PLAY = "play "
SHUFFLE = "shuffle "


@dataclass(frozen=True, slots=True)
class Told:
    """A trick with the seat of each card; ``winner`` is None while it lies open."""

    plays: tuple[tuple[int, Cards], ...]
    winner: int | None

    @property
    def leader(self) -> int:
        """Who led."""
        return self.plays[0][0]

    def card_of(self, seat: int) -> Cards | None:
        """What a seat has played to the trick."""
        return dict(self.plays).get(seat)


def tricks_of(view: View, deal: Deal) -> list[Told]:
    """The tricks of one of the view's deals, the open one last.

    Whose cards they are is read from the history, because some may have sat out.
    """
    running = deal is view.running_deal
    events = view.events[view.deal_began :] if running else view.events
    played = [event for event in events if plays_card(view, event[1])]
    for earlier in (deal,) if running else view.deals:
        tricks = [_told(view, trick, played) for trick in earlier.tricks]
        if earlier is deal:
            return tricks
    return []


def plays_card(view: View, line: str) -> bool:
    """Whether an action line plays a card to a trick: in Pinochle one may also say `play on`."""
    return line.startswith(PLAY) and view.rules.pack.copies_of(line.removeprefix(PLAY)) != NONE


def _told(view: View, trick: Trick, played: list[Line]) -> Told:
    """A trick with its seats; takes its lines from ``played``, where the first is its first."""
    plays: list[tuple[int, Cards]] = []
    for card in trick.cards:
        seat = on_the_left(view.places)[plays[-1][0]] if plays else trick.leader
        if played and played[0][1] == PLAY + view.rules.pack.name(card):
            seat, _ = played.pop(0)
        plays.append((seat, card))
    return Told(tuple(plays), trick.winner)


def talk(view: View, back: int = 0) -> list[Line]:
    """What the seats did in a deal besides playing cards: bids, calls, cards laid off.

    ``back`` counts deals from the last one: 0 for that, 1 for the one before.
    """
    return [
        (seat, line)
        for seat, line in deal_lines(view, back)
        if seat != CHANCE and not plays_card(view, line)
    ]


def laid_away(view: View) -> Cards:
    """The cards that one has given in secret while others still choose: one holds them until all
    have chosen, and cannot have them back.
    """
    if view.decision is not None or not issubclass(view.rules.phase_named(view.phase), Sealed):
        return NONE
    own = [line for seat, line in talk(view) if seat == view.seat][-1:]
    return union(view.rules.pack.copies_of(word) for line in own for word in line.split(" "))


def came_later(view: View) -> Cards:
    """The cards that have come to the viewer's hand since it was dealt, whether he holds them yet
    or has played them; not those that all saw turned up.
    """
    pack, lines = view.rules.pack, view.events[view.deal_began :]
    if view.seat is None or not lines:
        return NONE
    played = union(
        pack.card(line.removeprefix(PLAY))
        for seat, line in lines
        if seat == view.seat and plays_card(view, line)
    )
    return (view.hand | played) & ~seen_in_shuffle(pack, lines[0][1])


def deal_lines(view: View, back: int) -> Sequence[Line]:
    """The lines of a deal, from its shuffle on; none of a finished deal without one. What is
    shuffled in the middle of a deal is less than the whole deck.
    """
    if not back and view.running_deal:
        return view.events[view.deal_began :]
    whole = view.rules.deck.bit_count()
    shuffles = [
        n
        for n, (seat, line) in enumerate(view.events)
        if seat == CHANCE and line.startswith(SHUFFLE) and line.count(" ") == whole
    ]
    if len(shuffles) <= back:
        return ()
    return view.events[shuffles[-1 - back] : shuffles[-back] if back else None]
