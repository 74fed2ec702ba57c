"""The other games of the Euchre family as people read them: each with what is its own."""

import pytest

from bot.screens.deal import deal_summary
from bot.screens.hand import hand_panel
from bot.screens.layout import MOST_COMPONENTS
from bot.screens.people import Chair
from bot.screens.sight import Sight
from bot.screens.table import table_message
from bot.screens.tellers import teller
from cogs.answers import controls
from tests.games.call_partner_table import CallPartnerTable
from tests.games.card_table import CardTable
from tests.games.cutthroat_table import CutThroatTable
from tests.games.horse_thief_table import HorseThiefTable
from tests.screens.reading import shown

NAMES = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gil", "Hal", "Ida", "Joe"]


def sight(game: CardTable, seat: int | None = None) -> Sight:
    chairs = [Chair(name) for name in NAMES[: game.rules.seats]]
    return Sight(game.view(seat), chairs, teller(game.rules.id))


def table(game: CardTable) -> str:
    return shown(table_message(sight(game)))


def panel(game: CardTable, seat: int) -> str:
    seen = sight(game, seat)
    return shown(hand_panel(seen, controls(seen)))


def told(game: CardTable, deal: int = 0) -> str:
    return shown(deal_summary(sight(game), deal))


# Call-Your-Partner


@pytest.fixture
def called() -> CallPartnerTable:
    """Ben ordered up, Eve laid off, Ben called the ace of clubs: Dan has it."""
    return CallPartnerTable().deal().hears("0 pass", "1 order", "4 discard 8S", "1 partner AC")


def test_the_maker_calls_a_card_by_sight():
    game = CallPartnerTable().deal().hears("0 pass", "1 order", "4 discard 8S")
    assert "▶ **Ben** to call a partner or go alone" in table(game)
    assert panel(game, 1).splitlines()[-6:] == [
        "[A♠] [K♠] [J♠] [10♠] [9♠]",
        "[8♠]",
        "[Q♥] [10♥] [9♥] [8♥]",
        "[A♣] [K♣] [Q♣] [J♣] [9♣]",
        "[8♣] [Go alone]",
        "[Refresh]",
    ]


def test_the_longest_choice_of_a_card_fits_the_panel():
    """A maker with nothing but trumps may call twenty cards."""
    game = CallPartnerTable().deal({0: "AD KD QD TD 9D"}, up="8D", hidden="")
    game.hears("0 order", "4 discard 8D")
    seen = sight(game, 0)
    looked = hand_panel(seen, controls(seen))
    assert shown(looked).count("[") == len("AKQJT98") * 3 - len("J") + len(("alone", "refresh"))
    assert looked.components <= MOST_COMPONENTS


def test_the_whole_table_reads_which_card_was_called_and_not_who_holds_it(called):
    assert table(called).splitlines()[3:6] == [
        "**Trump: ♦ diamonds** · Ben ordered up `J♦`",
        "❓ **Called: `A♣`** · whoever holds it plays with Ben",
        "-# Ann passes · Ben orders it up · Eve lays a card off · Ben calls `A♣`",
    ]
    for seat in (0, 1, 2, 4):
        assert "❓ **Called: `A♣`**" in panel(called, seat)


def test_the_partner_reads_that_it_is_he(called):
    assert "🤫 **You hold `A♣`** and play with Ben: nobody knows yet" in panel(called, 3)


def test_the_moment_of_discovery_is_told_to_all(called):
    called.hears("0 play 9C", "1 play TC", "2 play QC")
    assert "🤝" not in table(called)
    called.hears("3 play AC")
    assert "🤝 **Dan had `A♣`** and plays with Ben" in table(called)
    for seat in range(5):
        assert "🤝 **Dan had `A♣`** and plays with Ben" in panel(called, seat)


def test_a_dealer_who_has_laid_the_called_card_off_reads_so():
    game = CallPartnerTable().deal().hears("0 pass", "1 order", "4 discard 8S", "1 partner 8S")
    assert "🤫 **You laid `8♠` off**: Ben is alone, and does not know" in panel(game, 4)
    assert "❓ **Called: `8♠`**" in panel(game, 1)


def test_the_makers_side_is_marked_as_far_as_it_is_known(called):
    assert "**Ben** · maker\n" in table(called)
    assert "partner" not in table(called)
    called.hears("0 play 9C", "1 play TC", "2 play QC", "3 play AC")
    assert "**Ben** · `10♣` · maker\n" in table(called)
    assert "**Dan** · `A♣` · 🤝 partner\n" in table(called)
    called.play_out()
    assert "maker" not in table(called)


