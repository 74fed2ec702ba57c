"""A house rule that names seats: written as people count them, checked when all sit down."""

import pytest

from tests.client import texts
from tests.cogs.bench import is_private, play_on, shows, table_at

pytestmark = [pytest.mark.usefixtures("bot"), pytest.mark.asyncio(loop_scope="module")]


@pytest.mark.rule("CCL-9", "GEN-11")
async def test_beginners_are_named_by_their_seats(bot, ann, ben):
    lobby = (await ann.slash("play", game="close_call")).message
    await ben.click(lobby, "Join")
    await ann.until(shows("**Ben**"))
    mine = (await ann.click(lobby, "House rules")).message
    assert "**Beginners**: none" in texts(mine)
    form = (await ann.click(mine, "Change")).modal
    await ann.submit(form, line="Ben")
    assert is_private(await ann.until(shows("Seats from 1 to 6, as in 1, 3; or none.")))
    form = (await ann.click(mine, "Change")).modal
    await ann.submit(form, line="2, 5")
    await ann.until(shows("Beginners: **seats 2 and 5** (usually none)"))

    await ann.click(lobby, "Start")
    refused = await ann.until(shows("Beginners names a seat at which nobody sits"))
    assert is_private(refused)
    assert table_at(bot, ann).game is None
    form = (await ann.click(mine, "Change")).modal
    await ann.submit(form, line="2")
    await ann.until(shows("Beginners: **seat 2** (usually none)"))
    await ann.click(lobby, "Start")
    await ben.until(shows("### Your"))
    assert table_at(bot, ann).rules.options.beginners == [1]
    deal = await ann.until(shows("Ben pays 5 for each trick off"))
    await play_on([ann, ben], lambda: ann.latest(shows("Deal 1", "took", "Ben bid")))
    assert deal["id"]
