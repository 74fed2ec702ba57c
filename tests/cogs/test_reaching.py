"""Requests that fail: told apart by Discord's codes, tried again where that helps."""

import asyncio
from types import SimpleNamespace

import aiohttp
import discord
import pytest

from cogs import reaching
from cogs.reaching import CODES, Trouble, Unreached, reach, trouble_of


def failed(status, code=0, kind=discord.HTTPException):
    response = SimpleNamespace(status=status, reason="")
    return kind(response, {"code": code, "message": "no"})


@pytest.mark.parametrize(
    ("failure", "trouble"),
    [
        (failed(404, 10062, discord.NotFound), Trouble.EXPIRED),
        (failed(404, 10015, discord.NotFound), Trouble.EXPIRED),
        (failed(401, 50027), Trouble.EXPIRED),
        (failed(400, 40060), Trouble.ANSWERED),
        (discord.InteractionResponded(SimpleNamespace()), Trouble.ANSWERED),
        (failed(404, 10008, discord.NotFound), Trouble.NO_MESSAGE),
        (failed(404, 10003, discord.NotFound), Trouble.NO_CHANNEL),
        (failed(403, 50001, discord.Forbidden), Trouble.NO_RIGHT),
        (failed(403, 50013, discord.Forbidden), Trouble.NO_RIGHT),
        (failed(403, 99999, discord.Forbidden), Trouble.NO_RIGHT),
        (failed(400, 50083), Trouble.ARCHIVED),
        (failed(429, 30046), Trouble.TOO_OLD),
        (failed(429), Trouble.BUSY),
        (discord.RateLimited(90.0), Trouble.BUSY),
        (failed(503, 0, discord.DiscordServerError), Trouble.BUSY),
        (aiohttp.ServerDisconnectedError(), Trouble.BUSY),
        (ConnectionResetError(), Trouble.BUSY),
        (TimeoutError(), Trouble.BUSY),
        (failed(400, 50035), Trouble.WRONG),
    ],
)
def test_failures_are_told_apart(failure, trouble):
    assert trouble_of(failure) is trouble


def test_every_trouble_has_words_and_every_code_a_trouble():
    assert all(trouble.value for trouble in Trouble)
    assert set(CODES) >= {10062, 50027, 40060, 10003, 10008, 50001, 50013, 30046}


class Request:
    """Fails with these, one after the other, then answers."""

    def __init__(self, *failures):
        self.failures = list(failures)
        self.tries = 0

    async def __call__(self):
        self.tries += 1
        if self.failures:
            raise self.failures.pop(0)
        return "answer"


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch):
    monkeypatch.setattr(reaching, "PAUSES", (0.0, 0.0))


async def test_a_busy_discord_is_asked_again():
    request = Request(ConnectionResetError(), failed(502))
    assert await reach(request) == "answer"
    assert request.tries == 3


async def test_patience_has_an_end():
    request = Request(*[ConnectionResetError()] * 9)
    with pytest.raises(Unreached) as unreached:
        await reach(request)
    assert unreached.value.trouble is Trouble.BUSY
    assert request.tries == 3


async def test_what_may_not_be_done_twice_is_tried_once():
    request = Request(ConnectionResetError())
    with pytest.raises(Unreached):
        await reach(request, repeatable=False)
    assert request.tries == 1


async def test_what_cannot_be_helped_is_not_tried_again():
    request = Request(failed(403, 50013, discord.Forbidden))
    with pytest.raises(Unreached) as unreached:
        await reach(request)
    assert unreached.value.trouble is Trouble.NO_RIGHT
    assert request.tries == 1


async def test_a_request_without_an_answer_is_given_up():
    async def never():
        await asyncio.Event().wait()

    with pytest.raises(Unreached) as unreached:
        await reach(never, patience=0.01)
    assert unreached.value.trouble is Trouble.BUSY


async def test_faults_of_ours_are_not_taken_for_discords():
    with pytest.raises(ZeroDivisionError):
        await reach(Request(ZeroDivisionError()))
