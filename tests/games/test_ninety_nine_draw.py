"""99 with `draw = manual`: a right that ends when the next card is played."""

import pytest

from bot.engine.rules import Illegal
from tests.games.ninety_nine_table import NinetyNineTable, cheap_answer, long_hand
from tests.games.test_ninety_nine_score import until_empty

TWOS = {0: "2S 3S 4S", 1: "2H 3H 4H", 2: "2D 3D 4D"}


@pytest.fixture
def game() -> NinetyNineTable:
    """Seat 0 has played, seat 1 is to play."""
    return NinetyNineTable(draw="manual").deal(TWOS, pile="9S 9H 9D").plays("2S")


@pytest.mark.rule("NIN-8")
def test_nothing_is_drawn_until_it_is_said(game):
    assert game.hand(0) == ["4S", "3S"]
    game.hears("0 draw")
    assert game.hand(0) == ["9S", "4S", "3S"]
    assert game.asked() == [1]


@pytest.mark.rule("NIN-8", "GEN-5")
def test_it_is_a_right_that_the_game_does_not_wait_for(game):
    view = game.view(0)
    assert (view.to_act, view.awaited) == ([0, 1], [1])
    assert game.legal(0) == ["draw"]
    assert game.legal(1) == ["play 2H", "play 3H", "play 4H"]
    assert game.table()["may_draw"] == 0


@pytest.mark.rule("NIN-8", "GEN-12")
def test_it_is_lost_when_the_next_card_is_played(game):
    game.plays("2H")
    assert game.refuses("0 draw") == (
        "the next card has been played: yours is lost, and you go on with one less"
    )
    assert (game.hand(0), game.asked()) == (["4S", "3S"], [1, 2])
    game.plays("2D")
    assert game.refuses("1 draw").startswith("the next card has been played")
    assert game.asked() == [0, 2]


@pytest.mark.rule("NIN-8")
def test_it_is_lost_for_the_rest_of_the_hand(game):
    game.plays("2H", "2D", "3S")
    game.hears("0 draw")
    assert game.hand(0) == ["9S", "4S"]
    assert "draw" not in game.legal(0)


@pytest.mark.rule("NIN-8")
def test_a_card_is_drawn_once(game):
    game.hears("0 draw")
    assert "the game waits for seat 1" in game.refuses("0 draw")


@pytest.mark.rule("NIN-8", "GEN-12")
def test_only_the_last_to_play_may_draw(game):
    before_the_next = "you draw after your card, once, before the next one is played"
    assert game.refuses("1 draw") == before_the_next
    assert "the game waits for seat 1" in game.refuses("2 draw")


@pytest.mark.rule("NIN-8", "GEN-12")
def test_who_may_draw_may_not_play_again(game):
    assert game.refuses("0 play 3S") == (
        "it is not your turn: you may draw, before the next card is played"
    )


@pytest.mark.rule("NIN-8", "GEN-12")
def test_without_this_house_rule_nobody_draws_himself():
    game = NinetyNineTable().deal(TWOS, pile="9S 9H 9D").plays("2S")
    assert game.refuses("1 draw") == "your cards are drawn for you"


@pytest.mark.rule("NIN-8")
def test_who_has_no_cards_is_passed_over(game):
    game.plays("2H", "2D", "3S", "3H", "3D", "4S").hears("0 draw")
    game.plays("4H")
    game.plays("4D")
    assert [game.hand(seat) for seat in range(3)] == [["9S"], [], []]
    assert game.asked() == [0, 2]
    game.hears("2 draw").plays("9S")
    assert (game.asked(), game.state.turn) == ([0, 2], 2)
    game.plays("9H")
    assert (game.state.turn, game.asked()) == (None, [2])


@pytest.mark.rule("NIN-8")
def test_if_nobody_has_a_card_the_last_to_play_must_draw_and_goes_on(game):
    game.plays("2H", "2D", "3S", "3H", "3D", "4S", "4H", "4D")
    assert game.state.hands == [0, 0, 0]
    view = game.view(2)
    assert (view.awaited, view.legal()) == ([2], {2: ["draw"]})
    game.hears("2 draw")
    assert (game.asked(), game.hand(2)) == ([2], ["9S"])
    game.plays("9S").hears("2 draw")
    assert game.hand(2) == ["9H"]


@pytest.mark.rule("NIN-8")
def test_who_alone_has_cards_may_draw_before_he_plays_again(game):
    game.plays("2H", "2D", "3S", "3H", "3D").plays("4S").hears("0 draw")
    game.plays("4H", "4D", "9S").hears("0 draw")
    assert [len(game.hand(seat)) for seat in range(3)] == [1, 0, 0]
    game.plays("9H").hears("0 draw")
    assert game.legal(0) == ["play 9D"]


@pytest.mark.rule("NIN-8")
def test_one_who_is_alone_is_asked_to_play_or_draw():
    game = NinetyNineTable(draw="manual").deal({0: "2S 3S 4S"}, pile="9S 9H 9D")
    for seat in (1, 2):
        game.state.draw_pile += (game.state.hands[seat],)  # they have forfeited all of theirs
        game.state.hands[seat] = 0
    game.plays("2S")
    assert game.legal(0) == ["draw", "play 3S", "play 4S"]
    assert game.view(0).awaited == [0]
    game.plays("3S").hears("0 draw")
    assert game.hand(0) == ["9S", "4S"]


@pytest.mark.rule("NIN-8")
def test_a_new_hand_gives_everybody_three_cards_again(game):
    while not game.state.deals:
        game.rules.apply(game.state, *next_play(game))
    game.deal()
    assert [len(game.hand(seat)) for seat in range(3)] == [3, 3, 3]
    assert (game.table()["may_draw"], game.asked()) == (None, [1])


def next_play(game: NinetyNineTable):
    seat = game.state.turn if game.state.turn is not None else game.state.may_draw
    return seat, cheap_answer(game, seat)


@pytest.mark.rule("NIN-8", "NIN-9")
def test_who_draws_from_an_empty_pile_has_the_played_cards_shuffled():
    game = until_empty(long_hand(NinetyNineTable(6, draw="manual")))
    seat = game.state.turn
    game.rules.apply(game.state, seat, cheap_answer(game, seat))
    assert game.phase == "play"
    held = len(game.hand(seat))
    game.hears(f"{seat} draw")
    assert game.phase == "reshuffle"
    with pytest.raises(Illegal, match="chance comes first"):
        game.rules.act(game.state, game.state.turn, "draw")
    game.rules.apply(game.state, -1, tuple(game.rules.ask(game.state)[-1].sorted))
    assert (game.phase, len(game.hand(seat)), game.state.may_draw) == ("play", held + 1, None)
    assert len(game.table()["played"]) == 1


@pytest.mark.rule("NIN-8")
def test_with_auto_nobody_is_ever_asked_to_draw():
    game = NinetyNineTable().deal(TWOS).plays("2S")
    assert len(game.hand(0)) == 3
    assert (game.asked(), game.table()["may_draw"]) == ([1], None)
    assert "it is not your turn" in game.refuses("0 draw")
