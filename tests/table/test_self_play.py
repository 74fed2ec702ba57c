"""Seats that play themselves: at their pace, from their view only, legally whatever happens."""

import asyncio
import sys
import threading

import pytest
from structlog.testing import capture_logs

from bot import thinking
from bot.engine.view import View
from bot.errors import NoAnswer
from bot.players import chooser
from bot.store import StoreError, TableState
from bot.table import self_play
from tests.table.conftest import (
    ANN,
    BEN,
    by_chance,
    interaction,
    join,
    lines,
    open_table,
    play_one,
    start,
    to_play,
)
from tests.waiting import PATIENCE, WatchedClock, until


async def alone(tables, **options):
    """A running game of Ann and three seats that play themselves."""
    table = await open_table(tables, options=options)
    await start(table)
    return table


async def play_with(table, user=ANN):
    """Play for a person until the game is over."""
    while table.is_open:
        await until(lambda: not table.is_open or to_play(table)[1] == user)
        if table.is_open:
            await play_one(table)


async def test_a_game_with_three_of_them_comes_to_its_end(tables):
    table = await alone(tables, target=5)
    await play_with(table)
    assert table.header.state is TableState.FINISHED
    ranked = (await tables._house.store.results.leaderboard(1)).standings
    assert [standing.user for standing in ranked] == [ANN]


async def test_a_level_of_the_house_plays(process):
    async with process(chooser=chooser, player="easy") as tables:
        table = await alone(tables, target=5)
        await play_with(table)
        assert table.header.state is TableState.FINISHED


async def test_they_play_only_when_it_is_their_turn(tables):
    table = await alone(tables)
    await until(lambda: to_play(table)[1] == ANN)
    record = await lines(tables, table)
    await asyncio.sleep(0.05)
    assert await lines(tables, table) == record


async def test_they_pause_by_the_clock(process, tmp_path):
    clock = WatchedClock(tmp_path / "clock")
    async with process(clock=clock, pause=30.0) as tables:
        table = await alone(tables)
        for _ in range(3):
            if to_play(table)[1] == ANN:
                await play_one(table)
            length = table.game.length
            await clock.somebody_sleeps()
            await asyncio.sleep(0.06)
            assert table.game.length == length
            clock.advance(31)
            await until(lambda length=length: table.game.length > length)


async def test_who_goes_on_with_his_own_turn_pauses_less(process, tmp_path):
    clock = WatchedClock(tmp_path / "clock")
    async with process(clock=clock, pause=30.0) as tables:
        table = await tables.open(1, 10, "farkle", ANN, "Ann", interaction(ANN), {"opening": 5000})
        await start(table)

        async def plays_after(seconds):
            await clock.somebody_sleeps()
            length = table.game.length
            clock.advance(seconds)
            await until(lambda: table.game.length > length)

        went_on = 0
        while went_on < 3:
            seat, user, _ = to_play(table)
            if user == ANN:
                await play_one(table)
                continue
            await plays_after(31)
            while to_play(table)[0] == seat:
                await plays_after(10)
                went_on += 1


async def test_they_get_their_view_and_nothing_else(process):
    given = []

    def spy(_level, _game):
        def choose(view, below):
            given.append((view, below(10**9)))
            return view.decision.sample(below)

        return choose

    async with process(chooser=spy) as tables:
        await play_some(await alone(tables))
        first = list(given)
        given.clear()
        await play_some(await open_again(tables))
    assert all(isinstance(view, View) and view.seat in {1, 2, 3} for view, _ in first)
    assert all(view.zones["hands"][0] is None for view, _ in first)
    # The same seed and the same views: their own chance is the same too.
    assert [(v.as_bytes(), n) for v, n in first] == [(v.as_bytes(), n) for v, n in given]


async def play_some(table):
    for _ in range(3):
        await until(lambda: to_play(table)[1] == ANN)
        await play_one(table)
    await table.stop(ANN)


async def open_again(tables):
    """A game with the same ids, and so with the same seed."""
    ids = (await tables._house.store.tables.load(1)).header.ids
    table = await tables.open(1, 10, "euchre", ANN, "Ann", ids[0])
    await table.start(ANN, ids[1])
    return table


async def test_they_think_in_a_thread(process):
    """The event loop is free meanwhile: it is the one that lets the seat have its answer."""
    threads, let_go = set(), threading.Event()

    def slow(level, game):
        def choose(view, below):
            threads.add(threading.current_thread())
            assert let_go.wait(PATIENCE)
            return by_chance(level, game)(view, below)

        return choose

    async with process(chooser=slow) as tables:
        table = await alone(tables)
        if to_play(table)[1] == ANN:
            await play_one(table)
        length = table.game.length
        await until(lambda: threads)
        assert table.game.length == length
        let_go.set()
        await until(lambda: table.game.length > length)
    assert threading.main_thread() not in threads


def failing(_level, _game):
    def choose(_view, _below):
        raise RuntimeError("no idea")

    return choose


def cheating(_level, _game):
    return lambda _view, _below: "play the joker"


def unknown(level, _game):
    raise LookupError(level)


@pytest.mark.parametrize("player", [failing, cheating, unknown])
async def test_whatever_a_player_does_the_game_goes_on(process, player):
    async with process(chooser=player) as tables:
        table = await alone(tables)
        for _ in range(4):
            await until(lambda: to_play(table)[1] == ANN)
            await play_one(table)


class Elsewhere:
    """Levels that are thought out elsewhere, as a test has it: from a view to an answer."""

    levels = ("deep",)

    def __init__(self, think):
        self.asked = []
        self.closed = False
        self._think = think

    async def answer(self, level, view):
        self.asked.append((level, view))
        return await self._think(view)

    async def close(self):
        self.closed = True


