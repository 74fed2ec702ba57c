"""Tricks Together as people read it: lives, the climb, numbers and tricks, the reminder."""

import pytest

from bot.screens.climbs import ClimbBoard, ClimbLine, climb_board, climb_place
from bot.screens.result import Proof, result_message
from bot.screens.tellers import teller
from tests.games.test_tricks_together_round import EXAMPLE
from tests.games.tricks_together_table import TogetherTable
from tests.screens.reading import shown
from tests.screens.test_family import panel, sight, table, told

FORBIDDEN = "Not a word about your cards or how to play."
ALLOWED = "Rules, numbers and tricks may be talked about."
REMINDER = f"-# 🤐 {FORBIDDEN} {ALLOWED}"


@pytest.fixture
def third() -> TogetherTable:
    """The third round: Ann deals, Dan has chosen."""
    return TogetherTable(dealer=2).clears(2).deal(EXAMPLE, up="9S").hears("3 commit 1")


def test_a_choice_is_told_as_made_and_not_as_what(third):
    assert table(third).splitlines()[:8] == [
        "### Tricks Together",
        "-# Deal 3 · Ann dealt · all together, up to 7 cards",
        "**Round 3 of 7** · 3 cards each · ❤️❤️❤️ **3 lives left**",
        "🪜 ✓ ✓ **[3]** 4 5 6 7",
        "**Trump: ♠ spades** · turned up `9♠`",
        "**Numbers**: 1 of 3 have chosen, in secret · Ann has the rest",
        REMINDER,
        "-# Dan has chosen",
    ]
    assert "▶ **Ben** and **Cat** to choose a number in secret" in table(third)
    assert "### Your turn: Choose your number of tricks, 0 to 3" in panel(third, 1)
    assert "[0] [1] [2] [3]" in panel(third, 1)
    assert "[0]" not in panel(third, 0)


def test_all_numbers_are_shown_at_once_with_the_tricks(third):
    third.hears("1 commit 1", "2 commit 0")
    assert "Ann **0 of 1** · Ben **0 of 1** · Cat **0 of 0** ✓ · Dan **0 of 1**" in table(third)
    assert "-# Dan chooses 1 · Ben chooses 1 · Cat chooses 0" in table(third)
    third.plays("3C 6C 8C 7C 2S")
    for seat in range(4):
        numbers = "Ann **0 of 1** · Ben **0 of 1** · Cat **0 of 0** ✓ · Dan **1 of 1** ✓"
        assert numbers in panel(third, seat)
    assert "**Dan** · `2♠` · 1 trick" in table(third)
    assert "**Trick 2 of 3** · Dan led" in table(third)


@pytest.mark.rule("TTG-15")
def test_the_table_reminds_of_what_may_not_be_said(third):
    assert REMINDER in table(third)
    assert REMINDER in table(third.hears("1 commit 1", "2 commit 0").plays("3C"))
    assert all(REMINDER in panel(third, seat) for seat in range(4))


def test_a_round_cleared_is_told(third):
    third.hears("1 commit 1", "2 commit 0").plays("3C 6C 8C 7C 2S 4D KS 2D TH 5H QD AH")
    assert told(third, 2).splitlines()[-3:] == [
        "3. Ben `10♥` · Cat `5♥` · Dan `Q♦` · Ann `A♥` → Ann",
        (
            "Trump: ♠ spades · Ann **1 of 1** ✓ · Ben **1 of 1** ✓ · Cat **0 of 0** ✓"
            " · Dan **1 of 1** ✓"
        ),
        "**Round 3 is cleared**: all are exactly on their numbers.",
    ]
    assert "🪜 ✓ ✓ ✓ **[4]** 5 6 7" in table(third)


def test_a_failed_round_is_told_with_what_was_wrong_and_what_it_costs(third):
    third.hears("1 commit 3", "2 commit 3")
    assert told(third, 2).splitlines()[-2:] == [
        "Trump: ♠ spades",
        (
            "**Round 3 has failed**: the numbers come to 7, with 3 tricks to win. It costs a life:"
            " 2 lives left."
        ),
    ]
    assert "❤️❤️🖤 **2 lives left**" in table(third)
    third.deal().commits(0, 0, 1).play_out()
    assert "Dan wanted 0 and has 1." in told(third, 3)
    third.fails(1)
    assert "It costs a life: no life left." in told(third, 4)
    assert "It costs a life: 2 lives left." in told(third, 2)
    third.fails(1)
    assert "No life was left to pay." in told(third, 5)


