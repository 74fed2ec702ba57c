"""The level `easy` follows the obvious line in Cribbage."""

from random import Random

import pytest

from bot.engine.games import GAMES
from bot.players import chooser
from tests.games.card_table import names
from tests.games.cribbage_table import CribbageTable


def never(_bound):
    raise AssertionError("nothing is left to chance")


def answer(table: CribbageTable, seat: int) -> str:
    """What the player at this seat says."""
    easy = chooser("easy", "cribbage")
    return table.rules.ask(table.state)[seat].text(easy(table.view(seat), never))


# Laying away


@pytest.mark.parametrize(
    ("hand", "away"),
    [
        ("5S 5H JD QC 2S 9H", "2S 9H"),
        ("4S 5H 6D 6C KS 2H", "KS 2H"),
        ("2H 4H 6H 8H QS TC", "QS TC"),  # a flush is better than nothing
    ],
)
def test_it_keeps_what_counts(hand, away):
    table = CribbageTable().deal({0: hand})
    assert set(names(answer(table, 0))[1:]) == set(names(away))


def test_a_pair_goes_into_its_own_kitty_and_not_into_another_players():
    hand = "7S 8H 9D TC 5S 5H"
    assert answer(CribbageTable(dealer=0).deal({0: hand}), 0) == "discard 5S 5H"
    assert answer(CribbageTable(dealer=1).deal({0: hand}), 0) != "discard 5S 5H"


@pytest.mark.parametrize("seats", [3, 4])
def test_with_one_card_to_lay_away_it_lays_the_useless_one(seats):
    table = CribbageTable(seats).deal({0: "5S JH QD KD 8S"})
    assert answer(table, 0) == "discard 8S"


def test_a_partners_kitty_is_its_own():
    hand = {1: "5C 4H 3C 3D 5H"}
    own = CribbageTable(4, dealer=3, partners=True).deal(hand)
    other = CribbageTable(4, dealer=3).deal(hand)
    assert (answer(own, 1), answer(other, 1)) == ("discard 5C", "discard 3C")


# Playing


def playing(*hands: str, **more) -> CribbageTable:
    return CribbageTable(len(hands), **more).played_with(dict(enumerate(hands)))


@pytest.mark.parametrize(
    ("hands", "plays", "says"),
    [
        (("KS QS JS TS", "5H AH 2H 9H"), "0 KS", "play 5H"),  # fifteen
        (("7S QS JS TS", "8H KH QH 9H"), "0 7S", "play 8H"),
        (("4S QS JS TS", "4H KH 9H 8H"), "0 4S", "play 4H"),  # a pair
        (("3S 5S JS TS", "4H AH KH QH"), "0 3S 1 KH 0 5S", "play QH"),
        (("KS 9S JS TS", "QH AH 2H 3H"), "0 KS 1 QH 0 9S", "play 2H"),  # thirty-one
    ],
)
def test_it_pegs_what_there_is_to_peg(hands, plays, says):
    assert answer(playing(*hands).plays(plays), 1) == says


def test_it_leads_no_card_that_is_easily_answered():
    assert answer(playing("5S 4S KS QS", "KH QH JH TH"), 0) != "play 5S"


# The show


def test_it_counts_right_and_corrects_what_is_wrong():
    hands = {0: "5S 5H 5D JC", 1: "3S 3H 4D 4C"}
    table = CribbageTable(count="claim").played_with(hands, "5C").play_hands()
    assert answer(table, 0) == "count 29"
    table.hears("0 count 28")
    assert answer(table, 1) == "muggins 29"
    table.hears("1 pass")
    assert answer(table, 1) == "count 20"
    assert answer(table.hears("1 count 20"), 0) == "pass"


def test_it_counts_its_kitty():
    table = CribbageTable(count="claim").deal({0: "2S 4H 6D 8C 7H 7D", 1: "AS AH KD KC 8S 8H"})
    table.hears("0 discard 7H 7D", "1 discard 8S 8H").play_hands()
    table.hears("0 count 0", "1 pass", "1 count 0", "0 pass")
    assert answer(table, 1) == "count 12"  # four fifteens and two pairs


# Against chance


@pytest.mark.parametrize(
    ("seats", "players", "options", "more"),
    [
        (2, "er", {}, 60),
        (3, "err", {}, 30),
        (4, "rerr", {}, 30),
        (4, "erer", {"partners": True}, 100),
        (2, "re", {"count": "claim"}, 60),
    ],
)
def test_it_makes_more_than_chance(seats, players, options, more):
    """Thirty deals are enough to tell."""
    rules, rng = GAMES["cribbage"](options, seats), Random(4)
    easy, made = chooser("easy", "cribbage"), 0.0
    mine = players.index("e")
    for deal in range(30):
        state = rules.start(deal % seats)
        while not state.deals:
            seat, decision = next(iter(rules.ask(state).items()))
            value = decision.sample(rng.randrange)
            if seat >= 0 and players[seat] == "e":
                value = easy(rules.view(state, seat), rng.randrange)
            rules.apply(state, seat, value)
        others = [n for n, name in zip(state.deals[0].delta, players, strict=True) if name == "r"]
        made += state.deals[0].delta[mine] - sum(others) / len(others)
    assert made > more
