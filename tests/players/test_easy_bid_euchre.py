"""The level `easy` follows the obvious line in Bid Euchre."""

from random import Random

import pytest

from bot.engine.games import GAMES
from bot.players import chooser
from tests.games.bid_euchre_table import BidEuchreTable

STRONG = {0: "9S TS 9C TC  JH JD AH KH  AS AC AD KD"}
WEAK = {0: "AS AH AC AD  9S 9H 9D 9C  TS TH TD TC", 1: "KS KH KD KC  JS JH JD JC  QS QH QD QC"}


def never(_bound):
    raise AssertionError("nothing is left to chance")


def answer(table: BidEuchreTable) -> str:
    """What the player says who is asked."""
    (seat,) = table.asked()
    value = chooser("easy", "bid_euchre")(table.view(seat), never)
    return table.rules.ask(table.state)[seat].text(value)


def test_it_opens_somewhat_below_what_its_cards_are_worth_and_never_passes():
    assert answer(BidEuchreTable().deal(STRONG)) == "bid 7"
    assert answer(BidEuchreTable().deal(WEAK)) == "bid 1"


def test_it_bids_one_more_as_long_as_its_cards_are_worth_it():
    table = BidEuchreTable().deal(STRONG).hears("0 bid 6", "1 bid 7")
    assert answer(table) == "bid 8"
    assert answer(table.hears("0 bid 8", "1 bid 9")) == "pass"
    assert answer(BidEuchreTable().deal(STRONG).hears("0 bid 7")) == "pass"


def test_it_names_the_suit_in_which_it_is_strong_in_hand_and_on_its_piles():
    assert answer(BidEuchreTable().deal(STRONG).hears("0 bid 6", "1 pass")) == "trump H"


def test_it_leads_what_the_other_cannot_beat():
    table = BidEuchreTable().deal(STRONG).bought(0, 6, "H")
    assert answer(table) in ("play JH", "play JD", "play AS", "play AC", "play AD")


def test_it_does_not_lead_into_an_open_card_that_beats_it():
    """Both aces of the red suits lie open before the other player; his own king of clubs is low."""
    dealt = {0: "9S TS 9C TC  KH QH KD QD  TH TD AC QC", 1: "QS KS AS JS  AH AD 9H 9D  JH JD KC JC"}
    table = BidEuchreTable().deal(dealt).bought(0, 6, "C")
    assert answer(table) == "play AC"


def test_it_takes_a_trick_as_cheaply_as_will_do():
    dealt = {0: "9S TS 9C TC  QH QC QD KC  TH TD AC JC", 1: "QS KS AS JS  AH AD 9H 9D  JH JD KH KD"}
    table = BidEuchreTable().deal(dealt).bought(0, 6, "S").hears("0 play QH")
    assert answer(table) == "play KH"


def test_it_throws_off_what_is_missed_least_and_rather_from_a_pile():
    dealt = {0: "9S TS 9C TC  AH QC QD KC  TH TD AC JC", 1: "QS KS AS JS  9H AD QH 9D  JH JD KH KD"}
    table = BidEuchreTable().deal(dealt).bought(0, 6, "S").hears("0 play AH")
    assert answer(table) == "play 9H"


@pytest.mark.parametrize("easy_seat", [0, 1])
def test_it_makes_more_than_chance(easy_seat):
    """Forty deals against a player by chance are enough to tell."""
    rules, rng = GAMES["bid_euchre"](), Random(4)
    easy, more = chooser("easy", "bid_euchre"), []
    for deal in range(40):
        state = rules.start(deal % 2)
        while not state.deals:
            ((seat, decision),) = rules.ask(state).items()
            value = decision.sample(rng.randrange)
            if seat == easy_seat:
                value = easy(rules.view(state, seat), never)
            rules.apply(state, seat, value)
        delta = state.deals[0].delta
        more.append(delta[easy_seat] - delta[1 - easy_seat])
    assert sum(more) / len(more) > 8
