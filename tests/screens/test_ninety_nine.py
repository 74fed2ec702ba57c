"""99 as people read it: the total, the borders, who has paid, and who has not drawn yet."""

import pytest

from bot.screens.deal import deal_summary
from bot.screens.hand import hand_panel
from bot.screens.layout import MOST_CHARACTERS, MOST_COMPONENTS
from bot.screens.people import Chair
from bot.screens.sight import Sight
from bot.screens.table import table_message
from bot.screens.tellers import teller
from cogs.answers import controls
from cogs.moves import meant, move_choices
from tests.games.ninety_nine_table import NinetyNineTable
from tests.screens.reading import shown

NAMES = ["Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gil", "Hal", "Ida", "Joe", "Kim", "Lou"]
LONGEST = "_" * 32
HANDS = {0: "KS TD AS", 1: "QH 8S 2H", 2: "JD 5C 9C"}


def sight(game: NinetyNineTable, seat: int | None = None, names: list[str] = NAMES) -> Sight:
    chairs = [Chair(name) for name in names[: game.rules.seats]]
    return Sight(game.view(seat), chairs, teller("ninety_nine"))


def table(game: NinetyNineTable) -> str:
    return shown(table_message(sight(game)))


def panel(game: NinetyNineTable, seat: int) -> str:
    seen = sight(game, seat)
    return shown(hand_panel(seen, controls(seen)))


@pytest.fixture
def game() -> NinetyNineTable:
    return NinetyNineTable().deal(HANDS)


def test_the_total_and_the_room_under_the_next_border_come_first(game):
    game.plays("KS", "QH", "JD")
    assert table(game).splitlines()[:6] == [
        "### 99",
        "-# Deal 1 · Cat dealt · to 15 points",
        "Ann **0** · Ben **0** · Cat **0**",
        "**Total 30** · 3 to the border 33 · ↻ clockwise",
        "Cat played `J♦` (+10)",
        "---",
    ]
    assert table(game).splitlines()[6:] == [
        "**Ann** ◀ · 3 left",
        "**Ben** · 3 left",
        "**Cat** · dealer · 3 left",
        "▶ **Ann** to play a card",
        "[My hand]",
    ]


def test_cards_stand_by_their_ranks_whatever_their_suits():
    hands = {0: "9S KS 3S", 1: "2C 8D 3C"}
    game = NinetyNineTable(decks=2).deal(hands)
    assert "Your cards: `3♠` `9♠` `K♠`\n" in panel(game, 0)
    assert "[3♠ → 3] [9♠ → 0] [K♠ → 10]\n" in panel(game, 0)
    game.plays("KS")
    assert "Your cards: `2♣` `3♣` `8♦`\n" in panel(game, 1)
    assert "[2♣ → 12] [3♣ → 13] [8♦ → 10]\n" in panel(game, 1)


def test_each_button_says_what_the_card_counts_and_the_total_that_it_makes(game):
    assert panel(game, 0).splitlines()[-2] == (
        "[A♠ 1 → 1] [A♠ 11 → 11] [10♦ − → -10] [10♦ + → 10] [K♠ → 10]"
    )
    game.plays("KS", "QH", "JD")
    assert "[10♦ − → 20] [10♦ + → 40, over 33]" in panel(game, 0)


def test_a_crossed_border_is_told_with_a_bang(game):
    game.plays("KS", "QH", "JD", "TD +")
    assert "Ann played `10♦` (+10): 💥 **over 33**, a point lost" in table(game)
    assert "**Total 40** · 26 to the border 66" in table(game)
    assert "**Ann** · 2 left" in table(game)


def test_a_turn_of_the_direction_is_told(game):
    game.plays("KS", "8S")
    assert "Ben played `8♠` (+0): the direction turns" in table(game)
    assert "↺ the other way round" in table(game)
    assert "▶ **Ann** to play a card" in table(game)


def test_who_may_draw_has_a_button_and_the_others_read_of_it():
    game = NinetyNineTable(draw="manual").deal(HANDS).plays("KS")
    assert "Ann has not drawn yet" in table(game)
    assert "**Ann** · 3 left · 2 cards" in table(game)
    assert "▶ **Ben** to play a card" in table(game)
    assert "### You may: Draw before the next card is played" in panel(game, 0)
    assert "[Draw a card]" in panel(game, 0)
    assert "[Draw" not in panel(game, 1)
    game.hears("0 draw")
    assert "drawn" not in table(game)
    assert "**Ann** · 3 left · 3 cards" in table(game)


@pytest.mark.rule("NIN-8")
def test_who_did_not_draw_in_time_reads_that_the_card_is_lost():
    game = NinetyNineTable(draw="manual").deal(HANDS).plays("KS", "2H")
    lost = "Ann did not draw in time: that card is lost"
    assert lost in table(game)
    assert lost in panel(game, 0)
    game.hears("1 draw")
    assert lost in table(game)
    game.plays("5C")
    assert "in time" not in table(game)


def test_nobody_is_late_where_the_table_draws():
    assert "in time" not in table(NinetyNineTable().deal(HANDS).plays("KS", "2H"))


def test_who_must_draw_is_told_so():
    game = NinetyNineTable(draw="manual")
    game.deal({0: "2S 3S 4S", 1: "2H 3H 4H", 2: "2D 3D 4D"})
    game.plays("2S", "2H", "2D", "3S", "3H", "3D", "4S", "4H", "4D")
    assert "▶ **Cat** to draw a card" in table(game)
    assert "### Your turn: Draw: nobody else has a card" in panel(game, 2)


def test_a_hand_is_told_when_it_is_over():
    game = NinetyNineTable().deal({0: "KS KH KD", 1: "QS QH QD", 2: "JS JH JD"}, pile="KC QC 9S")
    game.plays("KS", "QS", "JS", "KH", "QH", "JH", "KD", "QD", "JD", "KC")
    assert shown(deal_summary(sight(game), 0)).splitlines() == [
        "### 99",
        "-# Deal 1 · Cat dealt",
        "💥 Ann went over 99. Ann **+0** · Ben **+3** · Cat **+3**",
        "Ann **0** · Ben **3** · Cat **3**",
    ]
    assert "Total" not in table(game)


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("10♦ -", "play TD -"), ("td +", "play TD +"), ("play TD −", "play TD -"),
        ("AS 11", "play AS 11"), ("k♠", "play KS"), ("play ks", "play KS"),
    ],
)  # fmt: skip
def test_a_move_may_be_written_as_one_says_it(game, typed, line):
    assert meant(game.view(0).decision, typed) == line


def test_moves_are_offered_while_one_types(game):
    offers = [choice.value for choice in move_choices(game.view(0).decision, "td")]
    assert offers == ["play TD -", "play TD +"]


def test_twelve_players_with_the_longest_names_fit_into_a_message():
    game = NinetyNineTable(12, draw="manual").deal({0: "KS"}).plays("KS")
    for whole in (
        table_message(sight(game, None, [LONGEST] * 12)),
        hand_panel(seen := sight(game, 1, [LONGEST] * 12), controls(seen)),
    ):
        assert whole.characters < MOST_CHARACTERS
        assert whole.components < MOST_COMPONENTS
