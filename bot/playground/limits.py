"""Discord's rate limits: so many requests in so many seconds, per route and per place."""

import hashlib
from collections import deque
from dataclasses import dataclass
from typing import NamedTuple

from bot.clock import Clock
from bot.playground.errors import Refusal
from bot.playground.world import Message

OLD = 3600.0  # seconds: a message older than this is edited only now and then
OLD_EDITS = 3
OLD_EDITS_WINDOW = 20.0
GLOBAL_REQUESTS = 50
GLOBAL_WINDOW = 1.0


class Limit(NamedTuple):
    """So many requests in a window of so many seconds."""

    requests: int
    seconds: float


SEND = Limit(5, 5.0)
EDIT = Limit(5, 5.0)  # of all messages of a channel together
DELETE = Limit(5, 1.0)
FOLLOW = Limit(5, 2.0)
USUAL = Limit(50, 1.0)


@dataclass(slots=True)
class Window:
    """The requests that still count, in a window that began with the first of them."""

    ends: float
    left: int


class Limits:
    """Counts requests. A bucket is a route together with its channel, server or webhook."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._windows: dict[tuple[str, str], Window] = {}
        self._recent: deque[float] = deque()
        self._old_edits: dict[int, deque[float]] = {}

    def count(self, route: str, place: str, limit: Limit) -> dict[str, str]:
        """Count a request and return the headers that tell how many are left; or refuse (429)."""
        now = self._clock.now()
        window = self._windows.get((route, place))
        if window is None or window.ends <= now:
            self._forget(now)
            window = self._windows[route, place] = Window(now + limit.seconds, limit.requests)
        if window.left == 0:
            headers = _headers(route, limit, window, now)
            raise too_many(window.ends - now, headers | {"X-RateLimit-Scope": "user"})
        window.left -= 1
        return _headers(route, limit, window, now)

    def count_globally(self) -> None:
        """Count a request towards the 50 that a bot may make in a second, or refuse (429)."""
        now = self._clock.now()
        while self._recent and self._recent[0] <= now - GLOBAL_WINDOW:
            self._recent.popleft()
        if len(self._recent) >= GLOBAL_REQUESTS:
            wait = self._recent[0] + GLOBAL_WINDOW - now
            headers = {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
            raise too_many(wait, headers, everywhere=True)
        self._recent.append(now)

    def count_old_edit(self, message: Message) -> None:
        """Count an edit of a message that is older than an hour, or refuse (30046)."""
        now = self._clock.now()
        if now - message.created <= OLD:
            return
        edits = self._old_edits.setdefault(message.channel.id, deque())
        while edits and edits[0] <= now - OLD_EDITS_WINDOW:
            edits.popleft()
        if len(edits) >= OLD_EDITS:
            words = "Maximum number of edits to messages older than 1 hour reached. Try again later"
            wait = {"retry_after": round(edits[0] + OLD_EDITS_WINDOW - now, 3), "global": False}
            raise Refusal(429, 30046, words, headers=_retry(wait["retry_after"]), more=wait)
        edits.append(now)

    def _forget(self, now: float) -> None:
        if len(self._windows) > 1000:
            self._windows = {key: one for key, one in self._windows.items() if one.ends > now}


def too_many(wait: float, headers: dict[str, str], *, everywhere: bool = False) -> Refusal:
    """Return the refusal 429 that asks to wait so many seconds."""
    wait = max(round(wait, 3), 0.001)
    more = {"retry_after": wait, "global": everywhere}
    words = "You are being rate limited."
    return Refusal(429, 0, words, headers=headers | _retry(wait), more=more)


def _retry(wait: float) -> dict[str, str]:
    # Libraries take an answer without Via for a ban by the network in front of Discord.
    return {"Retry-After": str(max(1, round(wait))), "Via": "1.1 playground"}


def _headers(route: str, limit: Limit, window: Window, now: float) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(limit.requests),
        "X-RateLimit-Remaining": str(window.left),
        "X-RateLimit-Reset": f"{window.ends:.3f}",
        "X-RateLimit-Reset-After": f"{window.ends - now:.3f}",
        "X-RateLimit-Bucket": hashlib.sha256(route.encode()).hexdigest()[:32],
    }
