"""A co-operative game through every layer: lobby, table, the team's end, the leaderboard."""

import pytest

from tests.client import texts
from tests.cogs.bench import is_private, lobby_of, panel, play_on, shows, table_at
from tests.waiting import until

pytestmark = [pytest.mark.usefixtures("bot"), pytest.mark.asyncio(loop_scope="module")]


@pytest.mark.rule("TTG-11")
async def test_a_long_climb_is_refused_for_five_before_the_game_starts(bot, ann, ben):
    lobby = await lobby_of(ann, ben, "tricks_together")
    for seats in (3, 4, 5):
        await ann.click(lobby, "Add self-playing: easy")
        await ann.until(shows(f"{seats}. **"))
    await table_at(bot, ann).set_options(int(ann.id), {"long_climb": True})
    await ann.click(lobby, "Start")
    refused = await ann.until(shows("Long climb is for three or four players"))
    assert is_private(refused)
    assert table_at(bot, ann).game is None
    await ann.click(lobby, "Leave")
    await ben.until(shows("Ben is the host"))
    await ben.click(lobby, "Start")
    await ben.until(shows("### Your"))


@pytest.mark.rule("TTG-16")
async def test_a_team_plays_loses_or_wins_together_and_is_ranked(bot, ann, ben):
    lobby = (await ann.slash("play", game="tricks_together")).message
    assert "3 to 5 players, all on one side" in texts(lobby)
    await ben.click(lobby, "Join")
    await ann.until(shows("**Ben**"))
    await ann.click(lobby, "Start")
    table = await ann.until(shows("**Round 1 of 7**", "Not a word about your cards"))
    assert "❤️❤️❤️ **3 lives left**" in texts(table)

    def over():
        return ann.latest(shows("The team has lost")) or ann.latest(shows("win Tricks Together"))

    await play_on([ann, ben], over)
    result = await until(lambda: (shown := over()) and "**Leaderboard**" in texts(shown) and shown)
    assert "**Leaderboard**: 1st of 1 climb by the usual house rules" in texts(result)
    await until(lambda: "The game is over" in texts(panel(ann)))

    board = (await ann.slash("leaderboard", game="tricks_together")).message
    assert "Tricks Together · all time · by how far they climbed" in texts(board)
    assert "**1.** Ann and Ben with 1 self-playing seat · " in texts(board)
    await ben.click(result, "Leaderboard")
    mine = await ben.until(lambda one: is_private(one) and shows("**1.** Ann and Ben with 1")(one))
    assert "With the usual house rules:" in texts(mine)
    everything = (await ann.slash("leaderboard")).message
    assert "All games" in texts(everything)
    assert " · 0 points · " in texts(everything)