async def some_answer(view):
    return view.decision.sample(lambda _bound: 0)


async def no_answer(_view):
    raise NoAnswer("nobody is there")


async def broken(_view):
    raise RuntimeError("worse")


async def not_allowed(_view):
    return "play the joker"


async def play_a_little(table):
    for _ in range(3):
        await until(lambda: to_play(table)[1] == ANN)
        await play_one(table)


async def test_levels_that_take_a_while_are_thought_out_elsewhere(process):
    def here(level, _game):
        raise AssertionError(level)

    elsewhere = Elsewhere(some_answer)
    async with process(chooser=here, player="deep", thinking=elsewhere) as tables:
        await play_a_little(await alone(tables))
    assert elsewhere.closed
    assert len(elsewhere.asked) > 3
    assert all(level == "deep" and isinstance(view, View) for level, view in elsewhere.asked)
    assert all(view.decision is not None for _, view in elsewhere.asked)


@pytest.mark.parametrize("think", [no_answer, broken, not_allowed])
async def test_where_no_answer_comes_another_level_plays(process, think):
    levels = []

    def here(level, game):
        levels.append(level)
        return by_chance(level, game)

    house = {"chooser": here, "player": "deep", "fallback": "simple"}
    elsewhere = Elsewhere(think)
    async with process(**house, thinking=elsewhere) as tables:
        await play_a_little(await alone(tables))
    assert len(levels) == len(elsewhere.asked) > 3
    assert set(levels) == {"simple"}


async def test_why_there_is_no_answer_is_warned_of_as_long_as_it_is_new(process):
    reasons = iter([NoAnswer("it does not start")])

    async def never(_view):
        raise next(reasons, NoAnswer("it does not start", known=True))

    with capture_logs() as lines:
        async with process(player="deep", thinking=(elsewhere := Elsewhere(never))) as tables:
            await play_a_little(await alone(tables))
    assert len(elsewhere.asked) > 3
    warned = [line for line in lines if line["log_level"] == "warning"]
    assert [line["reason"] for line in warned] == ["it does not start"]


async def test_the_bot_closes_though_a_seat_is_still_thinking(process):
    async def for_ever(_view):
        await asyncio.Event().wait()

    elsewhere = Elsewhere(for_ever)
    async with process(player="deep", thinking=elsewhere) as tables:
        table = await alone(tables)
        if to_play(table)[1] == ANN:
            await play_one(table)
        await until(lambda: elsewhere.asked)
        async with asyncio.timeout(PATIENCE):
            await tables.close()
    assert len(asyncio.all_tasks()) == 1


async def test_a_play_that_is_stored_while_the_bot_closes_is_the_last(process):
    async with process() as tables:
        table = await alone(tables)
        await until(lambda: to_play(table)[1] == ANN)
        store, begun, may_go_on = tables._house.store.tables, asyncio.Event(), asyncio.Event()
        append = store.append

        async def held_append(*arguments):
            begun.set()
            await may_go_on.wait()
            await append(*arguments)

        store.append = held_append
        play = asyncio.create_task(play_one(table))
        await begun.wait()
        closing = asyncio.create_task(tables.close())
        await asyncio.sleep(0)
        may_go_on.set()
        await asyncio.gather(play, closing)
        assert to_play(table)[1] != ANN
        assert len(asyncio.all_tasks()) == 1


async def test_strong_seats_play_in_processes_of_their_own(process, monkeypatch):
    monkeypatch.setattr(thinking.thinkers, "PATIENCE", PATIENCE)
    monkeypatch.setattr(
        thinking.thinker, "COMMAND", (sys.executable, "-m", "tests.thinking.patient")
    )
    thinkers = thinking.Thinkers(seconds=0.05, workers=1)
    house = {"chooser": chooser, "player": "strong", "thinking": thinkers}
    async with process(**house) as tables:
        table = await alone(tables)
        for _ in range(3):
            await until(lambda: to_play(table)[1] == ANN)
            await play_one(table)
        assert thinkers._thinkers
    assert not thinkers._thinkers


async def test_a_play_that_was_not_stored_is_tried_again(process, monkeypatch):
    monkeypatch.setattr(self_play, "RETRY", 0.02)
    async with process() as tables:
        table = await open_table(tables)
        await join(table, BEN)
        store = tables._house.store.tables
        append, failures = store.append, iter([True, True, False])

        async def failing_append(*arguments):
            if next(failures, False):
                raise StoreError("the disk is full.")
            await append(*arguments)

        monkeypatch.setattr(store, "append", failing_append)
        await start(table)
        while to_play(table)[1] in {ANN, BEN}:
            seat, user, text = to_play(table)
            try:
                await table.submit(user, table.answer_number(seat), text)
            except StoreError:
                continue
        await until(lambda: to_play(table)[1] in {ANN, BEN})
        assert next(failures, None) is None


async def test_they_stop_with_the_table(tables):
    table = await alone(tables)
    await until(lambda: to_play(table)[1] == ANN)
    await play_one(table)
    await table.stop(ANN)
    length = table.game.length
    await asyncio.sleep(0.05)
    assert table.game.length == length == len(await lines(tables, table))


async def test_they_stop_when_nobody_is_left_to_play_with(tables):
    table = await alone(tables)
    await until(lambda: to_play(table)[1] == ANN)
    await play_one(table)
    await table.leave(ANN)
    length = table.game.length
    await asyncio.sleep(0.05)
    assert table.game.length == length


async def test_they_stop_with_the_process(process):
    async with process(pause=3600.0) as tables:
        table = await alone(tables)
        if to_play(table)[1] == ANN:
            await play_one(table)
    assert len(asyncio.all_tasks()) == 1
