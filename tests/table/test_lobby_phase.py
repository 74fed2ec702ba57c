"""The lobby: who may sit, decide and start, and what a start leads to."""

import pytest

from bot.fairness import commitment, draw_server_seed, game_seed
from bot.store import TableState
from bot.table import Closed, Refused, What
from tests.table.conftest import (
    ANN,
    BEN,
    CAT,
    DAN,
    EVE,
    SEED,
    join,
    lines,
    open_table,
    start,
    stored,
)


def users(table):
    return [seat.user for seat in table.header.seats]


async def test_the_host_sits_and_the_commitment_stands(tables, lobby):
    assert users(lobby) == [ANN]
    assert lobby.header.host == ANN
    assert lobby.header.commitment == commitment(SEED)
    assert (await stored(tables, lobby)).header == lobby.header


async def test_every_table_has_a_secret_of_its_own(process):
    async with process(draw_seed=draw_server_seed) as tables:
        secrets = {(await open_table(tables, n)).header.server_seed for n in range(5)}
    assert len(secrets) == 5


async def test_people_join_in_order(tables, lobby):
    await join(lobby, CAT, BEN)
    assert users(lobby) == [ANN, CAT, BEN]
    assert (await stored(tables, lobby)).header == lobby.header


async def test_nobody_sits_twice(lobby):
    with pytest.raises(Refused, match=r"^You sit at this table already\.$"):
        await join(lobby, ANN)
    assert users(lobby) == [ANN]


async def test_a_full_table_is_full(lobby):
    await join(lobby, BEN, CAT, DAN)
    with pytest.raises(Refused, match=r"^All 4 seats are taken by people\.$"):
        await join(lobby, EVE)


async def test_a_person_takes_the_place_of_a_seat_that_plays_itself(lobby):
    for _ in range(3):
        await lobby.add_player(ANN)
    assert users(lobby) == [ANN, None, None, None]
    await join(lobby, BEN)
    assert users(lobby) == [ANN, None, None, BEN]


async def test_seats_that_play_themselves_come_and_go(lobby):
    await join(lobby, BEN)
    await lobby.add_player(BEN, "random")
    await lobby.add_player(ANN)
    assert [seat.player for seat in lobby.header.seats] == [None, None, "random", "easy"]
    assert len({seat.name for seat in lobby.header.seats}) == 4
    with pytest.raises(Refused, match="All 4 seats are taken"):
        await lobby.add_player(ANN)
    await lobby.remove_player(BEN)
    assert [seat.player for seat in lobby.header.seats] == [None, None, "random"]


async def test_a_seat_plays_itself_only_at_a_level_that_there_is(lobby):
    with pytest.raises(Refused, match=r"at the level easy or random .*, not genius"):
        await lobby.add_player(ANN, "genius")


async def test_only_those_who_sit_decide_on_seats(lobby):
    for change in (lobby.add_player(EVE), lobby.remove_player(EVE), lobby.leave(EVE)):
        with pytest.raises(Refused, match="You have no seat at this table"):
            await change


async def test_leaving_frees_the_seat(lobby):
    await join(lobby, BEN, CAT)
    await lobby.leave(BEN)
    assert users(lobby) == [ANN, CAT]
    await join(lobby, BEN)
    assert users(lobby) == [ANN, CAT, BEN]


async def test_a_host_who_leaves_passes_on_his_rights(lobby):
    await lobby.add_player(ANN)
    await join(lobby, BEN)
    await lobby.leave(ANN)
    assert lobby.header.host == BEN
    with pytest.raises(Refused, match=r"^Only the host, Ben, can do that\.$"):
        await lobby.set_options(ANN, {"target": 7})
    await lobby.set_options(BEN, {"target": 7})


async def test_a_lobby_that_everybody_left_is_closed(tables, lobby):
    await lobby.add_player(ANN)
    await lobby.leave(ANN)
    assert not lobby.is_open
    assert lobby.header.reason == "everybody left"
    assert tables.at(10) is None
    assert (await stored(tables, lobby)).header == lobby.header
    await open_table(tables)


async def test_the_host_sends_people_and_seats_away(lobby):
    await join(lobby, BEN)
    await lobby.add_player(BEN)
    with pytest.raises(Refused, match="Only the host, Ann, can do that"):
        await lobby.kick(BEN, 0)
    await lobby.kick(ANN, 2)
    await lobby.kick(ANN, 1)
    assert users(lobby) == [ANN]
    await join(lobby, BEN)
    await lobby.kick(EVE, 1, moderator=True)
    assert users(lobby) == [ANN]


