"""Tables, their seats and their events: how they are stored and how they come back."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, fields
from typing import Any

from sqlalchemy import Row, RowMapping, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.database import Database
from bot.store.errors import Conflict
from bot.store.rows import (
    ClosedTable,
    Event,
    Header,
    Hinted,
    Result,
    Seat,
    StoredTable,
    TableState,
)


class TableStore:
    """The tables of a database. Every method is one transaction, and raises `StoreError`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, header: Header) -> int:
        """Store a new table and return its id.

        Raises `Conflict` where its channel has an open table.
        """
        async with self._database.writing() as connection:
            created = await connection.execute(insert(schema.tables).values(_columns(header)))
            (table,) = created.inserted_primary_key or (None,)
            assert isinstance(table, int)
            await _put_seats(connection, table, header)
        return table

    async def append(self, table: int, first: int, events: Sequence[Event]) -> None:
        """Store events of a table, numbered from `first` on: the one write of most plays."""
        async with self._database.writing() as connection:
            await _put_events(connection, table, first, events)

    async def save(
        self,
        table: int,
        header: Header,
        first: int = 0,
        events: Sequence[Event] = (),
        results: Sequence[Result] = (),
    ) -> None:
        """Store an open table's header and seats, and what came with the change.

        `events` are numbered from `first` on; `results` come one a seat, when the game ends.
        """
        async with self._database.writing() as connection:
            await _update(connection, table, _columns(header))
            for rows in (schema.seats, schema.hints):
                await connection.execute(delete(rows).where(rows.c.table == table))
            await _put_seats(connection, table, header)
            await _put_events(connection, table, first, events)
            await _put_results(connection, table, header, results)

    async def keep_messages(self, table: int, messages: Mapping[str, int]) -> None:
        """Store the ids of a table's messages, also when it is closed."""
        this = schema.tables.c.id == table
        async with self._database.writing() as connection:
            values = {"messages": dict(messages)}
            await connection.execute(update(schema.tables).where(this).values(values))

    async def open_ids(self) -> list[int]:
        """Return the ids of all open tables, oldest first."""
        query = select(schema.tables.c.id).where(schema.OPEN).order_by(schema.tables.c.id)
        async with self._database.reading() as connection:
            return list((await connection.scalars(query)).all())

    async def last_finished(self, channel: int) -> int | None:
        """Return the id of the last table in a channel whose game came to its end."""
        is_there = schema.tables.c.channel == channel
        is_finished = schema.tables.c.state == TableState.FINISHED
        query = select(func.max(schema.tables.c.id)).where(is_there, is_finished)
        async with self._database.reading() as connection:
            last: int | None = await connection.scalar(query)
        return last

    async def closed_since(self, moment: float) -> list[ClosedTable]:
        """Return what is kept of the messages of each table closed at a moment or later."""
        tables = schema.tables.c
        query = select(tables.id, tables.state, tables.messages).where(
            ~schema.OPEN, tables.finished >= moment
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(query.order_by(tables.id))).all()
        return [ClosedTable(row.id, TableState(row.state), row.messages) for row in rows]

    async def load(self, table: int) -> StoredTable | None:
        """Return a table as it was last stored, or None where there is no such table.

        Raises `ValueError`, `TypeError` or `KeyError` where its rows make no sense.
        """
        async with self._database.reading() as connection:
            headers = await connection.execute(_of(schema.tables, "id", table, "id"))
            header = headers.mappings().one_or_none()
            seats = (await connection.execute(_of(schema.seats, "table", table, "seat"))).all()
            events = (await connection.execute(_of(schema.events, "table", table, "n"))).all()
            hints = (await connection.execute(_of(schema.hints, "table", table, "user"))).all()
        return None if header is None else _stored(header, seats, events, hints)

    async def park(self, table: int, reason: str) -> None:
        """Close a table that cannot go on, and keep what there is of it."""
        async with self._database.writing() as connection:
            await _update(connection, table, {"state": TableState.PARKED, "reason": reason})


def _of(rows: Any, key: str, table: int, order: str) -> Any:
    return select(rows).where(rows.c[key] == table).order_by(rows.c[order])


async def _update(connection: AsyncConnection, table: int, values: Mapping[str, Any]) -> None:
    is_open = (schema.tables.c.id == table) & schema.OPEN
    changed = await connection.execute(update(schema.tables).where(is_open).values(values))
    if not changed.rowcount:
        raise Conflict(f"table {table} is not open.")


async def _put_seats(connection: AsyncConnection, table: int, header: Header) -> None:
    """Store who sits there, and who has taken hints."""
    seats = [{"table": table, "seat": n, **asdict(seat)} for n, seat in enumerate(header.seats)]
    hints = [{"table": table, **asdict(hinted)} for hinted in header.hinted]
    for kind, rows in ((schema.seats, seats), (schema.hints, hints)):
        if rows:
            await connection.execute(insert(kind), rows)


async def _put_events(
    connection: AsyncConnection, table: int, first: int, events: Iterable[Event]
) -> None:
    rows = [{"table": table, "n": n, **asdict(event)} for n, event in enumerate(events, first)]
    if rows:
        await connection.execute(insert(schema.events), rows)


async def _put_results(
    connection: AsyncConnection, table: int, header: Header, results: Iterable[Result]
) -> None:
    game = {
        "table": table,
        "guild": header.guild,
        "game": header.game,
        "finished": header.finished,
    }
    rows = [{**game, **asdict(result), "seat": seat} for seat, result in enumerate(results)]
    if rows:
        await connection.execute(insert(schema.results), rows)


def _columns(header: Header) -> dict[str, Any]:
    columns = {each.name: getattr(header, each.name) for each in fields(header)}
    del columns["seats"], columns["hinted"]
    columns["messages"] = dict(header.messages)
    columns["options"] = dict(header.options)
    columns["customs"] = dict(header.customs)
    columns["ids"] = list(header.ids)
    columns["sent_away"] = list(header.sent_away)
    return columns


def _stored(
    header: RowMapping,
    seats: Iterable[Row[Any]],
    events: Iterable[Row[Any]],
    hints: Iterable[Row[Any]],
) -> StoredTable:
    columns = dict(header)
    table = columns.pop("id")
    columns["state"] = TableState(columns["state"])
    columns["ids"] = tuple(columns["ids"])
    columns["sent_away"] = tuple(columns["sent_away"])
    columns["seats"] = tuple(map(_seat, seats))
    columns["hinted"] = tuple(Hinted(row.user, row.name, row.taken, row.question) for row in hints)
    return StoredTable(table, Header(**columns), tuple(_events(events)))


def _seat(row: Row[Any]) -> Seat:
    return Seat(**{each.name: getattr(row, each.name) for each in fields(Seat)})


def _events(rows: Iterable[Row[Any]]) -> Iterable[Event]:
    for n, row in enumerate(rows):
        if row.n != n:
            raise ValueError(f"event {n} is missing")
        yield Event(row.seat, row.text, row.at)
