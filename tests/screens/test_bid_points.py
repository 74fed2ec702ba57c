"""Setback and Pedro as people read them."""

import pytest

from bot.engine.cards import STANDARD
from bot.screens.deal import deal_summary
from bot.screens.hand import hand_panel
from bot.screens.layout import MOST_CHARACTERS, MOST_COMPONENTS, Layout
from bot.screens.people import Chair
from bot.screens.sight import Sight
from bot.screens.table import score, table_message
from bot.screens.tellers import teller
from cogs.answers import controls
from tests.games.card_table import CardTable
from tests.games.pedro_table import PACK, PedroTable
from tests.games.setback_table import SetbackTable
from tests.screens.reading import shown

CHAIRS = [Chair(name) for name in ("Ann", "Ben", "Cat", "Dan")]


def sight(table: CardTable, seat: int | None = None, chairs=CHAIRS) -> Sight:
    return Sight(table.view(seat), chairs, teller(table.rules.id))


def message(table: CardTable) -> list[str]:
    return shown(table_message(sight(table))).splitlines()


def panel(table: CardTable, seat: int) -> list[str]:
    looking = sight(table, seat)
    return shown(hand_panel(looking, controls(looking))).splitlines()


def summary(table: CardTable, deal: int = 0) -> list[str]:
    return shown(deal_summary(sight(table), deal)).splitlines()


def test_the_auction_is_told_with_its_history():
    table = SetbackTable().deal().hears("0 pass", "1 bid 2", "2 bid 3")
    assert message(table) == [
        "### Setback",
        "-# Deal 1 · Dan dealt · first to 12 points",
        "🔵 Ann & Cat **0** · 🟠 Ben & Dan **0**",
        "**Highest bid: 3** · Cat",
        "-# Ann passes · Ben bids 2 · Cat bids 3",
        "---",
        "🔵 **Ann**",
        "🟠 **Ben**",
        "🔵 **Cat**",
        "🟠 **Dan** ◀ · dealer",
        "▶ **Dan** to bid or pass",
        "[My hand]",
    ]
    assert "[Pass] [4] [5]" in panel(table, 3)


def test_trump_and_the_points_so_far_are_told():
    table = SetbackTable().deal().bought(2, 3)
    lines = message(table)
    assert "**Trump: ♥ hearts** · Cat bid 3" in lines
    assert "So far: 🔵 nothing · 🟠 nothing" in lines
    assert "▶ **Cat** to lead" in lines
    table.hears("2 play TH", "3 play TS", "0 play AH", "1 play JD")
    lines = message(table)
    assert "So far: 🔵 high, left · 🟠 nothing" in lines
    assert "Game points: 🔵 25 🟠 0" in lines


def test_trumps_stand_first_in_a_hand_in_their_own_order():
    table = SetbackTable().deal({0: "JH JD AH AD 9S 2H"}).bought(0, 2)
    lines = panel(table, 0)
    assert "[A♥] [J♥] [J♦] [2♥] [9♠]" in lines
    assert "[A♦]" in lines


def test_a_deal_is_summed_up_by_its_points():
    table = SetbackTable().deal().bought(0, 4).plays_out("AH JD KH QH JH 2H")
    assert summary(table)[-5:] == [
        "🔵 Ann & Cat bid 4 in ♥ hearts and made **5**: high, low, right, left, game.",
        "🟠 Ben & Dan made nothing.",
        "Game points: 🔵 78 🟠 0",
        "Scored: 🔵 **+5** · 🟠 **0**",
        "🔵 Ann & Cat **5** · 🟠 Ben & Dan **0**",
    ]


def test_a_lost_bid_is_told():
    hands = {0: "2H 9C 2C 2S 9S 9D", 1: "AH KH QH JH JD AS", 2: "AD KD QD QC JC TC"}
    table = SetbackTable().deal(hands).bought(0, 3).plays_out("2H AH KH QH JH JD")
    assert summary(table)[-5:-1] == [
        "🔵 Ann & Cat bid 3 in ♥ hearts and made **1**: low.",
        "🟠 Ben & Dan made **4**: high, right, left, game.",
        "Game points: 🔵 0 🟠 64",
        "Scored: 🔵 **-3** · 🟠 **+4**",
    ]


