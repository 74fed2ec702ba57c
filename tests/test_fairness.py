"""The derivation of chance, held against the published check values and a slow second way."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.fairness import Chance, commitment, draw_server_seed, game_seed

ZERO = bytes(32)
COUNTING = bytes(range(32))
EUCHRE_DECK = [rank + suit for suit in "SHDC" for rank in "AKQJT9"]

pytestmark = pytest.mark.rule("GEN-7")
seeds = st.binary(min_size=32, max_size=32)


def test_check_value_pick():
    assert Chance(ZERO, 0).pick(4) == 0


def test_check_value_shuffle():
    assert " ".join(Chance(ZERO, 1).shuffle(EUCHRE_DECK)) == (
        "AS 9C 9D JD QS TD TS KS QD KC KH TC JH JS JC QC AD QH AC 9H TH 9S AH KD"
    )


def test_check_value_dice():
    assert Chance(ZERO, 2).roll(6) == [4, 5, 2, 3, 4, 2]


def test_check_value_commitment():
    expected = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert commitment(COUNTING) == expected


def test_check_value_game_seed():
    expected = "e2e8a070002ac216fe81ef45fe06e04fb1ef2bb2e07637575edde09bf113a73e"
    assert game_seed(COUNTING, [1001, 1002, 1003]).hex() == expected


def test_ids_are_ordered_as_numbers_whatever_order_they_come_in():
    assert game_seed(ZERO, [1000, 999]) == hmac.digest(ZERO, b"999,1000", "sha256")


def test_every_server_seed_is_new():
    drawn = {draw_server_seed() for _ in range(50)}
    assert len(drawn) == 50
    assert {len(seed) for seed in drawn} == {32}


def slow_numbers(seed, n, bounds):
    """The same numbers from the whole stream written out at once."""
    stream = b"".join(
        hmac.new(seed, f"{n}:{k}".encode(), hashlib.sha256).digest() for k in range(200)
    )
    for bound in bounds:
        value = int.from_bytes(stream[:4], "big")
        stream = stream[4:]
        while value >= (2**32 // bound) * bound:
            value = int.from_bytes(stream[:4], "big")
            stream = stream[4:]
        yield value % bound


@given(seeds, st.integers(0, 10_000), st.lists(st.integers(1, 2**32), max_size=60))
def test_numbers_agree_with_the_slow_way(seed, n, bounds):
    chance = Chance(seed, n)
    assert [chance.below(bound) for bound in bounds] == list(slow_numbers(seed, n, bounds))


@given(seeds, st.integers(0, 500))
def test_numbers_that_would_favour_low_results_are_drawn_again(seed, n):
    # A bound just over half of 2^32 throws away nearly every second word.
    bound = 2**31 + 1
    chance = Chance(seed, n)
    assert [chance.below(bound) for _ in range(40)] == list(slow_numbers(seed, n, [bound] * 40))


@pytest.mark.parametrize("bound", [0, -1, 2**32 + 1])
def test_an_impossible_bound_is_refused(bound):
    with pytest.raises(ValueError, match="cannot be drawn"):
        Chance(ZERO, 0).below(bound)


@given(seeds, st.integers(0, 500), st.lists(st.integers(), max_size=120))
def test_a_shuffle_keeps_every_card(seed, n, cards):
    assert Counter(Chance(seed, n).shuffle(cards)) == Counter(cards)


def test_a_shuffle_leaves_the_deck_it_was_given():
    deck = list(EUCHRE_DECK)
    Chance(ZERO, 1).shuffle(deck)
    assert deck == EUCHRE_DECK


@given(seeds, st.integers(0, 500), st.integers(1, 12))
def test_order_is_the_shuffle_of_the_seats(seed, n, seats):
    assert Chance(seed, n).order(seats) == Chance(seed, n).shuffle(list(range(seats)))


def test_events_do_not_share_their_chance():
    shuffles = {tuple(Chance(ZERO, n).shuffle(EUCHRE_DECK)) for n in range(100)}
    assert len(shuffles) == 100


def test_dice_are_even():
    throws = Counter(face for n in range(1000) for face in Chance(ZERO, n).roll(6))
    assert set(throws) == {1, 2, 3, 4, 5, 6}
    assert all(
        abs(count - 1000) < 130 for count in throws.values()
    )  # about 4.5 standard deviations