def test_secret_numbers_are_told_to_their_owner_alone():
    game = TogetherTable(dealer=2, secret_numbers=True, no_trumps=True, up_and_down=True)
    game.clears(2).deal(EXAMPLE, up="9S").commits(2, 0, 1).plays("3C 6C")
    assert "up to 7 cards and down again" in table(game)
    assert "**Round 3 of 13**" in table(game)
    assert "🪜 ✓ ✓ **[3]** 4 5 6 7 6 5 4 3 2 1" in table(game)
    assert "**No trump** in this round · turned up `9♠`" in table(game)
    assert "**Numbers** stay secret until the last card" in table(game)
    assert "You " not in table(game)
    assert "You chose **2** and have 0 tricks" in panel(game, 1)
    assert "You chose **1** and have 0 tricks" in panel(game, 3)
    assert "You have what the others left, and 0 tricks: nobody knows yet" in panel(game, 0)
    game.plays("8C 7C 2S 4D KS 2D TH 5H QD AH")
    assert told(game, 2).splitlines()[-2:] == [
        "No trump · Ann **1 of 0** ✗ · Ben **1 of 2** ✗ · Cat **0 of 0** ✓ · Dan **1 of 1** ✓",
        (
            "**Round 3 has failed**: Ann wanted 0 and has 1, Ben wanted 2 and has 1. It costs a"
            " life: 2 lives left."
        ),
    ]


def result(game: TogetherTable) -> str:
    return shown(result_message(sight(game), "**Leaderboard**: …", Proof("", "", 1)))


@pytest.mark.rule("TTG-8")
def test_all_win_together_with_their_lives():
    game = TogetherTable().clears(3).fails(1).clears(4)
    assert result(game).splitlines()[:2] == [
        "### Ann, Ben, Cat & Dan win Tricks Together with 2 lives left",
        "-# after 8 deals",
    ]
    assert "🪜 ✓ ✓ ✓ ✓ ✓ ✓ ✓\n" in table(game) + "\n"
    assert "with no life left" in result(TogetherTable().fails(3).clears(7))


@pytest.mark.rule("TTG-9")
def test_all_lose_together_and_read_how_far_they_came():
    game = TogetherTable(up_and_down=True).clears(8).fails(4)
    assert result(game).splitlines()[0] == (
        "### The team has lost Tricks Together: stuck on round 9 of 13"
    )
    assert "🖤🖤🖤 **no life left**" in table(game)


@pytest.mark.rule("TTG-16")
def test_climbs_are_listed_under_their_house_rules():
    speaks = teller("tricks_together")
    rules = TogetherTable(up_and_down=True).rules
    climbs = [
        ClimbLine(1, 2, ["Ann", "*Ben*"], 0, speaks.climbed(rules, 2, won=True), []),
        ClimbLine(2, 2, ["Cat"], 2, speaks.climbed(rules, 9, won=False), []),
        ClimbLine(1, 1, ["Cat"], 0, speaks.climbed(rules, 0, won=True), ["Lives: **4**"]),
    ]
    board = ClimbBoard("Tricks Together", "all time", climbs, 0, 2, 13)
    assert shown(climb_board(board)) == (
        "### Leaderboard\n"
        "-# Tricks Together · all time · by how far they climbed\n"
        "With the usual house rules:\n"
        "**1.** Ann and \\*Ben\\* · won with 2 lives left\n"
        "**2.** Cat with 2 self-playing seats · stuck on round 9 of 13, 62% cleared\n"
        "With Lives: **4**:\n"
        "**1.** Cat · won with no life left\n"
        "-# Page 1 of 2 · 13 climbs\n"
        "(Earlier) [More]"
    )
    assert climb_place(climbs[1]) == "**Leaderboard**: 2nd of 2 climbs by the usual house rules"
    assert "Nobody has finished a game here yet." in shown(
        climb_board(ClimbBoard("Tricks Together", "this week", [], 0, 1, 0))
    )
