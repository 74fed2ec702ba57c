"""The real bot on a playground, both in this process, and people who play."""

import asyncio
from contextlib import asynccontextmanager, suppress

from bot.app import make_client, point_at, silence_voice
from bot.config import Config, Discord, Tables, Testing
from bot.store import open_store
from bot.table import Table
from tests.client import Gone, buttons, texts
from tests.waiting import PATIENCE, until

EPHEMERAL = 1 << 6
SEED = "11" * 32


def config_for(playground, database, pause=0.0):
    return Config(
        token=playground.world.bot.token,
        database=str(database),
        discord=Discord(
            api=playground.api,
            gateway=playground.gateway.address,
            cdn=playground.payloads.address,
        ),
        tables=Tables(pause=pause, turn_clock=0),
        testing=Testing(clock=str(playground.clock._path), seed=SEED),
    )


@asynccontextmanager
async def running(playground, config):
    """The bot, connected and with its commands registered, until the end of the block."""
    point_at(config.discord)
    silence_voice()
    async with opened(config.database_url) as store:
        client = make_client(config, store)
        async with client:
            await client.login(config.required_token())
            connected = asyncio.create_task(client.connect())
            await until(lambda: is_there(playground))
            try:
                yield client
            finally:
                await client.finish()
        await connected


def is_there(playground):
    return playground.sessions.bot_is_online() and playground.commands.registered


@asynccontextmanager
async def opened(url):
    """The store, until the end of the block."""
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


def is_private(message):
    return bool(message["flags"] & EPHEMERAL)


def labels(message):
    """A message's buttons: the label, in parentheses where it cannot be pressed."""
    return [
        f"({one['label']})" if one.get("disabled") else one["label"] for one in buttons(message)
    ]


def has_buttons_of(message, letter):
    return any(one["custom_id"].startswith(f"{letter}:") for one in buttons(message))


def panel(player):
    """The newest panel that somebody sees."""

    def fits(one):
        speaks = any(words in texts(one) for words in ("### Your", "game is over"))
        return is_private(one) and is_here(player, one) and (has_buttons_of(one, "p") or speaks)

    return player.latest(fits)


def is_here(player, message):
    """Whether a message is in the channel in which somebody is."""
    return message["channel_id"] == player.channel


def shows(*words):
    """A message that holds these words."""
    return lambda message: all(word in texts(message) for word in words)


def public(player):
    """What everybody sees in the channel in which somebody is."""
    seen = player.messages.values()
    return [one for one in seen if is_here(player, one) and not is_private(one)]


def live(message):
    """What may be pressed to answer."""
    return [
        one for one in buttons(message) if not one.get("disabled") and ":say " in one["custom_id"]
    ]


async def lobby_of(ann, ben, game="euchre"):
    """A lobby of Ann's in which Ben sits too, as its message."""
    message = (await ann.slash("play", game=game)).message
    await ben.click(message, "Join")
    return await ann.until(lambda one: one["id"] == message["id"] and "**Ben**" in texts(one))


async def started(lobby, ann, ben):
    """A running game of Ann, Ben and two seats that play themselves, as its message."""
    await ann.click(lobby, "Start")
    message = await ann.until(lambda one: "My hand" in labels(one))
    for player in (ann, ben):
        await player.until(shows("### Your"))
    return message


def at_once(monkeypatch, answers):
    """Let so many answers be on their way before the first of them is given."""
    all_of_them, submit = asyncio.Barrier(answers), Table.submit

    async def together(*answer):
        await all_of_them.wait()
        await submit(*answer)

    monkeypatch.setattr(Table, "submit", together)


def table_at(bot, player):
    """The open table of the channel in which somebody is."""
    return bot.tables.at(int(player.channel))


async def who_is_asked(ann, ben):
    """Wait until one of two people is to answer."""
    return await until(lambda: next((one for one in (ann, ben) if asked(one)), None))


async def quiet(bot, player, seconds=1.5):
    """Wait until the bot has asked nothing of Discord for so long: nothing is on its way."""
    async with asyncio.timeout(PATIENCE):
        before = -1
        while (now := len(await player.control.log())) != before:
            before = now
            await asyncio.sleep(seconds)
            await until(lambda: has_drawn_all(bot))


def has_drawn_all(bot):
    """Whether the bot draws nothing, and has no reason to, at an open or a closed table."""
    showings, panels = bot.watching.showings, bot.watching.panels
    drawings = [
        *(one._drawing for one in (*showings._showings.values(), *showings._ending)),
        *(one._refreshing for one in (*panels._panels.values(), *panels._last_panels)),
    ]
    shown = (*showings._showings.values(), *panels._panels.values())
    return not any(one._lock.locked() for one in shown) and all(
        one.is_over or (one._idle.is_set() and not one._poked.is_set()) for one in drawings
    )


def other(player, ann, ben):
    return ben if player is ann else ann


def answers(bot, player):
    """How many answers somebody has given."""
    table = table_at(bot, player)
    return table.answer_number(table.seat_of(int(player.id)))


def after(message, other):
    """Whether one message came after another."""
    return int(message["id"]) > int(other["id"])


async def is_asked(player):
    """Wait until it is somebody's turn; returns his panel."""
    return await until(lambda: (shown := panel(player)) and live(shown) and shown)


async def press(player, message, button):
    """Press a button, and wait until the message has changed; returns it as it is then."""
    await player.click(message, button)
    return await until(lambda: _changed(player, message))


async def press_and_read(player, message, button, words):
    """Press a button, and wait until its message holds these words: it may be drawn anew for other
    reasons before.
    """
    await player.click(message, button)
    await player.until(lambda one: one["id"] == message["id"] and words in texts(one))


def _changed(player, message):
    now = player.messages.get(message["id"], {"components": None, "gone": True})
    return now if now["components"] != message["components"] else None


async def press_one(player, word=""):
    """Press an answer in somebody's panel: the first with this word in its id."""
    while True:
        shown = await is_asked(player)
        chosen = next(one for one in live(shown) if word in one["custom_id"])
        with suppress(Gone):  # the panel has just been brought down
            return await press(player, shown, chosen["custom_id"])


async def answer_for(bot, player):
    """Give somebody's first legal answer without his panel."""
    table = table_at(bot, player)
    decision = table.asked[table.seat_of(int(player.id))]
    await table.submit(int(player.id), None, decision.text(decision.actions()[0]))


def asked(player):
    """Whether somebody's panel asks him."""
    shown = panel(player)
    return shown is not None and bool(live(shown))


async def press_order(player):
    """Press "order" in somebody's panel where it is there, else the first answer."""
    shown = panel(player)
    ids = [one["custom_id"] for one in live(shown)]
    await press(player, shown, next((one for one in ids if one.endswith("say order")), ids[0]))


async def play_on(players, done, answer=press_order, asks=asked):
    """Have whoever is asked answer, until something is so. A panel that has just been brought down
    is pressed again.
    """
    while not done():
        for player in players:
            if asks(player) and not done():
                with suppress(Gone):
                    await answer(player)
        await until(lambda: done() or any(map(asks, players)))
