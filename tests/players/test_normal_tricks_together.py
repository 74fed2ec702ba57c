"""The level `normal` helps everybody to his number, and not only itself to its own."""

import pytest

from bot.players.normal.exact.team_seat import TeamSeat
from bot.players.normal.words import often
from tests.games.tricks_together_table import TogetherTable
from tests.players.normal_answers import assert_sound, said, some_advice
from tests.players.test_easy_exact import team


def third_round(hands: dict[int, str], **options: bool) -> TogetherTable:
    """A round of three cards; the last of four deals, and a spade is turned."""
    return TogetherTable(dealer=1, **options).clears(2).deal(hands, up="9S")


@pytest.mark.parametrize(
    ("hand", "commits", "because"),
    [
        ("AS KS QS", 3, "good for about 3.0 tricks, the ace of spades first; the dealer makes up"),
        ("AS 3H 2D", 1, "good for about 1.0 tricks, the ace of spades first; the dealer makes up"),
        ("AS KH 2D", 1, "good for about 1.5 tricks, the ace of spades first; rather too few"),
        ("QS 4H 2D", 1, "tricks, the queen of spades first; that is nearer to one than to none"),
        ("2H 3D 4C", 0, "the four of clubs, your best, takes a trick 4 times in 100: leave"),
    ],
)
def test_it_chooses_what_its_cards_are_worth(hand, commits, because):
    advised = said(third_round({0: hand}), 0)
    assert advised.startswith(f"commit {commits}: ")
    assert because in advised


def test_it_says_why_it_does_not_count_on_a_card_that_is_likely_to_win():
    table = TogetherTable(dealer=1).deal({0: "4S"}, up="9S")
    assert said(table, 0) == (
        "commit 0: the four of spades takes the trick 55 times in 100: rather too few than too many"
    )


@pytest.mark.parametrize(
    ("card", "because"),
    [
        ("AS", "commit 1: the ace of spades takes the trick for sure: count on it"),
        ("2H", "commit 0: the two of hearts takes the trick 6 times in 100: leave the trick to"),
    ],
)
def test_a_round_of_one_card_has_one_trick(card, because):
    assert because in said(TogetherTable(dealer=1).deal({0: card, 2: "3C"}, up="9S"), 0)


@pytest.mark.parametrize(
    ("chance", "says"),
    [
        (1, "for sure"),
        (0.998, "99 times in 100"),
        (0.12, "12 times in 100"),
        (0.012, "once in 100"),
        (0.004, "less than once in 100"),
    ],
)
def test_a_chance_is_told_in_words_that_fit(chance, says):
    assert often(chance) == says


def test_nobody_is_said_to_need_a_trick_whose_number_is_secret():
    hands = {0: "AH 4H 2D", 1: "KH 3H 3D", 2: "QH 6H 2C"}
    table = third_round(hands, secret_numbers=True).commits(1, 0, 1).plays("AH")
    assert said(table, 1).endswith("goes under, and the one who has this trick may need it")
    assert "to the one who has it and may need it too" in said(table.plays("KH"), 2)
    leads = third_round(hands, secret_numbers=True).commits(0, 1, 1)
    assert said(leads, 0).endswith(", and three players after you may need one")


def test_who_plays_last_hears_of_nobody_after_him():
    """Seat 0 has enough, and the dealer cannot take the trick from it."""
    hands = {0: "AH 4H 2D", 1: "3C 5C 6C", 2: "7C 8C 9C", 3: "TD JD 2C"}
    for numbers, because in (
        ((0, 1, 1), "of clubs go, for you cannot take this trick"),
        ((0, 1, 2), "goes under, though who has this trick has enough"),
    ):
        assert said(third_round(hands).commits(*numbers).plays("AH 3C 7C"), 3).endswith(because)


