"""Cribbage as people read it."""

import pytest

from bot.screens.cribbage_board import row_of_holes, street_of
from bot.screens.deal import deal_summary
from bot.screens.hand import hand_panel
from bot.screens.layout import MOST_CHARACTERS, MOST_COMPONENTS
from bot.screens.people import Chair
from bot.screens.sight import Sight
from bot.screens.table import table_message
from bot.screens.tellers import teller
from cogs.answers import controls
from tests.games.cribbage_table import PACK, CribbageTable
from tests.screens.reading import shown

CHAIRS = [Chair(name) for name in ("Ann", "Ben", "Cat", "Dan")]


def sight(table: CribbageTable, seat: int | None = None, chairs=CHAIRS) -> Sight:
    return Sight(table.view(seat), chairs[: table.seats], teller("cribbage"))


def message(table: CribbageTable) -> list[str]:
    return shown(table_message(sight(table))).splitlines()


def panel(table: CribbageTable, seat: int) -> list[str]:
    looking = sight(table, seat)
    return shown(hand_panel(looking, controls(looking))).splitlines()


def summary(table: CribbageTable, deal: int = 0) -> list[str]:
    return shown(deal_summary(sight(table), deal)).splitlines()


def test_the_table_tells_the_card_the_set_and_what_each_card_scored():
    table = CribbageTable().example().plays("0 KD 1 5H 0 QD 1 6C 0 TD 1 TH")
    assert message(table) == [
        "### Cribbage",
        "-# Deal 1 · Ben dealt · first to 121 points",
        "Ann **2** · Ben **6**",
        "**Turned up: `J♠`** · the kitty is Ben's",
        (
            "-# Set before: Ann `K♦` · Ben `5♥` **fifteen two** · Ann `Q♦`"
            " · Ben `6♣` **thirty-one is two**"
        ),
        "**Total 20** · Ann `10♦` · Ben `10♥` **pair is two**",
        "`○·●········ ·········· ··········|` Ann",
        "`····○·●···· ·········· ··········|` Ben",
        "---",
        "**Ann** ◀",
        "**Ben** · dealer",
        "▶ **Ann** to play a card",
        "[My hand]",
    ]


@pytest.mark.rule("CRB-4")
def test_a_go_is_told():
    table = CribbageTable().played_with({0: "KS QS AS 9S", 1: "KH QH JH 5H"})
    table.plays("0 KS 1 KH 0 9S")
    assert "**Total 29** · Ann `K♠` · Ben `K♥` **pair is two** · Ann `9♠` · Ben says go" in (
        message(table)
    )


@pytest.mark.rule("CRB-2")
def test_cards_are_laid_away_by_toggling_and_only_one_knows_which():
    table = CribbageTable().deal({0: "9D TD QD KD AS 2S"})
    lines = panel(table, 0)
    assert lines[0] == "### Your turn: Lay two cards in the kitty"
    assert "**The kitty is Ben's**" in lines
    assert "Low to high: `A♠` `2♠` `9♦` `10♦` `Q♦` `K♦`" in lines
    assert "[K♦] (Discard 0 of 2 cards)" in lines
    table.hears("0 discard AS 2S")
    assert "-# Ann lays 2 cards away" in message(table)
    assert "-# Ann lays 2 cards away" in panel(table, 1)
    assert "-# Ann lays `A♠` `2♠` away" in panel(table, 0)
    assert "Low to high: `9♦` `10♦` `Q♦` `K♦`" in panel(table, 0)


@pytest.mark.rule("CRB-2")
def test_once_all_have_laid_away_one_reads_only_of_ones_own_cards():
    table = CribbageTable().deal({0: "9D TD QD KD AS 2S"}).hears("0 discard AS 2S")
    table.hears(f"1 {table.legal(1)[0]}")
    assert not [line for line in message(table) if "away" in line]
    assert "-# Ann lays `A♠` `2♠` away" in panel(table, 0)


def test_cards_over_31_cannot_be_pressed():
    table = CribbageTable().example().plays("0 KD 1 5H 0 QD")
    assert "[6♣] (10♥) (J♣)" in panel(table, 1)


@pytest.mark.rule("CRB-1")
def test_the_cut_is_told_until_the_first_deal_is_over():
    cut = ["4S", "4H", "9S", "8H"]
    table = CribbageTable(dealer=None)
    table.shuffled([*cut, *(card for card in PACK if card not in cut)])
    told = "Cut for the deal: Ann `4♠` `9♠` · Ben `4♥` `8♥`"
    assert told in message(table)
    table.deal({})
    assert told in message(table)
    for seat in (0, 1):
        table.hears(f"{seat} {table.legal(seat)[0]}")
    assert told not in message(table.play_hands())


