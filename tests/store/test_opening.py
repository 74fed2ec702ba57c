"""Opening a database: how it is set up, who may have it, and what is said when that fails."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from bot.store import StoreError, migrate, open_store
from bot.store.schema import metadata
from tests.databases import database_url
from tests.store.conftest import HEADER
from tests.waiting import PATIENCE, until

ROOT = Path(__file__).parent.parent.parent

HOLD = """
import asyncio, sys
from sqlalchemy import URL
from bot.store import open_store

async def hold():
    store = await open_store(URL.create("sqlite+aiosqlite", database=sys.argv[1]))
    print("open", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    await store.close()

asyncio.run(hold())
"""


@pytest.fixture
def holder(path):
    """Another process that has the database open."""
    command = [sys.executable, "-c", HOLD, str(path)]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout.readline() == "open\n"
        yield process
        process.kill()


async def refusal(url):
    with pytest.raises(StoreError) as caught:
        await open_store(url)
    return str(caught.value)


async def pragma(store, name):
    async with store._database.reading() as connection:
        return (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()


@pytest.mark.parametrize(
    ("name", "value"),
    [("journal_mode", "wal"), ("foreign_keys", 1), ("synchronous", 2), ("busy_timeout", 5000)],
)
async def test_every_connection_is_durable_and_strict(store, name, value):
    assert await pragma(store, name) == value


async def test_the_migrations_lead_to_the_schema(url, path):
    await (await open_store(url)).close()
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        difference = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()
    assert difference == []


async def test_the_unique_index_is_the_schemas(url, path):
    await (await open_store(url)).close()

    def indexes(connection):
        return set(
            connection.execute("SELECT name, sql FROM sqlite_master WHERE sql LIKE '%INDEX%'")
        )

    fresh = create_engine("sqlite://")
    metadata.create_all(fresh)
    with fresh.connect() as connection, sqlite3.connect(path) as migrated:
        normal = {
            (name, " ".join(sql.replace('"', "").split()))
            for name, sql in indexes(connection.connection.driver_connection)
        }
        assert normal == {
            (name, " ".join(sql.replace('"', "").split())) for name, sql in indexes(migrated)
        }
    migrated.close()
    fresh.dispose()


async def test_opening_again_migrates_nothing(url, path):
    for _ in range(2):
        store = await open_store(url)
        await store.tables.create(HEADER) if not await store.tables.open_ids() else None
        await store.close()
    with sqlite3.connect(path) as other:
        assert other.execute("SELECT version_num FROM alembic_version").fetchall() == [("0005",)]
    other.close()


async def test_a_migration_that_fails_leaves_nothing_half_done(url, path):
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE settings (x)")  # the last one that the first step makes
    other.close()
    assert "already exists" in await refusal(url)
    with sqlite3.connect(path) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("settings",)]
    other.close()


async def test_the_folder_is_made(tmp_path):
    path = tmp_path / "deep" / "er" / "parlour.sqlite3"
    store = await open_store(database_url(path))
    await store.close()
    assert path.exists()


async def test_opening_leaves_the_event_loop_free(url, monkeypatch):
    """The migrations wait for what only the event loop does meanwhile."""
    migrating, let_go, upgrade = threading.Event(), threading.Event(), migrate.upgrade

    def waiting(connection):
        migrating.set()
        assert let_go.wait(PATIENCE)
        upgrade(connection)

    monkeypatch.setattr(migrate, "upgrade", waiting)
    opening = asyncio.create_task(open_store(url))
    await until(migrating.is_set)
    let_go.set()
    await (await opening).close()


async def test_a_second_process_refuses_and_names_the_first(holder, url, path):
    said = await refusal(url)
    assert said.startswith(f"The database {path} cannot be used: it is in use by process ")
    assert f"process {holder.pid} on " in said
    assert "PARLOUR_DATABASE" in said


async def test_another_path_to_the_same_file_meets_the_same_lock(holder, path, tmp_path):
    link = tmp_path / "link.sqlite3"
    link.symlink_to(path)
    assert f"in use by process {holder.pid} " in await refusal(database_url(link))


@pytest.mark.usefixtures("store")
async def test_a_second_store_in_the_same_process_refuses(url):
    assert f"in use by process {os.getpid()} on " in await refusal(url)


async def test_the_lock_goes_with_a_clean_end(holder, url):
    holder.communicate("\n", timeout=PATIENCE)
    store = await open_store(url)
    await store.close()


async def test_the_lock_goes_with_a_killed_process(holder, url):
    holder.send_signal(signal.SIGKILL)
    holder.wait(PATIENCE)
    store = await open_store(url)
    await store.close()


async def test_a_failed_opening_lets_go_of_the_lock(url, path):
    path.write_bytes(b"no database " * 100)
    assert "it is no SQLite database. Name another file, or restore" in await refusal(url)
    path.unlink()
    store = await open_store(url)
    await store.close()


async def test_a_database_from_a_newer_version_is_left_alone(url, path):
    store = await open_store(url)
    await store.close()
    with sqlite3.connect(path) as other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
    other.close()
    assert "it was written by a newer Parlour" in await refusal(url)


async def test_a_folder_that_cannot_be_made_is_named(tmp_path):
    (tmp_path / "file").write_text("")
    said = await refusal(database_url(tmp_path / "file" / "parlour.sqlite3"))
    assert said.startswith(f"The database {tmp_path}/file/parlour.sqlite3 cannot be used: ")
    assert "its folder cannot be made or written" in said


async def test_a_folder_in_its_place_is_named(tmp_path):
    (tmp_path / "folder").mkdir()
    assert "it cannot be opened. Make the file and its fo" in await refusal(
        database_url(tmp_path / "folder")
    )


@pytest.fixture
def unprivileged(tmp_path):
    """A folder of somebody's who is not root: root may write everywhere."""
    folder = tmp_path / "folder"
    folder.mkdir()
    if os.geteuid() == 0:
        nobody = 65534
        os.chown(folder, nobody, nobody)
        for above in folder.parents:
            if above.is_relative_to("/tmp") and above != Path("/tmp"):
                above.chmod(0o711)
        os.seteuid(nobody)
        yield folder
        os.seteuid(0)
    else:
        yield folder
    folder.chmod(0o700)


async def test_a_folder_that_may_not_be_written_is_named(unprivileged):
    unprivileged.chmod(0o500)
    assert "its folder cannot be made or written (Permission denied). Make it" in await refusal(
        database_url(unprivileged / "x.sqlite3")
    )


async def test_a_file_that_may_not_be_written_is_named(unprivileged):
    path = unprivileged / "x.sqlite3"
    store = await open_store(database_url(path))
    await store.close()
    path.chmod(0o400)
    assert "it may not be written. Make the file and its folder" in await refusal(
        database_url(path)
    )
