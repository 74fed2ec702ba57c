"""Rights out of turn: who has one may act, and the game does not wait for him (GEN-5)."""

from random import Random

import pytest

from bot.engine.rules import Illegal, in_turn
from bot.players.by_chance import RIGHT_LEFT, by_chance, some_answer
from bot.simulation.playing import play
from tests.engine.shout import SHOUT, Shout
from tests.engine.test_sealed import DEALT

SEED = bytes(32)


@pytest.fixture
def playing():
    """Rules and a state in which seat 0 is to lead, and nobody has shouted."""
    rules = Shout()
    state = rules.start(first_dealer=2)
    rules.act(state, -1, DEALT)
    for seat, line in ((0, "pass AS"), (1, "pass QH"), (2, "pass KD")):
        rules.act(state, seat, line)
    for seat in range(3):
        rules.act(state, seat, "promise 1")
    return rules, state


@pytest.mark.rule("GEN-5")
def test_all_may_act_and_one_is_awaited(playing):
    rules, state = playing
    for viewer in (None, 0, 1, 2):
        view = rules.view(state, viewer)
        assert view.to_act == [0, 1, 2]
        assert view.awaited == [0]
    assert rules.view(state, 1).legal() == {1: ["shout"]}


@pytest.mark.rule("GEN-5")
def test_whoever_is_quickest_has_it_and_the_others_hear_so(playing):
    rules, state = playing
    rules.act(state, 2, "shout")
    assert rules.view(state, None).to_act == [0]
    for seat in (0, 1):
        with pytest.raises(Illegal, match="seat 2 was quicker"):
            rules.act(state, seat, "shout")
    with pytest.raises(Illegal, match="not your turn: the game waits for seat 0"):
        rules.act(state, 1, "play KS")


def test_the_game_goes_on_without_it(playing):
    rules, state = playing
    while state.dealing:
        (seat,) = rules.view(state, None).awaited
        rules.apply(state, seat, next(iter(rules.ask(state)[seat])))
    assert state.shouted is None


def test_who_waits_for_nothing_is_not_named_as_waited_for(playing):
    rules, state = playing
    with pytest.raises(Illegal, match=r"waits for seat 0$"):
        rules.asked_of(state, 7)


def test_rights_are_heard_before_the_one_in_turn(playing):
    rules, state = playing
    assert in_turn(rules.ask(state)) == [1, 2, 0]


def test_a_player_may_leave_his_right():
    def silent(view, below):
        decision = view.decision
        return None if decision.right else next(iter(decision))

    played = play(Shout(), [silent] * 3, SEED, most_deals=1)
    assert played.finished
    assert played.state.shouted is None


def test_a_player_may_not_leave_his_turn():
    with pytest.raises(ValueError, match="no answer when it is its turn"):
        play(Shout(), [lambda _view, _below: None] * 3, SEED, most_deals=1)


def test_chance_uses_a_right_now_and_then(playing):
    rules, state = playing
    draw = Random(1).randrange
    answers = [some_answer(SHOUT, draw) for _ in range(1000)]
    assert pytest.approx(answers.count("shout"), rel=0.15) == 1000 / (RIGHT_LEFT + 1)
    assert {by_chance(rules.view(state, 1), draw) for _ in range(50)} == {None, "shout"}
    assert None not in {by_chance(rules.view(state, 0), draw) for _ in range(50)}


def test_games_by_chance_with_a_right_come_to_their_end():
    played = [play(Shout(), [by_chance] * 3, bytes([n] * 32), most_deals=1) for n in range(20)]
    assert all(game.finished for game in played)
    assert {game.state.shouted for game in played} == {0, 1, 2}