@pytest.mark.rule("CRB-14")
def test_a_deal_is_summed_up_card_by_card():
    table = CribbageTable().example().plays("0 KD 1 5H 0 QD 1 6C 0 TD 1 TH 0 9D 1 JC")
    assert summary(table) == [
        "### Cribbage",
        "-# Deal 1 · Ben dealt",
        "Turned up: `J♠`",
        "1. Ann `K♦` · Ben `5♥` **fifteen two** · Ann `Q♦` · Ben `6♣` **thirty-one is two**",
        "2. Ann `10♦` · Ben `10♥` **pair is two** · Ann `9♦` **last card is one**",
        "3. Ben `J♣` **last card is one**",
        "**Ann** `9♦` `10♦` `Q♦` `K♦`: **9**",
        (
            "-# `9♦` `10♦` `J♠` `Q♦` `K♦` run of five is five"
            " · `9♦` `10♦` `Q♦` `K♦` flush of four is nine"
        ),
        "**Ben** `5♥` `6♣` `10♥` `J♣`: **8**",
        (
            "-# `5♥` `10♥` fifteen two · `5♥` `J♠` fifteen four · `5♥` `J♣` fifteen six"
            " · `J♠` `J♣` pair is eight"
        ),
        "**Ben, the kitty** `A♠` `2♠` `3♠` `7♥`: **5**",
        "-# `2♠` `3♠` `J♠` fifteen two · `A♠` `2♠` `3♠` run of three is five",
        "Pegged: Ann **12** · Ben **20**",
        "Ann **12** · Ben **20**",
    ]


def test_of_an_earlier_deal_the_score_is_told_still():
    table = CribbageTable().example().plays("0 KD 1 5H 0 QD 1 6C 0 TD 1 TH 0 9D 1 JC")
    table.played_with({}).play_hands()
    assert summary(table, 0)[-2:] == ["Pegged: Ann **12** · Ben **20**", "Ann **12** · Ben **20**"]


def test_a_deal_that_a_jack_ended_has_nothing_to_tell_but_that():
    table = CribbageTable().at(119, 0).played_with({}, "JD")
    assert summary(table)[2:] == ["Turned up: `J♦`", "Pegged: Ann **2** · Ben **0**",
                                  "Ann **121** · Ben **0**"]  # fmt: skip


def test_a_set_in_which_the_game_was_won_has_no_last_card():
    table = CribbageTable().played_with({0: "TS KS QS JS", 1: "5H KH QH JH"}).at(0, 119)
    table.plays("0 TS 1 5H")
    assert "1. Ann `10♠` · Ben `5♥` **fifteen two**" in summary(table)


# Claims and muggins


def claiming() -> CribbageTable:
    hands = {0: "5S 5H 5D JC", 1: "3S 3H 4D 4C", 2: "4S 6H 9D JD"}
    return CribbageTable(3, count="claim").played_with(hands, "5C").play_hands()


@pytest.mark.rule("CRB-11")
def test_who_counts_sees_the_cards_and_writes_the_number():
    table = claiming()
    assert "▶ **Ann** to say what the cards count" in message(table)
    lines = panel(table, 0)
    assert lines[0] == "### Your turn: Count your hand with the turned card"
    assert "**Now Ann**: `5♠` `5♥` `5♦` `J♣`" in lines
    assert "[15] [16] [17] [Write your answer]" in lines


@pytest.mark.rule("CRB-11")
def test_the_opponents_pass_or_write_the_right_total():
    table = claiming().hears("0 count 28")
    lines = message(table)
    assert "**Now Ann**: `5♠` `5♥` `5♦` `J♣` · says **28**" in lines
    assert "▶ **Ben** and **Cat** to pass, or to name the right total" in lines
    assert panel(table, 1)[0] == "### Your turn: Is 28 right? Pass, or name the right total"
    lines = panel(table, 1)
    assert lines[-5].startswith("[Pass] [0] [1]")
    assert lines[-2] == "[14] [15] [16] [17] [Write your answer]"


