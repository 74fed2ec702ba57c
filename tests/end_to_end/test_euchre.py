"""A whole game of Euchre: four people, the real bot, real sockets, and a kill in the middle."""

import contextlib
import json
import subprocess
import sys

import aiohttp
import pytest

from tests.client import EPHEMERAL, Player, Refused, buttons, find, texts
from tests.contract import check
from tests.end_to_end.company import Company, action_lines, is_panel, labels, public_result
from tests.end_to_end.processes import ROOT, bot, playground
from tests.end_to_end.secrets_kept import leaks

pytestmark = [pytest.mark.e2e, pytest.mark.contract, pytest.mark.timeout(900)]

SEED = "5e" * 32


def bold(lines):
    """A reckless bidder: orders everything up, the first time alone; else the first card."""
    for line in ("order", "call S", "call H", "call D", "call C"):
        if line in lines:
            return line
    return next((line for line in lines if line != "pass"), "pass")


@pytest.fixture
async def world(tmp_path):
    """The playground without a bot, the bot beside it, and four players."""
    async with (
        playground(tmp_path, "--no-bot", "--seed", SEED) as (_, described),
        contextlib.AsyncExitStack() as stack,
    ):
        running = await bot(tmp_path / "first-bot.log", described)
        players = [
            await stack.enter_async_context(Player.of(described, number)) for number in range(4)
        ]
        bots = [running]
        yield described, players, bots
        for one in bots:
            if one.process.returncode is None:
                await one.end()


async def sit_down(players):
    """From /play to four open panels."""
    lobby = (await players[0].slash("play", game="euchre")).message
    for player in players[1:]:
        await player.click(await player.until(lambda one: "Join" in labels(one)), "Join")
        await player.until(lambda one, name=f"**{player.name}**": name in texts(one))
    await players[0].click(lobby, "Start")
    for player in players:
        await player.until(is_panel)
    return lobby


async def test_a_whole_game_from_play_to_the_leaderboard(world, tmp_path):
    described, players, bots = world
    lobby = await sit_down(players)
    company = Company(players)

    seat, panel = await company.turn()
    stale = panel
    await company.answer(seat, panel, "order alone")
    await company.play(bold, lambda: playing(company))
    await an_illegal_click_changes_nothing(company)
    await a_stale_click_changes_nothing(company, seat, stale)

    await company.play(bold, lambda: tricks_begun(company) >= 2)
    seat, panel = await company.turn()
    bots[0].kill()
    await bots[0].process.wait()
    bots.append(await bot(tmp_path / "second-bot.log", described))
    await company.answer(seat, panel, bold(list(action_lines(panel))))
    await company.take_up_their_hands()
    await company.play(bold, lambda: public_result(players[0]))
    company.note()

    result = public_result(players[0])
    record = await the_record(players[0], result)
    assert record["seats"] == ["Ann", "Ben", "Cat", "Dan"]
    told = replayed(record)
    assert told["finished"]
    assert max(told["scores"]) >= 10
    assert went_alone(record)
    assert euchred(told)
    assert answers_in(record) == company.answers
    assert record["fairness"]["commitment"] in texts(lobby)
    assert leaks(record, company.shown) == []

    board = texts((await players[2].slash("leaderboard", game="euchre")).message)
    for player in players:
        assert player.name in board
    assert check(await players[0].control.log()) == []
    assert "Traceback" not in "".join(one.errors() for one in bots)


async def an_illegal_click_changes_nothing(company):
    """A card that may not be played is a dead button, and typing it is refused with the reason."""
    for _ in range(200):
        seat, panel = await company.turn()
        dead = [one for one in buttons(panel) if one.get("disabled")]
        if dead:
            break
        await company.answer(seat, panel, bold(list(action_lines(panel))))
    player = company.players[seat]
    with pytest.raises(Refused):
        await player.use(panel, 2, dead[0]["custom_id"])
    line = dead[0]["custom_id"].partition(":say ")[2]
    refusal = (await player.slash("move", action=line)).message
    assert refusal["flags"] & EPHEMERAL
    assert "follow suit" in texts(refusal)
    assert (await company.turn())[0] == seat


async def a_stale_click_changes_nothing(company, seat, stale):
    """The button of an answer given long ago: the panel is drawn afresh, nothing is played."""
    player = company.players[seat]
    (old,) = [one for one in buttons(stale) if one["custom_id"].endswith(":say order alone")]
    panel = player.latest(is_panel)
    before = (await company.turn())[1]["id"]
    with contextlib.suppress(Refused):
        await player.use(panel, 2, old["custom_id"])
    assert (await company.turn())[1]["id"] == before


def playing(company):
    found = company.asked()
    return found is not None and any(line.startswith("play") for line in action_lines(found[1]))


def tricks_begun(company):
    """How many cards the asked player has less than five."""
    found = company.asked()
    if found is None or not playing(company):
        return 0
    held = [one for one in buttons(found[1]) if ":say play " in one.get("custom_id", "")]
    return 5 - len(held)


async def the_record(player, result):
    """The record file, as a player gets it under the result."""
    answer = await player.click(result, find(result, "Record file")["custom_id"])
    message = answer.message or await player.until(lambda one: bool(one["attachments"]))
    message = message if message["attachments"] else await player.until(
        lambda one: bool(one["attachments"])
    )  # fmt: skip
    async with (
        aiohttp.ClientSession() as http,
        http.get(message["attachments"][0]["url"]) as file,
    ):
        return json.loads(await file.read())


def command(name, record):
    """What `python -m bot` says about a record."""
    return subprocess.run(
        [sys.executable, "-m", "bot", name, "--json", "-"], input=json.dumps(record),
        capture_output=True, text=True, check=False, cwd=ROOT,
    )  # fmt: skip


def replayed(record):
    """The record held against the rules, and against its seed."""
    told = command("replay", record)
    assert told.returncode == 0, told.stdout
    proof = command("verify", record)
    assert proof.returncode == 0, proof.stdout
    return json.loads(told.stdout)


def went_alone(record):
    return any(line == "order alone" for _, line in record["events"])


def euchred(told):
    """Whether in some deal the makers took fewer than three tricks."""
    return any(2 in (deal["delta"] or []) and lost(deal, told) for deal in told["deals"])


def lost(deal, told):
    scorers = [seat for seat, points in enumerate(deal["delta"]) if points == 2]
    won = sum(trick["winner"] in scorers for trick in deal["tricks"])
    return 3 <= won < 5


def answers_in(record):
    return sum(seat >= 0 for seat, _ in record["events"])
