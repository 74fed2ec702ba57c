"""Misbehaviour on order: errors, slowness, lost answers and doubled events, for tests."""

import re
from dataclasses import dataclass
from typing import Annotated, Literal

from bot.playground.bodies.base import Body, Snowflake, between

Times = Annotated[int, between(1, 10_000)]


class RequestFault(Body):
    """A fault of the next requests of the bot that it fits: all, or by method and path.

    `path` is a regular expression, looked for in the path after /api/v10.
    """

    kind: Literal["status", "delay", "lose_answer"]
    method: str | None = None
    path: str | None = None
    times: Times = 1
    status: Annotated[int, between(400, 599)] = 500
    retry_after: float = 0.5
    seconds: float = 1.0
    when: Literal["before", "after"] = "before"

    def fits(self, method: str, path: str) -> bool:
        """Tell whether a request is one of those meant."""
        by_method = self.method is None or self.method.upper() == method
        return by_method and (self.path is None or re.search(self.path, path) is not None)


class EventFault(Body):
    """The next events of this name reach the bot twice."""

    kind: Literal["repeat_event"]
    event: str = "INTERACTION_CREATE"
    times: Times = 1


class GatewayFault(Body):
    """All gateway connections of the bot are cut, told to reconnect, or told they are void."""

    kind: Literal["drop_gateway", "reconnect", "invalid_session"]
    resumable: bool = True


class RightsFault(Body):
    """These rights (a decimal number of bits) are taken from the bot in a channel; 0: none."""

    kind: Literal["rights"]
    channel: Snowflake
    permissions: Snowflake


class ThingFault(Body):
    """A message, a channel, or the bot's membership is gone; or a thread goes to the archive."""

    kind: Literal["delete_message", "delete_channel", "archive_thread", "remove_guild", "add_guild"]
    channel: Snowflake = 0
    message: Snowflake = 0
    locked: bool = False


@dataclass(slots=True)
class Ordered:
    """A fault and how often it is still to happen."""

    fault: RequestFault | EventFault
    left: int


class Faults:
    """The faults that are still to come, in the order in which they were asked for."""

    def __init__(self) -> None:
        self._ordered: list[Ordered] = []

    def order(self, fault: RequestFault | EventFault) -> None:
        """Let this happen the next `times`."""
        self._ordered.append(Ordered(fault, fault.times))

    def clear(self) -> None:
        """Call everything off."""
        self._ordered.clear()

    def pending(self) -> list[dict[str, object]]:
        """Return what is still to come, as JSON."""
        return [one.fault.model_dump() | {"times": one.left} for one in self._ordered]

    def of_request(self, method: str, path: str) -> RequestFault | None:
        """Return what is to happen to this request, and count it."""
        for one in self._ordered:
            if isinstance(one.fault, RequestFault) and one.fault.fits(method, path):
                self._count(one)
                return one.fault
        return None

    def repeats(self, event: str) -> int:
        """Return how often this event is to be repeated, and count it."""
        for one in self._ordered:
            if isinstance(one.fault, EventFault) and one.fault.event == event:
                self._count(one)
                return 1
        return 0

    def _count(self, one: Ordered) -> None:
        one.left -= 1
        if not one.left:
            self._ordered.remove(one)
