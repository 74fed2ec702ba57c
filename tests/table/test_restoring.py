"""A process starts: every open table comes back as it was, and a damaged one stops nobody."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.lobby import Parked
from bot.record import read_record, verify
from bot.store import StoreError, TableState
from bot.table import Closed, Game, Refused
from tests.table.conftest import (
    ANN,
    BEN,
    CAT,
    DAN,
    SEED,
    join,
    lines,
    open_table,
    play_one,
    play_out,
    start,
    stored,
    to_play,
    views,
)
from tests.waiting import until

ROOT = Path(__file__).parent.parent.parent

PLAY_UNTIL_KILLED = """
import asyncio, sys
from bot.clock import Clock
from bot.lobby import OpenTables
from bot.store import open_store
from bot.table import House
from tests.databases import database_url
from tests.table.conftest import by_chance, play_one

async def main():
    store = await open_store(database_url(sys.argv[1]))
    tables = OpenTables(House(store, Clock(), by_chance, "easy", pause=0))
    assert not await tables.restore()
    (table,) = tables.all()
    while table.is_open:
        await play_one(table)
        print(table.game.length, flush=True)
    sys.stdin.readline()

asyncio.run(main())
"""


async def four(tables, channel=10, **options):
    """A running game of four people."""
    table = await open_table(tables, channel, options=options)
    await join(table, BEN, CAT, DAN)
    await start(table)
    return table


async def test_a_running_game_comes_back_as_it_was(process):
    async with process() as tables:
        table = await four(tables, target=5, farmers_hand=True)
        for _ in range(37):
            await play_one(table)
        await table.remember_messages(table=77)
        before, header = views(table), table.header
    async with process() as tables:
        assert await tables.restore() == []
        again = tables.at(10)
        assert tables.by_id(table.id) is again
        assert (views(again), again.header) == (before, header)
        assert again.game.answers == table.game.answers
        await play_out(again)
        assert again.header.state is TableState.FINISHED


async def test_every_moment_of_a_game_comes_back(process):
    async with process() as tables:
        table = await four(tables, target=5)
        in_store = []
        for _ in range(60):
            in_store.append((views(table), table.game.answers, table.game.length))
            await play_one(table)
        record = await lines(tables, table)
    for before, answers, length in in_store:
        game = Game.replay(table.rules, table.game.seed, None, record[:length])
        seats = (None, 0, 1, 2, 3)
        assert [table.rules.view(game.state, seat).as_bytes() for seat in seats] == before
        assert (game.answers, game.length) == (answers, length)


async def test_a_lobby_comes_back_with_its_secret(process):
    async with process() as tables:
        table = await open_table(tables, options={"target": 7})
        await join(table, BEN)
        await table.add_player(ANN)
    async with process() as tables:
        await tables.restore()
        again = tables.at(10)
        assert again.header == table.header
        assert again.header.server_seed == SEED
        await join(again, CAT)
        await start(again)
        assert len(again.header.ids) == 4


async def test_a_click_from_before_counts_once(process):
    async with process() as tables:
        table = await four(tables)
        seat, user, text = to_play(table)
        number = table.answer_number(seat)
    async with process() as tables:
        await tables.restore()
        again = tables.by_id(table.id)
        await again.submit(user, number, text)
        with pytest.raises(Refused, match="That has been answered already"):
            await again.submit(user, number, text)


async def test_seats_that_play_themselves_go_on(process):
    async with process(pause=3600.0) as tables:
        table = await open_table(tables)
        await start(table)
        if to_play(table)[1] == ANN:
            await play_one(table)
    async with process() as tables:
        await tables.restore()
        await until(lambda: to_play(tables.at(10))[1] == ANN)


async def test_a_game_that_waits_goes_on_waiting(process):
    async with process() as tables:
        table = await open_table(tables)
        await start(table)
        await table.leave(ANN)
        length = table.game.length
    async with process() as tables:
        await tables.restore()
        again = tables.at(10)
        await asyncio.sleep(0.05)
        assert (again.waits, again.game.length) == (True, length)
        await join(again, ANN)
        await until(lambda: to_play(again)[1] == ANN)


async def test_closed_tables_stay_closed(process):
    async with process() as tables:
        finished = await four(tables, channel=1, target=5)
        await play_out(finished)
        await (await open_table(tables, channel=2)).stop(ANN)
    async with process() as tables:
        await tables.restore()
        assert tables.all() == []


DAMAGE = {
    "UPDATE events SET text = 'play the fool' WHERE n = 4": "event 4: 'play the fool' cannot",
    "UPDATE events SET text = 'pick 9' WHERE n = 0": "event 0 is not what the seed and the rules",
    "DELETE FROM events WHERE n = 3": "event 3 is missing",
    "DELETE FROM events": "the events stop where chance is needed",
    "UPDATE tables SET game = 'bridge'": "unknown game 'bridge'",
    "UPDATE tables SET options = '{\"target\": 99}'": "a whole number from 5 to 21",
    "UPDATE tables SET options = '{'": "Expecting property name",
    "UPDATE tables SET server_seed = x'00'": "the secret seed is not the one that was committed to",
    "DELETE FROM seats WHERE seat = 3": "is for 4 players, not 3",
}


@pytest.mark.parametrize("damage", DAMAGE)
async def test_a_damaged_table_is_parked_and_the_others_go_on(process, url, damage):
    async with process() as tables:
        hurt = await four(tables, channel=1)
        sound = await four(tables, channel=2)
        for table in (hurt, sound):
            for _ in range(6):
                await play_one(table)
    key = "id" if "UPDATE tables" in damage else '"table"'
    where = "AND" if "WHERE" in damage else "WHERE"
    hurt_in(url, f"{damage} {where} {key} = {hurt.id}")
    with capture_logs() as logged:
        async with process() as tables:
            (parked,) = await tables.restore()
            assert [table.id for table in tables.all()] == [sound.id]
            await play_one(tables.at(2))
            assert state_of(url, hurt) == ("parked", parked.reason)
    assert parked.table == hurt.id
    assert DAMAGE[damage] in parked.reason
    assert [(line["log_level"], line["table"]) for line in logged] == [("error", hurt.id)]


def hurt_in(url, statement):
    with closing(sqlite3.connect(url.database)) as other, other:
        other.execute(statement)


def state_of(url, table):
    with closing(sqlite3.connect(url.database)) as other:
        query = "SELECT state, reason FROM tables WHERE id = ?"
        return other.execute(query, [table.id]).fetchone()


async def test_the_channel_of_a_parked_table_is_free_again(process, url):
    async with process() as tables:
        table = await four(tables)
    hurt_in(url, "DELETE FROM events")
    async with process() as tables:
        assert await tables.restore() == [
            Parked(table.id, 10, "the events stop where chance is needed")
        ]
        await open_table(tables)


async def test_a_table_that_cannot_even_be_parked_stops_nobody(process, url, monkeypatch):
    async with process() as tables:
        hurt = await four(tables, channel=1)
        sound = await four(tables, channel=2)
    hurt_in(url, f'DELETE FROM events WHERE "table" = {hurt.id}')

    async def refuse(*_arguments):
        raise StoreError("the disk is full.")

    async with process() as tables:
        monkeypatch.setattr(tables._house.store.tables, "park", refuse)
        assert len(await tables.restore()) == 1
        assert [table.id for table in tables.all()] == [sound.id]


async def test_nothing_acknowledged_is_lost_to_kill_9_and_the_game_goes_on(process, url):
    async with process() as tables:
        table = await four(tables, target=5)
        length = table.game.length
    for plays in (7, 16):
        acknowledged = await asyncio.to_thread(kill_while_playing, url.database, plays)
        assert acknowledged >= length + plays
        async with process() as tables:
            assert await tables.restore() == []
            again = tables.at(10)
            # One play may have been committed and not yet said so, and its deal with it.
            assert 0 <= again.game.length - acknowledged <= 2
            await play_one(again)
            length = again.game.length
    async with process() as tables:
        await tables.restore()
        await play_out(tables.at(10))
        assert (await tables._house.store.results.leaderboard(1)).players == 4


def kill_while_playing(path, plays):
    """Let a process play on until it has acknowledged so many plays; kill it; how far was it?"""
    command = [sys.executable, "-c", PLAY_UNTIL_KILLED, path]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as child:
        said = [child.stdout.readline() for _ in range(plays)]
        child.send_signal(signal.SIGKILL)
        said += child.stdout.readlines()
    return int([line for line in said if line.endswith("\n")][-1])


async def test_the_record_of_a_game_that_is_over_proves_that_it_was_fair(process):
    async with process() as tables:
        table = await four(tables, target=5)
        with pytest.raises(Closed, match="secret until the game is over"):
            table.record()
        assert await tables.closed(table.id) is None
        await play_out(table)
        record = table.record()
        assert (await tables._house.store.tables.last_finished(10)) == table.id
    assert verify(read_record(record)).holds
    async with process() as tables:
        again = await tables.closed(table.id)
        assert again.record() == record
        assert again.seat_of(BEN) == 1
        assert await tables.closed(404) is None
        assert tables.all() == []


async def test_a_closed_table_that_is_damaged_is_refused(process, url):
    async with process() as tables:
        table = await four(tables)
        await table.stop(ANN)
        hurt_in(url, "UPDATE events SET text = 'pass' WHERE n = 1")
        with pytest.raises(Refused, match="cannot be read any more"):
            await tables.closed(table.id)


async def test_a_hundred_tables_come_back_quickly(process):
    async with process() as tables:
        model = await four(tables, channel=1)
        for _ in range(60):
            await play_one(model)
        events = (await stored(tables, model)).events
        store = tables._house.store.tables
        for channel in range(2, 101):
            number = await store.create(replace(model.header, channel=channel))
            await store.append(number, 0, events)
    async with process() as tables:
        waits = []
        watching = asyncio.create_task(watch(waits))
        began = time.perf_counter()
        assert await tables.restore() == []
        seconds = time.perf_counter() - began
        watching.cancel()
        assert len(tables.all()) == 100
    print(
        f"100 tables of {len(events)} events came back in {seconds:.2f} s;"
        f" the event loop never waited longer than {max(waits, default=0) * 1000:.0f} ms"
    )


async def watch(waits):
    """Note how long the event loop takes to come round, again and again."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(0.001)
        waits.append(time.perf_counter() - began)