@pytest.mark.rule("SET-7", "SET-8")
@pytest.mark.parametrize(
    ("buried", "missing", "game_points"),
    [("JD 2S 2D 2C", "left", "79"), ("TS TH TD TC", "game", "40")],
)
def test_a_point_that_nobody_made_is_told(buried, missing, game_points):
    table = SetbackTable().deal({0: "AH KH QH JH 9H 2H"}, buried).bought(0, 1)
    table.plays_out("AH KH QH JH 9H 2H")
    assert f"Nobody made {missing}." in summary(table)
    assert f"Game points: 🔵 {game_points} 🟠 0" in summary(table)


def test_a_deal_that_was_thrown_in_says_so():
    table = SetbackTable().deal().hears("0 pass", "1 pass", "2 pass", "3 pass")
    assert "Everybody passed: the deal is thrown in, nobody scores." in summary(table)


def test_of_an_earlier_deal_the_score_is_told_still():
    table = SetbackTable().deal().bought(0, 4).plays_out("AH JD KH QH JH 2H")
    table.deal().bought(1, 1).plays_out()
    assert summary(table, 0)[-2] == "Scored: 🔵 **+5** · 🟠 **0**"


@pytest.mark.rule("PED-11")
def test_a_score_below_nothing_has_a_ring_round_it():
    table = PedroTable()
    table.state.scores = (-10, 4, -10, 4)
    assert score(sight(table)) == "🔵 Ann & Cat **(10) in the hole** · 🟠 Ben & Dan **4**"


@pytest.mark.rule("PED-1")
def test_all_see_who_cut_what_and_who_plays_with_whom():
    table = PedroTable(dealer=None, partners="cut")
    assert "Ann **0** · Ben **0** · Cat **0** · Dan **0**" in message(table)
    cut = ["AS", "KH", "QD", "QC", "9S", "3H"]
    table.shuffled([*cut, *(card for card in PACK if card not in cut)])
    lines = message(table)
    assert "🔵 Ann & Ben **0** · 🟠 Cat & Dan **0**" in lines
    assert "Cut for partners: Ann `A♠` · Ben `K♥` · Cat `Q♦` `9♠` · Dan `Q♣` `3♥`" in lines
    assert lines[5:9] == ["🔵 **Ann** · dealer", "🟠 **Cat**", "🔵 **Ben**", "🟠 **Dan**"]


@pytest.mark.rule("PED-5", "PED-6")
def test_what_is_laid_off_and_drawn_is_told():
    table = PedroTable(low="dealt").deal().bought(0, 7)
    lines = message(table)
    assert "`2♥` lies before Dan" in lines
    assert "Drew: Ann 3 · Ben 4 · Cat 3" in lines
    (laid_off,) = [line for line in lines if line.startswith("Laid off: ")]
    assert "Cat `9♣` `8♣` `7♣` `6♣` `5♣` `4♣`" in laid_off
    assert "▶ **Dan** to rob the deck" in lines


@pytest.mark.rule("PED-5")
def test_who_has_drawn_reads_which_cards_came_and_nobody_else_does():
    table = PedroTable().deal().bought(0, 7)
    assert "-# You got `A♠` `K♠` `8♥`" in panel(table, 0)
    assert not [line for line in message(table) if "You got" in line]
    table.hears("3 rob 6H 3H TD QC").plays("AH")
    assert "-# You got `A♠` `K♠` `8♥`" in panel(table, 0), "also once he has played"
    assert "-# You got `6♥` `3♥` `10♦` `Q♣`" in panel(table, 3)


@pytest.mark.rule("PED-6")
def test_the_deck_is_robbed_by_sight_card_by_card():
    table = PedroTable().deal().bought(0, 7)
    lines = panel(table, 3)
    assert lines[0] == "### Your turn: Rob the deck: take 4 cards"
    assert "♥ hearts (trump): `9♥` `2♥`" in lines
    assert "[6♥] [3♥] [10♦] [Q♣] [J♣]" in lines
    assert "[10♣] (Rob 0 of 4 cards)" in lines
    table.hears("3 rob 6H 3H QC JC")
    assert "Dan robs the deck of 4 cards" in " ".join(message(table))
    assert "Dan robs `6♥` `3♥` `Q♣` `J♣`" in " ".join(panel(table, 3))


