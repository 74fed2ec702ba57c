"""A disk that is full, a database that is locked or read-only: one clear error, nothing lost."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import traceback
from pathlib import Path

import pytest
from sqlalchemy import event

from bot.store import Event, StoreError, open_store
from tests.store.conftest import HEADER, header

ROOT = Path(__file__).parent.parent.parent
PLAY = Event(0, "play JH", 1001.0)

COMMIT_UNTIL_KILLED = """
import asyncio, sys
from sqlalchemy import URL
from bot.store import Event, open_store

async def play(store, table):
    for n in range(100_000):
        await store.tables.append(table, n, [Event(0, "pass" if n % 2 else f"bid {n}", 1.0)])
        print(table, n, flush=True)

async def main():
    store = await open_store(URL.create("sqlite+aiosqlite", database=sys.argv[1]))
    tables = await store.tables.open_ids()
    await asyncio.gather(*(play(store, table) for table in tables))

asyncio.run(main())
"""


def with_pragma(store, pragma):
    """Run a pragma on every connection, those already in the pool included."""

    @event.listens_for(store._database._engine.sync_engine, "checkout")
    def listen(connection, *_):
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return lambda: event.remove(store._database._engine.sync_engine, "checkout", listen)


async def test_a_full_disk_is_named_and_space_helps(store):
    table = await store.tables.create(HEADER)
    remove = with_pragma(store, "max_page_count = 1")
    with pytest.raises(StoreError, match=r"nothing changed: the disk is full. Free some space"):
        await store.tables.append(table, 0, [Event(0, "x" * 200_000, 1.0)])
    remove()
    with_pragma(store, "max_page_count = 1000000")
    assert (await store.tables.load(table)).events == ()
    await store.tables.append(table, 0, [PLAY])
    assert (await store.tables.load(table)).events == (PLAY,)


async def test_a_database_that_is_read_only_is_named(store):
    table = await store.tables.create(HEADER)
    remove = with_pragma(store, "query_only = ON")
    with pytest.raises(
        StoreError, match=r"it may not be written. Make the file and its folder wri"
    ):
        await store.tables.append(table, 0, [PLAY])
    remove()
    with_pragma(store, "query_only = OFF")
    await store.tables.append(table, 0, [PLAY])
    assert (await store.tables.load(table)).events == (PLAY,)


async def test_a_database_that_another_program_locks_is_named(store, path):
    table = await store.tables.create(HEADER)
    with_pragma(store, "busy_timeout = 50")
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match=r"another program keeps it locked. Close that program"):
        await store.tables.append(table, 0, [PLAY])
    other.execute("ROLLBACK")
    other.close()
    await store.tables.append(table, 0, [PLAY])
    assert (await store.tables.load(table)).events == (PLAY,)


async def test_a_database_locked_for_a_moment_is_waited_for(store, path):
    table = await store.tables.create(HEADER)
    with_pragma(store, "busy_timeout = 60000")
    other = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    append = asyncio.create_task(store.tables.append(table, 0, [PLAY]))
    await asyncio.sleep(0.1)
    assert not append.done()
    other.execute("ROLLBACK")
    other.close()
    await append
    assert (await store.tables.load(table)).events == (PLAY,)


async def test_appends_of_many_tables_do_not_disturb_each_other(store):
    with_pragma(store, "busy_timeout = 0")  # they queue in order, and none finds the file locked
    tables = [await store.tables.create(header(channel=n)) for n in range(8)]
    appends = [store.tables.append(table, n, [PLAY]) for table in tables for n in range(10)]
    await asyncio.gather(*appends)
    for table in tables:
        assert len((await store.tables.load(table)).events) == 10


async def test_a_cancelled_append_leaves_the_store_usable(store):
    table = await store.tables.create(HEADER)
    append = asyncio.create_task(store.tables.append(table, 0, [PLAY]))
    await asyncio.sleep(0)
    append.cancel()
    with pytest.raises(asyncio.CancelledError):
        await append
    done = len((await store.tables.load(table)).events)
    await store.tables.append(table, done, [PLAY])
    assert len((await store.tables.load(table)).events) == done + 1


async def test_what_was_acknowledged_survives_kill_9(url, path):
    for attempt in range(2):
        store = await open_store(url)
        for n in range(3):
            await store.tables.create(header(channel=100 * attempt + n))
        tables = await store.tables.open_ids()
        await store.close()
        acknowledged = await asyncio.to_thread(_kill_while_committing, path, 20 + 13 * attempt)
        store = await open_store(url)
        for table in tables:
            events = (await store.tables.load(table)).events
            assert [e.text for e in events] == [
                "pass" if n % 2 else f"bid {n}" for n in range(len(events))
            ]
            # One append may have been committed and not yet said so.
            assert len(events) - acknowledged.get(table, 0) in {0, 1}
            await store.tables.park(table, "tried")
        await store.close()


def _kill_while_committing(path, lines):
    """Let a process commit until it has said so `lines` times, kill it, and return what it said."""
    command = [sys.executable, "-c", COMMIT_UNTIL_KILLED, str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        said = [process.stdout.readline() for _ in range(lines)]
        os.kill(process.pid, signal.SIGKILL)
        said += process.stdout.readlines()
    assert process.returncode == -signal.SIGKILL
    acknowledged = {}
    for line in said:
        if line.endswith("\n"):
            table, n = map(int, line.split())
            acknowledged[table] = n + 1
    return acknowledged


async def test_no_error_shows_the_secret_seed(store):
    secret = header(server_seed=b"a secret that nobody may see ...")
    table = await store.tables.create(secret)
    remove = with_pragma(store, "query_only = ON")
    with pytest.raises(StoreError) as caught:
        await store.tables.save(table, secret)
    remove()
    with_pragma(store, "query_only = OFF")
    shown = "".join(traceback.format_exception(caught.value))
    assert "secret that" not in shown
    assert "SQL parameters hidden" in shown
