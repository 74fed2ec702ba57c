"""How Cribbage is told: the play with what each card scored, counts card by card, the board."""

from collections.abc import Mapping, Sequence
from typing import Any

from bot.engine.cards import STANDARD, Cards
from bot.engine.games.cribbage_cards import low_first, parsed
from bot.engine.games.cribbage_counting import combinations_in, spoken
from bot.engine.view import View
from bot.screens.cards import Group, face, faces, named_faces
from bot.screens.cribbage_board import board_lines
from bot.screens.cribbage_play import sets_in_words
from bot.screens.game import Chairs, Teller
from bot.screens.people import each_seat
from bot.screens.story import Line
from bot.screens.words import counted, small

SHOW = ("count", "muggins")

AWAITED = {
    "discard": "to lay cards in the kitty",
    "pegging": "to play a card",
    "count": "to say what the cards count",
    "muggins": "to pass, or to name the right total",
}


class CribbageTeller(Teller):
    """The turned-up card and whose the kitty is, the running set, what is counted, the board."""

    awaiting = AWAITED

    def target(self, view: View) -> str:
        return f"first to {view.rules.options.target} points"

    def facts(self, view: View, chairs: Chairs) -> list[str]:
        return [
            self._cut(view, chairs),
            self._turned(view, chairs),
            *self._play(view, chairs),
            *self._show(view, chairs),
            *board_lines(view, chairs),
        ]

    def _cut(self, view: View, chairs: Chairs) -> str:
        """Who cut what, until the first deal is over."""
        if any(deal.delta is not None for deal in view.deals) or not view.table["cut"]:
            return ""
        cut = each_seat(chairs, [named_faces(STANDARD, names) for names in view.table["cut"]])
        return f"Cut for the deal: {cut}"

    def _turned(self, view: View, chairs: Chairs) -> str:
        if view.dealer is None or view.finished:
            return ""
        kitty = f"the kitty is {chairs[view.dealer].name}'s"
        turned = view.table["turned"]
        if turned is None:
            return f"**{kitty[0].upper()}{kitty[1:]}**"
        return f"**Turned up: {face(STANDARD, STANDARD.card(turned))}** · {kitty}"

    def _play(self, view: View, chairs: Chairs) -> list[str]:
        if view.phase != "pegging":
            return []
        *closed, running = sets_in_words(view.table, chairs)
        go = [f"{chairs[seat].name} says go" for seat in view.table["go"]]
        total = f"**Total {view.table['total']}**"
        told = " · ".join([total, *([running] if running else []), *go])
        return [small(f"Set before: {closed[-1]}") if closed else "", told]

    def _show(self, view: View, chairs: Chairs) -> list[str]:
        """The last set too: nobody has had time to read what its last cards scored."""
        if view.phase not in SHOW:
            return []
        played = [words for words in sets_in_words(view.table, chairs) if words]
        told = [small(f"Last set: {words}") for words in played[-1:]]
        told += [
            line
            for one in view.table["counts"]
            for line in count_lines(one, view.table["turned"], chairs)
        ]
        return [*told, self._counting(view, chairs)]

    def _counting(self, view: View, chairs: Chairs) -> str:
        """Whose cards are counted now, and what has been said of them."""
        done, seats = len(view.table["counts"]), len(chairs)
        assert view.dealer is not None
        seat = view.dealer if done == seats else (view.dealer + 1 + done) % seats
        cards = view.zones["kitty"][0] if done == seats else view.zones["hands"][seat]
        whose = f"{chairs[seat].name}{', the kitty' if done == seats else ''}"
        claim = view.table["claim"]
        says = "" if claim is None else f" · says **{claim}**"
        return f"**Now {whose}**: {faces(STANDARD, low_first(cards or 0))}{says}"

    def told(self, view: View, said: Sequence[Line]) -> Sequence[Line]:
        """Who has laid away, until all have; from then on only what one has laid away oneself, and
        in the show what was said of the last count.
        """
        laid = [(seat, line) for seat, line in said if line.startswith("discard ")]
        if len(laid) < view.rules.seats:
            return laid
        return [
            *((seat, line) for seat, line in laid if "?" not in line),
            *_of_last_count(view, said),
        ]

    def said(self, view: View, seat: int, line: str) -> str:
        verb, *rest = line.split(" ")
        if verb == "discard" and "?" in rest:
            return f"lays {counted(len(rest), 'card')} away"
        if verb == "discard":
            return f"lays {named_faces(STANDARD, rest)} away"
        if verb == "pass":
            return "passes"
        if verb == "count":
            return f"counts {rest[0]}"
        if verb == "muggins":
            return f"says muggins: {rest[0]}"
        return super().said(view, seat, line)

    def groups(self, view: View, cards: Cards) -> list[Group]:
        return [Group("Low to high", tuple(low_first(cards)))] if cards else []

    def outcome(self, view: View, chairs: Chairs, deal: int, said: Sequence[Line]) -> str:
        told, finished = view.table["last_deal"], [at for at in view.deals if at.delta is not None]
        if told is None or deal != len(finished) - 1:
            return _pegged(view, chairs, deal)
        turned = f"Turned up: {face(STANDARD, STANDARD.card(told['turned']))}"
        sets = [told_set for told_set in sets_in_words(told, chairs) if told_set]
        counts = [
            line for one in told["counts"] for line in count_lines(one, told["turned"], chairs)
        ]
        return "\n".join([turned, *_numbered(sets), *counts, _pegged(view, chairs, deal)])


def count_lines(one: Mapping[str, Any], turned: str, chairs: Chairs) -> list[str]:
    """A hand that has been counted: what it brought, and card by card why (CRB-14)."""
    hand, upcard = parsed(one["cards"]), STANDARD.card(turned)
    whose = f"**{chairs[one['seat']].name}{', the kitty' if one['kitty'] else ''}**"
    head = f"{whose} {faces(STANDARD, low_first(hand))}: **{one['right']}**{_claimed(one, chairs)}"
    parts = combinations_in(hand, upcard, kitty=one["kitty"])
    words = spoken((part.name, part.points) for part in parts)
    shown = [
        f"{faces(STANDARD, low_first(part.cards))} {word}"
        for part, word in zip(parts, words, strict=True)
    ]
    return [head, small(" · ".join(shown))] if shown else [head]


def _of_last_count(view: View, said: Sequence[Line]) -> Sequence[Line]:
    """The last claim, and what the opponents have said of it, while hands are being counted."""
    counts = [n for n, (_, line) in enumerate(said) if line.startswith("count ")]
    return said[counts[-1] :] if counts and view.phase in SHOW else []


def _claimed(one: Mapping[str, Any], chairs: Chairs) -> str:
    """How a claim came out, where it was not right."""
    claim, right = one["claim"], one["right"]
    if claim is None or claim == right:
        return ""
    if one["catcher"] is None:
        return f" · said **{claim}**, and nobody objected"
    catcher = chairs[one["catcher"]].name
    if not one["caught"]:
        return f" · said **{claim}**: muggins by {catcher}, too late to score: the game was won"
    return f" · said **{claim}**: muggins, {counted(one['caught'], 'point')} for {catcher}"


def _pegged(view: View, chairs: Chairs, deal: int) -> str:
    delta = view.deals[deal].delta or ()
    return "Pegged: " + each_seat(chairs, [f"**{points}**" for points in delta])


def _numbered(lines: Sequence[str]) -> list[str]:
    return [f"{number}. {line}" for number, line in enumerate(lines, 1)]
