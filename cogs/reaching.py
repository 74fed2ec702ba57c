"""Requests to Discord, and what becomes of those that fail: told apart here and nowhere else."""

import asyncio
from collections.abc import Awaitable, Callable
from enum import Enum
from typing import TypeVar

import aiohttp
import discord
import structlog

T = TypeVar("T")

PATIENCE = 30.0
"""Seconds that a request may take, waiting for a rate limit included."""

PAUSES = (0.5, 2.0)
"""Seconds before each further try of a request that may be made twice."""

log = structlog.get_logger()


class Trouble(Enum):
    """What stands between the bot and what it wanted to do in Discord."""

    EXPIRED = "the interaction is too old to be answered"
    ANSWERED = "the interaction has been answered already"
    NO_MESSAGE = "the message is gone"
    NO_CHANNEL = "the channel is gone"
    NO_RIGHT = "Parlour may not do that there"
    ARCHIVED = "the thread is archived"
    TOO_OLD = "the message is too old to be edited again"
    BUSY = "Discord cannot be reached, or asks for patience"
    WRONG = "Discord does not accept the request"


CODES = {
    10062: Trouble.EXPIRED,  # unknown interaction: more than three seconds, or never there
    10015: Trouble.EXPIRED,  # unknown webhook: the token is no more
    50027: Trouble.EXPIRED,  # invalid webhook token: older than a quarter of an hour
    40060: Trouble.ANSWERED,
    10008: Trouble.NO_MESSAGE,
    10003: Trouble.NO_CHANNEL,
    10004: Trouble.NO_CHANNEL,  # unknown server
    50001: Trouble.NO_RIGHT,  # missing access
    50013: Trouble.NO_RIGHT,  # missing permissions
    50083: Trouble.ARCHIVED,
    160005: Trouble.NO_RIGHT,  # the thread is locked
    30046: Trouble.TOO_OLD,
}
"""Discord's error codes that say what is the matter."""

FAILURES = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)
"""All that a request to Discord may end with."""


class Unreached(Exception):
    """A request to Discord failed for good; ``trouble`` says why."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble.value)
        self.trouble = trouble


def trouble_of(failure: BaseException) -> Trouble:
    """What a failed request means."""
    if isinstance(failure, discord.InteractionResponded):
        return Trouble.ANSWERED
    if not isinstance(failure, discord.HTTPException):
        return Trouble.BUSY
    if failure.code in CODES:
        return CODES[failure.code]
    if failure.status == 429 or failure.status >= 500:
        return Trouble.BUSY
    return Trouble.NO_RIGHT if failure.status == 403 else Trouble.WRONG


async def reach(
    request: Callable[[], Awaitable[T]], *, repeatable: bool = True, patience: float = PATIENCE
) -> T:
    """Make a request; a repeatable one again when Discord was busy. Raises `Unreached`.

    `patience` is how many seconds each try may take.
    """
    pauses = iter(PAUSES if repeatable else ())
    while True:
        try:
            async with asyncio.timeout(patience):
                return await request()
        except FAILURES as failure:
            trouble, pause = trouble_of(failure), next(pauses, None)
            if trouble is not Trouble.BUSY or pause is None:
                _note(trouble, failure)
                raise Unreached(trouble) from failure
        await asyncio.sleep(pause)


def _note(trouble: Trouble, failure: BaseException) -> None:
    """One line, without a traceback: it is Discord that failed, and it is told what to do then."""
    say = log.error if trouble is Trouble.WRONG else log.info
    say("a request to Discord failed", trouble=trouble.name.lower(), error=str(failure))