SHORT = {0: "AH KH QH", 1: "JH TH", 2: "5H 4H 5D", 3: "AS"}
"""Hands of Pedro with so few trumps that the stock has 5 cards left for a dealer without any."""


def marked(table: CardTable, cards: str) -> str:
    """The buttons of the dealer who has marked these cards."""
    return shown(Layout(tuple(controls(sight(table, 3), STANDARD.cards(cards)))))


@pytest.mark.rule("PED-6")
def test_a_short_stock_stands_apart_from_what_the_dealer_laid_off():
    table = PedroTable(low="dealt").deal(SHORT).bought(0, 7)
    assert panel(table, 3)[0].endswith(": Take all of the stock (5) and 1 of what you laid off")
    stock, own, *_ = marked(table, "").splitlines()
    assert stock == "[8♠] [7♠] [6♠] [5♠] [4♠]"
    assert own == "[A♠] [3♠] [2♠] [A♦] [K♦]"


@pytest.mark.rule("PED-6")
def test_a_stock_that_the_dealer_must_take_is_marked_for_him():
    table = PedroTable(low="dealt").deal(SHORT).bought(0, 7)
    assert "[✓ 8♠] [✓ 7♠] [✓ 6♠] [✓ 5♠] [✓ 4♠]" in panel(table, 3)
    assert "(Rob 5 of 6 cards)" in " ".join(panel(table, 3)), "one is his to choose"


@pytest.mark.rule("PED-6", "GEN-12")
def test_cards_that_may_not_be_robbed_together_can_be_tried_and_the_game_says_why():
    table = PedroTable(low="dealt").deal(SHORT).bought(0, 7)
    assert "(Rob 5 of 6 cards)" in marked(table, "8S 7S 6S 5S 4S")
    assert "[Rob 6 of 6 cards]" in marked(table, "8S 7S 6S 5S AS AD")
    refusal = table.refuses("3 rob 8S 7S 6S 5S AS AD")
    assert refusal == "the stock is not enough: take all of it, 4S too"


@pytest.mark.rule("PED-6")
def test_the_dealer_alone_goes_on_seeing_what_he_left():
    table = PedroTable().deal().bought(0, 7)
    assert "You left" not in " ".join(panel(table, 3))
    table.hears("3 rob 6H 3H QC JC")
    assert "You left in the deck: `10♦` `10♣`" in panel(table, 3)
    for lines in (message(table), *(panel(table, seat) for seat in range(3))):
        assert "You left" not in " ".join(lines)
    table.plays_out()
    assert "You left" not in " ".join(panel(table, 3))


@pytest.mark.rule("PED-7")
def test_trumps_are_laid_off_by_sight_and_nobody_sees_them_before_all_have_chosen():
    hands = {1: "AH KH QH JH 9H 8H 7H", 3: "TH 6H 5H 5D 4H 3H 2H"}
    table = PedroTable(dealer=2).deal(hands).bought(0, 3).hears("3 discard 6H")
    lines = message(table)
    assert "▶ **Ben** to lay trumps off" in lines
    assert "Dan has chosen what to lay off" in " ".join(lines)
    assert "6♥" not in " ".join(lines)
    table.hears("1 discard KH")
    assert "Dan lays off `6♥` · Ben lays off `K♥`" in " ".join(message(table))


def test_captured_points_are_counted_for_all():
    table = PedroTable().deal().bought(0, 7).robs("6H 3H QC JC")
    for seat, card in ((0, "AH"), (1, "JH"), (2, "5H"), (3, "2H")):
        table.hears(f"{seat} play {card}")
    lines = message(table)
    assert "So far: 🔵 high, low, jack, right pedro · 🟠 nothing" in lines
    assert "Points: 🔵 8 🟠 0" in lines


@pytest.mark.parametrize("seat", range(4))
def test_the_longest_names_and_the_longest_choice_fit(seat):
    chairs = [Chair("*" * 32, plays_itself=True)] * 4
    hands = {0: "AH KH QH", 1: "JH TH", 2: "5H 4H 5D", 3: "AS"}
    table = PedroTable(low="dealt").deal(hands).bought(0, 7)
    looking = sight(table, seat, chairs)
    for layout in (table_message(looking), hand_panel(looking, controls(looking))):
        assert layout.characters <= MOST_CHARACTERS
        assert layout.components <= MOST_COMPONENTS
