"""The derivation of chance, held against the published check values and a slow second way."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.chance import PickSeat, Redraw, Roll, Shuffle, shuffled
from bot.engine.games import GAMES
from bot.fairness import chance_stream, commitment, draw_server_seed, game_seed

ZERO = bytes(32)
COUNTING = bytes(range(32))

pytestmark = pytest.mark.rule("GEN-7")
seeds = st.binary(min_size=32, max_size=32)


def test_check_value_pick():
    assert PickSeat(4).sample(chance_stream(ZERO, 0)) == 0


def test_check_value_shuffle():
    euchre = GAMES["euchre"]()
    deck = Shuffle(euchre.pack, euchre.deck)
    assert deck.text(deck.sample(chance_stream(ZERO, 1))) == (
        "shuffle AS 9C 9D JD QS TD TS KS QD KC KH TC JH JS JC QC AD QH AC 9H TH 9S AH KD"
    )


def test_check_value_dice():
    assert Roll(6).sample(chance_stream(ZERO, 2)) == (4, 5, 2, 3, 4, 2)


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
    below = chance_stream(seed, n)
    assert [below(bound) for bound in bounds] == list(slow_numbers(seed, n, bounds))


@given(seeds, st.integers(0, 500))
def test_numbers_that_would_favour_low_results_are_drawn_again(seed, n):
    # A bound just over half of 2^32 throws away nearly every second word.
    bound = 2**31 + 1
    below = chance_stream(seed, n)
    assert [below(bound) for _ in range(40)] == list(slow_numbers(seed, n, [bound] * 40))


@pytest.mark.parametrize("bound", [0, -1, 2**32 + 1])
def test_an_impossible_bound_is_refused(bound):
    with pytest.raises(ValueError, match="cannot be drawn"):
        chance_stream(ZERO, 0)(bound)


@given(seeds, st.integers(0, 500), st.integers(1, 12))
def test_seats_are_redrawn_as_cards_are_shuffled(seed, n, seats):
    redrawn = Redraw(seats).sample(chance_stream(seed, n))
    assert redrawn == slow_shuffle(seed, n, list(range(seats)))


@given(seeds, st.integers(0, 500), st.lists(st.integers(), max_size=80))
def test_a_shuffle_exchanges_from_the_last_down(seed, n, cards):
    assert shuffled(cards[:], chance_stream(seed, n)) == slow_shuffle(seed, n, cards)


def slow_shuffle(seed, n, items):
    numbers = slow_numbers(seed, n, range(len(items), 1, -1))
    for i, j in zip(range(len(items) - 1, 0, -1), numbers, strict=True):
        items[i], items[j] = items[j], items[i]
    return tuple(items)


def test_events_do_not_share_their_chance():
    orders = {Redraw(24).sample(chance_stream(ZERO, n)) for n in range(100)}
    assert len(orders) == 100


def test_dice_are_even():
    throws = Counter(face for n in range(1000) for face in Roll(6).sample(chance_stream(ZERO, n)))
    assert set(throws) == {1, 2, 3, 4, 5, 6}
    assert all(abs(count - 1000) < 130 for count in throws.values())  # 4.5 standard deviations
