"""Another database is to be a URL and not a rewrite: PostgreSQL can say all that the store says."""

from pathlib import Path

import pytest
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateIndex, CreateTable

from bot.store import Sort
from bot.store.climbs import _counted as _climbs_counted
from bot.store.climbs import _ranked, _teams
from bot.store.leaderboard import _counted, _names, _ranking
from bot.store.schema import metadata

STORE = Path(__file__).parent.parent.parent / "bot" / "store"
POSTGRESQL = postgresql.dialect()


def test_the_schema_is_not_sqlites_alone():
    tables = metadata.sorted_tables
    shapes = [str(CreateTable(table).compile(dialect=POSTGRESQL)) for table in tables]
    shapes += [
        str(CreateIndex(index).compile(dialect=POSTGRESQL))
        for table in tables
        for index in table.indexes
    ]
    assert "id BIGSERIAL NOT NULL" in shapes[0] + shapes[1]
    assert any("WHERE state IN ('lobby', 'playing')" in shape for shape in shapes)


@pytest.mark.parametrize("sort", Sort)
def test_the_leaderboard_is_not_sqlites_alone(sort):
    counted = _counted(1, "euchre", 0.0)
    ranking = str(_ranking(counted, sort, 0, 10).compile(dialect=POSTGRESQL))
    assert "rank() OVER (ORDER BY" in ranking
    assert "row_number() OVER" in str(_names(counted, [1]).compile(dialect=POSTGRESQL))


def test_climbs_are_not_sqlites_alone():
    ranked = _ranked(_climbs_counted(1, "tricks_together", 0.0))
    assert "rank() OVER (PARTITION BY" in str(ranked.compile(dialect=POSTGRESQL))
    assert "ORDER BY results.seat" in str(_teams([1]).compile(dialect=POSTGRESQL))


def test_only_one_module_knows_sqlite():
    knowing = {
        path.name
        for path in STORE.glob("*.py")
        if "PRAGMA" in path.read_text("utf-8") or "sqlite3" in path.read_text("utf-8")
    }
    assert knowing == {"sqlite.py"}
