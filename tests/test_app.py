"""How the bot's process is set up."""

import gc

import pytest

from bot import app
from bot.config import Config


class Store:
    async def close(self):
        pass


@pytest.fixture
def unfrozen():
    yield
    gc.unfreeze()


async def test_what_has_been_loaded_is_not_looked_through_again_once_it_is_connected(
    unfrozen, monkeypatch
):
    frozen = []

    async def opened(_url):
        return Store()

    async def until(*_arguments):
        frozen.append(gc.get_freeze_count())

    monkeypatch.setattr(app, "open_store", opened)
    monkeypatch.setattr(app, "_until", until)
    monkeypatch.setattr(app, "make_client", lambda *_arguments: None)
    monkeypatch.setattr(app, "point_at", lambda _place: None)
    await app._run(Config(token="a.b.c"))
    assert frozen[0] > 50_000