@pytest.mark.rule("CRB-11", "CRB-14")
def test_what_was_claimed_and_caught_is_told_with_the_right_count():
    table = claiming()
    assert any(
        line.startswith("-# Last set: ") and "last card is one" in line for line in message(table)
    )
    table.hears("0 count 28", "2 muggins 29")
    lines = message(table)
    assert "**Ann** `5♠` `5♥` `5♦` `J♣`: **29** · said **28**: muggins, 1 point for Cat" in lines
    (words,) = [line for line in lines if line.startswith("-# `5♠` `J♣` fifteen two")]
    assert words.endswith("four alike is twenty-eight · `J♣` nob is twenty-nine")
    table.hears("1 count 12", "0 pass", "2 pass")
    assert "**Ben** `3♠` `3♥` `4♦` `4♣`: **20** · said **12**, and nobody objected" in (
        message(table)
    )
    table.hears("2 count 9", "0 pass", "1 muggins 3")
    assert "**Cat** `4♠` `6♥` `9♦` `J♦`: **9**" in message(table)
    assert any(line.startswith("**Now Cat, the kitty**") for line in message(table))
    assert "-# Cat counts 9 · Ann passes · Ben says muggins: 3" in message(table)


@pytest.mark.rule("CRB-11", "GEN-6")
def test_no_screen_counts_before_it_is_settled():
    table = claiming().hears("0 count 28")
    for lines in (message(table), *(panel(table, seat) for seat in range(3))):
        assert "29" not in " ".join(lines)
        assert "fifteen sixteen" not in " ".join(lines)


# The board


@pytest.mark.rule("CRB-15")
@pytest.mark.parametrize(
    ("street", "front", "back", "row"),
    [
        (0, 0, 0, "●·········· ·········· ··········|"),
        (0, 2, 0, "○·●········ ·········· ··········|"),
        (0, 30, 26, "··········· ·········· ·····○···●|"),
        (1, 31, 30, "|●········· ·········· ··········|"),
        (0, 31, 30, "··········· ·········· ·········○|"),
        (3, 120, 95, "|····○····· ·········· ·········●·"),
        (3, 121, 120, "|·········· ·········· ·········○●"),
    ],
)
def test_a_street_of_the_board(street, front, back, row):
    assert row_of_holes(street, front, back, 121) == row


@pytest.mark.rule("CRB-15")
def test_the_short_board_ends_after_two_streets():
    assert row_of_holes(1, 61, 40, 61) == "|·········○ ·········· ··········●"
    assert [street_of(score, 61) for score in (0, 1, 30, 31, 60, 61)] == [0, 0, 0, 1, 1, 1]
    assert [street_of(score, 121) for score in (0, 30, 61, 90, 91, 120, 121)] == [
        0, 0, 2, 2, 3, 3, 3,
    ]  # fmt: skip


@pytest.mark.rule("CRB-15")
def test_pegs_on_two_streets_are_shown_on_both():
    table = CribbageTable().at(29, 0).played_with({}, "JD")
    assert [line for line in message(table) if line.startswith("`")] == [
        "`··········· ·········· ········○·|` Ann",
        "`|●········· ·········· ··········|` Ann, 31 to 60",
        "`●·········· ·········· ··········|` Ben",
    ]


@pytest.mark.rule("CRB-15", "CRB-16")
def test_partners_have_one_pair_of_pegs():
    table = CribbageTable(4, partners=True).at(0, 117, 0, 117).deal({})
    assert [line for line in message(table) if line.startswith("`")] == [
        "`●·········· ·········· ··········|` 🔵 Ann & Cat",
        "`|·········· ·········· ······●····` 🟠 Ben & Dan, 91 to 120",
    ]


# Whatever is shown fits


LONG = [Chair("*" * 32, plays_itself=True)] * 4


def assert_fits(layout):
    assert layout.characters <= MOST_CHARACTERS
    assert layout.components <= MOST_COMPONENTS


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_longest_names_and_counts_fit(seats):
    hands = {0: "5S 5H 5D JC", 1: "6S 9H 6H 9D", 2: "3S 3H 4D 4C", 3: "4S 6D 5C 6C"}
    table = CribbageTable(seats, count="claim").at(*[29] * seats)
    table.played_with({seat: hands[seat] for seat in range(seats)}, "5C" if seats < 4 else "JS")
    table.play_hands()
    while table.phase in ("count", "muggins"):
        for seat in (None, *range(seats)):
            looking = sight(table, seat, LONG)
            assert_fits(table_message(looking))
            if seat is not None:
                assert_fits(hand_panel(looking, controls(looking)))
        asked = table.asked()
        table.hears(*(f"{s} {'count 0' if table.phase == 'count' else 'pass'}" for s in asked))
    assert_fits(deal_summary(sight(table, None, LONG), 0))
