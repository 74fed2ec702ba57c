"""The level `easy` follows the obvious line in Setback and in Pedro."""

from random import Random

import pytest

from bot.engine.games import GAMES
from bot.players import chooser
from tests.games.card_table import CardTable, names
from tests.games.pedro_table import PedroTable
from tests.games.setback_table import SetbackTable


def never(_bound):
    raise AssertionError("nothing is left to chance")


def answer(table: CardTable, seat: int) -> str:
    """What the player at this seat says."""
    easy = chooser("easy", table.rules.id)
    return table.rules.ask(table.state)[seat].text(easy(table.view(seat), never))


# Bidding


def setback_dealt(hand: str, *before: str, **options) -> SetbackTable:
    """Seat 2 holds these cards and is asked."""
    return SetbackTable(dealer=3, **options).deal({2: hand}).hears(*before)


@pytest.mark.parametrize(
    ("hand", "before", "says"),
    [
        ("AH KH QH JH JD 2H", ("0 pass", "1 bid 4"), "bid 5"),
        ("AH KH JH 2H 9S 9C", ("0 pass", "1 bid 2"), "bid 3"),
        ("AH KH JH 2H 9S 9C", ("0 pass", "1 pass"), "bid 1"),
        ("TH 9S QD JC 9C 9D", ("0 pass", "1 bid 2"), "pass"),
        ("AH KH QH JH JD 2H", ("0 bid 1", "1 pass"), "pass"),  # the partner has it
    ],
)
def test_setback_is_bid_by_what_the_hand_is_worth(hand, before, says):
    assert answer(setback_dealt(hand, *before), 2) == says


def pedro_dealt(hand: str, seat: int = 2, **options) -> PedroTable:
    """A seat holds these cards and is the first to be asked."""
    return PedroTable(dealer=(seat - 1) % 4, **options).deal({seat: hand})


def test_pedro_is_bid_as_high_as_the_hand_goes_as_there_is_only_one_bid():
    strong = answer(pedro_dealt("AH KH QH JH TH 5H 5D 2S 3S"), 2)
    fair = answer(pedro_dealt("AH KH 9H 4S 3S 2S 4C 3C 2C"), 2)
    assert int(strong.split()[1]) > int(fair.split()[1]) > 3
    assert answer(pedro_dealt("4H 3H 6S 4S 3S 7D 6D 3C 2C"), 2) in ("pass", "bid 1", "bid 2")


def test_the_dealer_who_bids_last_bids_no_more_than_he_must():
    table = PedroTable(dealer=3).deal({3: "AH KH QH JH TH 5H 5D 2S 3S"})
    assert answer(table.hears("0 pass", "1 pass", "2 bid 4"), 3) == "bid 5"


def test_nobody_bids_over_his_partner():
    table = PedroTable(dealer=3).deal({3: "AH KH QH JH TH 5H 5D 2S 3S"})
    assert answer(table.hears("0 pass", "1 bid 4", "2 pass"), 3) == "pass"


@pytest.mark.parametrize("suit", "SHDC")
def test_trump_is_the_suit_of_the_high_cards(suit):
    hand = " ".join(rank + suit for rank in "AKQJT")
    table = SetbackTable().deal({0: hand}).hears("0 bid 5")
    assert answer(table, 0) == f"trump {suit}"
    table = PedroTable().deal({0: hand}).hears("0 bid 14")
    assert answer(table, 0) == f"trump {suit}"


# Laying off and robbing


def test_the_lowest_trumps_that_do_not_count_are_laid_off():
    hands = {1: "AH KH QH JH 9H 8H 5H 4H 2H"}
    assert answer(PedroTable().deal(hands).bought(0, 3), 1) == "discard 9H 8H 4H"


def test_what_counts_is_robbed_before_what_is_high():
    hands = {3: "2H 6S 4S 3S 7D 6D 4D 3C 2C", 0: "AH KH QH 9S", 1: "8H 7H 6H 9D", 2: "9H 4H 3H 8C"}
    stock = "AS KS QS AD KD QD AC KC QC 5H TH JC JS JD TC TD"
    table = PedroTable().deal(hands, stock).bought(0, 3)
    robbed = names(answer(table, 3))[1:]
    assert {"5H", "TH"} < set(robbed)
    assert len(robbed) == 5


def test_a_two_that_is_laid_out_is_robbed_too():
    hands = {3: "9H 8H 3S 2S 3C 2C QS JS TS", 0: "AH KH QH", 1: "JH TH", 2: "5H 4H 5D"}
    stock = "QD AS KS AD KD TD JD 7H AC KC 6H 3H QC JC TC 2H"
    table = PedroTable(low="dealt").deal(hands, stock).bought(0, 7)
    assert "2H" in names(answer(table, 3))


# Playing


def test_the_bidder_draws_trumps_from_the_top():
    assert answer(SetbackTable().deal().bought(0, 3), 0) == "play AH"
    assert answer(PedroTable().deal().bought(0, 7).robs(), 0) == "play AH"


def test_points_go_on_the_partners_sure_trick():
    hands = {0: "AH KH", 1: "9H", 2: "TH JH QH", 3: "2S"}
    table = SetbackTable().deal(hands).bought(0, 3).hears("0 play AH", "1 play 9H")
    assert answer(table, 2) == "play JH"
    hands = {0: "AH KH 9S", 1: "9H", 2: "5H QH 5D"}
    table = PedroTable().deal(hands).bought(0, 3).robs().hears("0 play AH", "1 play 9H")
    assert answer(table, 2) in ("play 5H", "play 5D")


def test_points_stay_off_an_opponents_sure_trick():
    hands = {0: "AH KH", 1: "JH 9H", 2: "QH"}
    table = SetbackTable().deal(hands).bought(0, 3).hears("0 play AH")
    assert answer(table, 1) == "play 9H"


def test_the_last_player_takes_what_counts_as_cheaply_as_will_do():
    hands = {0: "TS", 1: "9S", 2: "2S", 3: "AS KS AH QH"}
    table = SetbackTable().deal(hands, buried="QS JS").bought(0, 1)
    table.hears("0 play TS", "1 play 9S", "2 play 2S")
    assert answer(table, 3) == "play AS"  # four more game points, and not a trump


# Whatever the game


@pytest.mark.parametrize("game", ["setback", "pedro"])
@pytest.mark.parametrize("partners", [(0, 2), (1, 3)])
def test_it_makes_more_than_chance(game, partners):
    """Twenty deals are enough to tell."""
    rules, rng = GAMES[game](), Random(4)
    players = ["easy" if seat in partners else "random" for seat in range(4)]
    made = 0
    for deal in range(20):
        state = rules.start(deal % 4)
        while not state.deals:
            seat, decision = next(iter(rules.ask(state).items()))
            value = decision.sample(rng.randrange)
            if seat in partners:
                value = chooser(players[seat], game)(rules.view(state, seat), rng.randrange)
            rules.apply(state, seat, value)
        delta = state.deals[0].delta
        made += delta[partners[0]] - delta[1 - partners[0]]
    assert made > 40
