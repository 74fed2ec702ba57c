"""The level `easy` wins just so many tricks: it counts what its cards are worth, and plays so."""

from random import Random

import pytest

from bot.engine.games import GAMES
from bot.players import chooser
from tests.games.card_table import CardTable
from tests.games.close_call_table import CloseCallTable
from tests.games.tricks_together_table import TogetherTable


def never(_bound):
    raise AssertionError("nothing is left to chance")


def answer(table: CardTable, seat: int) -> str:
    """What the player at this seat says."""
    easy = chooser("easy", table.rules.id)
    return table.rules.ask(table.state)[seat].text(easy(table.view(seat), never))


def third_round(hands: dict[int, str], **options: bool) -> TogetherTable:
    """A round of three cards; the last of four deals, and a spade is turned."""
    return TogetherTable(dealer=1, **options).clears(2).deal(hands, up="9S")


@pytest.mark.parametrize(
    ("hand", "number"), [("AS KS QS", 3), ("AS KS 2D", 2), ("AS 3H 2D", 1), ("2H 3D 4C", 0)]
)
def test_it_chooses_what_its_cards_are_worth(hand, number):
    assert answer(third_round({0: hand}), 0) == f"commit {number}"


def test_it_takes_the_trick_that_it_needs():
    table = third_round({0: "5H 4H 2D", 1: "AH 3H 3D"}).commits(0, 1, 0).plays("5H")
    assert answer(table, 1) == "play AH"


def test_it_gets_rid_of_high_cards_when_it_has_enough():
    table = third_round({0: "AH 4H 2D", 1: "KH 3H 3D"}).commits(1, 0, 0).plays("AH")
    assert answer(table, 1) == "play KH"


def test_it_takes_a_trick_away_from_who_has_enough():
    """Seat 0 wants none and has the highest card so far; seat 2 is the last who can help."""
    hands = {0: "TH 4H 2D", 1: "5H 3C 3D", 2: "QH 6H 2S", 3: "7C 8C 9C"}
    table = third_round(hands).commits(0, 0, 2).plays("TH 5H")
    assert answer(table, 2) == "play QH"


def test_with_secret_numbers_it_goes_by_its_own_and_a_dealer_by_none():
    table = third_round({0: "AS KS QS"}, secret_numbers=True)
    for seat in table.asked():
        table.hears(f"{seat} commit 1")
    while table.phase == "play":
        (seat,) = table.asked()
        table.hears(f"{seat} {answer(table, seat)}")
    assert len(table.state.played) == 3


def team(player: str, seats: int, games: int) -> float:
    """How far a team of such players comes, in rounds cleared a game."""
    rules, rng = GAMES["tricks_together"](None, seats), Random(5)
    choose = chooser(player, rules.id)
    cleared = 0
    for game in range(games):
        state = rules.start(game % seats)
        while asked := rules.ask(state):
            seat, decision = next(iter(asked.items()))
            value = decision.sample(rng.randrange)
            if seat >= 0:
                value = choose(rules.view(state, seat), rng.randrange)
            rules.apply(state, seat, value)
        cleared += sum(one.cleared for one in state.played)
    return cleared / games


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_team_of_its_own_climbs_higher_than_chance(seats):
    assert team("easy", seats, 12) > team("random", seats, 12) + 0.8


# Close Call


@pytest.mark.parametrize(
    ("hand", "least", "most"),
    [
        ("X1 X2 X3 X4 X5 X6 KS KW KC KP", 8, 10),
        ("X1 KS 2S AS 2W AW 2C 3C 2P 3P", 1, 2),
        ("2S 3S AS 2W 3W AW 2C 3C 2P 3P", 0, 0),
    ],
)
def test_it_bids_what_its_cards_are_worth(hand, least, most):
    table = CloseCallTable().deal({0: hand})
    assert least <= int(answer(table, 0).removeprefix("bid ")) <= most


def test_it_ducks_when_it_has_its_bid_and_takes_when_it_has_not():
    hands = {0: "TS 2W 3W 4W 2C 3C 4C 2P 3P 4P", 1: "KS 9S X1 X2 5W 6W 5C 6C 5P 6P"}
    eager, full = CloseCallTable().deal(hands), CloseCallTable().deal(hands)
    eager.bids(1, 4, 2, 2).plays("TS")
    full.bids(1, 0, 2, 2).plays("TS")
    assert (answer(eager, 1), answer(full, 1)) == ("play KS", "play 9S")


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_it_misses_by_less_than_chance(seats):
    """It alone among players by chance; a miss of one costs five."""
    rules, rng = GAMES["close_call"](None, seats), Random(6)
    easy = chooser("easy", rules.id)
    costs, others = 0, 0.0
    for deal in range(20):
        state = rules.start(deal % seats)
        while not state.deals:
            seat, decision = next(iter(rules.ask(state).items()))
            value = decision.sample(rng.randrange)
            if seat == 0:
                value = easy(rules.view(state, 0), rng.randrange)
            rules.apply(state, seat, value)
        mine, *rest = state.deals[0].delta
        costs += mine
        others += sum(rest) / len(rest)
    assert costs > others / 4
