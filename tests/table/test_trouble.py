"""A store that fails, a caller who gives up, a listener that breaks: the table stays whole."""

import asyncio

import pytest

from bot.store import StoreError, TableState
from bot.table import Refused, Stale
from tests.table.conftest import (
    ANN,
    BEN,
    CAT,
    DAN,
    join,
    lines,
    play_one,
    play_out,
    start,
    stored,
    to_play,
    views,
)


@pytest.fixture
def failing(tables, monkeypatch):
    """Let the store refuse everything, until `failing.undo()`."""

    async def refuse(*_arguments):
        await asyncio.sleep(0)
        raise StoreError("the disk is full. Free some space.")

    with monkeypatch.context() as patch:
        for name in ("append", "save", "create", "keep_messages"):
            patch.setattr(tables._house.store.tables, name, refuse)
        yield patch


async def test_a_play_that_cannot_be_stored_has_not_happened(table, failing):
    heard = []
    table.listen(lambda *change: heard.append(change))
    before, game = views(table), table.game
    seat, user, text = to_play(table)
    with pytest.raises(StoreError, match=r"nothing changed: the disk is full\. Free some space"):
        await table.submit(user, 0, text)
    assert (views(table), table.game, heard) == (before, game, [])
    failing.undo()
    await table.submit(user, 0, text)
    assert table.answer_number(seat) == 1


async def test_nothing_else_has_happened_either(tables, table, failing):
    header = table.header
    for change in (
        table.leave(BEN),
        table.kick(ANN, 2),
        table.stop(ANN),
        table.park("x"),
        table.remember_messages(table=5),
        tables.open(1, 99, "euchre", ANN, "Ann", 1),
    ):
        with pytest.raises(StoreError):
            await change
    assert table.header is header
    assert tables.all() == [table]
    failing.undo()
    assert (await stored(tables, table)).header == header


async def test_a_start_that_cannot_be_stored_leaves_the_lobby(lobby, failing):
    with pytest.raises(StoreError):
        await start(lobby)
    assert lobby.header.state is TableState.LOBBY
    assert lobby.game is None
    failing.undo()
    await join(lobby, BEN)
    await start(lobby)


async def test_a_finish_that_cannot_be_stored_can_be_played_again(tables, table, monkeypatch):
    save = tables._house.store.tables.save
    failed = []

    async def failing_once(*arguments):
        if not failed:
            failed.append(True)
            raise StoreError("the disk is full.")
        await save(*arguments)

    monkeypatch.setattr(tables._house.store.tables, "save", failing_once)
    with pytest.raises(StoreError):
        await play_out(table)
    assert table.header.state is TableState.PLAYING
    assert (await tables._house.store.results.leaderboard(1)).players == 0
    await play_one(table)
    assert table.header.state is TableState.FINISHED
    assert (await tables._house.store.results.leaderboard(1)).players == 4


async def test_a_caller_who_gives_up_leaves_nothing_half_done(tables, table):
    for _ in range(12):
        seat, user, text = to_play(table)
        number = table.answer_number(seat)
        submitting = asyncio.create_task(table.submit(user, number, text))
        for _ in range(number % 4):
            await asyncio.sleep(0)
        submitting.cancel()
        await asyncio.wait([submitting])
        await table.settle()
        assert len(await lines(tables, table)) == table.game.length
        if table.answer_number(seat) == number:
            await table.submit(user, number, text)


async def test_a_caller_who_gives_up_at_the_last_moment_has_played(tables, table, monkeypatch):
    store = tables._house.store.tables
    append, is_stored = store.append, asyncio.Event()

    async def slow_to_answer(*arguments):
        await append(*arguments)
        is_stored.set()
        await asyncio.sleep(0.01)

    monkeypatch.setattr(store, "append", slow_to_answer)
    seat, user, text = to_play(table)
    submitting = asyncio.create_task(table.submit(user, 0, text))
    await is_stored.wait()
    submitting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await submitting
    await table.settle()
    assert table.answer_number(seat) == 1
    assert len(await lines(tables, table)) == table.game.length


async def test_a_play_that_was_stored_and_not_acknowledged_is_found(tables, table, monkeypatch):
    store = tables._house.store.tables
    append = store.append

    async def lose_the_answer(*arguments):
        await append(*arguments)
        raise StoreError("the connection was lost.")

    seat, user, text = to_play(table)
    with monkeypatch.context() as patch:
        patch.setattr(store, "append", lose_the_answer)
        with pytest.raises(StoreError):
            await table.submit(user, 0, text)
    heard = []
    table.listen(lambda *change: heard.append(change))
    with pytest.raises(Stale, match="The table had moved on: look again"):
        await table.submit(user, 0, text)
    assert table.answer_number(seat) == 1
    assert len(heard) == 1
    await play_one(table)
    assert len(await lines(tables, table)) == table.game.length == 4


async def test_a_broken_listener_breaks_nothing(tables, lobby):
    heard = []

    def broken(_table, _change):
        raise RuntimeError("a bug of a screen's")

    tables.listen(broken)
    tables.listen(lambda _table, change: heard.append(change))
    await join(lobby, BEN, CAT, DAN)
    await lobby.stop(ANN)
    assert len(heard) == 4
    assert tables.at(10) is None


async def test_one_thing_happens_at_a_time(table):
    _, user, text = to_play(table)
    done = await asyncio.gather(
        table.leave(BEN),
        table.submit(user, 0, text),
        table.leave(CAT),
        join(table, BEN),
        table.remember_messages(table=5),
        table.kick(ANN, 3),
        return_exceptions=True,
    )
    assert all(answer is None or isinstance(answer, Refused) for answer in done)
    assert [seat.player for seat in table.header.seats] == [None, None, "easy", "easy"]
    assert table.header.messages == {"table": 5}