@pytest.mark.parametrize("seat", [-1, 1, 99])
async def test_a_seat_that_is_none_cannot_be_sent_away(lobby, seat):
    with pytest.raises(Refused, match="This table has seats 1 to 1"):
        await lobby.kick(ANN, seat)


@pytest.mark.rule("GEN-11")
async def test_house_rules_change_one_by_one(tables, lobby):
    await lobby.set_options(ANN, {"target": 7})
    await lobby.set_options(ANN, {"stick_the_dealer": True})
    assert lobby.header.options == {"target": 7, "stick_the_dealer": True}
    assert lobby.rules.options.target == 7
    assert (await stored(tables, lobby)).header == lobby.header


@pytest.mark.rule("GEN-11")
@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"target": 4}, "a whole number from 5 to 21"),
        ({"target": "7"}, "a whole number from 5 to 21"),
        ({"first_dealer": "ann"}, "'random' or 'black_jack'"),
        ({"jokers": 2}, "unknown option 'jokers': allowed are target, first_dealer"),
    ],
)
async def test_house_rules_that_are_none_are_refused(lobby, changes, said):
    await lobby.set_options(ANN, {"target": 7})
    with pytest.raises(Refused, match=said):
        await lobby.set_options(ANN, changes)
    assert lobby.header.options == {"target": 7}


async def test_only_the_host_starts(lobby):
    await join(lobby, BEN)
    with pytest.raises(Refused, match="Only the host, Ann, can do that"):
        await start(lobby, BEN)
    assert lobby.header.state is TableState.LOBBY


@pytest.mark.rule("GEN-7")
async def test_the_seed_is_made_of_those_who_sit_and_the_start(tables):
    table = await tables.open(1, 10, "euchre", ANN, "Ann", 500)
    await table.join(BEN, "Ben", 300)
    await table.join(CAT, "Cat", 400)
    await table.leave(BEN)
    await table.join(BEN, "Ben", 450)
    await table.join(DAN, "Dan", 1000)
    await table.leave(DAN)
    assert await lines(tables, table) == []
    await table.start(ANN, 999)
    assert table.header.ids == (400, 450, 500, 999)
    assert table.game.seed == game_seed(SEED, [500, 400, 450, 999])
    assert (await stored(tables, table)).header.ids == (400, 450, 500, 999)


async def test_a_start_deals_and_stores_the_deal(tables, lobby):
    await join(lobby, BEN, CAT, DAN)
    await start(lobby)
    assert lobby.header.state is TableState.PLAYING
    assert [text.split()[0] for _, text in await lines(tables, lobby)] == ["pick", "shuffle"]
    assert (await stored(tables, lobby)).header == lobby.header


async def test_empty_seats_play_themselves(lobby):
    await join(lobby, BEN)
    await start(lobby)
    assert users(lobby) == [ANN, BEN, None, None]
    assert [seat.player for seat in lobby.header.seats] == [None, None, "easy", "easy"]


async def test_a_running_table_is_no_lobby(table):
    for change in (
        table.set_options(ANN, {"target": 7}),
        table.add_player(ANN),
        table.remove_player(ANN),
        table.start(ANN, 1),
    ):
        with pytest.raises(Refused, match="The game has begun already"):
            await change
    with pytest.raises(Refused, match="This game has begun without you"):
        await join(table, EVE)


async def test_the_host_cancels(tables, lobby):
    await join(lobby, BEN)
    with pytest.raises(Refused, match="Only the host"):
        await lobby.stop(BEN)
    await lobby.stop(ANN)
    assert lobby.header.state is TableState.STOPPED
    for change in (join(lobby, CAT), lobby.leave(BEN), start(lobby), lobby.stop(ANN)):
        with pytest.raises(Closed, match="This table is closed"):
            await change
    assert tables.all() == []


async def test_nothing_of_the_game_is_there_before_it_begins(lobby):
    assert lobby.asked == {}
    for question in (lambda: lobby.view(0), lambda: lobby.answer_number(0)):
        with pytest.raises(Closed, match="The game has not begun yet"):
            question()
    with pytest.raises(Closed, match="The game has not begun yet"):
        await lobby.submit(ANN, None, "pass")


async def test_listeners_hear_of_everything_after_it_is_so(tables):
    heard = []

    def listener(table, change):
        heard.append((change.what, len(table.header.seats), table.header.state.value))

    tables.listen(listener)
    table = await open_table(tables)
    await join(table, BEN)
    await table.set_options(ANN, {"target": 7})
    await start(table)
    await table.stop(ANN)
    assert heard == [
        (What.OPENED, 1, "lobby"),
        (What.SEATS, 2, "lobby"),
        (What.OPTIONS, 2, "lobby"),
        (What.STARTED, 4, "playing"),
        (What.STOPPED, 4, "stopped"),
    ]
