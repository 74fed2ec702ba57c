"""How Margin for Error is told: who plays with whom, the point suit, and a strategy that most of
the table has to guess.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.engine.cards import Cards
from bot.engine.games.margin_for_error_score import outcome
from bot.engine.games.margin_for_error_seating import five_seated, four_seated
from bot.engine.games.margin_for_error_state import DECK, PACK, POINT_CARDS, Seating
from bot.engine.seating import clockwise_from
from bot.engine.view import View
from bot.screens.cards import Group, by_suit, face, named_faces, suit_name
from bot.screens.game import Chairs, Teller
from bot.screens.people import MARKS
from bot.screens.story import Line, came_later, talk
from bot.screens.words import counted, listed, small

AWAITED = {
    "captain": "to be Captain or to decline",
    "point_suit": "to choose the point suit and a strategy",
    "pass": "to pass cards",
    "play": "to play a card",
    "extra_card": "to count the extra card or to leave it out",
}
SAYINGS = {
    "accept": "is Captain",
    "decline": "declines",
    "discard ?": "lays a card away",
    "expose": "turns the strategy up",
    "include": "counts the extra card",
    "exclude": "leaves the extra card out",
}
LOWEST_DEALS = "who has the lowest score deals"
MEANING = {
    "low": "take 4 point cards at most; 5 are a draw, with none there are 5 points more",
    "high": "take 10 point cards at least; 9 are a draw, with all 14 there are 10 points more",
}


class MarginTeller(Teller):
    """The Captain's side and the others by name and mark, what each has taken, and the strategy to
    those who know it.
    """

    awaiting = AWAITED

    def tricks_in_all(self, view: View) -> int:
        return DECK.bit_count() // len(view.places)

    def awaited(self, view: View) -> str:
        """With five, one of those who change cards passes none."""
        if view.phase != "pass" or (taker := seating_of(view).taker) not in view.awaited:
            return super().awaited(view)
        return "to lay a card away" if view.awaited == [taker] else "to pass cards or lay one away"

    def target(self, view: View) -> str:
        rules: Any = view.rules
        return f"first to {rules.target} points"

    def facts(self, view: View, chairs: Chairs) -> list[str]:
        if view.table["captain"] is None:
            return [redrawn(view, chairs)]
        if view.table["point_suit"] is None:
            return [redrawn(view, chairs), self._sides(view, chairs)]
        return [
            self._sides(view, chairs),
            self._point_suit(view),
            strategy_told(view, chairs),
            exchanges_told(view, chairs) if view.phase == "pass" else "",
            self._count(view),
            extra_told(view, chairs),
            self._right(view, chairs),
            small(exchanged(view, chairs)) if view.phase == "play" else "",
            small(taken_up(view)),
        ]

    def _sides(self, view: View, chairs: Chairs) -> str:
        captain, partner = view.table["captain"], view.table["partner"]
        ours = f"{self.mark(view, captain)} **{chairs[captain].name}** (Captain)"
        against = [chairs[seat].name for seat in view.table["opponents"]]
        theirs = f"{self.mark(view, view.table['opponents'][0])} {listed(against)}"
        return f"{ours} and {chairs[partner].name} against {theirs}"

    def _point_suit(self, view: View) -> str:
        suit = suit_name(PACK, view.table["point_suit"])
        if view.phase == "pass":
            return f"**Point suit: {suit}**"
        return f"**Point suit: {suit}** · {'broken' if view.table['broken'] else 'not broken yet'}"

    def _count(self, view: View) -> str:
        if view.phase == "pass":
            return ""
        taken = view.table["points_taken"]
        captains = taken[view.table["captain"]] + taken[view.table["partner"]]
        ours, theirs = (view.table[who] for who in ("captain", "opponents"))
        marks = [self.mark(view, ours), self.mark(view, theirs[0])]
        out = POINT_CARDS - is_point_card(view, view.table_by_name()["extra"]) - sum(taken)
        return (
            f"Point cards taken: {marks[0]} **{captains}** · {marks[1]}"
            f" **{sum(taken) - captains}** · {out} to come"
        )

    def _right(self, view: View, chairs: Chairs) -> str:
        if not view.rights:
            return ""
        names = listed([chairs[seat].name for seat in view.table["opponents"]], "or")
        return f"👁 {names} may turn the strategy up, in or out of turn"

    def mark(self, view: View, seat: int) -> str:
        if view.rules.partners or view.table["captain"] is None:
            return super().mark(view, seat)
        return MARKS[seat in view.table["opponents"]]

    def notes(self, view: View, seat: int) -> list[str]:
        notes = []
        if seat == view.table["captain"]:
            notes.append("Captain")
        if seat == view.table["partner"]:
            notes.append("Captain's partner")
        points, others = (view.table[name][seat] for name in ("points_taken", "others_taken"))
        if points or others:
            notes.append(f"took {counted(points, 'point card')} and {counted(others, 'other')}")
        return notes

    def said(self, view: View, seat: int, line: str) -> str:
        verb, *words = line.split(" ")
        if verb == "point":
            secret = (
                ", and low or high in secret" if words[1] == "?" else f" and says **{words[1]}**"
            )
            return f"names {suit_name(PACK, words[0])}{secret}"
        if verb == "pass":
            cards = counted(len(words), "card")
            return f"passes {cards if '?' in words else named_faces(PACK, words)}"
        if verb == "discard" and words != ["?"]:
            return f"lays {named_faces(PACK, words)} away"
        return SAYINGS.get(line) or super().said(view, seat, line)

    def groups(self, view: View, cards: Cards) -> list[Group]:
        """The point suit first, and called so."""
        suit = view.table["point_suit"]
        if suit is None:
            return by_suit(PACK, cards)
        points = PACK.suit(suit)
        heading = f"{suit_name(PACK, suit)} (point suit)"
        first = [Group(heading, group.cards) for group in by_suit(PACK, cards & points)]
        return [*first, *by_suit(PACK, cards & ~points)]

    def outcome(self, view: View, chairs: Chairs, deal: int, said: Sequence[Line]) -> str:
        finished = [at for at in view.deals if at.delta is not None]
        last = view.table["last_round"]
        if last is None or deal != len(finished) - 1:
            return ""
        took = [
            f"{chair.name} {points}" for chair, points in zip(chairs, last["points"], strict=True)
        ]
        early = self._ended_early(view, len(finished[-1].tricks))
        return f"{early}{verdict(last, chairs)}\nPoint cards: {' · '.join(took)}"

    def _ended_early(self, view: View, tricks: int) -> str:
        in_all = self.tricks_in_all(view)
        if tricks == in_all:
            return ""
        return (
            f"The round ended with trick {tricks} of {in_all}: the cards left could not change its"
            " score.\n"
        )


def seating_of(view: View) -> Seating:
    """Who plays with whom, and who passes cards to whom, once there is a Captain."""
    from_captain = clockwise_from(view.places, view.table["captain"])
    return four_seated(from_captain) if len(from_captain) == 4 else five_seated(from_captain)


def exchanges_told(view: View, chairs: Chairs) -> str:
    """Who changes cards with whom."""
    seating = seating_of(view)
    pairs = [
        f"{chairs[one].name} and {chairs[other].name} exchange {counted(number, 'card')}"
        for one, other, number in seating.exchanges
    ]
    if seating.taker is not None:
        pairs.append(f"{chairs[seating.taker].name} takes the card put aside and lays one away")
    return f"🔁 {', '.join(pairs)}"


def exchanged(view: View, chairs: Chairs) -> str:
    """What the viewer has given to whom, and got for it; nothing to those who passed no cards."""
    passed = {seat: line.split()[1:] for seat, line in talk(view) if line.startswith("pass ")}
    for one, other, _ in seating_of(view).exchanges:
        if view.seat in (one, other):
            with_whom = other if view.seat == one else one
            given, got = (named_faces(PACK, passed[seat]) for seat in (view.seat, with_whom))
            return f"You gave {chairs[with_whom].name} {given} and got {got}"
    return ""


def taken_up(view: View) -> str:
    """Which card was put aside, to the viewer who took it up, and which he has laid away for it."""
    came = came_later(view)
    if view.seat is None or view.seat != seating_of(view).taker or not came:
        return ""
    took = f"You took up {named_faces(PACK, PACK.names(came))}"
    laid = [line.split()[1:] for seat, line in talk(view) if line.startswith("discard ")]
    return f"{took} and laid {named_faces(PACK, laid[-1])} away" if laid else took


def redrawn(view: View, chairs: Chairs) -> str:
    """How all sit now, in a round before which seats were drawn anew; else nothing."""
    before = view.events[: view.deal_began]
    if view.running_deal is None or not before or not before[-1][1].startswith("order "):
        return ""
    names = listed([chairs[seat].name for seat in view.places])
    return f"🔀 **Seats were drawn anew**: clockwise {names}\n{small(LOWEST_DEALS)}"


def strategy_known(view: View) -> str | None:
    """``low`` or ``high``, to those who know it; None to all others."""
    lines = [line for _, line in view.events[view.deal_began :] if line.startswith("point ")]
    word = lines[-1].rpartition(" ")[2] if lines else "?"
    return None if word == "?" else word


def strategy_told(view: View, chairs: Chairs) -> str:
    """The strategy: exposed, the viewer's own, or a secret."""
    table, strategy = view.table, strategy_known(view)
    captains = [chairs[seat].name for seat in sorted((table["captain"], table["partner"]))]
    if strategy is None:
        return f"❓ **Low or high**: only {listed(captains)} know"
    if table["strategy"] is not None:
        return f"📣 **Turned up: {strategy}** · {listed(captains)} {MEANING[strategy]}"
    return f"🤫 **Your strategy: {strategy}** · {MEANING[strategy]}. The others do not know it"