def test_makers_who_score_are_not_named_twice():
    hands = {0: "JD JH AD KD QD", 1: "AS KS QS JS TS"}
    game = CallPartnerTable().deal(hands, up="TD", hidden="9S 8S")
    game.hears("0 order", "4 discard TD", "0 partner AS").play_out()
    assert "Ann and Ben made all five tricks: **2 points** each.\n" in told(game)


def test_who_was_with_whom_is_told_after_the_deal(called):
    called.play_out()
    assert told(called).splitlines()[2] == (
        "-# Turned up: `J♦` · Ann passes · Ben orders it up · Eve lays a card off · Ben calls `A♣`"
    )
    assert told(called).splitlines()[-2:] == [
        "Ben and Dan are euchred with 1 trick: **2 points** each for Ann, Cat and Eve.",
        "Ann **2** · Ben **0** · Cat **2** · Dan **0** · Eve **2**",
    ]


def test_a_card_that_nobody_held_is_told_after_the_deal():
    hands = {0: "JD AD KD QD TD", 1: "AS KS QS TS 9S", 2: "AH KH QH TH 9H", 3: "AC KC QC TC 9C"}
    game = CallPartnerTable().deal(hands, up="8D", hidden="JS JC")
    game.hears("0 order", "4 discard 8D", "0 partner JS").play_out()
    assert "Nobody held `J♠`. Ann made 4 tricks alone: **1 point**." in told(game)


def test_going_alone_and_a_thrown_in_deal_are_told():
    game = CallPartnerTable().deal().hears("0 order", "4 discard 8S", "0 alone")
    assert "**Trump: ♦ diamonds** · Ann ordered up `J♦`, alone" in table(game)
    assert "Ann goes alone" in table(game)
    game.play_out()
    assert "Ann, alone, is euchred with " in told(game)
    game.deal().pass_round().pass_round()
    assert "Everybody passed: the deal is thrown in, nobody scores." in told(game, 1)


# Cut-Throat


def test_the_dead_hand_is_told_as_far_as_all_may_know():
    game = CutThroatTable().deal()
    assert table(game).splitlines()[3:5] == [
        "**Trump: ♥ hearts** · Cat takes `J♥`",
        "🂠 **Dead hand**: as it was dealt",
    ]
    assert "▶ **Ann** to keep or to swap" in table(game)
    assert "[Take the dead hand] [Keep my hand]" in panel(game, 0)
    game.hears("0 swap", "1 keep")
    assert table(game).splitlines()[4:6] == [
        "🂠 **Dead hand**: put down by Ann",
        "-# Ann swaps for the dead hand · Ben keeps the hand",
    ]
    assert "You put down" not in table(game)


def test_who_put_cards_down_goes_on_reading_them():
    game = CutThroatTable().deal().hears("0 swap", "1 swap", "2 keep", "2 discard JH")
    assert "You put down `A♠` `K♠` `Q♠` `J♠` `10♠`" in panel(game, 0)
    assert "You put down `A♥` `K♥` `Q♥` `10♥` `9♥`" in panel(game, 1)
    assert "You put down" not in panel(game, 2)
    game.hears("0 play AC", "1 play AS")
    assert "You put down `A♠` `K♠` `Q♠` `J♠` `10♠`" in panel(game, 0)


def test_everybodys_tricks_and_points_are_told_after_the_deal():
    game = CutThroatTable().deal().all_keep("AD")
    assert "· Cat took `J♥`" in table(game)
    game.plays("AS", "9H", "JD", "JH", "TS", "KH", "KD", "KS", "QH")
    game.plays("AH", "TD", "QS", "TH", "QD", "JS")
    assert told(game).splitlines()[2].startswith("-# Trump: ♥ hearts, by `J♥` · Ann keeps")
    assert told(game).splitlines()[-2:] == [
        "Ann 0 tricks **-3** · Ben 3 tricks **+3** · Cat 2 tricks **+2**",
        "Ann **-3** · Ben **3** · Cat **2**",
    ]
    assert table(game).splitlines()[2:5] == [
        "Ann **-3** · Ben **3** · Cat **2**", "---", "**Ann** · dealer",
    ]  # fmt: skip


# Horse Thief


@pytest.fixture
def counting() -> HorseThiefTable:
    """Two of five have chosen."""
    return HorseThiefTable(5).deal().hears("1 play", "3 drop")


