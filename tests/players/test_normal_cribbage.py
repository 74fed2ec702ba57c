"""The level `normal` weighs its hand with the kitty, and counts what can answer a card."""

import pytest

from bot.engine.games.cribbage_cards import DECK, FITTING
from bot.engine.games.cribbage_shown import could_hold
from bot.players.normal.cribbage.seat import PeggingSeat
from tests.games.cribbage_table import CribbageTable, cards
from tests.players.normal_answers import assert_sound, said, some_advice
from tests.strength.matching import Match, played


def laying(dealer: int, hand: str) -> str:
    """What seat 0 of two is advised to lay away."""
    return said(CribbageTable(dealer=dealer).deal({0: hand}), 0)


def playing(*hands: str, **more) -> CribbageTable:
    return CribbageTable(len(hands), **more).played_with(dict(enumerate(hands)))


# Laying away


def test_one_card_feeds_a_kitty_and_two_feed_it():
    about = [counsel.why for counsel, _ in some_advice("cribbage", 3, 300)]
    kitties = [why for why in about if why.startswith("the kitty is ")]
    assert kitties
    assert all(" feeds it " in why or " adds " in why for why in kitties)
    assert all(" costs your hand " in f" {why} ".replace(" and", "") for why in kitties)


def test_it_keeps_what_counts_most():
    assert laying(1, "5S 5H JD QC 2S 9H") == (
        "discard 2S 9H: the rest counts 12.7 on average, the most you can keep;"
        " another's kitty makes 4.9 with a two and a nine"
    )


def test_crib_cards_go_into_its_own_kitty_and_not_into_anothers():
    hand = "7S 8H 9D TC 5S 5H"
    assert laying(0, hand) == (
        "discard 5S 5H: the kitty is yours: two fives add 3.9 there and cost your hand only 0.7"
    )
    assert laying(1, hand) == (
        "discard 7S 9D: the kitty is not yours: a seven and a nine feed it 0.6 less"
        " and cost your hand only 0.3"
    )
    kings = "2S 3H 7D 8D KC QC"
    assert laying(0, kings).endswith("with a seven and an eight your kitty makes 6.7")
    assert laying(1, kings).startswith("discard KC QC: the kitty is not yours")


@pytest.mark.parametrize("seats", [3, 4])
def test_with_one_card_to_lay_away_it_lays_the_useless_one(seats):
    table = CribbageTable(seats).deal({0: "5S JH QD KD 8S"})
    assert said(table, 0).startswith("discard 8S: the rest counts 11.4")


def test_a_partners_kitty_is_its_own():
    hand = {1: "5C 4H 3C 3D 5H"}
    own = CribbageTable(4, dealer=3, partners=True).deal(hand)
    other = CribbageTable(4, dealer=3).deal(hand)
    assert "your kitty" in said(own, 1)
    assert "your kitty" not in said(other, 1)


# Playing


@pytest.mark.parametrize(
    ("hands", "plays", "says"),
    [
        (
            ("KS QS JS TS", "5H AH 2H 9H"),
            "0 KS",
            "play 5H: fifteen for 2; two cards of those out can peg on it",
        ),
        (
            ("7S QS JS TS", "7H 8H KH QH"),
            "0 7S",
            "play 8H: fifteen for 2; ten cards of those out can peg on it",
        ),
        (
            ("KS 9S JS TS", "QH AH 2H 3H"),
            "0 KS 1 QH 0 9S",
            "play 2H: thirty-one for 2, and the count begins again",
        ),
        (
            ("TS JS 4S 5C", "9H 9D KH 8H"),
            "0 TS",
            "play KH: nothing of yours pegs now; three cards of those out can peg on the king",
        ),
        (
            ("3S 5S JS TS", "4H AH KH QH"),
            "0 3S",
            "play AH: should a two answer it, you peg 4 in turn",
        ),
        (
            ("KS 5S 9S AS", "TH QH JH 9H"),
            "0 KS 1 TH 0 5S",
            "play AS: an ace is all you have that fits under 31",
        ),
    ],
)
def test_it_pegs_what_there_is_to_peg_and_counts_what_can_answer(hands, plays, says):
    table = playing(*hands).plays(plays)
    assert said(table, *table.asked()) == says


@pytest.mark.parametrize(
    ("hand", "says"),
    [
        ("5S 4S KS QS", "play 4S: no single card makes fifteen on a four"),
        (
            "8S 8C 6S JD",
            "play 8S: you hold two eights: if the first is paired, the next makes three alike",
        ),
        (
            "5S 6S KS QS",
            "play KS: six cards of those out can peg on a king: none of your cards is safer",
        ),
    ],
)
def test_it_leads_no_card_that_is_easily_answered(hand, says):
    assert said(playing(hand, "KH QH JH TH"), 0) == says


def test_it_remembers_who_could_not_play():
    """Seat 1 could not play on 25 nor on 26, and nobody on 31."""
    table = playing("KS 5S AS 5C", "TH QH JH 9H").plays("0 KS 1 TH 0 5S 0 AS 0 5C")
    assert table.state.total == 0
    assert could_hold(table.view(1), DECK) == [DECK, DECK & ~FITTING[6]]
    other = playing("2S 3S AS 5C", "TH QH JH 9H").plays("0 2S 1 TH")
    assert could_hold(other.view(0), DECK) == [DECK, DECK]


def test_what_it_laid_away_cannot_answer():
    table = CribbageTable(dealer=1).deal({0: "8S 8H 8D 9C TC JC", 1: "KH QH JH TH 2D 3D"})
    table.hears("0 discard 8S 8H", "1 discard 2D 3D")
    out = PeggingSeat(table.view(0)).out
    assert not out & sum(cards("8S 8H 8D"))
    assert out & sum(cards("8C 2D"))


def test_it_knows_when_the_next_player_cannot_answer():
    """Seat 1 could not play on 22."""
    table = playing("AS 3C 2H AD", "9H 9D JC TC", dealer=0).plays("1 9H 0 AS 1 9D 0 3C")
    assert said(table, 0) == "play 2H: the next player can have no card that fits on 24"


def test_it_leaves_points_that_would_cost_as_much():
    table = CribbageTable(dealer=0).played_with({0: "6S 4D 5C 4C", 1: "9S 5S 6H JD"}, "9D")
    assert said(table.plays("1 9S 0 6S"), 1).startswith(
        "play JD: the six would peg 2 now, but what may answer it takes 1."
    )


# The show


def test_it_counts_in_words_and_corrects_what_is_wrong():
    hands = {0: "5S 5H 5D JC", 1: "3S 3H 4D 4C"}
    table = CribbageTable(count="claim").played_with(hands, "5C").play_hands()
    assert said(table, 0).startswith("count 29: in all 29: fifteen 16, four alike 12, nob 1")
    table.hears("0 count 28")
    assert said(table, 1).startswith("muggins 29: not 28: in all 29")
    table.hears("1 pass", "1 count 20")
    assert said(table, 0).startswith("pass: the count is right: in all 20: fifteen 4, pair 4")


# All in all


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_its_reasons_are_sound(seats):
    for counsel, question in some_advice("cribbage", seats, 60, count="claim"):
        assert_sound(counsel, question)


def test_it_makes_more_than_chance():
    made = played(Match("cribbage", ("normal", "random")), starts=30, seed=2)
    assert made.mean - made.either_way > 2
