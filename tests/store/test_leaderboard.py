"""The leaderboard's arithmetic, against a slow and obvious second version."""

import asyncio
from collections import defaultdict
from datetime import UTC, datetime
from fractions import Fraction

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.store import Period, Result, Sort, TableState, open_store
from tests.databases import fresh_database
from tests.store.conftest import header

GAMES = ["euchre", "cribbage"]

results = st.builds(
    Result,
    user=st.none() | st.integers(1, 6),
    name=st.sampled_from(["Ann", "Ben", "Cat"]),
    score=st.integers(-5, 12),
    won=st.booleans(),
    shared=st.booleans(),
)
games = st.lists(
    st.tuples(
        st.integers(1, 2),
        st.sampled_from(GAMES),
        st.integers(0, 5).map(float),
        st.lists(results, min_size=1, max_size=4),
    ),
    max_size=14,
)


async def play(store, played):
    for channel, (guild, game, finished, seats) in enumerate(played, 1):
        fresh = header(guild=guild, game=game, channel=channel, seats=())
        table = await store.tables.create(fresh)
        done = header(
            guild=guild, game=game, channel=channel, seats=(), finished=finished,
            state=TableState.FINISHED,
        )  # fmt: skip
        await store.tables.save(table, done, results=seats)


def slow_leaderboard(played, guild, game, since, sort):
    """Everything by hand: `(rank, user, name, games, wins, win rate, points)`, best first."""
    of = defaultdict(list)
    for _, (g, kind, finished, seats) in sorted(enumerate(played), key=lambda p: (p[1][2], p[0])):
        for result in seats:
            if g == guild and game in {None, kind} and finished >= since and result.user:
                of[result.user].append(result)
    lines = []
    for user, own in of.items():
        wins = sum(result.won for result in own)
        points = sum(result.score for result in own)
        rate = Fraction(wins, len(own))
        key = {"points": points, "wins": wins, "win_rate": rate, "games": len(own)}[sort]
        lines.append((-key, -wins, -points, -len(own), user, own, rate))
    lines.sort(key=lambda line: line[:5])
    return [
        (1 + sum(other[0] < key for other in lines), user, len(own), -wins, float(rate), -points)
        for key, wins, points, _, user, own, rate in lines
    ]


questions = st.fixed_dictionaries(
    {
        "game": st.none() | st.sampled_from(GAMES),
        "since": st.integers(0, 4).map(float),
        "sort": st.sampled_from(list(Sort)),
    }
)


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(games, questions, st.integers(1, 4))
def test_it_agrees_with_the_slow_way(tmp_path_factory, played, question, size):
    url = fresh_database(tmp_path_factory.mktemp("leaderboard") / "x.sqlite3")

    async def check():
        store = await open_store(url)
        try:
            await play(store, played)
            return await all_pages(store, size, **question)
        finally:
            await store.close()

    shown = asyncio.run(check())
    assert shown == slow_leaderboard(played, 1, **question)


async def all_pages(store, size, **question):
    shown, number, pages = [], 0, 1
    while number < pages:
        page = await store.results.leaderboard(1, page=number, size=size, **question)
        assert page.number == number
        assert len(page.standings) <= size
        shown += [(s.rank, s.user, s.games, s.wins, s.win_rate, s.points) for s in page.standings]
        assert page.players >= len(shown)
        number, pages = number + 1, page.pages
    return shown


def win(user, name="Ann", score=10):
    return Result(user, name, score, won=True, shared=False)


def loss(user, name="Ann", score=3):
    return Result(user, name, score, won=False, shared=False)


async def test_the_latest_name_is_shown(store):
    await play(
        store,
        [
            (1, "euchre", 20.0, [win(1, "Anna")]),
            (1, "euchre", 10.0, [win(1, "Ann")]),
            (2, "euchre", 30.0, [win(1, "Annabel")]),
        ],
    )
    (standing,) = (await store.results.leaderboard(1)).standings
    assert standing.name == "Anna"


async def test_seats_that_play_themselves_are_not_ranked(store):
    await play(store, [(1, "euchre", 1.0, [win(None, "Robot"), loss(2)])])
    assert [s.user for s in (await store.results.leaderboard(1)).standings] == [2]


async def test_a_page_beyond_the_last_is_the_last(store):
    await play(store, [(1, "euchre", 1.0, [win(user) for user in range(1, 6)])])
    page = await store.results.leaderboard(1, page=99, size=2)
    assert (page.number, page.pages, [s.user for s in page.standings]) == (2, 3, [5])
    assert (await store.results.leaderboard(1, page=-1, size=2)).number == 0


async def test_an_empty_leaderboard_has_one_empty_page(store):
    page = await store.results.leaderboard(1)
    assert (page.standings, page.number, page.pages, page.players) == ((), 0, 1, 0)


@pytest.mark.parametrize(
    ("period", "began"),
    [
        (Period.ALL, 0.0),
        (Period.YEAR, datetime(2026, 1, 1, tzinfo=UTC).timestamp()),
        (Period.MONTH, datetime(2026, 8, 1, tzinfo=UTC).timestamp()),
        (Period.WEEK, datetime(2026, 7, 27, tzinfo=UTC).timestamp()),  # a Monday
    ],
)
def test_a_period_begins_when_the_calendar_says(period, began):
    assert period.began(datetime(2026, 8, 1, 17, 30, 1, 5, tzinfo=UTC).timestamp()) == began
