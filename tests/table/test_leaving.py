"""People leave running games, are sent away and come back: the game goes on, or waits for them."""

import asyncio

import pytest

from bot.store import TableState
from bot.table import Refused, What
from tests.table.conftest import ANN, BEN, CAT, DAN, EVE, join, play_one, start, stored, to_play
from tests.waiting import until


def players(table):
    return [(seat.user, seat.player) for seat in table.header.seats]


async def test_a_seat_that_was_left_plays_itself(tables, table):
    await table.leave(BEN)
    assert players(table)[1] == (BEN, "easy")
    assert (await stored(tables, table)).header == table.header
    _, user, _ = to_play(table)
    if user == BEN:
        await until(lambda: to_play(table)[1] != BEN)


async def test_who_is_away_cannot_play_nor_leave_again(table):
    await table.leave(BEN)
    with pytest.raises(Refused, match="Your seat plays itself while you are away"):
        await table.submit(BEN, None, "pass")
    with pytest.raises(Refused, match="You have left already"):
        await table.leave(BEN)


async def test_who_leaves_says_how_well_his_seat_is_to_play(tables, table):
    await table.leave(BEN, "random")
    assert players(table)[1] == (BEN, "random")
    await table.leave(BEN, "strong")
    assert players(table)[1] == (BEN, "strong")
    assert (await stored(tables, table)).header == table.header
    for change in (table.leave, table.play_at):
        with pytest.raises(Refused, match=r"at the level easy or random or .*, not genius"):
            await change(BEN, "genius")
    await table.play_at(BEN, "easy")
    assert players(table)[1] == (BEN, "easy")


async def test_how_well_a_seat_is_to_play_is_kept_for_the_next_time(tables, table):
    await table.leave(BEN, "random")
    await table.play_at(BEN, "strong")
    await join(table, BEN)
    assert (await stored(tables, table)).header == table.header
    await table.leave(BEN)
    assert players(table)[1] == (BEN, "strong")
    await table.leave(CAT)
    assert players(table)[2] == (CAT, "easy")


async def test_who_is_there_plays_himself(table):
    with pytest.raises(Refused, match="You play yourself"):
        await table.play_at(BEN, "strong")
    assert players(table)[1] == (BEN, None)


async def test_who_comes_back_plays_his_own_seat(tables, table):
    await table.leave(BEN)
    join_id = table.header.seats[1].join_id
    await join(table, BEN)
    assert players(table)[1] == (BEN, None)
    assert table.header.seats[1].join_id == join_id
    assert (await stored(tables, table)).header == table.header
    with pytest.raises(Refused, match="You sit at this table already"):
        await join(table, BEN)


async def test_a_name_stays_with_its_seat(table):
    await table.leave(BEN)
    await table.join(BEN, "Benjamin", 1)
    assert table.header.seats[1].name == "Ben"


async def test_the_hosts_rights_pass_to_who_is_there(table):
    await table.leave(BEN)
    await table.leave(ANN)
    assert table.header.host == CAT
    await join(table, ANN)
    assert table.header.host == CAT
    with pytest.raises(Refused, match="Only the host, Cat, can do that"):
        await table.kick(ANN, 3)


async def test_a_game_without_people_waits(table):
    for user in (ANN, BEN, CAT, DAN):
        await table.leave(user)
    assert table.waits
    assert table.is_open
    assert table.header.host == DAN
    length = table.game.length
    await asyncio.sleep(0.05)
    assert table.game.length == length
    await join(table, BEN)
    assert not table.waits
    assert table.header.host == BEN
    await until(lambda: to_play(table)[1] == BEN)


async def test_the_seats_of_the_absent_finish_the_game_without_being_ranked(tables, table):
    for user in (ANN, CAT, DAN):
        await table.leave(user)
    while table.is_open:
        await until(lambda: not table.is_open or to_play(table)[1] == BEN)
        if table.is_open:
            await play_one(table)
    ranked = (await tables._house.store.results.leaderboard(1)).standings
    assert [standing.user for standing in ranked] == [BEN]
    assert table.header.state is TableState.FINISHED


async def test_who_is_sent_away_does_not_come_back(tables, table):
    await table.kick(ANN, 1)
    assert players(table)[1] == (None, "easy")
    assert (await stored(tables, table)).header == table.header
    with pytest.raises(Refused, match="The host has sent you away from this game"):
        await join(table, BEN)
    with pytest.raises(Refused, match="You have no seat at this table"):
        await table.submit(BEN, None, "pass")


async def test_only_the_host_or_a_moderator_sends_away(table):
    with pytest.raises(Refused, match="Only the host, Ann, can do that"):
        await table.kick(BEN, 2)
    await table.kick(EVE, 2, moderator=True)
    assert players(table)[2] == (None, "easy")


async def test_a_seat_of_nobodys_cannot_be_sent_away(table):
    await table.kick(ANN, 1)
    with pytest.raises(Refused, match="Ben plays itself already"):
        await table.kick(ANN, 1)
    for seat in (-1, 4):
        with pytest.raises(Refused, match="This table has seats 1 to 4"):
            await table.kick(ANN, seat)


async def test_the_right_to_come_back_can_be_taken(table):
    await table.leave(BEN)
    await table.kick(ANN, 1)
    with pytest.raises(Refused, match="The host has sent you away from this game"):
        await join(table, BEN)


async def test_a_host_who_sends_himself_away_passes_on_his_rights(table):
    await table.kick(ANN, 0)
    assert table.header.host == BEN


async def test_strangers_do_not_leave(table):
    with pytest.raises(Refused, match="You have no seat at this table"):
        await table.leave(EVE)


async def test_listeners_hear_who_sits(table):
    heard = []
    table.listen(lambda _table, change: heard.append(change.what))
    await table.leave(BEN)
    await join(table, BEN)
    assert heard[0] is What.SEATS
    assert heard[-1] is What.SEATS


async def test_leaving_and_playing_at_once_are_one_after_the_other(lobby):
    await join(lobby, BEN, CAT, DAN)
    await start(lobby)
    seat, user, text = to_play(lobby)
    said = await asyncio.gather(
        lobby.leave(user), lobby.submit(user, 0, text), return_exceptions=True
    )
    assert said[0] is None
    assert isinstance(said[1], Refused)
    await until(lambda: lobby.game.answers[seat] > 0)
