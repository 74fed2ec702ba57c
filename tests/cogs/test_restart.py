"""The bot ends and starts again: tables come back, and their buttons work."""

import pytest

from tests.client import texts
from tests.cogs.bench import (
    after,
    is_private,
    labels,
    live,
    lobby_of,
    panel,
    press,
    running,
    shows,
    who_is_asked,
)
from tests.waiting import until


async def test_lobby_table_panel_and_forms_outlive_the_process(playground, config, ann, ben):
    async with running(playground, config):
        lobby = await lobby_of(ann, ben)
        rules = (await ann.click(lobby, "House rules")).message
        form = (await ann.click(rules, "Change")).modal
    async with running(playground, config):
        await ann.submit(form, line="7")
        await ben.until(shows("Target: **7** (usually 10)"))
        await ann.click(lobby, "Start")
        table = await ann.until(lambda one: "My hand" in labels(one))
        assert is_private((await ben.click(table, "My hand")).message)
        player = await who_is_asked(ann, ben)
        shown = panel(player)
    async with running(playground, config) as bot:
        assert len(bot.tables.all()) == 1
        before = texts(ann.messages[table["id"]])
        fresh = await press(player, shown, live(shown)[0]["custom_id"])
        assert texts(fresh) != texts(shown)
        await until(lambda: texts(ann.messages[table["id"]]) != before)


async def test_what_changed_while_nobody_was_shown_it_is_shown_after_the_start(
    playground, config, ann, ben
):
    """Killed between the commit of a deal and its announcement: the messages catch up."""
    async with running(playground, config) as bot:
        lobby = await lobby_of(ann, ben)
        await ann.click(lobby, "Start")
        table = await ann.until(lambda one: "My hand" in labels(one))
        await who_is_asked(ann, ben)
        await play_unseen(bot, ann, ben, lambda game: game.begun().state.deals)
    async with running(playground, config):
        await ann.until(lambda one: one["id"] == table["id"] and "Deal 1" in texts(one))
        await until(lambda: labels(ann.messages[table["id"]]) == [])
        newest = await ann.until(lambda one: "My hand" in labels(one) and "Deal 2" in texts(one))
        assert newest["id"] != table["id"]


async def play_unseen(bot, ann, ben, done):
    """The game goes on, and nobody is shown anything of it."""
    await bot.watching.close()
    game = bot.tables.all()[0]
    while not done(game):
        seat = min(game.asked)
        if (user := game.header.seats[seat].person) is not None:
            await game.submit(user, None, game.asked[seat].text(game.asked[seat].actions()[-1]))
        else:
            await until(lambda seat=seat: done(game) or min(game.asked) != seat)


@pytest.mark.parametrize("deals_first", [True, False])
async def test_an_end_that_was_not_shown_is_shown_after_the_start(
    playground, config, ann, ben, deals_first
):
    async with running(playground, config) as bot:
        lobby = await lobby_of(ann, ben)
        await bot.tables.all()[0].set_options(int(ann.id), {"target": 5})
        await ann.click(lobby, "Start")
        table = await ann.until(lambda one: "My hand" in labels(one))
        await who_is_asked(ann, ben)
        if deals_first:
            await play_unseen(bot, ann, ben, lambda game: not game.is_open)
        else:
            await bot.watching.close()
            await bot.tables.all()[0].stop(int(ann.id))
    async with running(playground, config):
        await until(lambda: labels(ann.messages[table["id"]]) == [])
        ended = "win Traditional Euchre" if deals_first else "it was stopped. Nothing is counted."
        await ann.until(shows(ended))
    seen = len(ann.messages)
    async with running(playground, config):
        await until(playground.sessions.bot_is_online)
    assert len(ann.messages) == seen


async def test_a_message_from_before_is_renewed_in_time(playground, config, ann, ben):
    async with running(playground, config):
        lobby = await lobby_of(ann, ben)
        await ann.click(lobby, "Start")
        table = await ann.until(lambda one: "My hand" in labels(one))
        await who_is_asked(ann, ben)
    await ann.control.advance(40 * 60)
    async with running(playground, config):
        await ann.control.advance(4 * 60 + 1)
        renewed = await ann.until(lambda one: "Deal 1" in texts(one) and after(one, table))
        assert "My hand" in labels(renewed)
        await until(lambda: labels(ann.messages[table["id"]]) == [])


async def test_panels_of_a_table_that_has_just_closed_end_with_the_bot(
    playground, config, ann, ben
):
    async with running(playground, config) as bot:
        await ann.click(await lobby_of(ann, ben), "Start")
        await who_is_asked(ann, ben)
        (table,) = bot.tables.all()
        panels = [bot.watching.panels.of(table, int(player.id)) for player in (ann, ben)]
        await table.park("closed while the bot goes")
    assert all(panel.is_over for panel in panels)


async def test_calls_from_before_are_taken_away(playground, config, ann, ben):
    async with running(playground, config) as bot:
        lobby = await lobby_of(ann, ben)
        await ann.click(lobby, "Start")
        await who_is_asked(ann, ben)
        await ann.control.advance(21)
        call = await ann.until(shows("it is your turn"))
        await until(lambda: int(call["id"]) in bot.tables.all()[0].header.messages.values())
    async with running(playground, config):
        await until(lambda: call["id"] not in ann.messages)


async def test_who_looks_at_an_old_panel_is_called_soon(playground, config, ann, ben, monkeypatch):
    monkeypatch.setattr("cogs.calls.PATIENCE", 3600.0)
    async with running(playground, config):
        lobby = await lobby_of(ann, ben)
        await ann.click(lobby, "Start")
        player = await who_is_asked(ann, ben)
        shown = panel(player)
    async with running(playground, config):
        await until(playground.sessions.bot_is_online)
        await ann.control.advance(6)
        call = await player.until(shows("it is your turn"))
        fresh = (await player.click(call, "My hand")).message
        assert texts(fresh) == texts(shown)


async def test_who_is_away_is_told_through_a_restart_until_he_is_back(playground, config, ann, ben):
    async with running(playground, config) as bot:
        lobby = await lobby_of(ann, ben)
        await bot.tables.all()[0].set_options(int(ann.id), {"turn_clock": 60})
        await ann.click(lobby, "Start")
        player = await who_is_asked(ann, ben)
        await ann.control.advance(61)
        told = await ann.until(shows("the others have waited for 1 minute"))
        await until(lambda: int(told["id"]) in bot.tables.all()[0].header.messages.values())
    async with running(playground, config):
        assert "### Your" in texts((await player.click(told, "Take my seat back")).message)
        await until(lambda: told["id"] not in ann.messages)


async def test_commands_are_registered_once(playground, config):
    def requests(method):
        written = playground.log.written()
        return [one for one in written if one["method"] == method and "commands" in one["path"]]

    for process in (1, 2):
        async with running(playground, config):
            await until(lambda process=process: len(requests("GET")) == process)
            await until(lambda: requests("PUT"))
    assert len(requests("PUT")) == 1


async def test_a_damaged_table_is_parked_and_its_channel_told(playground, config, ann, ben):
    async with running(playground, config) as bot:
        lobby = await lobby_of(ann, ben)
        await ann.click(lobby, "Start")
        await who_is_asked(ann, ben)
        await bot.store.tables.append(1, bot.tables.all()[0].begun().length, [no_play()])
    async with running(playground, config) as bot:
        told = await ann.until(shows("could not be brought back after a restart"))
        assert "/play opens a new one" in texts(told)
        assert bot.tables.all() == []
        assert (await ann.slash("play", game="euchre")).message


def no_play():
    from bot.store import Event

    return Event(0, "play the fool", 0.0)
