"""How games are played: phases that ask and take answers, and the rules that lead from one to the
next.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import islice
from random import Random
from typing import Any, ClassVar, Generic, TypeVar, cast

from bot.engine.cards import Cards, Pack
from bot.engine.chance import CHANCE, Shuffle
from bot.engine.decisions import Below, Decision, Unreadable, Value
from bot.engine.options import BadOptions, Options, read_options
from bot.engine.seating import clockwise_after, on_the_left
from bot.engine.seeing import resume, view_of
from bot.engine.state import Deal, State
from bot.engine.view import View
from bot.engine.zones import Zone

S = TypeVar("S", bound=State)
R = TypeVar("R", bound="Rules[Any]")


LONGEST_ECHO = 60
"""Characters of a line that are said again when it is refused."""


class Illegal(ValueError):
    """An answer that the rules refuse, with the reason in the game's own words; nothing has changed
    (GEN-12).
    """


class Phase(ABC, Generic[R, S]):
    """A step of a deal. ``name`` is its name in records and on screens."""

    name: ClassVar[str]

    def __init__(self, rules: R) -> None:
        self.rules = rules

    def begin(self, state: S) -> type[Phase[Any, Any]] | None:
        """Called when the deal comes to this phase. Returns the next phase where there is nothing
        to ask here.
        """
        return None

    @abstractmethod
    def ask(self, state: S) -> dict[int, Decision]:
        """Who may decide what; changes nothing."""

    @abstractmethod
    def take(self, state: S, seat: int, value: Value) -> type[Phase[Any, Any]] | None:
        """Does what an answer does. Returns the next phase, or None to stay in this one."""

    def why_not(self, state: S, seat: int, value: Value) -> str | None:
        """Why an answer is refused, in the game's own words; None where naming what is allowed says
        it best.
        """
        return None

    def why_not_now(self, state: S, seat: int, text: str) -> str | None:
        """Why a seat cannot say this line now: somebody has been quicker, or it is not for this one
        to say. None where naming whose turn it is, or what is allowed, says it best.
        """
        return None

    def turned_up(self, state: S, value: Value) -> Cards:
        """The cards of a shuffle that the whole table saw besides those that its zones show
        afterwards.
        """
        return 0


class Over(Phase[Any, Any]):
    """The game has ended: nobody is asked anything."""

    name = "over"

    def ask(self, state: State) -> dict[int, Decision]:
        return {}

    def take(self, state: State, seat: int, value: Value) -> None:
        raise Illegal("the game is over")


class Rules(ABC, Generic[S]):
    """A game with its options, for a number of seats. Subclasses describe; this class plays.

    ``phases`` stand in the order of play, the first being where a game starts; ``deal_phase`` is
    where each deal does. ``unit`` is what players call a deal where nobody deals: a round.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    players: ClassVar[range]
    usual_players: ClassVar[int]
    partners: bool = False
    co_operative: ClassVar[bool] = False
    unit: ClassVar[str] = "deal"
    pack: Pack
    deck: Cards
    zones: ClassVar[tuple[Zone, ...]]
    option_kind: ClassVar[type[Options]] = Options
    state_kind: ClassVar[type[State]]
    phases: ClassVar[tuple[type[Phase[Any, Any]], ...]]
    deal_phase: ClassVar[type[Phase[Any, Any]]]

    def __init__(self, options: Any = None, seats: int | None = None) -> None:
        """Raises BadOptions, or ValueError for a number of seats that the game is not for.

        Options are held against the number of seats only where one is given: a lobby does not know
        it yet.
        """
        self.seats = self.usual_players if seats is None else seats
        if self.seats not in self.players:
            raise ValueError(
                f"{self.title} is for {self.players_in_words()} players, not {self.seats}"
            )
        self.options: Any = read_options(self.option_kind, {} if options is None else options)
        if seats is not None and (reason := self.unfit()):
            raise BadOptions(reason)
        self.teams = [self._team(seat) for seat in range(self.seats)]
        self._sides: dict[tuple[int, ...], list[tuple[int, ...]]] = {}
        self.phase: dict[type[Phase[Any, Any]], Phase[Any, Any]] = {}
        kinds: list[type[Phase[Any, Any]]] = [*self.phases, Over]
        for kind in kinds:
            phase = kind(self)
            for named in kind.__mro__:
                self.phase.setdefault(named, phase)

    def unfit(self) -> str | None:
        """Why these options are not for this number of seats; None where they are."""
        return None

    @classmethod
    def players_in_words(cls) -> str:
        """``4``, ``4 or 5``, ``3 to 10``."""
        least, most = cls.players[0], cls.players[-1]
        if least == most:
            return str(least)
        return f"{least} {'or' if most == least + 1 else 'to'} {most}"

    @cached_property
    def shuffle(self) -> Shuffle:
        """What chance is asked before a deal: an order of the whole deck (GEN-3)."""
        return Shuffle(self.pack, self.deck)

    # The way of a game

    def start(self, first_dealer: int | None = None) -> S:
        """A new game; with a first dealer given, it begins with his deal instead of with finding
        him (GEN-8).
        """
        state = self.new_state()
        state.dealer = first_dealer
        self.go_on(state, self.phases[0] if first_dealer is None else self.deal_phase)
        return state

    def new_state(self) -> S:
        """The position before anything has happened."""
        return cast("S", self.state_kind(self.seats))

    def ask(self, state: S) -> dict[int, Decision]:
        """Every seat that may act, and what it is asked; just CHANCE where chance is needed."""
        if state.asked is None:
            state.asked = state.phase.ask(state)
        return state.asked

    def apply(self, state: S, seat: int, value: Value) -> None:
        """The checked door: does what a seat answers. Raises Illegal, and then nothing has changed.

        The answer is the value of a decision, as ``read`` or a decision's own list gives it.
        """
        decision = (state.asked or self.ask(state)).get(seat) or self.asked_of(state, seat)
        if not decision.allows(value):
            reason = state.phase.why_not(state, seat, value) or decision.why_not(value)
            raise Illegal(reason or f"that is not possible now: {self.allowed(decision)}")
        self._do(state, seat, decision, value)

    def push(self, state: S, seat: int, value: Value) -> None:
        """The unchecked door, for search and for replaying what was checked before."""
        self._do(state, seat, (state.asked or state.phase.ask(state))[seat], value)

    def _do(self, state: S, seat: int, decision: Decision, value: Value) -> None:
        phase, before = state.phase, state.history
        state.asked = None
        state.history = (before, seat, decision, value, None)
        following = phase.take(state, seat, value)
        if seat == CHANCE and type(decision) is Shuffle:  # isinstance is slow with abstract kinds
            state.history = (before, seat, decision, value, (phase, state.on_the_table()))
        if following is not None:
            self.go_on(state, following)

    def go_on(self, state: S, following: type[Phase[Any, Any]] | None) -> None:
        """Enters a phase, and those after it where there is nothing to ask."""
        while following is not None:
            state.phase = phase = self.phase[following]
            following = phase.begin(state)

    # Reading what people write

    def read(self, state: S, seat: int, text: str) -> Value:
        """The value that an action line means for a seat that may act. Raises Illegal where it is
        no such line.
        """
        try:
            return self.asked_of(state, seat).parse(text)
        except (Unreadable, Illegal) as refused:
            if (reason := state.phase.why_not_now(state, seat, text)) is not None:
                raise Illegal(reason) from None
            if isinstance(refused, Illegal):
                raise
            said = text if len(text) <= LONGEST_ECHO else text[:LONGEST_ECHO] + "…"
            raise Illegal(f"{said!r} cannot be played now: {refused}") from None

    def act(self, state: S, seat: int, text: str) -> None:
        """Applies an action line. Raises Illegal, and then nothing has changed."""
        self.apply(state, seat, self.read(state, seat, text))

    def asked_of(self, state: S, seat: int) -> Decision:
        """What a seat is asked. Raises Illegal, naming those who may act, when it is not asked."""
        asked = self.ask(state)
        if seat in asked:
            return asked[seat]
        if not asked:
            raise Illegal("the game is over")
        if CHANCE in asked:
            raise Illegal(f"chance comes first: {asked[CHANCE].prompt} is needed")
        if any(
            decision.veil is not None and not decision.veil.asked_openly
            for decision in asked.values()
        ):
            raise Illegal("it is not your turn")
        waiting = " and ".join(f"seat {other}" for other in sorted(asked) if not asked[other].right)
        raise Illegal(f"it is not your turn: the game waits for {waiting}")

    @staticmethod
    def allowed(decision: Decision) -> str:
        """What may be answered, for somebody who answered something else."""
        if decision.count() > 12:
            first = " or ".join(repr(decision.text(value)) for value in islice(decision, 2))
            return f"you may answer {first}, or one of {decision.count() - 2} more"
        return "you may answer " + " or ".join(map(repr, map(decision.text, decision.actions())))

    def phase_named(self, name: str) -> type[Phase[Any, Any]]:
        """The kind of phase that has this name."""
        return next(type(phase) for phase in self.phase.values() if phase.name == name)

    # Scores

    def end_deal(
        self, state: S, delta: Sequence[int], *, same_dealer: bool = False
    ) -> type[Phase[Any, Any]]:
        """Adds a deal's score, passes the deal on (GEN-1), and says what follows."""
        assert state.dealer is not None
        dealer = state.dealer
        state.scores = tuple(
            [score + more for score, more in zip(state.scores, delta, strict=True)]
        )
        state.deals = (*state.deals, Deal(dealer, tuple(delta), state.scores, state.tricks))
        state.dealing = False
        state.tricks = ()
        self.gather(state)
        state.dealer = dealer if same_dealer else self.next_dealer(state)
        state.winners = self.winners(state)
        return Over if self.ended(state) else self.deal_phase

    def ended(self, state: S) -> bool:
        """Whether the game has come to its end: somebody has won, unless all can lose together."""
        return bool(state.winners)

    @abstractmethod
    def gather(self, state: S) -> None:
        """Takes in all cards and clears what belonged to the deal, after it has been scored."""

    def scores(self, state: S) -> tuple[int, ...]:
        """Each seat's score as it stands: as the last deal left it, unless a game counts points in
        the middle of one.
        """
        return state.scores

    def outcome(self, state: S, number: int) -> Sequence[int]:
        """What a deal that is over (counted from 0) was worth to each seat: what it scored, unless
        a game is about something else.
        """
        return state.deals[number].delta or ()

    def begin_deal(self, state: S) -> None:
        """Notes that a deal has begun: called by the phase that takes the shuffle."""
        state.dealing = True
        event = state.history
        state.deal_began = event[0] if isinstance(event, tuple) else event
        state.tricks = ()

    def next_dealer(self, state: S) -> int:
        """Who deals next: the one to the left, unless a game says otherwise."""
        assert state.dealer is not None
        return self.left_of(state, state.dealer)

    def left_of(self, state: S, seat: int) -> int:
        """The seat clockwise from a seat, as they now sit."""
        return on_the_left(state.places)[seat]

    def from_left_of(self, state: S, seat: int | None) -> tuple[int, ...]:
        """All seats clockwise from the left of a seat, that seat last."""
        assert seat is not None
        return clockwise_after(state.places, seat)

    def team(self, seat: int) -> tuple[int, ...]:
        """The seats that win with a seat unless seats are redrawn: in a partnership game the one
        opposite (GEN-1), in a co-operative one all.
        """
        return self.teams[seat]

    def sides(self, state: S) -> list[tuple[int, ...]]:
        """Each seat's team as they now sit: partners opposite, also when seats have been redrawn
        (GEN-1).
        """
        if state.places not in self._sides:
            team = {
                seat: tuple(sorted(state.places[place % 2 :: 2]))
                if self.partners
                else self.team(seat)
                for place, seat in enumerate(state.places)
            }
            self._sides[state.places] = [team[seat] for seat in range(self.seats)]
        return self._sides[state.places]

    def _team(self, seat: int) -> tuple[int, ...]:
        if self.co_operative:
            return tuple(range(self.seats))
        return tuple(range(seat % 2, self.seats, 2)) if self.partners else (seat,)

    @abstractmethod
    def winners(self, state: S) -> tuple[int, ...]:
        """The seats that have won, or none while the game goes on."""

    # What is known

    def table(self, state: S) -> dict[str, Any]:
        """The game's public facts in plain data, by the names that its rules page lists."""
        return {}

    def table_seen(self, state: S, viewer: int | None) -> dict[str, Any]:
        """The facts as one viewer knows them: where a game says so, with what he alone knows."""
        return self.table(state)

    def view(self, state: S, viewer: int | None) -> View:
        """What a seat (None: the whole table) may know of the position and of what led to it
        (GEN-6).
        """
        return view_of(self, state, viewer)

    def deals(self, state: S) -> tuple[Deal, ...]:
        """All deals, the running one last with no delta."""
        if not state.dealing or state.dealer is None:
            return state.deals
        lying = state.open_trick
        tricks = (*state.tricks, lying) if lying is not None else state.tricks
        return (*state.deals, Deal(state.dealer, None, self.scores(state), tricks))

    # Imagining

    def imagine(self, view: View, rng: Random) -> S:
        """A whole state that fits a view and might be the real one; drawn by chance, and from the
        view alone.
        """
        state = resume(self, view)
        if view.running_deal is not None:
            for seat, value in self.imagined_events(view, rng, state):
                self.push(state, seat, value)
        return state

    def recall(self, state: S, view: View) -> None:
        """Gives a resumed position what earlier deals have left behind besides scores and dealer,
        as the view's facts tell it.
        """

    @abstractmethod
    def imagined_events(self, view: View, rng: Random, state: S) -> Iterator[tuple[int, Value]]:
        """The running deal's events with all that the view hides filled in by chance, in order.

        ``state`` is the imagined position, as far as the events given so far have led it.
        """


Chooser = Callable[[View, Below], Value]
"""A seat that plays itself: from what it may know to an answer; None for a right that it leaves."""


def in_turn(asked: Mapping[int, Decision]) -> list[int]:
    """The seats in the order in which those that play themselves are heard: who has a right first,
    then whom the game waits for, each ascending.
    """
    return sorted(asked, key=lambda seat: (not asked[seat].right, seat))
