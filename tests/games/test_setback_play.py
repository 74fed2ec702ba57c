"""Bowers in the middle, following or trumping, taking tricks."""

import pytest

from bot.engine.games.setback import Setback
from tests.games.card_table import names
from tests.games.setback_table import SetbackTable


@pytest.mark.rule("SET-4")
@pytest.mark.parametrize(
    ("trump", "order"),
    [
        ("H", "AH KH QH JH JD TH 9H 2H"),
        ("D", "AD KD QD JD JH TD 9D 2D"),
        ("S", "AS KS QS JS JC TS 9S 2S"),
        ("C", "AC KC QC JC JS TC 9C 2C"),
    ],
)
def test_trumps_from_the_top_with_the_bowers_in_the_middle(trump, order):
    ranking = Setback().rankings[trump]
    assert [Setback.pack.name(card) for card in ranking.order[trump]] == names(order)


@pytest.mark.rule("SET-12")
def test_plain_suits_from_the_top():
    ranking = Setback().rankings["H"]
    told = {suit: " ".join(map(Setback.pack.name, ranking.order[suit])) for suit in "SDC"}
    assert told == {
        "S": "AS KS QS JS TS 9S 2S",
        "D": "AD KD QD TD 9D 2D",
        "C": "AC KC QC JC TC 9C 2C",
    }


def table_led(hands: dict[int, str], lead: str, trump: str = "H") -> SetbackTable:
    """Seat 0 has bought the deal and led."""
    return SetbackTable().deal(hands).bought(0, 1, trump).hears(f"0 play {lead}")


@pytest.mark.rule("SET-5", "GEN-12")
def test_the_suit_led_or_a_trump():
    table = table_led({0: "AS", 1: "KS 2S 9H AC AD 2D"}, "AS")
    assert table.legal(1) == ["play 2S", "play 9H", "play KS"]
    assert table.refuses("1 play AC") == "you hold a spade: follow suit or trump (KS or 2S or 9H)"
    assert table.refuses("1 play QS") == "you have no QS to play"


@pytest.mark.rule("SET-5")
def test_trumping_is_allowed_though_one_could_follow():
    table = table_led({0: "AS", 1: "KS 9H"}, "AS")
    assert table.hears("1 play 9H").hand(1).count("9H") == 0


@pytest.mark.rule("SET-5")
def test_without_the_suit_led_anything_may_be_played():
    table = table_led({0: "AS", 1: "9H 2H AC KC AD KD"}, "AS")
    assert table.legal(1) == sorted(f"play {card}" for card in names("9H 2H AC KC AD KD"))


@pytest.mark.rule("SET-5", "SET-4")
def test_a_trump_led_asks_for_trumps_and_the_left_bower_is_one():
    table = table_led({0: "AH", 1: "JD KD AC KC QC 2C"}, "AH")
    assert table.legal(1) == ["play JD"]
    assert table.refuses("1 play KD") == "you hold a heart: follow suit or trump (JD)"


@pytest.mark.rule("SET-4")
def test_the_left_bower_led_is_a_trump_led():
    table = table_led({0: "JD", 1: "AD KD 9H AC KC QC"}, "JD")
    assert table.legal(1) == ["play 9H"]


@pytest.mark.rule("SET-4", "SET-5")
def test_the_left_bower_does_not_follow_its_printed_suit_but_may_trump():
    hands = {0: "AD", 1: "JD 9C 2C AC KC QC", 2: "JH JS JC"}
    assert len(table_led(hands, "AD").legal(1)) == 6
    held_with_another = {0: "AD", 1: "JD KD 2C AC KC QC"}
    assert table_led(held_with_another, "AD").legal(1) == ["play JD", "play KD"]


@pytest.mark.rule("SET-12", "SET-4")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("AS KS QS TS", 0),
        ("TS KS QS 9S", 1),
        ("KS 2H QS AS", 1),
        ("KS 2H 9H AS", 2),
        ("KS TH JD AS", 2),
        ("JD JH KH AH", 3),
        ("JD TH 9H 2H", 0),
        ("2S AD AC KD", 0),
    ],
)
def test_the_highest_trump_takes_a_trick_else_the_highest_of_the_suit_led(cards, winner):
    table = SetbackTable().deal(dict(enumerate(cards.split()))).bought(0, 1)
    for seat, card in enumerate(cards.split()):
        table.rules.push(table.state, seat, table.rules.pack.card(card))
    assert table.state.tricks[-1].winner == winner
    assert table.asked() == [winner]


@pytest.mark.rule("SET-12")
def test_six_tricks_end_the_deal():
    table = SetbackTable().deal().bought(2, 1)
    table.plays_out()
    assert [len(trick.cards) for trick in table.state.deals[-1].tricks] == [4] * 6
    assert [trick.leader for trick in table.state.deals[-1].tricks[1:]] == [
        trick.winner for trick in table.state.deals[-1].tricks[:-1]
    ]
    assert (table.state.dealer, table.phase) == (0, "deal")
