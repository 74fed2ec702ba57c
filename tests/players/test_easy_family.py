"""The level `easy` follows the obvious line in the other games of the Euchre family."""

from random import Random

import pytest

from bot.engine.games import GAMES
from bot.players import chooser
from bot.players.euchre.call_partner import CallPartnerSeat
from tests.games.call_partner_table import CallPartnerTable
from tests.games.card_table import CardTable
from tests.games.cutthroat_table import DEAD, CutThroatTable
from tests.games.horse_thief_table import HorseThiefTable


def never(_bound):
    raise AssertionError("nothing is left to chance")


def answer(table: CardTable, seat: int) -> str:
    """What the player at this seat says."""
    easy = chooser("easy", table.rules.id)
    return table.rules.ask(table.state)[seat].text(easy(table.view(seat), never))


# Call-Your-Partner


@pytest.mark.parametrize(
    ("hand", "says"), [("JD JH AD AS 9C", "order"), ("9S TS QH KC 8D", "pass")]
)
def test_orders_with_tricks_in_hand(hand, says):
    assert answer(CallPartnerTable().deal({0: hand}, up="QD", hidden="8S 8C"), 0) == says


def test_calls_the_suit_in_which_it_is_strong_or_must():
    table = CallPartnerTable(stick_the_dealer=True)
    table.deal({0: "JS JC AS KS TH", 4: "QC TC 9H 8H 9D"}, up="8D", hidden="AD KD").pass_round()
    assert answer(table, 0) == "call S"
    table.hears("0 pass", "1 pass", "2 pass", "3 pass")
    assert answer(table, 4) == "call C"


def test_calls_the_ace_of_a_suit_in_which_it_needs_help():
    table = CallPartnerTable().deal({0: "JD AD TH 9H TC"}, up="QD", hidden="8S 8C")
    table.hears("0 order", "4 discard QD")
    assert answer(table, 0) == "partner AH"


def test_goes_alone_with_everything():
    table = CallPartnerTable().deal({0: "JD JH AD KD AS"}, up="QD", hidden="8S 8C")
    table.hears("0 order", "4 discard QD")
    assert answer(table, 0) == "alone"


HANDS = {
    0: "JD AD 9S 8S 9C", 1: "AS TS TH TC 8H", 2: "KS 9H QH KC QC", 3: "AC JC AH KH 8C",
    4: "JS QS 9D TD 8D",
}  # fmt: skip


def led_by_the_maker(called: str, *plays: str) -> CallPartnerTable:
    """Seat 0 has ordered, called, and led the nine of spades; seat 4 has laid QD off."""
    table = CallPartnerTable().deal(HANDS, up="QD", hidden="KD JH")
    return table.hears("0 order", "4 discard QD", f"0 partner {called}", "0 play 9S", *plays)


def test_the_secret_partner_leaves_the_makers_trick_alone():
    """Seat 4 holds the called jack, and is the only one who knows."""
    table = CallPartnerTable().deal(
        HANDS | {0: "JD AD AS 8S 9C", 1: "9S TS TH TC 8H"}, up="QD", hidden="KD JH"
    )
    table.hears("0 order", "4 discard QD", "0 partner JS", "0 play AS", "1 play 9S", "2 play KS")
    table.hears("3 play 8C")
    assert answer(table, 4) in ("play JS", "play QS")  # both lose to the ace
    assert table.view(4).table["partner"] is None


def test_nobody_else_takes_him_for_a_partner():
    table = led_by_the_maker("JS", "1 play TS")
    assert answer(table, 2) == "play KS"


def test_known_defenders_do_not_take_each_others_tricks():
    """Seat 1 is known to be the partner: seats 2, 3 and 4 play together."""
    table = led_by_the_maker("AS", "1 play AS", "2 play KS", "3 play 8C", "4 play QS")
    table.hears("1 play 8H", "2 play QH", "3 play AH")
    assert answer(table, 4) == "play JS"  # no trump of his on seat 3's ace


def test_a_dealer_who_has_laid_the_called_card_off_knows_the_maker_alone():
    table = CallPartnerTable().deal(HANDS, up="QD", hidden="KD JH")
    table.hears("0 order", "4 discard JS", "0 partner JS", "0 play 9S", "1 play AS", "2 play KS")
    table.hears("3 play 8C")
    assert answer(table, 4) == "play QS"
    assert CallPartnerSeat(table.view(4)).friends == {1, 2, 3}


