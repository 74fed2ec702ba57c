"""Double Deck Pinochle as people read it."""

import pytest

from bot.screens.hand import WHY_NOT, hand_panel
from bot.screens.layout import MOST_CHARACTERS, MOST_COMPONENTS
from bot.screens.people import Chair
from bot.screens.table import table_message
from cogs.answers import controls
from tests.games.pinochle_table import KINDS, NO_MARRIAGE, WORKED, PinochleTable, with_copies
from tests.games.test_pinochle_score import STRONG
from tests.screens.test_bid_points import message, panel, sight, summary

HANDS = {
    0: WORKED,
    1: with_copies("KC QC 4TS 4TD 4TC 3AS 3AD"),
    3: with_copies("3AH 3TH 4JC 3AC 3KC 2KD JH JD"),
}


NOT_ENOUGH = (
    "🟠 Ben & Dan had 0 of meld and 0 game points, **0**, but not the 20 game points that it takes."
)


def auctioned() -> PinochleTable:
    table = PinochleTable().deal(HANDS).hears("0 bid 57", "1 bid 58", "2 pass", "3 pass")
    return table.hears("0 bid 60", "1 pass")


def test_the_auction_is_told_with_its_history():
    table = PinochleTable().deal(HANDS).hears("0 bid 57", "1 bid 58", "2 pass")
    assert message(table) == [
        "### Double Deck Pinochle",
        "-# Deal 1 · Dan dealt · first to 500 points",
        "🔵 Ann & Cat **0** · 🟠 Ben & Dan **0**",
        "**Highest bid: 58** · Ben",
        "-# Ann bids 57 · Ben bids 58 · Cat passes",
        "---",
        "🔵 **Ann**",
        "🟠 **Ben**",
        "🔵 **Cat**",
        "🟠 **Dan** ◀ · dealer",
        "▶ **Dan** to bid or pass",
        "[My hand]",
    ]
    lines = panel(table, 3)
    assert lines[0] == "### Your turn: Bid 59 or more, or pass"
    assert "[Pass] [59] [60] [61] [62]" in lines
    assert "[63] [64] [65] [66] [Write your answer]" in lines


@pytest.mark.rule("PIN-1")
def test_a_hand_is_held_with_the_ten_under_the_ace_and_the_trumps_first():
    table = auctioned()
    hearts = "hearts: `A♥` `10♥` `K♥` `K♥` `K♥` `Q♥` `Q♥` `J♥`"
    lines = [line for line in panel(table, 0) if ": `" in line]
    assert [line[2:] for line in lines][:2] == [
        "spades: `A♠` `K♠` `K♠` `Q♠` `Q♠` `J♠` `J♠`",
        hearts,
    ]
    table.hears("0 trump H")
    lines = [line for line in panel(table, 0) if line.startswith(tuple("♠♥♦♣"))]
    assert lines[0] == "♥ " + hearts.replace("hearts", "hearts (trump)")


@pytest.mark.rule("PIN-4", "PIN-5")
def test_naming_forfeiting_and_asking_the_partner():
    table = auctioned()
    assert "[Spades] [Hearts] [Ask partner about forfeiting] [Forfeit the deal]" in panel(table, 0)
    assert "▶ **Ann** to name trump or forfeit" in message(table)
    table.hears("0 consult")
    assert "▶ **Cat** to say whether to forfeit" in message(table)
    assert "[Forfeit: I agree] [Play on]" in panel(table, 2)
    table.hears("2 play on")
    told = " ".join(message(table))
    assert "Ann asks whether to forfeit · Cat would play on" in told


@pytest.mark.rule("PIN-4", "GEN-6")
def test_who_must_forfeit_is_told_so_and_nobody_else_is():
    table = PinochleTable().deal({0: NO_MARRIAGE}).auction(0, 50)
    assert panel(table, 0)[0] == "### Your turn: You hold no marriage: you must forfeit"
    assert "[Forfeit the deal]" in panel(table, 0)
    for lines in (message(table), panel(table, 1)):
        assert "▶ **Ann** to name trump or forfeit" in lines


@pytest.mark.rule("PIN-7")
def test_meld_is_laid_out_for_each_player_with_names_points_and_cards():
    table = auctioned().hears("0 trump H")
    lines = message(table)
    assert "**Trump: ♥ hearts** · Ann bid 60: 🔵 needs 20 game points" in lines
    at = lines.index(f"🔵 Meld **{sum(table.table()['meld_points'][seat] for seat in '02')}**")
    assert lines[at + 1] == (
        "Ann: run in hearts 15, royal marriage in hearts 4, double marriage in spades 4,"
        " pinochle 4, double queens around 60 = 87"
    )
    assert lines[at + 2] == (
        "-# `A♥` `10♥` `K♥` `K♥` `Q♥` `Q♥` `J♥` `K♠` `K♠` `Q♠` `Q♠` `Q♦` `Q♦` `J♦` `Q♣` `Q♣`"
    )
    assert "Ben: marriage in clubs 2" in lines
    assert "-# `K♣` `Q♣`" in lines
    assert lines[lines.index("Dan: nothing") + 1] == "Game points: 🔵 0 🟠 0"


