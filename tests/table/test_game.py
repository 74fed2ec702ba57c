"""A game goes on by answers and the seed alone, and comes back from its events, or says why not."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.decisions import Either, Number
from bot.engine.games import GAMES
from bot.engine.rules import Illegal
from bot.engine.zones import EVERYTHING
from bot.fairness import chance_stream
from bot.table import Damaged, Game

SEED = bytes(32)
RULES = GAMES["euchre"]({"target": 5, "farmers_hand": True})


def played(seed, answers):
    """A game after so many answers by chance, and all its events."""
    game, lines = Game.begin(RULES, seed)
    while len(lines) < answers and not game.finished:
        seat, decision = next(iter(game.asked.items()))
        value = decision.sample(chance_stream(bytes(32), len(lines)))
        game, more = game.after(seat, decision.text(value))
        lines += more
    return game, lines


def position(game):
    return (
        game.rules.view(game.state, EVERYTHING).as_bytes(),
        game.answers,
        game.chances,
        game.length,
    )


@pytest.mark.rule("GEN-7", "GEN-8")
def test_a_game_begins_with_the_chance_that_the_seed_gives():
    _, lines = Game.begin(RULES, SEED)
    assert lines[0] == (-1, "pick 0")
    assert lines[1][1].startswith("shuffle AS 9C 9D JD QS TD TS KS QD KC")


def test_a_named_first_dealer_is_not_picked():
    game, lines = Game.begin(RULES, SEED, first_dealer=2)
    assert game.state.dealer == 2
    assert lines[0][1].startswith("shuffle")


@settings(max_examples=30)
@given(st.binary(min_size=32, max_size=32), st.integers(0, 200))
def test_its_events_lead_to_the_same_game(seed, answers):
    game, lines = played(seed, answers)
    again = Game.replay(RULES, seed, None, lines)
    assert position(again) == position(game)
    assert game.length == len(lines)


def test_it_is_played_to_its_end():
    game, _ = played(SEED, 10_000)
    assert game.finished
    assert max(game.state.scores) >= 5
    assert game.asked == {}


@settings(max_examples=30)
@given(st.integers(2, 100))
def test_what_follows_does_not_touch_what_was(answers):
    game, _ = played(SEED, answers)
    before = position(game)
    seat, decision = next(iter(game.asked.items()))
    after, _ = game.after(seat, decision.text(next(iter(decision))))
    assert position(game) == before
    assert after.answers[seat] == game.answers[seat] + 1


def test_an_illegal_answer_changes_nothing():
    game, _ = played(SEED, 20)
    before = position(game)
    for seat in range(4):
        with pytest.raises(Illegal):
            game.after(seat, "play the fool")
    assert position(game) == before


def numbers_of(decision):
    """The part of a question that is answered with a number; None where it has none."""
    parts = decision.parts if isinstance(decision, Either) else [decision]
    return next((part for part in parts if isinstance(part, Number)), None)


def asked_for_a_number(rules):
    """A game as soon as somebody may say a number among other things, the seat, and its question;
    None where the game never asks so.
    """
    game, _ = Game.begin(rules, SEED)
    for nth in range(200):
        for seat, decision in game.asked.items():
            if isinstance(decision, Either) and numbers_of(decision) is not None:
                return game, seat, decision
        if game.finished:
            break
        seat, decision = next(iter(game.asked.items()))
        value = decision.sample(chance_stream(bytes(32), nth))
        game, _ = game.after(seat, decision.text(value))
    return None


@pytest.mark.rule("GEN-12")
def test_a_number_out_of_bounds_is_refused_with_the_reason():
    bidding = {}
    for name, kind in GAMES.items():
        if (found := asked_for_a_number(kind())) is not None:
            game, seat, decision = found
            asked = numbers_of(decision)
            numbers = asked.numbers
            before = position(game)
            for number in (numbers[0] - 1, numbers[-1] + 1, 10**20):
                with pytest.raises(Illegal) as refused:
                    game.after(seat, f"{asked.verb} {number}")
                bidding.setdefault(name, str(refused.value))
            assert position(game) == before
    assert {"setback", "pedro", "pinochle"} <= bidding.keys()
    assert bidding["setback"] == "the lowest bid is 1"


def test_an_event_that_is_a_number_out_of_bounds_is_named():
    game, lines = Game.begin(GAMES["pinochle"](), SEED)
    lines.append((next(iter(game.asked)), "bid 49"))
    with pytest.raises(Damaged, match=f"event {len(lines) - 1}: the lowest bid is 50"):
        Game.replay(game.rules, SEED, None, lines)


def test_an_answer_is_recorded_in_the_order_of_print():
    game, lines = played(SEED, 2)
    while "discard" not in lines[-1][1]:
        seat, decision = next(iter(game.asked.items()))
        choice = next((v for v in decision if v == "order"), next(iter(decision)))
        game, lines = game.after(seat, decision.text(choice))
    assert lines[0][1].startswith("discard ")


def damaged(lines, first_dealer=None):
    with pytest.raises(Damaged) as caught:
        Game.replay(RULES, SEED, first_dealer, lines)
    return str(caught.value)


@pytest.fixture
def events():
    return played(SEED, 60)[1]


def test_a_deck_altered_by_two_cards_is_named(events):
    seat, text = events[1]
    words = text.split()
    words[1], words[2] = words[2], words[1]
    events[1] = (seat, " ".join(words))
    assert damaged(events) == "event 1 is not what the seed and the rules make of it"


def test_an_illegal_event_is_named_with_the_games_reason(events):
    events[2] = (events[2][0], "play JH")
    assert damaged(events).startswith("event 2: 'play JH' cannot be played now")


def test_a_player_who_is_not_asked_is_named(events):
    events[2] = ((events[2][0] + 1) % 4, events[2][1])
    assert damaged(events).startswith("event 2: it is not your turn")


@pytest.mark.parametrize("seat", [-2, -1, 4, 99])
def test_a_seat_that_is_none_is_named(events, seat):
    events[2] = (seat, events[2][1])
    assert damaged(events).startswith("event 2: it is not your turn")


def test_missing_chance_is_named(events):
    last_shuffle = max(n for n, (seat, _) in enumerate(events) if seat == -1)
    assert damaged(events[:last_shuffle]) == "the events stop where chance is needed"
    assert damaged([]) == "the events stop where chance is needed"


def test_events_after_the_end_are_named():
    _, lines = played(SEED, 10_000)
    assert damaged([*lines, (0, "pass")]) == f"event {len(lines)}: the game is over"


def test_a_line_in_another_spelling_is_named(events):
    events[2] = (events[2][0], events[2][1] + " ")
    assert damaged(events).startswith("event 2")
