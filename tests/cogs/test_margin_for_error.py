"""The right to expose over the playground: a button for two players, of whom one is late."""

import asyncio

from bot.engine.chance import CHANCE
from tests.client import texts
from tests.cogs.bench import at_once, has_buttons_of, is_here, is_private, labels, shows, table_at
from tests.waiting import until

EXPOSE = "Expose the strategy"
LATE = "The strategy has already been turned up"


def newest(player):
    """The newest panel with buttons that somebody sees."""
    return player.latest(
        lambda one: is_private(one) and is_here(player, one) and has_buttons_of(one, "p")
    )


async def opposite(ann, ben):
    """Ann and Ben sit down as partners; their opponents play themselves."""
    lobby = (await ann.slash("play", game="margin_for_error")).message
    await ann.click(lobby, "Add self-playing: easy")
    await ann.until(lambda one: "plays itself" in texts(one))
    await ben.click(lobby, "Join")
    await ann.until(lambda one: "**Ben**" in texts(one))
    await ann.click(lobby, "Start")
    for player in (ann, ben):
        await player.until(shows("### You"))


def asked(bot, player):
    """What somebody is asked, or None."""
    table = table_at(bot, player)
    return None if CHANCE in table.asked else table.asked.get(table.seat_of(int(player.id)))


def may_expose(bot, player):
    question = asked(bot, player)
    return question is not None and "expose" in question


async def until_both_may_expose(bot, ann, ben):
    """They decline and play what they must, round after round, until the others are Captains."""
    table = table_at(bot, ann)
    while not (may_expose(bot, ann) and may_expose(bot, ben)):
        for player in (ann, ben):
            question = asked(bot, player)
            if question is not None and not may_expose(bot, player):
                line = "decline" if "decline" in question else question.text(next(iter(question)))
                await table.submit(int(player.id), None, line)
        await until(lambda: asked(bot, ann) or asked(bot, ben))


async def test_the_first_click_turns_the_strategy_up_and_the_second_is_told_so(
    quick, bot, ann, ben, monkeypatch
):
    """Both press before either press is carried out."""
    await opposite(ann, ben)
    await until_both_may_expose(bot, ann, ben)
    for player in (ann, ben):
        await until(lambda player=player: EXPOSE in labels(newest(player)))
    at_once(monkeypatch, 2)
    told = [asyncio.create_task(player.until(shows(LATE))) for player in (ann, ben)]
    await asyncio.gather(*(player.click(newest(player), EXPOSE) for player in (ann, ben)))
    done, waiting = await asyncio.wait(told, return_when=asyncio.FIRST_COMPLETED)
    assert LATE in texts(done.pop().result())
    for task in waiting:
        task.cancel()
    for player in (ann, ben):
        await until(lambda player=player: "Turned up" in texts(newest(player)))
        assert EXPOSE not in labels(newest(player))
    lines = [line for _, line in table_at(bot, ann).view(None).events]
    assert lines.count("expose") - lines[: last_deal(lines)].count("expose") == 1


def last_deal(lines):
    return max(at for at, line in enumerate(lines) if line.startswith("shuffle "))
