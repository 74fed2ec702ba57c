"""Tables come back from the database as they went in, and change all at once or not at all."""

import sqlite3
from dataclasses import replace

import pytest

from bot.store import Conflict, Event, Hinted, Result, Seat, TableState, open_store
from tests.store.conftest import HEADER, header

EVENTS = (Event(-1, "pick 2", 1001.5), Event(3, "pass", 1002.25), Event(0, "order alone", 1003.0))


async def test_a_table_comes_back_as_it_was(store):
    table = await store.tables.create(HEADER)
    stored = await store.tables.load(table)
    assert (stored.id, stored.header, stored.events) == (table, HEADER, ())


async def test_every_field_is_kept(store):
    full = header(
        messages={"lobby": 2**62, "table": 5},
        state=TableState.PLAYING,
        reason="because",
        ids=(2**63 - 1, 7),
        first_dealer=3,
        updated=1234.5678,
        finished=99.75,
        options={"target": 11, "first_dealer": "black_jack", "farmers_hand": True},
        seats=(
            Seat(2**62, "simple", "Änn 🃏", 2**61),
            Seat(5, None, "Ben", None, since=3, before="Ädá"),
            Seat(None, "simple", "Ada", None, heir=2**61, heir_name="Cät"),
        ),
        sent_away=(2**63 - 1, 3),
        customs={"hints": False, "level": "strong"},
        hinted=(Hinted(5, "Ben", 3, "17 90"), Hinted(2**62, "Änn 🃏", 1, "0")),
    )
    table = await store.tables.create(full)
    assert (await store.tables.load(table)).header == full


async def test_everything_outlives_the_process(url):
    store = await open_store(url)
    table = await store.tables.create(HEADER)
    await store.tables.append(table, 0, EVENTS)
    await store.close()
    again = await open_store(url)
    stored = await again.tables.load(table)
    await again.close()
    assert stored.events == EVENTS
    assert stored.header == HEADER


async def test_events_are_appended_in_order(store):
    table = await store.tables.create(HEADER)
    await store.tables.append(table, 0, EVENTS[:1])
    await store.tables.append(table, 1, EVENTS[1:])
    assert (await store.tables.load(table)).events == EVENTS


async def test_a_number_is_taken_once_and_a_refused_append_leaves_nothing(store):
    table = await store.tables.create(HEADER)
    await store.tables.append(table, 0, EVENTS)
    with pytest.raises(Conflict, match="nothing changed: it contradicts what is stored"):
        await store.tables.append(table, 2, (EVENTS[0], EVENTS[1]))
    assert (await store.tables.load(table)).events == EVENTS


async def test_saving_changes_header_seats_and_events_together(store):
    table = await store.tables.create(HEADER)
    started = header(state=TableState.PLAYING, ids=(1, 2), seats=HEADER.seats[:1])
    await store.tables.save(table, started, 0, EVENTS)
    stored = await store.tables.load(table)
    assert (stored.header, stored.events) == (started, EVENTS)


async def test_a_save_that_fails_half_way_changes_nothing(store):
    table = await store.tables.create(HEADER)
    await store.tables.append(table, 0, EVENTS)
    finished = header(state=TableState.FINISHED, finished=5.0, seats=())
    result = Result(101, "Ann", 10, won=True, shared=False)
    with pytest.raises(Conflict):  # the last event's number is taken, after all else was done
        await store.tables.save(table, finished, 2, EVENTS, [result])
    stored = await store.tables.load(table)
    assert (stored.header, stored.events) == (HEADER, EVENTS)
    assert (await store.results.leaderboard(1)).players == 0


async def test_the_finish_brings_the_last_event_and_the_results(store):
    table = await store.tables.create(header(state=TableState.PLAYING))
    finished = header(state=TableState.FINISHED, finished=2000.0)
    results = [
        Result(101, "Ann", 10, won=True, shared=False),
        Result(None, "Ben", 4, won=False, shared=False),
    ]
    await store.tables.save(table, finished, 0, EVENTS, results)
    assert (await store.tables.load(table)).events == EVENTS
    (standing,) = (await store.results.leaderboard(1)).standings
    assert (standing.user, standing.points, standing.wins) == (101, 10, 1)


@pytest.mark.parametrize("state", [TableState.FINISHED, TableState.STOPPED, TableState.PARKED])
async def test_a_closed_table_changes_no_more(store, state):
    table = await store.tables.create(HEADER)
    await store.tables.save(table, header(state=state))
    for change in (
        store.tables.save(table, HEADER),
        store.tables.park(table, "again"),
    ):
        with pytest.raises(Conflict, match=f"table {table} is not open"):
            await change
    assert (await store.tables.load(table)).header == header(state=state)


async def test_a_channel_has_one_open_table(store):
    first = await store.tables.create(HEADER)
    with pytest.raises(Conflict):
        await store.tables.create(HEADER)
    await store.tables.create(header(channel=11))
    await store.tables.save(first, header(state=TableState.STOPPED))
    second = await store.tables.create(HEADER)
    assert second > first


async def test_ids_never_come_back(store, path):
    table = await store.tables.create(header(seats=()))
    with sqlite3.connect(path) as other:
        other.execute("DELETE FROM seats")
        other.execute("DELETE FROM tables")
    other.close()
    assert await store.tables.create(header(seats=())) > table


async def test_open_tables_are_found_and_others_are_not(store):
    tables = [await store.tables.create(header(channel=n)) for n in range(5)]
    for n, state in enumerate(TableState):
        await store.tables.save(tables[n], header(channel=n, state=state))
    assert await store.tables.open_ids() == tables[:2]


async def test_an_unknown_table_is_none(store):
    assert await store.tables.load(404) is None


async def test_a_parked_table_keeps_its_events_and_says_why(store):
    table = await store.tables.create(HEADER)
    await store.tables.append(table, 0, EVENTS)
    await store.tables.park(table, "event 1 cannot be replayed")
    stored = await store.tables.load(table)
    parked = header(state=TableState.PARKED, reason="event 1 cannot be replayed")
    assert (stored.header, stored.events) == (parked, EVENTS)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET options = '{'",
        "UPDATE tables SET state = 'asleep'",
        "UPDATE tables SET ids = 'null'",
        "DELETE FROM events WHERE n = 1",
    ],
)
async def test_rows_that_make_no_sense_are_an_error(store, path, damage):
    table = await store.tables.create(HEADER)
    await store.tables.append(table, 0, EVENTS)
    with sqlite3.connect(path) as other:
        other.execute(damage)
    other.close()
    with pytest.raises((ValueError, TypeError, KeyError)):
        await store.tables.load(table)


async def test_references_are_held(store):
    with pytest.raises(Conflict):
        async with store._database.writing() as connection:
            await connection.exec_driver_sql("INSERT INTO events VALUES (404, 0, 0, 'pass', 0)")


def test_a_seat_is_played_by_its_owner_unless_it_plays_itself():
    away = Seat(7, "simple", "Ann")
    assert (away.person, replace(away, player=None).person) == (None, 7)
