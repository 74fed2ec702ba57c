"""Farkle as people read it: the dice, what may still be lost, and how each turn came out."""

import pytest

from bot.engine.games import GAMES
from bot.screens.deal import deal_summary
from bot.screens.hand import hand_panel
from bot.screens.house_rules import changed_rules
from bot.screens.layout import MOST_CHARACTERS, MOST_COMPONENTS
from bot.screens.lobby import Gathering, lobby_message
from bot.screens.people import Chair
from bot.screens.result import Proof, result_message
from bot.screens.sight import Sight
from bot.screens.table import table_message
from bot.screens.tellers import teller
from cogs.answers import controls, mask_of
from tests.games.farkle_table import FarkleTable
from tests.screens.reading import shown

NAMES = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gil", "Hal", "Ida", "Joe"]
LONGEST = "_" * 32
PROOF = Proof("ab" * 32, "cd" * 32, 7)


def sight(game: FarkleTable, seat: int | None = None, names: list[str] = NAMES) -> Sight:
    chairs = [Chair(name) for name in names[: game.rules.seats]]
    return Sight(game.view(seat), chairs, teller("farkle"))


def table(game: FarkleTable) -> str:
    return shown(table_message(sight(game)))


def panel(game: FarkleTable, seat: int, chosen: int | None = 0) -> str:
    seen = sight(game, seat)
    return shown(hand_panel(seen, controls(seen, chosen)))


@pytest.fixture
def thrown() -> FarkleTable:
    return FarkleTable().throws("1 3 5 1 2 6")


def test_a_throw_lies_on_the_table_as_it_fell(thrown):
    assert table(thrown).splitlines() == [
        "### Farkle",
        "-# Round 1 · last round at 10,000",
        "Ann **0** · Ben **0** · Cat **0**",
        "🎲 **Ann** threw `⚀ 1` `⚂ 3` `⚄ 5` `⚀ 1` `⚁ 2` `⚅ 6`",
        "---",
        "**Ann** ◀",
        "**Ben**",
        "**Cat**",
        "▶ **Ann** to set scoring dice aside",
        "[My dice]",
    ]


def test_where_only_one_die_scores_a_press_keeps_it():
    game = FarkleTable().throws("1 3 3 4 2 6")
    assert panel(game, 0, None).splitlines()[-2:] == [
        "[✓ ⚀ 1] [Keep 1 die: 100 points]",
        "[Refresh]",
    ]


def test_a_die_that_must_be_kept_is_not_marked_where_more_could_be_kept():
    game = FarkleTable().throws("1 1 1 4 2 6")
    assert panel(game, 0, None).splitlines()[-2] == "[⚀ 1] [⚀ 1] [⚀ 1] (Keep 0 dice)"


def test_the_dice_that_may_score_are_buttons_to_mark_and_the_points_are_counted(thrown):
    assert "### Your turn: Set scoring dice aside" in panel(thrown, 0)
    assert "[⚀ 1] [⚀ 1] [⚄ 5] (Keep 0 dice)" in panel(thrown, 0)
    decision = sight(thrown, 0).view.decision
    one, other, five = decision.cards & 1, decision.cards & 2, decision.cards & ~3
    assert "[✓ ⚀ 1] [⚀ 1] [⚄ 5] [Keep 1 die: 100 points]" in panel(thrown, 0, one)
    assert "[⚀ 1] [✓ ⚀ 1] [⚄ 5] [Keep 1 die: 100 points]" in panel(thrown, 0, other)
    assert "[✓ ⚀ 1] [⚀ 1] [✓ ⚄ 5] [Keep 2 dice: 150 points]" in panel(thrown, 0, one | five)
    assert mask_of(decision, one | five) == 0b101


def test_dice_that_do_not_score_as_they_are_marked_cannot_be_given():
    game = FarkleTable().throws("2 2 2 6 4 5")
    decision = sight(game, 0).view.decision
    two = decision.cards & -decision.cards
    assert "[✓ ⚁ 2] [⚁ 2] [⚁ 2] [⚄ 5] (Keep 1 die)" in panel(game, 0, two)


