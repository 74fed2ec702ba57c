"""Bid Euchre as people read it: both players' piles, and what may be played from them."""

import pytest

from bot.screens.deal import deal_summary
from bot.screens.hand import hand_panel
from bot.screens.layout import MOST_CHARACTERS, MOST_COMPONENTS
from bot.screens.people import Chair
from bot.screens.sight import Sight
from bot.screens.table import table_message
from bot.screens.tellers import teller
from cogs.answers import controls
from tests.games.bid_euchre_table import BidEuchreTable
from tests.screens.reading import shown

CHAIRS = [Chair("Ann"), Chair("Ben")]
FACE_DOWN = "-# 🂠 lies face down, and is turned up when the trick is over"
STRUCK_OUT = "~~struck out~~: may not be played to this trick"


def sight(table: BidEuchreTable, seat: int | None = None) -> Sight:
    return Sight(table.view(seat), CHAIRS, teller("bid_euchre"))


def message(table: BidEuchreTable) -> list[str]:
    return shown(table_message(sight(table))).splitlines()


def panel(table: BidEuchreTable, seat: int) -> list[str]:
    looking = sight(table, seat)
    return shown(hand_panel(looking, controls(looking))).splitlines()


@pytest.fixture
def named() -> BidEuchreTable:
    """Ann has bid seven and named hearts; she leads."""
    return BidEuchreTable().deal().hears("0 bid 6", "1 pass", "0 trump H")


def test_the_auction_is_told_over_both_players_piles():
    table = BidEuchreTable().deal().hears("0 bid 5", "1 bid 6")
    assert message(table) == [
        "### Bid Euchre",
        "-# Deal 1 · Ben dealt · first to 50 points",
        "Ann **0** · Ben **0**",
        "**Highest bid: 6** · Ben",
        "**Ann's piles**: `A♠`🂠 `A♥`🂠 `A♦`🂠 `A♣`🂠 · 4 in hand",
        "**Ben's piles**: `Q♠`🂠 `Q♥`🂠 `Q♦`🂠 `Q♣`🂠 · 4 in hand",
        FACE_DOWN,
        "-# Ann bids 5 · Ben bids 6",
        "---",
        "**Ann** ◀",
        "**Ben** · dealer",
        "▶ **Ann** to bid or pass",
        "[My hand]",
    ]
    assert panel(table, 0)[-3:-1] == ["[Pass] [7] [8] [9] [10]", "[11] [12]"]


def test_who_opens_has_no_pass_to_press():
    assert "▶ **Ann** to open the bidding" in message(BidEuchreTable().deal())
    assert panel(BidEuchreTable().deal(), 0)[-4:] == [
        "[1] [2] [3] [4] [5]",
        "[6] [7] [8] [9] [10]",
        "[11] [12]",
        "[Refresh]",
    ]


def test_the_contract_is_told_with_the_tricks_towards_it(named):
    assert "**Trump: ♥ hearts** · Ann bid 6 and has 0 tricks" in message(named)
    named.plays("AD QD")
    assert "**Trump: ♥ hearts** · Ann bid 6 and has 1 trick" in message(named)
    assert "▶ **Ann** to lead" in message(named)


def test_the_buttons_of_hand_and_open_cards_stand_apart(named):
    """The own piles come last, nearest to the buttons."""
    lines = panel(named, 0)
    piles = [line for line in lines if "piles**" in line]
    assert piles == [
        "**Ben's piles**: `Q♠`🂠 `Q♥`🂠 `Q♦`🂠 `Q♣`🂠 · 4 in hand",
        "**Your piles**: `A♠`🂠 `A♥`🂠 `A♦`🂠 `A♣`🂠",
    ]
    assert lines[-3:] == [
        "[K♥] [K♠] [K♦] [K♣]",
        "[A♠ 🂠] [A♥ 🂠] [A♦ 🂠] [A♣ 🂠]",
        "[Refresh]",
    ]


def test_what_may_not_be_played_is_barred_in_hand_and_struck_out_on_the_piles(named):
    """A diamond is led: of Ben's cards only the open queen follows, the jack being a trump."""
    named.hears("0 play KD")
    ben = "~~`Q♠`~~🂠 ~~`Q♥`~~🂠 `Q♦`🂠 ~~`Q♣`~~🂠"
    assert f"**Ben's piles**: {ben} · 4 in hand" in message(named)
    assert f"{FACE_DOWN} · {STRUCK_OUT}" in message(named)
    assert "▶ **Ben** to play to ♦ diamonds" in message(named)
    assert f"**Your piles**: {ben}" in panel(named, 1)
    assert panel(named, 1)[-3:-1] == [
        "(J♥) (J♦) (J♠) (J♣)",
        "(Q♠ 🂠) (Q♥ 🂠) [Q♦ 🂠] (Q♣ 🂠)",
    ]


