"""The engine plays Tricks Together as a second, plain implementation of the same rules does."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.engine.games.tricks_together import TricksTogether
from tests.games import plain_tricks_together as plain
from tests.games.alike import assert_same_deals, play_both
from tests.games.tricks_together_table import (
    PACK,
    TogetherTable,
    is_clear,
    number_that_clears,
    pack_that_clears,
)

chance = st.integers(0, 2**32).map(Random)
switches = ("secret_numbers", "long_climb", "up_and_down", "no_trumps")
house_rules = st.fixed_dictionaries(
    {}, optional={"lives": st.integers(3, 4), **{name: st.booleans() for name in switches}}
)
MOST_DEALS = 16


def stack(rules, state, rng):
    """Often a pack with which the round is cleared: a climb by chance ends at its foot."""
    if state.phase.name != "deal" or rng.random() < 0.3:
        return None
    return pack_that_clears(rules, state)


def wish(rules, state, seat):
    if state.phase.name == "commit" and is_clear(rules, state):
        return f"commit {number_that_clears(rules, state, seat)}"
    return None


@settings(max_examples=100)
@given(
    options=house_rules, seats=st.integers(3, 5), dealer=st.sampled_from([None, 0, 2]), rng=chance
)
@pytest.mark.rule("TTG-1", "TTG-2", "TTG-3", "TTG-4", "TTG-5", "TTG-6", "TTG-7", "TTG-8", "TTG-9")
@pytest.mark.rule("TTG-10", "TTG-11", "TTG-12", "TTG-13")
def test_whole_climbs_are_played_alike(options, seats, dealer, rng):
    assume(seats < 5 or not options.get("long_climb"))
    rules = TricksTogether(options, seats)
    talk = plain.game(options, seats, dealer, MOST_DEALS)
    state, (deals, ended) = play_both(rules, talk, rng, dealer, stack, wish)
    assert_same_deals(rules, state, deals)
    assert state.winners == (tuple(range(seats)) if ended == "won" else ())
    assert state.phase.name == ("over" if ended else "deal")


@given(trick=st.permutations(PACK), size=st.integers(3, 5), trump=st.sampled_from([None, *"SHDC"]))
@pytest.mark.rule("TTG-6")
def test_every_trick_goes_to_the_same_card(trick, size, trump):
    cards = trick[:size]
    place = TricksTogether().rankings[trump].winner([*map(TricksTogether.pack.card, cards)])
    assert place == plain.best_of(list(enumerate(cards)), trump or "none")


def a_round_played_out(table: TogetherTable, pack: list[str], rng: Random) -> Iterator[str]:
    """Every line of a round in which numbers do not end it; nobody wants a trick."""
    table.shuffled(pack).commits(0, 0, 0, 0)
    while table.phase == "play":
        (seat,) = table.asked()
        line = rng.choice(table.legal(seat))
        table.hears(f"{seat} {line}")
        yield f"{seat} {line}"


@settings(max_examples=60)
@given(pack=st.permutations(PACK), seats=st.integers(3, 5), rng=chance, climbed=st.integers(0, 5))
@pytest.mark.rule("TTG-7", "TTG-8")
def test_a_round_lasts_as_long_as_it_may_still_be_cleared(pack, seats, rng, climbed):
    """The same cards, once with just the numbers that will be won, once with any others."""
    secret = TogetherTable(seats, secret_numbers=True).clears(climbed)
    lines = list(a_round_played_out(secret, pack, rng))
    won = secret.state.played[-1].tricks_won
    winners = [trick.winner for trick in secret.state.deals[-1].tricks]
    for numbers in (list(won), [rng.randrange(climbed + 2) for _ in range(seats)]):
        table = TogetherTable(seats).clears(climbed).shuffled(pack)
        chosen = [numbers[seat] for seat in table.order[:-1]]
        numbers[table.order[-1]] = climbed + 1 - sum(chosen)
        lasts = how_many_tricks(dict(enumerate(numbers)), winners)
        table.commits(*chosen).hears(*lines[: lasts * seats])
        last = table.state.played[-1]
        assert len(table.state.deals[-1].tricks) == lasts
        assert last.cleared == (tuple(numbers) == won)
        assert len(table.state.played) == climbed + 1


def how_many_tricks(numbers: dict[int, int], winners: list[int]) -> int:
    """After how many tricks a round is over."""
    won = dict.fromkeys(numbers, 0)
    if min(numbers.values()) < 0:
        return 0
    for played, winner in enumerate(winners, 1):
        won[winner] += 1
        if not plain.may_still_clear(numbers, won, len(winners) - played):
            return played
    return len(winners)
