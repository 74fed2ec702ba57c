"""The engine plays Euchre as a second, plain implementation of the same rules does."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.chance import CHANCE
from bot.engine.games.bowers import bower_ranking
from bot.engine.games.euchre import DECK, Euchre, EuchreState, Play
from tests.games import plain_euchre
from tests.games.alike import assert_same_deals
from tests.games.euchre_packs import poor_pack
from tests.games.euchre_table import PACK, EuchreTable

SWITCHES = ("farmers_hand", "ace_no_face", "stick_the_dealer", "cross_corner_alone",
            "lone_maker_leads", "partners_best")  # fmt: skip

suits = st.sampled_from("SHDC")
chance = st.integers(0, 2**32).map(Random)
house_rules = st.fixed_dictionaries(
    {"target": st.integers(5, 7)},
    optional={
        "first_dealer": st.sampled_from(["random", "black_jack"]),
        **dict.fromkeys(SWITCHES, st.booleans()),
    },
)


def chance_line(rules: Euchre, state: EuchreState, rng: Random) -> str:
    decision = rules.ask(state)[CHANCE]
    if state.phase.name == "deal" and rules.may_declare and rng.random() < 0.4:
        return "shuffle " + " ".join(poor_pack(rules, state.dealer, rng))
    return decision.text(decision.sample(rng.randrange))


def legal_everywhere(rules: Euchre, state: EuchreState) -> dict[int, set[str]]:
    return {seat: {*map(asked.text, asked)} for seat, asked in rules.ask(state).items()}


def play_both(rules: Euchre, plain: plain_euchre.Talk, rng: Random) -> tuple[EuchreState, Any]:
    """A whole game in the engine and in the plain game, with the same answers. At each step both
    allow the same; returns the engine's last state and the plain game's deals.
    """
    state, asked = rules.start(), next(plain)
    while True:
        if CHANCE in asked:
            action = (CHANCE, chance_line(rules, state, rng))
            assert action[1].split()[0] in asked[CHANCE]
        else:
            assert legal_everywhere(rules, state) == asked
            seat = rng.choice(sorted(asked))
            action = (seat, rng.choice(sorted(asked[seat])))
        rules.act(state, *action)
        try:
            asked = plain.send(action)
        except StopIteration as end:
            return state, end.value


@settings(max_examples=120)
@given(options=house_rules, rng=chance)
@pytest.mark.rule("EUC-1", "EUC-3", "EUC-4", "EUC-6", "EUC-7", "EUC-8", "EUC-9", "EUC-10")
@pytest.mark.rule("EUC-11", "EUC-12", "EUC-13", "EUC-14", "EUC-15", "EUC-16", "EUC-17", "EUC-18")
@pytest.mark.rule("EUC-19", "EUC-20", "EUC-21", "EUC-22", "EUC-23", "EUC-24", "EUC-26", "EUC-5")
def test_whole_games_are_played_alike(options, rng):
    rules = Euchre(options)
    state, deals = play_both(rules, plain_euchre.game(options), rng)
    assert_same_deals(rules, state, deals)
    assert list(state.winners) == [
        seat for seat in range(4) if state.scores[seat] >= options["target"]
    ]
    assert state.phase.name == "over"


@given(trick=st.permutations(PACK), size=st.integers(1, 4), trump=suits)
@pytest.mark.rule("EUC-9", "EUC-10", "EUC-12")
def test_every_trick_goes_to_the_same_card(trick, size, trump):
    pack = Euchre.pack
    trick = trick[:size]
    place = bower_ranking(DECK, trump).winner([pack.card(name) for name in trick])
    assert place == plain_euchre.best_of(list(enumerate(trick)), trump)


@given(deal=st.permutations(PACK), trump=suits, leader=st.integers(0, 3))
@pytest.mark.rule("EUC-10", "EUC-12")
def test_the_same_cards_may_follow(deal, trump, leader):
    """Any lead to any hand, in whatever suit is trump."""
    hands = {seat: deal[5 * seat : 5 * seat + 5] for seat in range(4)}
    table = EuchreTable(dealer=(leader - 1) % 4)
    up = deal[20]
    table.deal({seat: " ".join(hand) for seat, hand in hands.items()}, up)
    bid_until_trump(table, trump, up)
    led = table.legal(leader)[0]
    follower = (leader + 1) % 4
    before = table.hand(follower)
    table.hears(f"{leader} {led}")
    allowed = plain_euchre.followers(before, led.split()[1], trump)
    assert table.legal(follower) == sorted(f"play {card}" for card in allowed)


def bid_until_trump(table: EuchreTable, trump: str, up: str) -> None:
    """Somebody makes that suit trump, in whichever round it can be made."""
    (seat,) = table.asked()
    if up[1] == trump:
        table.hears(f"{seat} order")
        (dealer,) = table.asked()
        table.hears(f"{dealer} {table.legal(dealer)[0]}")
        return
    for passing in plain_euchre.clockwise(table.state.dealer):
        table.hears(f"{passing} pass")
    table.hears(f"{seat} call {trump}")


@given(
    maker=st.integers(0, 3),
    won=st.integers(0, 5),
    alone=st.booleans(),
    defender=st.sampled_from([None, 1, 3]),
)
@pytest.mark.rule("EUC-13", "EUC-14", "EUC-15", "EUC-22")
def test_every_number_of_tricks_scores_alike(maker, won, alone, defender):
    table = EuchreTable()
    state = table.state
    state.maker, state.alone = maker, alone
    state.lone_defender = (maker + defender) % 4 if alone and defender else None
    play = table.rules.phase[Play]
    side, points = play.points(state, won)
    told = [points if seat in side else 0 for seat in range(4)]
    plain = plain_euchre.points(maker, won, alone=alone, lone_defender=state.lone_defender)
    assert told == plain
