"""Hints: from the view alone, off the event loop, counted once a question, kept over a restart."""

import asyncio
import threading
from types import SimpleNamespace

import pytest

from bot.engine.decisions import OneOf
from bot.engine.view import View
from bot.store import Hinted
from bot.table import Closed, NotYourTurn, Refused, Stale
from bot.table.hints import is_a_choice, question
from tests.table.conftest import (
    ANN,
    BEN,
    CAT,
    DAN,
    EVE,
    NAMES,
    join,
    open_table,
    play_one,
    play_out,
    start,
    stored,
    to_play,
)


def first(view):
    """Advises the first answer that is allowed."""
    return SimpleNamespace(value=view.decision.actions()[0], why="it comes first")


@pytest.fixture
def advised(process):
    """A process in which every game has this adviser."""
    return lambda adviser=first, **house: process(adviser=lambda _game: adviser, **house)


async def four(tables, **customs):
    table = await open_table(tables, options={"target": 5})
    await table.set_options(ANN, customs)
    await join(table, BEN, CAT, DAN)
    await start(table)
    return table


async def test_a_hint_is_an_answer_with_a_reason_and_no_play(advised):
    async with advised() as tables:
        table = await four(tables)
        seat, user, _ = to_play(table)
        length = table.game.length
        advice = await table.hint(user)
        assert advice.value in table.asked[seat]
        assert advice.why == "it comes first"
        assert table.game.length == length
        assert table.header.hinted == (Hinted(user, NAMES[user], 1, "0"),)
        assert (await stored(tables, table)).header == table.header


async def test_an_adviser_sees_a_view_in_a_thread_and_nothing_else(advised):
    given = []

    def spy(*arguments):
        given.append((arguments, threading.current_thread()))
        return first(*arguments)

    async with advised(spy) as tables:
        table = await four(tables)
        seat, user, _ = to_play(table)
        await table.hint(user)
        ((view,), thread) = given[0]
        assert isinstance(view, View)
        assert view.as_bytes() == table.view(seat).as_bytes()
        assert thread is not threading.main_thread()


async def test_the_same_question_counts_once_and_the_next_again(advised):
    async with advised() as tables:
        table = await four(tables)
        _, user, _ = to_play(table)
        for _ in range(3):
            await table.hint(user)
        await play_one(table)
        while to_play(table)[1] != user:
            await play_one(table)
        await table.hint(user)
        assert table.header.hinted == (Hinted(user, NAMES[user], 2, "1"),)


async def test_hints_are_counted_on_after_a_restart_and_stand_at_the_end(advised):
    async with advised() as tables:
        table = await four(tables)
        _, user, _ = to_play(table)
        await table.hint(user)
    async with advised() as tables:
        await tables.restore()
        again = tables.at(10)
        assert again.header.hinted == table.header.hinted
        await again.hint(user)
        await play_one(again)
        while to_play(again)[1] == user:
            await play_one(again)
        other = to_play(again)[1]
        await again.hint(other)
        await play_out(again)
        taken = {hinted.user: hinted.taken for hinted in again.header.hinted}
        assert taken == {user: 1, other: 1}
        assert (await tables.closed(again.id)).header.hinted == again.header.hinted


async def test_who_is_not_asked_or_does_not_play_gets_none(advised):
    async with advised() as tables:
        table = await open_table(tables)
        with pytest.raises(Closed, match="has not begun"):
            await table.hint(ANN)
        await join(table, BEN, CAT, DAN)
        await start(table)
        _, user, _ = to_play(table)
        with pytest.raises(NotYourTurn):
            await table.hint(next(one for one in (ANN, BEN) if one != user))
        with pytest.raises(Refused, match="You have no seat"):
            await table.hint(EVE)
        assert table.header.hinted == ()


async def test_the_host_may_do_without_hints(advised):
    async with advised() as tables:
        table = await four(tables, hints=False)
        assert table.header.options == {"target": 5}
        assert (await stored(tables, table)).header.customs == {"hints": False}
        assert not table.gives_hints
        with pytest.raises(Refused, match="No hints are given at this table"):
            await table.hint(to_play(table)[1])


async def test_a_game_without_an_adviser_gives_none(table):
    assert not table.gives_hints
    with pytest.raises(Refused, match="No hints"):
        await table.hint(to_play(table)[1])


@pytest.mark.parametrize("value", [None, "fold", 10**9])
async def test_advice_that_cannot_be_followed_is_no_hint(advised, value):
    async with advised(lambda _view: SimpleNamespace(value=value, why="why not")) as tables:
        table = await four(tables)
        with pytest.raises(Refused, match="There is no hint for this"):
            await table.hint(to_play(table)[1])
        assert table.header.hinted == ()


async def test_a_hint_for_what_is_over_is_stale_and_does_not_count(advised):
    asked, go_on = threading.Event(), threading.Event()

    def slow(view):
        asked.set()
        go_on.wait(10)
        return first(view)

    async with advised(slow) as tables:
        table = await four(tables)
        hint = asyncio.create_task(table.hint(to_play(table)[1]))
        await asyncio.to_thread(asked.wait, 10)
        await play_one(table)
        go_on.set()
        with pytest.raises(Stale, match="The table went on"):
            await hint
        assert table.header.hinted == ()


@pytest.mark.parametrize(("right", "asked"), [(False, "2"), (True, "2 17")])
def test_a_right_is_another_question_with_every_event(right, asked):
    decision = OneOf(("show",), right=right)
    game = SimpleNamespace(answers=(0, 2), length=17, asked={1: decision})
    assert question(game, 1) == asked


@pytest.mark.parametrize(
    ("words", "right", "choice"),
    [(("roll",), False, False), (("roll", "bank"), False, True), (("show",), True, True)],
)
def test_one_answer_is_a_choice_only_where_it_may_be_left(words, right, choice):
    game = SimpleNamespace(asked={1: OneOf(words, right=right)})
    assert is_a_choice(game, 1) is choice


async def test_a_hint_where_there_is_nothing_to_choose_does_not_count(advised):
    async with advised() as tables:
        table = await four(tables)
        while is_a_choice(table.game, to_play(table)[0]):
            await play_one(table)
        seat, user, _ = to_play(table)
        advice = await table.hint(user)
        assert [advice.value] == list(table.asked[seat])
        assert table.header.hinted == ()


@pytest.mark.parametrize(
    ("customs", "said"), [({"hints": "no"}, "true or false"), ({"level": "deeper"}, "'strong'")]
)
async def test_customs_that_are_none_are_refused(lobby, customs, said):
    with pytest.raises(Refused, match=said):
        await lobby.set_options(ANN, customs)
    assert lobby.header.customs == {}


async def test_seats_that_nobody_takes_play_at_the_tables_level(lobby):
    await lobby.set_options(ANN, {"level": "random", "target": 7})
    assert (lobby.header.customs, lobby.header.options) == ({"level": "random"}, {"target": 7})
    await join(lobby, BEN)
    await start(lobby)
    assert [seat.player for seat in lobby.header.seats] == [None, None, "random", "random"]
    await lobby.leave(BEN)
    assert lobby.header.seats[1].player == "random"
