"""The public message of a table: what lies there, what was said and played, whose turn it is."""

from collections import Counter
from collections.abc import Sequence

from bot.screens.cards import face
from bot.screens.layout import Button, Gap, Layout, Row, Style, layout, lines
from bot.screens.people import sides
from bot.screens.sight import Sight
from bot.screens.story import Line, Told, talk
from bot.screens.words import counted, listed, name_of, small

LOOK = "▶ **Look at your hands**: somebody may have something to say."
NOBODY = "Nobody is here to play. The game goes on as soon as somebody takes {seat}."
SIT = Button("Take a seat", "sit", Style.GOOD)
BACK = Button("Take my seat back", "sit", Style.GOOD)


def table_message(sight: Sight, *, waits: bool = False) -> Layout:
    """The table as everybody may see it; ``waits`` where no person is left to play."""
    view, chairs, teller = sight.view, sight.chairs, sight.teller
    return layout(
        lines(f"### {view.rules.title}", small(_about(sight)), score(sight)),
        lines(*teller.facts(view, chairs), small(bidding(sight))),
        Gap(),
        lines(_trick_heading(sight), *(_seat(sight, seat) for seat in view.places)),
        lines(small(last_trick(sight))),
        lines(_nobody(sight) if waits else turn(sight)),
        Row((Button(teller.way_in, "hand", Style.CHIEF), *_seats_to_take(sight))),
    )


def _seats_to_take(sight: Sight) -> list[Button]:
    """The way in for others, or else back for those who are away."""
    if sight.view.finished:
        return []
    if any(chair.is_free for chair in sight.chairs):
        return [SIT]
    return [BACK] if any(chair.plays_itself and chair.owned for chair in sight.chairs) else []


def _nobody(sight: Sight) -> str:
    free = any(chair.is_free for chair in sight.chairs)
    return NOBODY.format(seat="a seat" if free else "his seat back")


def _about(sight: Sight) -> str:
    view = sight.view
    deal = len(view.deals) + (view.running_deal is None)
    dealt = "" if view.dealer is None else dealt_by(sight, view.dealer)
    words = [f"{view.rules.unit.capitalize()} {deal}", dealt, sight.teller.target(view)]
    return " · ".join(word for word in words if word)


def dealt_by(sight: Sight, dealer: int) -> str:
    """Who dealt; nothing in games in which nobody deals."""
    return f"{sight.name(dealer)} dealt" if sight.view.rules.unit == "deal" else ""


def score(sight: Sight, scores: Sequence[int] | None = None) -> str:
    """Each side's points, as they stand or as they stood."""
    points = sight.view.scores if scores is None else scores
    return sight.teller.standing(sight.view, sight.chairs, points)


def bidding(sight: Sight) -> str:
    """What was said in the running deal, in order."""
    if sight.view.running_deal is None:
        return ""
    return in_words(sight, sight.teller.told(sight.view, talk(sight.view)))


def in_words(sight: Sight, said: Sequence[Line]) -> str:
    """Who said what, in order."""
    return " · ".join(
        f"{sight.name(seat)} {sight.teller.said(sight.view, seat, line)}" for seat, line in said
    )


def _trick_heading(sight: Sight) -> str:
    tricks, lying = sight.tricks, sight.open_trick
    if sight.teller.tricks == 0 or (lying is None and sight.view.phase != "play"):
        return ""
    number = len(tricks) + (lying is None)
    in_all = sight.teller.tricks_in_all(sight.view)
    of = f" of {in_all}" if in_all else ""
    led = "" if lying is None else f" · {sight.name(lying.leader)} led"
    return f"**Trick {number}{of}**{led}{_taken_by_sides(sight, tricks)}"


def _taken_by_sides(sight: Sight, tricks: list[Told]) -> str:
    if not sight.view.rules.partners:
        return ""
    won = _won(tricks)
    totals = [
        f"{side.mark} {sum(won[seat] for seat in side.seats)}"
        for side in sides(sight.view, sight.chairs)
    ]
    return f" · tricks {' '.join(totals)}"


def _won(tricks: list[Told]) -> Counter[int | None]:
    return Counter(trick.winner for trick in tricks)


def _seat(sight: Sight, seat: int) -> str:
    view = sight.view
    lying = sight.open_trick
    card = None if lying is None else lying.card_of(seat)
    won = 0 if view.rules.partners else _won(sight.tricks)[seat]
    notes = [
        "" if card is None else face(view.rules.pack, card),
        counted(won, "trick") if won else "",
        "dealer" if seat == view.dealer and view.rules.unit == "deal" else "",
        "sits out" if seat in sight.teller.sitting_out(view) else "",
        *sight.teller.notes(view, seat),
        sight.chairs[seat].note,
        _heir(sight, seat),
    ]
    arrow = " ◀" if seat in view.awaited else ""
    name = f"**{sight.name(seat)}**{arrow}"
    return sight.side_mark(seat) + " · ".join([name, *(note for note in notes if note)])


def _heir(sight: Sight, seat: int) -> str:
    heir = sight.chairs[seat].heir
    return f"{name_of(heir)} takes over with the next {sight.view.rules.unit}" if heir else ""


def last_trick(sight: Sight) -> str:
    """The trick before the one that is played, with who took it."""
    closed = [trick for trick in sight.tricks if trick.winner is not None]
    return f"Last trick: {trick_in_words(sight, closed[-1])}" if closed else ""


def trick_in_words(sight: Sight, trick: Told) -> str:
    """A trick card by card, and who took it."""
    pack = sight.view.rules.pack
    cards = " · ".join(f"{sight.name(seat)} {face(pack, card)}" for seat, card in trick.plays)
    return cards if trick.winner is None else f"{cards} → {sight.name(trick.winner)}"


def turn(sight: Sight) -> str:
    """On whom the game waits, and for what."""
    view = sight.view
    if view.finished:
        return ""
    if not view.awaited:
        return LOOK
    names = listed([f"**{sight.name(seat)}**" for seat in view.awaited])
    return f"▶ {names} {sight.teller.awaited(view)}"
