"""A record for people: the game as somebody at the table would have written it down.

Deal by deal: who dealt, the hands, what was turned up, the bidding, each trick with who took it,
the score. It knows no game; it tells what the game's own decisions, tricks and public facts say.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from typing import Any

from bot.engine.cards import NONE, Cards, Pack
from bot.engine.chance import CHANCE, Shuffle
from bot.engine.options import changed_options
from bot.engine.state import Deal
from bot.engine.zones import EVERYTHING
from bot.record.model import Record
from bot.record.replaying import Replay, Step, replay
from bot.record.wording import by_suit, deed, fact_in_words, fate, listed, names_of, plain

MARGIN = "  "


PLAY = "play"


def is_play(step: Step, pack: Pack, deal: Deal) -> bool:
    """Whether an event is itself the card that has come to a trick, and not what led to one."""
    return step.decision.text(step.value) == f"{PLAY} {pack.name(deal.tricks[-1].cards[-1])}"


class Transcript:
    """The lines of a record's transcript, with all hands, or as one seat may know it (GEN-6).

    To be gone through once. It ends where the record does, or at the first event that the rules
    refuse: then `played` has the error.
    """

    def __init__(self, record: Record, seat: int | None = None) -> None:
        self.played = Replay(record)
        self.rules = self.played.rules
        self.viewer = EVERYTHING if seat is None else seat
        self.names = names_of(record.seats)
        self.seen = None if seat is None else deque(self._lines_seen(record))
        self.deal = 0  # the place of the deal that is being told
        self.headed = 0
        self.phase = ""
        self.said: list[str] = []
        self.trick: list[str] = []
        self.cards_played = 0
        self.facts: dict[str, Any] = {}
        self.held: dict[int, Cards] = {}  # all that each whose hand was seen has held in the deal
        self.came: dict[int, Cards] = {}  # what of it came later, and is not told yet

    def _lines_seen(self, record: Record) -> Sequence[tuple[int, str]]:
        return self.rules.view(replay(record).state, self.viewer).events

    def __iter__(self) -> Iterator[str]:
        yield from self._heading()
        for step in self.played.steps():
            if step.phase != self.phase:
                yield from self._what_was_said()
                yield from self._what_came()
                self.phase = step.phase
            yield from self._event(step, self.rules.deals(self.played.state))
            self._note_what_came(step)
        yield from self._what_was_said()
        yield from self._what_came()
        if self.trick:
            yield f"{MARGIN}On the table: {', '.join(self.trick)}"
        yield ""
        yield from self._ending()

    def _heading(self) -> Iterator[str]:
        sides = list(map(self._side, self.sides))
        yield self.rules.title
        yield listed(sides) if len(sides) == len(self.names) else " against ".join(sides)
        for name, value in changed_options(self.rules.options).items():
            yield f"House rule: {plain(name)}: {plain(value)}"

    @property
    def sides(self) -> list[tuple[int, ...]]:
        """The sides as they now sit, in the order of their first seats."""
        return list(dict.fromkeys(self.rules.sides(self.played.state)))

    def _side(self, seats: Sequence[int]) -> str:
        return listed(self.names[seat] for seat in seats)

    # Events

    def _event(self, step: Step, deals: Sequence[Deal]) -> Iterator[str]:
        deal = deals[self.deal] if len(deals) > self.deal else None
        line = self._line(step)
        if step.seat == CHANCE:
            yield from self._chance(step, line or "", deal)
        elif deal is not None and self._has_new_card(deal) and is_play(step, self.rules.pack, deal):
            yield from self._card(step, deal)
        elif line is not None:
            words = deed(step.decision, step.value, line).removeprefix(f"{step.phase} ")
            self.said.append(f"{self.names[step.seat]}: {words}")
        yield from self._new_facts()
        if deal is not None and deal.delta is not None:
            yield from self._what_was_said()
            yield self._score(deal, deal.delta)
            self.deal += 1
            self.cards_played = 0

    def _line(self, step: Step) -> str | None:
        """The event as it may be seen; None where not even its being there may be known."""
        text = step.decision.text(step.value)
        if self.seen is None:
            return text
        seat, line = self.seen[0] if self.seen else (None, "")
        may_be_it = seat == CHANCE or line in (text, step.decision.masked(step.value))
        if seat != step.seat or not may_be_it:
            return None
        self.seen.popleft()
        return line

    def _chance(self, step: Step, line: str, deal: Deal | None) -> Iterator[str]:
        if deal is not None and self.deal == self.headed:
            self.headed += 1
            yield ""
            yield self._title(deal)
            yield from self._hands()
            if isinstance(step.decision, Shuffle):
                return
        yield self._phase(fate(step.decision, step.value, line, self.names))

    def _title(self, deal: Deal) -> str:
        dealt = f", dealt by {self.names[deal.dealer]}" if self.rules.unit == "deal" else ""
        return f"{self.rules.unit.capitalize()} {self.headed}{dealt}{self._what_it_is()}"

    def _what_it_is(self) -> str:
        """What is true of a deal from its beginning: that it is the last round, or a play-off. Of
        several such facts the last says most.
        """
        facts = self.rules.table(self.played.state)
        true = [plain(name) for name, fact in facts.items() if fact is True]
        return f", {true[-1]}" if true else ""

    def _hands(self) -> Iterator[str]:
        self.held, self.came = self._seen_hands(), {}
        width = max(map(len, self.names))
        for seat, hand in self.held.items():
            yield f"{MARGIN}{self.names[seat]:{width}}  {by_suit(self.rules.pack, hand)}"

    def _seen_hands(self) -> dict[int, Cards]:
        """The hands that may be seen, by seat; none in games without."""
        zones = [zone for zone in self.rules.zones if zone.name == "hands"]
        return {
            seat: hand
            for zone in zones
            for seat, hand in enumerate(zone.seen(self.played.state, self.viewer))
            if hand is not None and seat < len(self.names)
        }

    def _note_what_came(self, step: Step) -> None:
        """See which cards have come to each hand. It is not told where one draws at each turn."""
        hands = self._seen_hands() if self.held else {}
        for seat in self.held.keys() & hands.keys():
            came = hands[seat] & ~self.held[seat]
            self.held[seat] |= came
            if came and step.seat != CHANCE and step.phase != PLAY:
                self.came[seat] = self.came.get(seat, NONE) | came

    def _what_came(self) -> Iterator[str]:
        """The cards that each has drawn or has been given after the deal."""
        names = self.rules.pack.names
        got = [
            f"{self.names[seat]} {' '.join(names(self.came[seat]))}" for seat in sorted(self.came)
        ]
        if got:
            yield f"{MARGIN}Got: {'; '.join(got)}"
            self.came = {}

    def _what_was_said(self) -> Iterator[str]:
        if self.said:
            yield self._phase("; ".join(self.said))
            self.said = []

    def _phase(self, words: str) -> str:
        return f"{MARGIN}{plain(self.phase).capitalize()}: {words}"

    def _new_facts(self) -> Iterator[str]:
        """What the whole table has just learned: the turned-up card, trump, hands laid open."""
        facts = self.rules.table(self.played.state)
        new = {name: fact for name, fact in facts.items() if fact != self.facts.get(name)}
        self.facts = facts
        for name, fact in new.items():
            if words := fact_in_words(fact, self.rules.pack, self.names):
                yield from self._what_was_said()
                yield f"{MARGIN}{plain(name).capitalize()}: {words}"

    # Tricks and scores

    def _has_new_card(self, deal: Deal) -> bool:
        """Whether the last event has brought a card to a trick."""
        before = self.cards_played
        self.cards_played = sum(len(trick.cards) for trick in deal.tricks)
        return self.cards_played > before

    def _card(self, step: Step, deal: Deal) -> Iterator[str]:
        trick, name = deal.tricks[-1], self.rules.pack.name
        if len(self.trick) < len(trick.cards) - 1:  # its first card was led without being asked for
            self.trick.append(f"{self.names[trick.leader]} {name(trick.cards[0])}")
        self.trick.append(f"{self.names[step.seat]} {name(trick.cards[-1])}")
        if trick.winner is not None:
            cards = ", ".join(self.trick)
            self.trick = []
            yield f"{MARGIN}Trick {len(deal.tricks)}: {cards} -> {self.names[trick.winner]}"

    def _score(self, deal: Deal, delta: Sequence[int]) -> str:
        if self.rules.co_operative:
            is_good = any(self.rules.outcome(self.played.state, self.deal))
            return f"{MARGIN}{'Cleared' if is_good else 'Failed'}"
        scored = [
            f"{self._side(side)} {delta[side[0]]:+d}" for side in self.sides if delta[side[0]]
        ]
        return f"{MARGIN}Score: {', '.join(scored) or 'nobody'}; now {self._standing(deal.scores)}"

    def _won_by(self, winners: Sequence[Sequence[int]]) -> str:
        if winners:
            return f"Won by {listed(map(self._side, winners))}"
        return "Lost by all" if self.rules.co_operative else "Won by nobody"

    def _standing(self, scores: Sequence[int]) -> str:
        """The score, with names where one could not tell whose the numbers are."""
        if len(self.sides) > 2:
            return ", ".join(f"{self._side(side)} {scores[side[0]]}" for side in self.sides)
        return " to ".join(str(scores[side[0]]) for side in self.sides)

    def _ending(self) -> Iterator[str]:
        state = self.played.state
        view = self.rules.view(state, self.viewer)
        standing = self._standing(view.scores)
        if view.finished:
            winners = [side for side in self.sides if set(side) <= set(state.winners)]
            yield f"{self._won_by(winners)}: {standing}"
            return
        yield f"So far: {standing}"
        if CHANCE in view.asked:
            yield "Chance is needed"
        legal = view.legal()
        for seat in view.to_act:
            if seat != CHANCE:
                answers = f": {', '.join(legal[seat])}" if seat in legal else ""
                yield f"To act: {self.names[seat]}{answers}"