def test_who_needs_every_trick_left_hears_so():
    hands = {0: "AH 4H 2D", 1: "3C 5C 6C", 2: "7C 8C 9C", 3: "KH AS KS"}
    table = third_round(hands).commits(0, 0, 0).plays("2D 3C 7C")
    assert said(table, 3).startswith("play AS: you need all three tricks: who has this trick has")


def test_what_is_kept_is_not_said_to_bring_what_it_cannot():
    assert said(third_round({0: "8H 3D 2C"}).commits(1, 1, 1), 0) == (
        "play 8H: you need one of three:"
        " the eight of hearts is your likeliest card to take this trick, 22 times in 100"
    )


def test_it_takes_a_trick_away_from_who_has_enough():
    """Seat 0 wants none and has the highest card so far; seat 2 is the last who can help."""
    hands = {0: "TH 4H 2D", 1: "5H 3C 3D", 2: "QH 6H 2S", 3: "7C 8C 9C"}
    table = third_round(hands).commits(0, 0, 2).plays("TH 5H")
    assert said(table, 2) == (
        "play QH: you need two of three: who has this trick has enough,"
        " so take it over with the queen of hearts"
    )


def test_it_says_whether_it_could_take_a_trick_that_it_lets_go():
    """Seat 1 needs one trick, as seat 3 does, and keeps its trump for the next one."""
    for hand, because in (
        ("QS 4H", "what you keep should bring it, so let the four of hearts go"),
        ("KH 4H", "let the four of hearts go, for you cannot take this trick, and one player"),
    ):
        table = TogetherTable(dealer=2).clears(1).deal({0: "3C 7H", 1: hand}, up="6S")
        assert because in said(table.commits(0, 1, 0).plays("3C"), 1)


def test_it_leaves_a_trick_to_who_needs_it():
    """Seat 1 could take it and has enough: its king goes under the ace; so do small cards."""
    hands = {0: "AH 4H 2D", 1: "KH 3H 3D"}
    assert said(third_round(hands).commits(1, 0, 0).plays("AH"), 1) == (
        "play KH: you have your number: the king of hearts goes under,"
        " and the one who has this trick needs it"
    )
    hands = {0: "KH 4H 2D", 1: "AH 3H 3D"}
    assert said(third_round(hands).commits(1, 0, 0).plays("KH"), 1).startswith("play 3H: ")


def test_with_enough_it_leads_low_for_those_who_need_tricks():
    hands = {0: "QH 4H 2D", 1: "KH 5H 3D", 2: "AC KC QC", 3: "JH 6H 7C"}
    assert said(third_round(hands).commits(0, 0, 1), 0) == (
        "play 2D: you have your number: the two of diamonds should not take this trick,"
        " and two players after you need one"
    )


def test_a_lead_that_somebody_with_enough_would_have_to_take_is_worse():
    """Only the seven of hearts is below the nine: whoever follows must beat a six."""
    table = third_round({0: "6H 5C 2D"})
    full, wanted = table.commits(1, 1, 1), third_round({0: "6H 5C 2D"}).commits(1, 0, 0)
    six = full.rules.pack.card("6H")
    forced = [TeamSeat(one.view(0)).outlook(six).traits.forced for one in (full, wanted)]
    assert forced[0] < forced[1]


def test_a_dealer_who_does_not_know_his_number_says_so():
    hands = {0: "AH KH QH", 3: "2C 3C 4C"}
    table = third_round(hands, secret_numbers=True).commits(1, 1, 1).plays("AH")
    for seat in (1, 2):
        table.hears(f"{seat} {table.legal(seat)[0]}")
    assert "you do not know your number: " in said(table, 3)


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (5, {"secret_numbers": True})])
def test_its_reasons_are_sound(seats, options):
    for counsel, question in some_advice("tricks_together", seats, 120, **options):
        assert_sound(counsel, question)


def test_a_team_of_its_own_climbs_higher_than_easy_ones():
    assert team("normal", 4, 12) > team("easy", 4, 12)