def test_the_others_see_struck_out_only_what_they_can_tell():
    """Ben could follow from his hand, which Ann does not know: to her his piles look free."""
    dealt = {1: "TS TH 9D TD  QS QH 9S QC  JS JH QD JC"}
    table = BidEuchreTable().deal(dealt).bought(0, 6, "H").hears("0 play AD")
    free = "`Q♠`🂠 `Q♥`🂠 `9♠`🂠 `Q♣`🂠"
    assert f"**Ben's piles**: {free} · 4 in hand" in message(table)
    assert f"**Ben's piles**: {free} · 4 in hand" in panel(table, 0)
    assert "**Your piles**: ~~`Q♠`~~🂠 ~~`Q♥`~~🂠 ~~`9♠`~~🂠 ~~`Q♣`~~🂠" in panel(table, 1)


def test_the_card_under_a_played_one_lies_there_until_the_trick_is_over(named):
    named.hears("0 play AD")
    assert "**Ann's piles**: `A♠`🂠 `A♥`🂠 🂠 `A♣`🂠 · 4 in hand" in message(named)
    named.hears("1 play QD")
    assert "**Ann's piles**: `A♠`🂠 `A♥`🂠 `9♦` `A♣`🂠 · 4 in hand" in message(named)
    assert "**Ben's piles**: `Q♠`🂠 `Q♥`🂠 `10♦` `Q♣`🂠 · 4 in hand" in message(named)
    assert panel(named, 0)[-4:-1] == [
        "[K♥] [K♠] [K♦] [K♣]",
        "[A♠ 🂠] [A♥ 🂠] [A♣ 🂠]",
        "[9♦]",
    ]


def test_the_buttons_of_the_piles_stand_in_the_order_of_the_piles():
    dealt = {0: "9S 9H 9D 9C  QH JC KC AH  KS KH KD AS"}
    table = BidEuchreTable().deal(dealt).bought(0, 6, "D")
    assert "**Your piles**: `Q♥`🂠 `J♣`🂠 `K♣`🂠 `A♥`🂠" in panel(table, 0)
    assert panel(table, 0)[-2] == "[Q♥ 🂠] [J♣ 🂠] [K♣ 🂠] [A♥ 🂠]"


def test_a_pile_that_is_used_up_leaves_its_place(named):
    named.plays("AD QD 9D TD")
    assert "**Ben's piles**: `Q♠`🂠 `Q♥`🂠 ▫️ `Q♣`🂠 · 4 in hand" in message(named)


def test_without_a_card_in_hand_the_piles_are_there_to_press(named):
    """Ben leads from his piles, having played his whole hand."""
    named.plays("KS JS KC JC KD QD KH JH").plays("JD AH")
    assert panel(named, 1)[-4:-1] == [
        "No cards are left in your hand.",
        "[Q♠ 🂠] [Q♥ 🂠] [Q♣ 🂠]",
        "[10♦]",
    ]
    assert any("`A♣`🂠 · 0 in hand" in line for line in panel(named, 1))


def test_after_all_is_turned_up_the_signs_are_not_explained(named):
    named.play_out()
    assert FACE_DOWN not in message(named)


def test_how_a_deal_came_out_is_told(named):
    named.play_out()
    lines = shown(deal_summary(sight(named), 0)).splitlines()
    assert lines[2] == "-# Ann bids 6 · Ben passes · Ann names ♥ hearts"
    assert lines[-2:] == [
        "Ann bid 6 in ♥ hearts and took 7 tricks **+7** · Ben took 5 tricks **+5**",
        "Ann **7** · Ben **5**",
    ]


def test_a_bid_that_was_not_made_is_told():
    table = BidEuchreTable().deal().hears("0 bid 6", "1 bid 12", "1 trump H").play_out()
    lines = shown(deal_summary(sight(table), 0)).splitlines()
    assert lines[-2].startswith("Ben bid 12 in ♥ hearts and took only ")
    assert " **-12** · Ann took " in lines[-2]


@pytest.mark.rule("BID-2", "GEN-6")
def test_no_screen_names_a_card_that_lies_face_down(named):
    named.plays("AD QD").hears("0 play AC")
    for seat in (None, 0, 1):
        looking = sight(named, seat)
        words = " ".join([*message(named), *([] if seat is None else panel(named, seat))])
        assert looking.view.zones["down"] == (None, None)
        for card in ("9♠", "9♥", "9♣", "10♠", "10♥", "10♣"):
            assert card not in words


def test_messages_and_panels_stay_within_what_discord_takes(named):
    for _ in range(23):
        (seat,) = named.asked()
        looking = sight(named, seat)
        for looked in (table_message(sight(named)), hand_panel(looking, controls(looking))):
            assert looked.components <= MOST_COMPONENTS
            assert looked.characters <= MOST_CHARACTERS
        named.hears(f"{seat} {named.legal(seat)[0]}")