def test_what_is_at_stake_and_what_is_needed_is_said(thrown):
    thrown.keeps("1 1 5")
    assert (
        "Set aside `⚀ 1` `⚀ 1` `⚄ 5` · **250 points** in this turn · 3 dice left"
        " · 1,000 needed to bank"
    ) in table(thrown)
    assert "▶ **Ann** to roll or to bank" in table(thrown)
    assert "[Roll 3 dice]" in panel(thrown, 0)
    thrown.says("roll").throws("1 1 1").keeps("1 1 1")
    assert "Set aside `⚀ 1` `⚀ 1` `⚄ 5` + `⚀ 1` `⚀ 1` `⚀ 1` · **1,250 points**" in table(thrown)
    assert "🔥 **hot dice**: all six again" in table(thrown)
    assert "needed" not in table(thrown)
    assert "[Bank 1250 points] [Roll all six again]" in panel(thrown, 0)


def test_a_farkle_and_a_turn_that_was_banked_are_told():
    game = FarkleTable().thousand()
    assert "Ann banked **1,000**" in table(game)
    assert "**Ann** · banked 1,000" in table(game)
    assert "Ann **1,000** · Ben **0** · Cat **0**" in table(game)
    game.throws("1 1 5 3 2 6").keeps("1 1").says("roll").throws("2 3 4 6")
    assert "Ben **farkled** with `⚁ 2` `⚂ 3` `⚃ 4` `⚅ 6`, and lost **200**" in table(game)
    assert "**Ben** · farkled" in table(game)
    assert "🎲 **Cat** is to throw" in table(game)
    game.throws("1 1 5 3 2 6")
    assert "### Your seat" in panel(game, 0)
    assert "▶ **Cat** to set scoring dice aside" in panel(game, 0)


def test_a_round_is_told_when_it_is_over():
    game = FarkleTable().thousand().farkle().farkle()
    assert shown(deal_summary(sight(game), 0)).splitlines() == [
        "### Farkle",
        "-# Round 1",
        "Ann **+1,000**",
        "Ann **1,000** · Ben **0** · Cat **0**",
    ]
    game.farkle().farkle().farkle()
    assert "Nobody has banked anything." in shown(deal_summary(sight(game), 1))


def test_the_last_round_and_play_offs_are_called():
    game = FarkleTable(target=1000).farkle().thousand().farkle()
    assert "🏁 **Last round**: the highest total wins" in table(game)
    game.thousand().farkle().farkle()
    assert "🏁 **Play-off** between Ann and Ben" in table(game)
    assert "**Cat** · sits out" in table(game)
    game.thousand().farkle()
    result = shown(result_message(sight(game), [], PROOF))
    assert result.splitlines()[:3] == [
        "### Ann wins Farkle",
        "Ann **2,000** · Ben **1,000** · Cat **0**",
        "-# after 3 rounds",
    ]
    rounds = [shown(deal_summary(sight(game), deal)).splitlines()[1:3] for deal in range(3)]
    assert rounds[0] == ["-# Round 1", "Ben **+1,000**"]
    assert rounds[1] == ["-# Round 2", "-# 🏁 Last round"]
    assert rounds[2] == ["-# Round 3", "-# 🏁 Play-off"]
    assert "The secret of the dice: `cdcd" in result
    assert "To check every throw, take" in result


def test_nothing_is_said_of_a_shuffle():
    gathering = Gathering(GAMES["farkle"](), [Chair("Ann")], 0, "ab" * 32)
    assert "Every throw is fixed by this commitment" in shown(lobby_message(gathering))


def test_ten_players_with_the_longest_names_fit_into_a_message():
    game = FarkleTable(10)
    for _ in range(9):
        game.thousand()
    game.throws("1 1 5 5 2 3").keeps("1 1 5 5").says("roll").throws("1 5").keeps("1 5")
    for whole in (
        table_message(sight(game, None, [LONGEST] * 10)),
        hand_panel(seen := sight(game, 9, [LONGEST] * 10), controls(seen)),
    ):
        assert whole.characters < MOST_CHARACTERS
        assert whole.components < MOST_COMPONENTS
        assert "…\n" not in shown(whole).splitlines()


def test_the_result_lists_the_winner_first_and_then_the_highest():
    game = FarkleTable(target=1000).farkle().turn("1 1 1 of 1 1 1 2 3 4").turn("1 2 3 4 5 6")
    while not game.view(None).finished:
        game.farkle()
    proof = Proof("ab" * 32, "cd" * 32, table=7)
    told = shown(result_message(sight(game), "", proof)).splitlines()
    assert told[:2] == ["### Cat wins Farkle", "Cat **1,500** · Ben **1,000** · Ann **0**"]


def test_a_house_rule_of_many_points_reads_as_the_table_does():
    assert changed_rules(GAMES["farkle"]({"target": 20000})) == [
        "Target: **20,000** (usually 10,000)"
    ]
