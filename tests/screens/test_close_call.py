"""Close Call as people read it: tarot cards in words, bids against ten, what it costs."""

import pytest

from bot.engine.games.tarot import TAROT
from bot.screens.cards import by_suit, face, hand_lines, label, suit_name
from bot.screens.words import unbroken
from tests.games.close_call_table import CloseCallTable
from tests.games.test_close_call import HANDS
from tests.screens.test_family import panel, table, told

NAMED = {
    "KS": "K Swords", "NW": "N Wands", "PC": "P Cups", "TP": "10 Pentacles", "2C": "2 Cups",
    "AS": "A Swords", "X1": "Trump X1", "X6": "Trump X6",
}  # fmt: skip


@pytest.fixture
def game() -> CloseCallTable:
    """Ann deals; two have bid."""
    return CloseCallTable().deal(HANDS).bids(2, 3)


@pytest.mark.rule("CCL-1")
def test_every_card_is_told_in_letters_and_no_two_alike():
    for name, words in NAMED.items():
        assert label(TAROT, TAROT.card(name)) == words
        assert face(TAROT, TAROT.card(name)) == f"`{unbroken(words)}`"
    labels = [label(TAROT, TAROT.card(name)) for name in TAROT.names(TAROT.all)]
    assert len(set(labels)) == len(labels) == 62
    assert all(words.isascii() for words in labels)
    assert suit_name(TAROT, "C") == "Cups"
    assert hand_lines(TAROT, by_suit(TAROT, TAROT.cards("2C NC"))) == [
        "Cups: `N\u00a0Cups` `2\u00a0Cups`"
    ]


def test_bids_are_told_as_they_are_made(game):
    assert table(game).splitlines()[:5] == [
        "### Close Call",
        "-# Deal 1 · Ann dealt · until somebody is at -200",
        "Ann **0** · Ben **0** · Cat **0** · Dan **0**",
        "**Bids**: 5 so far, by 2 of 4",
        "-# Ann bids 2 · Ben bids 3",
    ]
    assert "▶ **Cat** to bid" in table(game)
    assert "### Your turn: Bid the tricks that you will take, 0 to 10" in panel(game, 2)
    assert "[0] [1] [2] [3] [4]\n[5] [6] [7] [8] [9]\n[10]\n" in panel(game, 2)


@pytest.mark.rule("CCL-14")
@pytest.mark.parametrize(
    ("bids", "words"),
    [
        ((2, 2), "**Bids: 9, under ten** · 1 trick more than anybody wants"),
        ((0, 0), "**Bids: 5, under ten** · 5 tricks more than anybody wants"),
        ((3, 2), "**Bids: ten for ten tricks** · all may be right"),
        ((4, 4), "**Bids: 13, over ten** · 3 tricks fewer than all want"),
    ],
)
def test_whether_all_bids_can_be_right_is_told(game, bids, words):
    game.bids(*bids)
    for text in (table(game), *(panel(game, seat) for seat in range(4))):
        assert words in text


def test_what_everybody_has_of_his_bid_is_told_to_all(game):
    game.bids(0, 1).plays("QS NS PS AS 2W KW 5W X4 TP X1")
    wanted = "Ann **1 of 2** · Ben **0 of 3** · Cat **0 of 0** ✓ · Dan **1 of 1** ✓"
    assert wanted in table(game)
    assert wanted in panel(game, 1)
    assert "**Trick 3 of 10** · Dan led" in table(game)
    assert "**Ann** · `Trump X1` · 1 trick · dealer" in table(game)
    assert "**Dan** · `10 Pentacles` · 1 trick" in table(game)


def test_a_bid_that_cannot_come_true_any_more_is_marked():
    game = CloseCallTable().deal(HANDS).bids(10, 0, 9, 0)
    assert "Ann **0 of 10** · Ben **0 of 0** ✓ · Cat **0 of 9** · Dan **0 of 0** ✓" in table(game)
    game.plays("QS NS PS AS")
    assert "Ann **1 of 10** · Ben **0 of 0** ✓ · Cat **0 of 9** · Dan **0 of 0** ✓" in table(game)
    game.plays("2W KW 5W X4")
    assert "Ann **1 of 10** ✗ · Ben **0 of 0** ✓ · Cat **0 of 9** ✗ · Dan **1 of 0** ✗" in table(
        game
    )


def test_a_hand_has_its_trumps_first_and_says_what_the_letters_mean(game):
    game.bids(0, 1).plays("QS NS PS AS 2W KW 5W X4 TP X1")
    assert panel(game, 1).splitlines()[-5:] == [
        "Trumps (equal, the last one wins): `Trump X2` `Trump X3`",
        "Cups: `K Cups` `Q Cups` `N Cups` `P Cups` `10 Cups` `9 Cups`",
        "[Trump X2] [Trump X3] [K Cups] [Q Cups] [N Cups]",
        "[P Cups] [10 Cups] [9 Cups]",
        "[Refresh]",
    ]
    key = "-# K king · Q queen · N knight · P page · 10 to 2 · A ace, the lowest"
    assert key in panel(game, 0)
    assert key not in table(game)


@pytest.mark.rule("CCL-9")
def test_beginners_are_named():
    assert "pay" not in table(CloseCallTable().deal())
    lone = CloseCallTable(beginners=[2]).deal()
    assert "-# Cat pays 5 for each trick off" in table(lone)
    both = CloseCallTable(beginners=[1, 3], length="short").deal()
    assert "-# Ben and Dan pay 5 for each trick off" in table(both)
    assert "until somebody is at -100, or two deals each" in table(both)


def test_what_a_deal_cost_is_told_with_bid_and_tricks(game):
    game.bids(5, 1).play_out()
    bids, costs = told(game).splitlines()[-2:]
    assert bids == (
        "Ann bid 2, took 3: **-5** · Ben bid 3, took 1: **-10** · Cat bid 5, took 5: **0**"
        " · Dan bid 1, took 1: **0**"
    )
    assert costs == "Ann **-5** · Ben **-10** · Cat **0** · Dan **0**"
    assert "Bids" not in table(game)
