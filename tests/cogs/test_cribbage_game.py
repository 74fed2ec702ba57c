"""A game of Cribbage with claims, as two people play it by their panels."""

from functools import partial

import pytest

from tests.client import buttons, texts
from tests.cogs.bench import labels, lobby_of, panel, play_on, press, shows
from tests.contract import check
from tests.waiting import until


def asks(player):
    """Whether somebody's panel asks him something."""
    shown = panel(player)
    return shown is not None and "### Your turn" in texts(shown)


async def answer(player, number):
    """Answers by the panel: marks two cards and gives them, writes the number, or presses the first
    card that fits.
    """
    shown = panel(player)
    if any((label or "").startswith("Discard") for label in map(bare, labels(shown))):
        await lay_away(player, shown)
    elif "Write your answer" in labels(shown):
        form = await player.click(shown, "Write your answer")
        await player.submit(form.modal, line=number)
        await until(lambda: texts(panel(player)) != texts(shown))
    else:
        await press(player, shown, first_that_fits(shown))


def bare(label):
    return label.strip("()")


async def lay_away(player, shown):
    """Marks one card after the other; the panel may be drawn anew for other reasons meanwhile."""
    for marked in (1, 2):
        card = next(one for one in buttons(shown) if is_free(one))
        await player.click(shown, card["custom_id"])
        wanted = {f"Discard {marked} of 2 cards", f"(Discard {marked} of 2 cards)"}
        shown = await until(lambda wanted=wanted: showing(player, wanted))
    await press(player, shown, "Discard 2 of 2 cards")


def showing(player, wanted):
    """Somebody's panel, once it has one of these buttons."""
    shown = panel(player)
    return shown if wanted & {*labels(shown)} else None


def is_free(button):
    """Whether it is a card that is not marked yet."""
    return ":pick " in button["custom_id"] and "✓" not in button["label"]


def first_that_fits(shown):
    return next(
        one["custom_id"]
        for one in buttons(shown)
        if not one.get("disabled") and ":say play " in one["custom_id"]
    )


@pytest.mark.contract
@pytest.mark.rule("CRB-2", "CRB-11", "CRB-14", "CRB-15")
async def test_a_game_with_claims_is_played_by_the_panels(quick, bot, ann, ben):
    lobby = await lobby_of(ann, ben, "cribbage")
    rules = (await ann.click(lobby, "House rules")).message
    rules = await press(ann, rules, "Set to 61")
    await press(ann, rules, "Set to claim")
    await ben.until(shows("Count: **claim** (usually auto)", "Target: **61** (usually 121)"))
    await ann.click(lobby, "Start")
    both = [ann, ben]
    for player in both:
        await player.until(shows("### Your"))

    def doubted():
        return any("Is " in texts(panel(player)) for player in both)

    def won():
        return ann.latest(shows("wins Cribbage"))

    await play_on(both, doubted, partial(answer, number="0"), asks)
    await ann.until(shows("says **0**"))
    await ann.until(shows("·········· ·", "●"))
    other = next(player for player in both if "Is 0 right?" in texts(panel(player)))
    await press(other, panel(other), "Pass")
    await play_on(both, won, partial(answer, number="29"), asks)

    result = await ben.until(shows("wins Cribbage", "**Leaderboard**"))
    assert "Cribbage" in texts(result)
    assert await ann.until(shows("Pegged: ", "said **29**, and nobody objected"))
    assert check(await ann.control.log()) == []