# Cut-Throat


@pytest.mark.parametrize(("hand", "says"), [("JH AH KH AS 9C", "keep"), ("9S TS QC 9C 9D", "swap")])
def test_swaps_a_hand_that_will_take_nothing(hand, says):
    assert answer(CutThroatTable().deal({0: hand}, up="QH"), 0) == says


def test_the_dealer_counts_the_card_that_he_takes_up():
    table = CutThroatTable().deal({2: "9S TS AC 9C KH"}, up="JH").hears("0 keep", "1 keep")
    assert answer(table, 2) == "keep"
    table = CutThroatTable().deal({2: "9S TS AC 9C KD"}, up="9H").hears("0 keep", "1 keep")
    assert answer(table, 2) == "swap"


def test_a_refused_hand_tempts_less():
    middling = {0: "9S KS QC 9C TD", 1: "AC TS TC 9H 9D"}
    assert answer(CutThroatTable().deal(middling, up="QH").hears("0 keep"), 1) == "swap"
    assert answer(CutThroatTable().deal(middling, up="QH").hears("0 swap"), 1) == "keep"


def test_it_knows_that_its_dead_cards_beat_nothing():
    """Seat 0 has put the ace of spades down for good: the king is as high as it gets."""
    hands = {0: "AS 9C TC 9D TD", DEAD: "KS QC KD 9S QD", 1: "JC JS AC KC 9H", 2: "AD AH QH TH KH"}
    table = CutThroatTable().deal(hands, up="JH").hears("0 swap", "1 keep", "2 keep")
    table.hears("2 discard AD")
    assert answer(table, 0) == "play KS"


# Horse Thief


@pytest.mark.parametrize(("hand", "says"), [("JH AH KH AS 9C", "play"), ("9S TS QC 8C 9D", "drop")])
def test_drops_a_hand_without_a_trick(hand, says):
    assert answer(HorseThiefTable(5).deal({0: hand}, up="QH"), 0) == says


def test_at_a_full_table_more_is_needed():
    hand = "AS KS 9C 8D 4C"
    assert answer(HorseThiefTable(4).deal({0: hand}, up="QH"), 0) == "play"
    assert answer(HorseThiefTable(10).deal({0: hand}, up="QH"), 0) == "drop"


def test_the_dealer_counts_the_card_that_he_may_take():
    hand = "9S TS QC 8C 9D"
    assert answer(HorseThiefTable(5).deal({4: hand}, up="AH"), 4) == "play"
    assert answer(HorseThiefTable(9).deal({8: hand}, up="AH"), 8) == "drop"


@pytest.mark.parametrize(
    ("hand", "seats", "draws"),
    [
        ("JH AH AS KC 9C", 5, "draw KC 9C"),
        ("JH 2H AS AC AD", 5, "draw"),
        ("9S 8S 3C 4D 5D", 5, "draw 5D 4D 3C"),
        ("9S 8S 3C 4D 5D", 7, "draw 4D 3C"),
    ],
)
def test_draws_for_what_is_not_worth_keeping(hand, seats, draws):
    table = HorseThiefTable(seats).deal({0: hand}, up="QH").count_of_three(0, 1)
    assert sorted(answer(table, 0).split()) == sorted(draws.split())


# Whatever the game


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("call_partner_euchre", 5),
        ("cutthroat_euchre", 3),
        *[("horse_thief", seats) for seats in (3, 5, 10)],
    ],
)
def test_it_makes_more_than_chance(game, seats):
    """Forty deals against players by chance are enough to tell."""
    rules, rng = GAMES[game](None, seats), Random(4)
    players = [chooser("easy", game), *[chooser("random", game)] * (seats - 1)]
    made = 0.0
    for deal in range(40):
        state = rules.start(deal % seats)
        while not state.deals:
            seat, decision = next(iter(rules.ask(state).items()))
            value = decision.sample(rng.randrange)
            if seat == 0:
                value = players[0](rules.view(state, 0), rng.randrange)
            rules.apply(state, seat, value)
        first, *others = state.deals[0].delta
        made += first - sum(others) / len(others)
    assert made > 8
