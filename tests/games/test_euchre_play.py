"""Bowers, leading, following, taking tricks."""

from itertools import pairwise

import pytest

from bot.engine.games.euchre import Euchre
from tests.games.card_table import names
from tests.games.euchre_table import EuchreTable

ROUND = ("0 pass", "1 pass", "2 pass", "3 pass")
FROM_THE_TOP = {
    "S": "JS JC AS KS QS TS 9S", "H": "JH JD AH KH QH TH 9H",
    "D": "JD JH AD KD QD TD 9D", "C": "JC JS AC KC QC TC 9C",
}  # fmt: skip
OTHER_OF_COLOUR = {"S": "C", "C": "S", "H": "D", "D": "H"}


def winner(trump: str, trick: str) -> str:
    """The card that takes a trick."""
    pack = Euchre.pack
    cards = trick.split()
    return cards[Euchre().rankings[trump].winner([pack.card(card) for card in cards])]


@pytest.mark.rule("EUC-9")
@pytest.mark.parametrize("trump", "SHDC")
def test_trumps_rank_right_left_ace_king_queen_ten_nine(trump):
    for better, worse in pairwise(names(FROM_THE_TOP[trump])):
        assert winner(trump, f"{worse} {better}") == better
        assert winner(trump, f"{better} {worse}") == better


@pytest.mark.rule("EUC-9")
@pytest.mark.parametrize("trump", "SHDC")
def test_other_suits_rank_ace_to_nine_with_their_jack_unless_it_is_the_left(trump):
    for suit in set("SHDC") - {trump}:
        ranks = "AKQT9" if suit == OTHER_OF_COLOUR[trump] else "AKQJT9"
        for better, worse in pairwise([rank + suit for rank in ranks]):
            assert winner(trump, f"{worse} {better}") == better
            assert winner(trump, f"{better} {worse}") == better


@pytest.mark.rule("EUC-10", "EUC-12")
@pytest.mark.parametrize(("left", "trump"), [("JC", "S"), ("JS", "C"), ("JH", "D"), ("JD", "H")])
def test_the_left_bower_beats_all_of_its_printed_suit_and_the_ace_of_trump(left, trump):
    assert winner(trump, f"A{left[1]} K{left[1]} {left}") == left
    assert winner(trump, f"A{trump} {left}") == left
    assert winner(trump, f"{left} A{left[1]}") == left


@pytest.mark.rule("EUC-12")
def test_the_highest_trump_wins_else_the_highest_of_the_suit_led():
    assert winner("S", "9H AH 9S KS") == "KS"
    assert winner("S", "9H AD AC TH") == "TH"
    assert winner("S", "AH 9S KH QH") == "9S"
    assert winner("S", "9H AD AC KD") == "9H"


@pytest.fixture
def table() -> EuchreTable:
    """Hearts are trump, seat 0 made them, dealer 3 leaves the lead to seat 0."""
    hands = {0: "JD AH 9S 9D TC", 1: "KH AD KD 9C QS", 2: "JH QH TD AC KS", 3: "TH AS TS QD QC"}
    return EuchreTable().deal(hands, up="9H", stock="JS JC KC").hears("0 order", "3 discard QC")


@pytest.mark.rule("EUC-10")
def test_the_left_bower_led_asks_for_trump(table):
    table.hears("0 play JD")
    assert table.legal(1) == ["play KH"]
    assert table.refuses("1 play AD") == "you hold a heart: follow suit (KH)"
    table.hears("1 play KH")
    assert table.legal(2) == ["play JH", "play QH"]


@pytest.mark.rule("EUC-10")
def test_the_left_bower_follows_trump_and_not_its_printed_suit(table):
    table.hears("0 play 9S", "1 play QS", "2 play KS", "3 play AS")
    table.hears("3 play TH")
    assert table.legal(0) == ["play AH", "play JD"]
    table.hears("0 play AH", "1 play KH", "2 play JH")
    table.hears("2 play TD", "3 play QD")
    assert table.legal(0) == ["play 9D"]


@pytest.mark.rule("EUC-12", "GEN-12")
def test_who_holds_the_suit_led_must_follow(table):
    table.hears("0 play 9S")
    assert table.legal(1) == ["play QS"]
    assert table.refuses("1 play KH") == "you hold a spade: follow suit (QS)"
    table.hears("1 play QS", "2 play KS")
    assert table.legal(3) == ["play AS", "play TS"]


@pytest.mark.rule("EUC-12")
def test_who_does_not_hold_the_suit_led_may_play_anything(table):
    table.hears("0 play 9D", "1 play AD", "2 play TD", "3 play QD")
    table.hears("1 play 9C", "2 play AC")
    assert table.legal(3) == ["play 9H", "play AS", "play TH", "play TS"]


@pytest.mark.rule("EUC-12")
def test_any_card_may_be_led(table):
    assert table.legal(0) == ["play 9D", "play 9S", "play AH", "play JD", "play TC"]


@pytest.mark.rule("EUC-12", "GEN-12")
def test_a_card_that_is_not_held_is_refused_as_such(table):
    assert table.refuses("0 play KH") == "you have no KH to play"
    assert "no card" in table.refuses("0 play 1H")
    assert table.refuses("0 play") == "play 1 card"
    assert table.refuses("0 play 9S 9D") == "play 1 card"


@pytest.mark.rule("EUC-12")
def test_the_winner_of_a_trick_leads_the_next_until_five_are_played(table):
    table.hears("0 play 9S", "1 play QS", "2 play KS", "3 play AS")
    assert table.asked() == [3]
    table.hears("3 play TS", "0 play AH")
    assert table.legal(1) == sorted(f"play {card}" for card in names("KH AD KD 9C"))
    table.hears("1 play 9C", "2 play AC")
    assert table.asked() == [0]
    assert table.table()["tricks_won"] == [1, 0, 0, 1]
    table.play_out()
    assert len(table.state.deals[-1].tricks) == 5


@pytest.mark.rule("EUC-12")
def test_cards_are_played_clockwise(table):
    for seat in (0, 1, 2, 3):
        assert table.asked() == [seat]
        table.hears(f"{seat} {table.legal(seat)[0]}")


@pytest.mark.rule("EUC-11")
@pytest.mark.parametrize("dealer", range(4))
def test_the_player_left_of_the_dealer_leads_to_the_first_trick(dealer):
    table = EuchreTable(dealer).deal(up="JD")
    maker = (dealer + 2) % 4
    table.hears(f"{(dealer + 1) % 4} pass", f"{maker} order", f"{dealer} discard JD")
    assert table.asked() == [(dealer + 1) % 4]


@pytest.mark.rule("EUC-11")
@pytest.mark.parametrize(("maker", "leader"), [(0, 0), (1, 0), (2, 1), (3, 0)])
def test_who_sits_out_leaves_the_lead_to_the_next_who_plays(maker, leader):
    """Dealer 3: seat 0 leads, and where it sits out (maker 2 alone) seat 1."""
    table = EuchreTable().deal(up="JD").hears(*ROUND, *ROUND[:maker], f"{maker} call H alone")
    assert (table.phase, table.asked()) == ("play", [leader])