def test_a_choice_is_told_as_made_and_not_as_what(counting):
    assert table(counting).splitlines()[3:6] == [
        "**Trump: ♥ hearts** · turned up `2♥`, Eve's to take with a draw",
        "**One … two …** 2 of 5 have chosen, in secret",
        "---",
    ]
    assert "▶ **Ann**, **Cat** and **Eve** to play or to drop\n" in table(counting)
    assert "**One … two …** 2 of 5 have chosen, in secret · you drop\n" in panel(counting, 3)
    assert "[Play] [Drop]" in panel(counting, 0)


def test_all_is_revealed_at_once(counting):
    counting.hears("0 play", "4 play", "2 drop")
    assert "**Three!** Ann, Ben and Eve play · Cat and Dan drop" in table(counting)
    assert "**Cat** · sits out" in table(counting)
    for seat in range(5):
        assert "**Three!** Ann, Ben and Eve play · Cat and Dan drop" in panel(counting, seat)


def test_how_many_each_drew_is_told_and_whether_the_dealer_took_the_card(counting):
    counting.hears("0 play", "4 play", "2 drop")
    assert "Your turn: Discard up to 3, and draw as many, or keep the hand" in panel(counting, 0)
    assert "[Keep the hand]" in panel(counting, 0)
    assert "turned up `2♥`, yours to take with a draw" in panel(counting, 4)
    first, second = counting.hand(0)[:2]
    counting.hears(f"0 draw {first} {second}", "1 draw", f"4 draw {counting.hand(4)[0]}")
    assert "-# Ann draws 2 · Ben keeps the hand · Eve draws 1\n" in table(counting)
    assert "turned up `2♥`, Eve took it" in table(counting)


def test_where_one_card_may_be_drawn_the_question_says_one():
    game = HorseThiefTable(8).deal(up="2S")
    asked = "Your turn: Discard one card, and draw one, or keep the hand"
    assert asked in panel(game, game.asked()[0])


@pytest.mark.rule("HRS-4", "HRS-6")
def test_who_has_drawn_reads_which_cards_came_and_nobody_else_does():
    hands = {0: "AS KS QS 2C 3C", 2: "AD KD QD JD TD"}
    game = HorseThiefTable(3).deal(hands, "4H", "AH KH 9S").count_of_three(0, 1, 2)
    game.hears("0 draw 3C 2C", "1 draw", "2 draw JD TD")
    assert "-# You laid off `3♣` `2♣` and got `A♥` `K♥`\n" in panel(game, 0)
    assert "You laid off" not in table(game) + panel(game, 1)
    assert "-# You laid off `J♦` `10♦` and got `4♥` `9♠`\n" in panel(game, 2), "the dealer's"
    game.plays("AH")
    assert "-# You laid off `3♣` `2♣` and got `A♥` `K♥`\n" in panel(game, 0)


@pytest.mark.rule("HRS-5", "HRS-6")
def test_the_turned_up_card_is_promised_to_nobody_who_cannot_take_it(counting):
    stays = "**Trump: ♥ hearts** · turned up `2♥`\n"
    counting.hears("0 play", "2 play", "4 drop")
    assert stays in table(counting), "the dealer has dropped"
    kept = HorseThiefTable(3).deal().count_of_three(0, 1, 2)
    assert stays not in table(kept)
    assert stays in table(kept.nobody_draws()), "the dealer has kept his hand"
    assert stays in table(HorseThiefTable(9).deal()), "nine players draw nothing"


def test_on_a_spade_it_says_that_all_play():
    assert "**All play**: a spade is turned up" in table(HorseThiefTable(4).deal(up="2S"))
    assert "**All play**" in table(HorseThiefTable(3).deal().count_of_three(0, 1, 2))


def test_the_ends_of_a_deal_are_told():
    game = HorseThiefTable(4).deal().count_of_three(2)
    assert told(game).splitlines()[2:4] == [
        "-# Trump: ♥ hearts, by `2♥`",
        "Only Cat stayed in: **5 points**.",
    ]
    game.deal().count_of_three()
    assert "Everybody dropped: nobody scores." in told(game, 1)
    hands = {0: "JH JD AH KH QH", 1: "AS KS QS TS 9S"}
    game.deal(hands).count_of_three(0, 1).nobody_draws().play_out()
    assert "Ann 5 tricks **+5** · Ben 0 tricks **-3** · Cat and Dan dropped\n" in told(game, 2)
    assert " plays" not in told(game, 2)


def test_between_deals_nothing_is_said_of_the_last():
    for game in (CutThroatTable(), HorseThiefTable(), CallPartnerTable()):
        assert "Trump" not in table(game)
        assert "Dead hand" not in table(game)
