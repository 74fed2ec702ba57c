"""99: the end of a hand, the score, the end of the game, and the draw pile that runs out."""

import pytest

from tests.games.ninety_nine_table import NinetyNineTable, cheap_answer, long_hand

TENS = {0: "KS KH KD", 1: "QS QH QD", 2: "JS JH JD"}
"""Nine cards of ten: 90."""


def at_ninety() -> NinetyNineTable:
    """The total is 90, seat 0 has crossed two borders, and is to play."""
    game = NinetyNineTable().deal(TENS, pile="9C 9D 9S AS 9H 5H 4S KC 8S")
    return game.plays("KS", "QS", "JS", "KH", "QH", "JH", "KD", "QD", "JD")


@pytest.mark.rule("NIN-6", "NIN-5")
def test_the_hand_ends_when_99_is_crossed_after_that_loss():
    game = at_ninety()
    assert (game.total, game.points) == (90, [1, 3, 3])
    game.plays("AS 11")
    assert (game.phase, game.delta, game.state.scores) == ("deal", (0, 3, 3), (0, 3, 3))


@pytest.mark.rule("NIN-6", "NIN-5")
def test_99_itself_does_not_end_it():
    game = at_ninety().plays("4S", "9D", "5H")
    assert (game.total, game.phase, game.points) == (99, "play", [1, 3, 3])
    game.plays("9C", "9H", "9S")
    assert (game.total, game.phase) == (99, "play")
    game.plays("AS 1")
    assert (game.phase, game.delta) == ("deal", (0, 3, 3))


@pytest.mark.rule("NIN-6", "NIN-5")
def test_hand_points_can_fall_below_zero_and_are_added_so():
    """The total goes to and fro over 33, and seat 0 pays four times."""
    hands = {0: "KS KH KD", 1: "QS 9S TS", 2: "9H 9D 9C"}
    game = NinetyNineTable(decks=4).deal(hands, pile="KC TH 9H KS TD 9D KH TC 9C")
    game.plays("KS", "QS", "9H", "KH", "9S", "9D", "KD", "TS -", "9C")
    game.plays("KC", "TH -", "9H", "KS", "TD -", "9D", "KH")
    assert (game.total, game.points) == (40, [-1, 3, 3])
    game.play_out()
    assert game.state.scores == game.delta
    assert game.delta[0] < 0


@pytest.mark.rule("NIN-7")
def test_the_game_ends_at_the_target_and_the_highest_wins():
    game = NinetyNineTable(target=5)
    game.deal().play_out()
    assert game.state.winners == ()
    while not game.state.winners:
        game.deal().play_out()
    best = max(game.state.scores)
    assert best >= 5
    assert game.state.winners == tuple(
        seat for seat, score in enumerate(game.state.scores) if score == best
    )
    assert game.phase == "over"
    assert all(max(deal.scores) < 5 for deal in game.state.deals[:-1])


@pytest.mark.rule("NIN-7", "GEN-9")
def test_those_who_share_the_highest_score_have_all_won():
    game = NinetyNineTable(4, target=5)
    game.state.scores = (0, 4, 4, 0)
    assert game.rules.winners(game.state) == ()
    game.state.scores = (4, 6, 6, 5)
    assert game.rules.winners(game.state) == (1, 2)
    game.state.scores = (4, 6, 7, 5)
    assert game.rules.winners(game.state) == (2,)


def until_empty(game: NinetyNineTable) -> NinetyNineTable:
    """Plays low cards until the draw pile is empty, drawing where it has to be said."""
    while game.state.draw_pile and game.phase == "play":
        seat = game.state.may_draw if game.state.may_draw is not None else game.state.turn
        draws = game.state.may_draw is not None
        game.rules.apply(game.state, seat, "draw" if draws else cheap_answer(game, seat))
    return game


@pytest.mark.rule("NIN-9")
def test_when_the_draw_pile_is_empty_the_played_cards_but_the_last_are_shuffled():
    game = until_empty(long_hand(NinetyNineTable(6)))
    assert (game.phase, len(game.table()["played"])) == ("play", 34)
    seat = game.state.turn
    game.rules.apply(game.state, seat, cheap_answer(game, seat))
    last = game.table()["last_play"]["card"]
    assert (game.phase, game.asked()) == ("reshuffle", [-1])
    assert len(game.hand(seat)) == 2
    left = [card for card in game.table()["played"] if card != last]
    assert len(left) == 34
    assert f"not in this deck: {last!r}" in game.refuses(
        f"-1 shuffle {' '.join([last, *left[1:]])}"
    )
    game.hears(f"-1 shuffle {' '.join(reversed(left))}")
    assert left[-1] in game.hand(seat)
    assert (game.phase, game.table()["played"]) == ("play", [last])
    assert [game.rules.pack.name(card) for card in game.state.draw_pile] == left[-2::-1]


@pytest.mark.rule("NIN-9", "GEN-6")
def test_who_draws_the_first_card_of_the_new_pile_sees_it_and_nobody_else():
    game = until_empty(long_hand(NinetyNineTable(6)))
    seat = game.state.turn
    game.rules.apply(game.state, seat, cheap_answer(game, seat))
    decision = game.rules.ask(game.state)[-1]
    game.rules.apply(game.state, -1, decision.sample(lambda below: below - 1))
    drawn = game.rules.pack.name(decision.sorted[0])
    assert game.view(seat).events[-1][1].split()[:3] == ["shuffle", drawn, "?"]
    for other in (*range(seat), *range(seat + 1, 6), None):
        assert game.view(other).events[-1][1].split()[1:] == ["?"] * 34


@pytest.mark.rule("NIN-9", "NIN-6")
def test_nothing_is_shuffled_for_a_hand_that_is_over():
    game = until_empty(long_hand(NinetyNineTable(6)))
    game.state.total = 99
    seat = game.state.turn
    card = next(card for card in game.legal(seat) if card.split()[1][0] in "JQK")
    game.hears(f"{seat} {card}")
    assert game.phase == "deal"
