"""A whole game through every layer, as two people see it."""

import io
import json

import aiohttp
import pytest

from bot.record.reading import read_records
from bot.record.verifying import verify
from tests.client import texts
from tests.cogs.bench import is_private, labels, panel, play_on, public, shows
from tests.contract import check
from tests.waiting import until


@pytest.fixture(autouse=True)
def same_deals():
    """None: the record is to prove that its seed was mixed with the ids."""


@pytest.mark.contract
async def test_from_play_to_the_leaderboard(quick, bot, ann, ben):
    answer = await ann.slash("play", game="euchre")
    assert not is_private(answer.message)
    assert "**Ann** · host" in texts(answer.message)
    lobby = answer.message
    await ben.click(lobby, "Join")
    await ann.until(shows("**Ben**"))
    rules = (await ann.click(lobby, "House rules")).message
    form = await ann.click(rules, "Change")
    await ann.submit(form.modal, line="5")
    await ben.until(shows("Target: **5** (usually 10)"))
    await ann.click(lobby, "Start")
    for player in (ann, ben):
        await player.until(shows("### Your"))
    assert labels(ann.messages[lobby["id"]]) == []
    await play_on([ann, ben], lambda: ann.latest(shows("win Traditional Euchre")))

    result = await ben.until(shows("win Traditional Euchre", "**Leaderboard**"))
    assert "The shuffle's secret" in texts(result)
    deals = [one for one in public(ann) if shows("Deal", "dealt", "→")(one)]
    assert len(deals) > 1
    assert all(labels(deal) == [] for deal in deals)
    await until(lambda: "The game is over" in texts(panel(ann)))

    file = (await ben.click(result, "Record file")) and await ben.until(shows("To check it"))
    async with aiohttp.ClientSession() as http, http.get(file["attachments"][0]["url"]) as got:
        record = json.loads(await got.read())
    assert record["seats"][:2] == ["Ann", "Ben"]
    assert record["fairness"]["commitment"] in texts(lobby)
    assert record["fairness"]["server_seed"] in texts(result)
    (found,) = read_records(io.BytesIO(json.dumps(record).encode()))
    assert verify(found.record).holds

    board = (await ann.slash("leaderboard", game="euchre", sort="wins")).message
    assert not is_private(board)
    assert "Traditional Euchre · all time · by wins" in texts(board)
    assert "Ann" in texts(board)
    assert "Ben" in texts(board)
    assert check(await ann.control.log()) == []
