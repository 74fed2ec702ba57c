"""Climbs of co-operative games, against a slow and obvious second version."""

import asyncio
from collections import defaultdict
from dataclasses import replace
from functools import partial

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.store import Result, Sort, climb_key, open_store
from tests.databases import fresh_database
from tests.store.test_leaderboard import play

USUAL, FOUR, SECRET = {}, {"lives": 4}, {"lives": 4, "secret_numbers": True}
CO_OPERATIVE = "tricks_together"


def team(score, *users, won, options=None):
    """The results of one climb, a seat for each user; None plays itself."""
    climb = climb_key(options or {})
    return [
        Result(
            *(user, f"player {user}", score, won),
            shared=False,
            climb=climb,
            self_playing=user is None,
        )
        for user in users
    ]


won, lost = partial(team, won=True), partial(team, won=False)


climbs = st.builds(
    lambda won, score, users, options: team(score, *users, won=won, options=options),
    st.booleans(),
    st.integers(0, 4),
    st.lists(st.none() | st.integers(1, 3), min_size=3, max_size=3),
    st.sampled_from([USUAL, FOUR, SECRET]),
)
games = st.lists(
    st.tuples(st.integers(1, 2), st.just(CO_OPERATIVE), st.integers(0, 5).map(float), climbs),
    max_size=12,
)


def slow_climbs(played, since):
    """Everything by hand: `(rank, of, table, people, others, won, score, options)` in order."""
    sets = defaultdict(list)
    for table, (guild, _, finished, seats) in enumerate(played, 1):
        if guild == 1 and finished >= since and any(seat.user for seat in seats):
            sets[seats[0].climb].append((not seats[0].won, -seats[0].score, finished, table, seats))
    shown = []
    for climb in sorted(sets, key=lambda climb: (climb != "{}", climb)):
        for lost, score, _, table, seats in sorted(sets[climb], key=lambda one: one[:4]):
            rank = 1 + sum(other[:2] < (lost, score) for other in sets[climb])
            people = tuple(seat.name for seat in seats if seat.user)
            others = len(seats) - len(people)
            line = (rank, len(sets[climb]), table, people, others, not lost, -score)
            shown.append((*line, seats[0].climb))
    return shown


@pytest.mark.rule("TTG-16")
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(games, st.integers(0, 4).map(float), st.integers(1, 4))
def test_it_agrees_with_the_slow_way(tmp_path_factory, played, since, size):
    url = fresh_database(tmp_path_factory.mktemp("climbs") / "x.sqlite3")

    async def check():
        store = await open_store(url)
        try:
            await play(store, played)
            return await all_pages(store, since, size)
        finally:
            await store.close()

    assert asyncio.run(check()) == slow_climbs(played, since)


async def all_pages(store, since, size):
    shown, number, pages = [], 0, 1
    while number < pages:
        page = await store.climbs.page(1, CO_OPERATIVE, since=since, page=number, size=size)
        shown += [
            (c.rank, c.of, c.table, c.names, c.others, c.won, c.score, climb_key(c.options))
            for c in page.climbs
        ]
        number, pages = number + 1, page.pages
        assert page.total >= len(shown)
    return shown


@pytest.mark.rule("TTG-16")
async def test_a_win_with_nothing_left_is_above_any_loss_and_wins_go_by_lives(store):
    await play(
        store,
        [
            (1, CO_OPERATIVE, 1.0, lost(7, 1)),
            (1, CO_OPERATIVE, 2.0, won(0, 2)),
            (1, CO_OPERATIVE, 3.0, won(2, 3)),
            (1, CO_OPERATIVE, 4.0, lost(3, 4)),
        ],
    )
    page = await store.climbs.page(1, CO_OPERATIVE)
    assert [climb.names for climb in page.climbs] == [
        ("player 3",), ("player 2",), ("player 1",), ("player 4",),
    ]  # fmt: skip


async def test_who_came_late_is_named_with_the_team(store):
    late = replace(won(3, None)[0], name="Cat", self_playing=False)
    await play(store, [(1, CO_OPERATIVE, 1.0, [*won(3, 1, None), late])])
    (climb,) = (await store.climbs.page(1, CO_OPERATIVE)).climbs
    assert (climb.names, climb.others) == (("player 1", "Cat"), 1)


@pytest.mark.rule("TTG-16")
async def test_each_set_of_house_rules_is_ranked_apart(store):
    await play(
        store,
        [
            (1, CO_OPERATIVE, 1.0, won(4, 1, options=FOUR)),
            (1, CO_OPERATIVE, 2.0, lost(2, 2)),
            (1, CO_OPERATIVE, 3.0, won(3, 3)),
        ],
    )
    page = await store.climbs.page(1, CO_OPERATIVE)
    assert [(climb.rank, climb.of, dict(climb.options)) for climb in page.climbs] == [
        (1, 2, USUAL), (2, 2, USUAL), (1, 1, FOUR),
    ]  # fmt: skip


async def test_equal_house_rules_are_one_set_however_they_are_written():
    assert climb_key({"b": True, "a": 1}) == climb_key({"a": 1, "b": True}) != climb_key({"a": 1})


async def test_where_one_climb_stands(store):
    await play(
        store,
        [
            (1, CO_OPERATIVE, 1.0, won(1, 1, None)),
            (1, CO_OPERATIVE, 2.0, lost(5, 2, 3)),
            (2, CO_OPERATIVE, 3.0, won(3, 4)),
            (1, CO_OPERATIVE, 4.0, won(3, None, None)),
        ],
    )
    climb = await store.climbs.of_table(1, CO_OPERATIVE, 2)
    assert (climb.rank, climb.of, climb.names, climb.others) == (
        2, 2, ("player 2", "player 3"), 0,
    )  # fmt: skip
    assert (await store.climbs.of_table(1, CO_OPERATIVE, 1)).others == 1
    assert await store.climbs.of_table(1, CO_OPERATIVE, 4) is None


async def test_climbs_count_as_games_and_wins_and_give_no_points(store):
    others = [Result(1, "Ann", 10, won=False, shared=False)]
    await play(store, [(1, "euchre", 1.0, others), (1, CO_OPERATIVE, 2.0, won(3, 1, 2))])
    page = await store.results.leaderboard(1, sort=Sort.WINS)
    assert [(s.user, s.games, s.wins, s.points) for s in page.standings] == [
        (1, 2, 1, 10), (2, 1, 1, 0),
    ]  # fmt: skip


async def test_no_climbs_are_one_empty_page(store):
    page = await store.climbs.page(1, CO_OPERATIVE, page=3)
    assert (page.climbs, page.number, page.pages, page.total) == ((), 0, 1, 0)
