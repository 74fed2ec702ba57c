"""A game among people: answers are taken once, in turn, by the rules, and stored before seen."""

import asyncio

import pytest

from bot.engine.zones import EVERYTHING
from bot.store import TableState
from bot.table import Closed, IllegalPlay, NotYourTurn, Refused, Stale, Watch, What
from tests.table.conftest import (
    ANN,
    BEN,
    EVE,
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


async def test_an_answer_is_stored_before_anybody_hears_of_it(tables, table):
    heard = []

    def listener(table, change):
        heard.append((change, table.game.length, asyncio.create_task(lines(tables, table))))

    table.listen(listener)
    seat, user, text = to_play(table)
    await table.submit(user, 0, text)
    ((change, length, in_store),) = heard
    assert (change.what, change.seat, change.first_event) == (What.PLAYED, seat, 2)
    assert (await in_store)[2:] == [(seat, text)]
    assert length == 3


async def test_the_record_in_the_store_is_the_games(tables, table):
    for _ in range(40):
        await play_one(table)
    events = table.game.rules.view(table.game.state, EVERYTHING).events
    assert await lines(tables, table) == list(events)


async def test_the_answer_number_counts_a_seats_own_answers(table):
    seat, user, text = to_play(table)
    assert [table.answer_number(n) for n in range(4)] == [0, 0, 0, 0]
    await table.submit(user, 0, text)
    assert [table.answer_number(n) for n in range(4)] == [int(n == seat) for n in range(4)]


async def test_a_stale_answer_changes_nothing(tables, table):
    seat, user, text = to_play(table)
    for _ in range(4):
        await play_one(table)
    before, record = views(table), await lines(tables, table)
    for number in (0, table.answer_number(seat) + 1, -1):
        with pytest.raises(Stale, match="That has been answered already: look again"):
            await table.submit(user, number, text)
    assert (views(table), await lines(tables, table)) == (before, record)


async def test_a_doubled_click_counts_once(tables, table):
    _, user, text = to_play(table)
    clicks = [table.submit(user, 0, text) for _ in range(5)]
    said = await asyncio.gather(*clicks, return_exceptions=True)
    assert [type(answer) for answer in said] == [type(None)] + [Stale] * 4
    assert len(await lines(tables, table)) == 3


async def test_without_a_number_the_present_question_is_answered(table):
    seat, user, text = to_play(table)
    await table.submit(user, None, text)
    assert table.answer_number(seat) == 1


async def test_out_of_turn_one_is_told_who_is_to_play(tables, table):
    seat, _, text = to_play(table)
    name = table.header.seats[seat].name
    other = table.header.seats[(seat + 1) % 4].user
    with pytest.raises(NotYourTurn, match=f"^It is not your turn: the game waits for {name}\\.$"):
        await table.submit(other, 0, text)
    assert len(await lines(tables, table)) == 2


@pytest.mark.rule("GEN-12")
@pytest.mark.parametrize("text", ["", "pass ", "PASS", "play JH", "x" * 5000, "pass\npass", "🃏"])
async def test_an_illegal_answer_changes_nothing_and_says_why(tables, table, text):
    before = views(table)
    _, user, _ = to_play(table)
    with pytest.raises(IllegalPlay) as refused:
        await table.submit(user, 0, text)
    assert 0 < len(str(refused.value)) < 400
    assert (views(table), len(await lines(tables, table))) == (before, 2)


async def test_strangers_do_not_play(table):
    with pytest.raises(Refused, match="You have no seat at this table"):
        await table.submit(EVE, 0, "pass")


async def test_a_game_is_played_to_its_end(tables, table):
    heard = Watch()
    table.listen(heard)
    await play_out(table)
    scores, winners = table.game.state.scores, table.game.state.winners
    assert max(scores) >= 5
    assert table.header.state is TableState.FINISHED
    assert tables.at(10) is None
    in_store = await stored(tables, table)
    assert in_store.header == table.header
    assert in_store.header.finished is not None
    standings = (await tables._house.store.results.leaderboard(1, game="euchre")).standings
    assert {(s.user, s.points, s.wins, s.games) for s in standings} == {
        (seat.user, scores[n], int(n in winners), 1) for n, seat in enumerate(table.header.seats)
    }
    changes = await heard.changes()
    assert [change.what for change in changes[-2:]] == [What.PLAYED, What.FINISHED]


async def test_after_the_end_nothing_can_be_done_but_looked_at(tables, table):
    await play_out(table)
    record = await lines(tables, table)
    for change in (
        table.submit(ANN, None, "pass"),
        table.leave(ANN),
        join(table, EVE),
        table.kick(ANN, 1),
        table.stop(ANN),
        table.park("x"),
    ):
        with pytest.raises(Closed, match="This table is closed"):
            await change
    assert table.view(0).finished
    assert await lines(tables, table) == record


async def test_a_view_is_what_the_rules_show_that_seat(table):
    for seat in (None, 0, 3):
        assert table.view(seat) == table.game.rules.view(table.game.state, seat)
    assert table.view(2).hand == table.game.state.hands[2]


async def test_two_tables_play_side_by_side(tables, table):
    other = await open_table(tables, channel=11, options={"target": 5})
    await join(other, *(seat.user for seat in table.header.seats if seat.user != ANN))
    await start(other)
    await asyncio.gather(play_out(table), play_out(other))
    assert (await tables._house.store.results.leaderboard(1)).standings[0].games == 2


async def test_many_changes_are_heard_at_once_by_those_who_take_their_time(table):
    watch = Watch()
    table.listen(watch)
    for _ in range(3):
        await play_one(table)
    assert [change.first_event for change in await watch.changes()] == [2, 3, 4]
    waiting = asyncio.create_task(watch.changes())
    await asyncio.sleep(0)
    assert not waiting.done()
    await play_one(table)
    assert [change.first_event for change in await waiting] == [5]


async def test_stopping_leaves_no_results(tables, table):
    await play_one(table)
    with pytest.raises(Refused, match="Only the host, Ann, can do that"):
        await table.stop(BEN)
    await table.stop(EVE, moderator=True)
    assert table.header.state is TableState.STOPPED
    assert (await tables._house.store.results.leaderboard(1)).players == 0
    assert len(await lines(tables, table)) == 3


async def test_a_parked_table_is_closed_with_its_reason(tables, table):
    await table.park("the channel was deleted")
    in_store = await stored(tables, table)
    assert in_store.header == table.header
    assert (table.header.state, table.header.reason) == (
        TableState.PARKED,
        "the channel was deleted",
    )


async def test_the_messages_ids_are_kept_and_forgotten(tables, table):
    await table.remember_messages(lobby=2**62, table=7)
    await table.remember_messages(lobby=None, notice=8)
    assert table.header.messages == {"table": 7, "notice": 8}
    await play_out(table)
    await table.remember_messages(notice=None)
    assert (await stored(tables, table)).header.messages == {"table": 7}