def is_point_card(view: View, card: str | None) -> bool:
    """Whether a card by its name is of the point suit."""
    return card is not None and card[-1] == view.table["point_suit"]


def extra_told(view: View, chairs: Chairs) -> str:
    """The extra card, as soon as the viewer may know it."""
    card = view.table_by_name()["extra"]
    if card is None:
        return ""
    told = f"Extra card: {face(PACK, PACK.card(card))}, not played"
    if not is_point_card(view, card):
        return told
    captain = chairs[view.table["captain"]].name
    return f"{told}. It is a point card: {captain} may count it in the end"


def verdict(last: Mapping[str, Any], chairs: Chairs) -> str:
    """Who won a round, with what."""
    captain, partner = (chairs[last[who]].name for who in ("captain", "partner"))
    total = last["points"][last["captain"]] + last["points"][last["partner"]]
    total += last["included"] is True
    captains, others = outcome(last["strategy"], total)
    words = f"{captain} (Captain) and {partner} {' '.join(_verdict_words(last, total))}"
    each = "" if len(chairs) % 2 == 0 else " each"
    if captains:
        return f"{words} They win: **{captains} points**{each}."
    if others:
        return f"{words} The others win: **{others} points**{each}."
    return f"{words} A draw: nobody scores."


def _verdict_words(last: Mapping[str, Any], total: int) -> Iterator[str]:
    yield f"said **{last['strategy']}** in {suit_name(PACK, last['point_suit'])}"
    took = f"and took **{counted(total, 'point card')}**"
    if last["included"] is None:
        yield f"{took}."
        return
    yield took
    extra = face(PACK, PACK.card(last["extra"]))
    yield (
        f"with the extra card {extra}." if last["included"] else f"without the extra card {extra}."
    )
