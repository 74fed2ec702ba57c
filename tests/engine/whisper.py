"""A small game for tests of the engine: secret passing, a secret promise, and tricks without trump.

Each of three has three cards, passes one to the left, promises a number of tricks, and plays. A
trick scores one point, a promise kept two more, and the first deal decides. A promise of 0 stays
secret.
"""

from typing import Any, ClassVar

from bot.engine.cards import STANDARD
from bot.engine.chance import CHANCE, Shuffle
from bot.engine.decisions import Number, Veil
from bot.engine.phases.dealing import Packets
from bot.engine.phases.first_dealer import FirstDealer
from bot.engine.phases.ranking import Ranking, plain_order
from bot.engine.phases.sealed import Sealed
from bot.engine.phases.tricks import Tricks, TrickState, tricks_won
from bot.engine.picking import PickCard, Picking
from bot.engine.rules import Phase, Rules
from bot.engine.zones import Zone, everybody, nobody, owner_only

DECK = STANDARD.of_ranks("AKQ")
PACKETS = Packets([(3, 3, 3)])


class WhisperState(TrickState):
    """`promises` are the numbers of tricks, by seat."""

    stock: int = DECK
    promises: tuple[int, ...] = ()


class Deal(Phase[Any, WhisperState]):
    name = "deal"

    def ask(self, state):
        return {CHANCE: Shuffle(STANDARD, DECK)}

    def take(self, state, seat, value):
        self.rules.begin_deal(state)
        state.hands = PACKETS.deal(value, self.rules.from_left_of(state, state.dealer))
        state.stock = sum(value[PACKETS.dealt :])
        return Pass


class Pass(Sealed[Any, WhisperState]):
    name = "pass"

    def asked_seats(self, state):
        return [0, 1, 2]

    def question(self, state, seat):
        veil = Veil((seat, self.rules.left_of(state, seat)), until_reveal=False)
        return PickCard(Picking("pass", STANDARD, "Pass one", veil=veil), state.hands[seat])

    def revealed(self, state, answers):
        for seat, card in answers.items():
            state.hands[seat] ^= card
            state.hands[self.rules.left_of(state, seat)] |= card
        return Promise


class Promise(Sealed[Any, WhisperState]):
    name = "promise"

    def asked_seats(self, state):
        return [0, 1, 2]

    def question(self, state, seat):
        veil = Veil((seat,), until_reveal=True, hushed=frozenset([0]))
        return Number("promise", range(4), "How many tricks?", veil)

    def revealed(self, state, answers):
        state.promises = tuple(answers.values())
        return Play


class Play(Tricks[Any, WhisperState]):
    def begin(self, state):
        state.after = (1, 2, 0)
        state.leader = state.turn = self.rules.left_of(state, state.dealer)
        state.ranking = Ranking(plain_order(STANDARD, DECK), None)

    def over(self, state):
        won = [tricks_won(state, (seat,)) for seat in range(3)]
        kept = [2 * (tricks == state.promises[seat]) for seat, tricks in enumerate(won)]
        return self.rules.end_deal(state, [a + b for a, b in zip(won, kept, strict=True)])


class Whisper(Rules[WhisperState]):
    id: ClassVar[str] = "whisper"
    title = "Whisper"
    players = range(3, 4)
    usual_players = 3
    pack = STANDARD
    deck = DECK
    zones = (
        Zone("hands", owner_only, each_seat=True),
        Zone("stock", nobody),
        Zone("trick", everybody),
        Zone("taken", everybody, each_seat=True),
    )
    state_kind = WhisperState
    phases = (FirstDealer, Deal, Pass, Promise, Play)
    deal_phase = Deal

    def gather(self, state):
        state.hands = [0] * 3
        state.stock, state.promises = DECK, ()

    def winners(self, state):
        most = max(state.scores)
        return tuple(seat for seat in range(3) if state.scores[seat] == most)

    def imagined_events(self, view, rng, state):
        raise NotImplementedError("nobody plays this by himself")