@pytest.mark.rule("PIN-7")
def test_when_a_trick_is_taken_the_cards_are_back_in_the_hands():
    table = auctioned().hears("0 trump H")
    while not table.state.tricks:
        (seat,) = table.asked()
        assert "-# `K♣` `Q♣`" in message(table)
        table.hears(f"{seat} {table.legal(seat)[0]}")
    lines = message(table)
    assert "-# `K♣` `Q♣`" not in lines
    assert "-# Ben: marriage in clubs 2" in lines


@pytest.mark.rule("PIN-15")
@pytest.mark.parametrize(("bid", "needed"), [(60, 50), (50, 40), (25, 20)])
def test_the_game_points_that_the_bidders_need_are_told(bid, needed):
    """They meld 10."""
    table = PinochleTable(min_bid=20).deal(STRONG).bought(0, bid)
    assert f"**Trump: ♥ hearts** · Ann bid {bid}: 🔵 needs {needed} game points" in message(table)


@pytest.mark.rule("PIN-14", "PIN-15")
def test_a_bid_that_no_game_points_can_make_is_told():
    """They meld 10."""
    table = PinochleTable().deal(STRONG).bought(0, 65)
    told = "Ann bid 65: 🔵 needs 55 game points, and there are only 50"
    assert f"**Trump: ♥ hearts** · {told}" in message(table)


@pytest.mark.rule("PIN-14")
def test_captured_game_points_are_counted_for_all():
    table = PinochleTable().deal(STRONG).bought(0, 60).trick(0, "AH JH KS QH")
    assert "Game points: 🔵 2 🟠 0" in message(table)
    assert "**Trick 2 of 20** · tricks 🔵 1 🟠 0" in message(table)


def test_equal_cards_are_one_button_and_what_must_be_played_is_told():
    hands = {
        0: with_copies("KD KH QH 3AH 4JH 4JC 4JS 2JD"),
        1: with_copies("2AD TD 2QD 4AS 4TS 4AC 3TC"),
    }
    table = PinochleTable().deal(hands).bought(0, 50).hears("0 play KD")
    assert "(A♠ ×4) (10♠ ×4) [A♦ ×2] [10♦] (Q♦ ×2)" in panel(table, 1)


def test_a_deal_is_summed_up_with_everybodys_meld():
    table = PinochleTable().deal(STRONG).bought(0, 60).plays_out("AH TH KH QH AS TS")
    assert summary(table)[-8:] == [
        "🔵 Ann & Cat bid 60 in ♥ hearts and had 10 of meld and 50 game points, **60**.",
        "-# Ann: royal marriage in hearts 4",
        "-# Cat: triple marriage in diamonds 6",
        NOT_ENOUGH,
        "-# Ben: nothing",
        "-# Dan: nothing",
        "Scored: 🔵 **+60** · 🟠 **0**",
        "🔵 Ann & Cat **60** · 🟠 Ben & Dan **0**",
    ]


@pytest.mark.rule("PIN-6", "PIN-7")
def test_a_forfeit_is_summed_up_with_the_meld_that_it_gave():
    table = auctioned().hears("0 consult", "2 agree", "0 forfeit")
    lines = summary(table)
    at = lines.index("🔵 Ann & Cat bid 60 and forfeited the deal.")
    assert lines[at + 1 : at + 5] == [
        "🟠 Ben & Dan had 2 of meld.",
        "-# Ben: marriage in clubs 2",
        "-# `K♣` `Q♣`",
        "-# Dan: nothing",
    ]
    assert "Ann asks whether to forfeit · Cat would forfeit · Ann forfeits the deal" in lines[2]
    assert "Scored: 🔵 **-60** · 🟠 **+2**" in lines


def test_a_deal_that_was_thrown_in_says_so():
    table = PinochleTable().deal().hears("0 pass", "1 pass", "2 pass", "3 pass")
    assert "Everybody passed: the deal is thrown in, nobody scores." in summary(table)


def test_of_an_earlier_deal_the_score_is_told_still():
    table = auctioned().hears("0 forfeit").deal(STRONG).bought(0, 60).plays_out("AH TH KH QH AS TS")
    assert summary(table, 0)[-2] == "Scored: 🔵 **-60** · 🟠 **+2**"


@pytest.mark.parametrize("seat", range(4))
def test_twenty_different_cards_and_the_longest_meld_fit_the_panel(seat):
    """Each holds one card of each kind; with the longest names and a note on top."""
    chairs = [Chair("*" * 32, plays_itself=True)] * 4
    table = PinochleTable(dealer=(seat - 1) % 4).deal(dict.fromkeys(range(4), " ".join(KINDS)))
    table.hears(*(f"{(seat + n) % 4} bid {50 + n}" for n in range(4)))
    table.auction(seat, 500).hears(f"{seat} consult", f"{(seat + 2) % 4} play on")
    table.hears(f"{seat} trump S")
    looking = sight(table, seat, chairs)
    note = "`A♠`: you hold a heart: follow suit\n" * 20
    drawn = hand_panel(looking, controls(looking), note, [WHY_NOT])
    plays = [button for button in drawn.buttons() if button.press.startswith("say play ")]
    assert len(plays) == 20
    for layout in (table_message(looking), drawn):
        assert layout.characters <= MOST_CHARACTERS
        assert layout.components <= MOST_COMPONENTS
        assert "…\n" not in "\n".join(text.markdown for text in layout.texts())
