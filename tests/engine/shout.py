"""Whisper with a right out of turn: in the play, whoever is quickest may shout, once a deal."""

from bot.engine.decisions import Either, OneOf
from tests.engine.whisper import Deal, FirstDealer, Pass, Play, Promise, Whisper, WhisperState

SHOUT = OneOf(("shout",), "Shout", right=True)


class ShoutState(WhisperState):
    """`shouted` is who was quickest, or None."""

    shouted: int | None = None


class Shouting(Play):
    def ask(self, state):
        asked = super().ask(state)
        if state.shouted is not None:
            return asked
        return {seat: Either(asked[seat], SHOUT) if seat in asked else SHOUT for seat in range(3)}

    def take(self, state, seat, value):
        if value == "shout":
            state.shouted = seat
            return None
        return super().take(state, seat, value)

    def why_not_now(self, state, seat, text):
        return f"seat {state.shouted} was quicker" if text == "shout" else None


class Shout(Whisper):
    id = "shout"
    state_kind = ShoutState
    phases = (FirstDealer, Deal, Pass, Promise, Shouting)
