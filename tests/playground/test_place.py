"""The port is taken at once; who comes before somebody serves there waits."""

import asyncio
from pathlib import Path

import aiohttp
import pytest

from bot.playground.ground import Ground
from bot.playground.place import Place
from bot.playground.playground import Playground
from bot.playground.server import Server


async def test_who_comes_early_is_served_in_the_end(tmp_path: Path):
    place = Place()
    async with aiohttp.ClientSession() as session:
        early = asyncio.create_task(session.get(f"{place.api}/v10/gateway"))
        await asyncio.sleep(0.1)
        assert not early.done()
        async with Server(Playground(Ground(tmp_path / "clock")), place):
            answer = await early
            assert await answer.json() == {"url": place.gateway}


def test_a_taken_port_is_refused_at_once():
    taken = Place()
    with pytest.raises(OSError, match="in use"):
        Place(taken.port)
    taken.close()
    assert taken.socket.fileno() == -1
