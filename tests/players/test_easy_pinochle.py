"""The level `easy` follows the obvious line in Double Deck Pinochle."""

from random import Random

import pytest

from bot.engine.games.pinochle import Pinochle
from bot.players import chooser
from tests.games.pinochle_table import ACES, NO_MARRIAGE, WORKED, PinochleTable, with_copies
from tests.games.test_pinochle_play import playing
from tests.games.test_pinochle_score import STRONG
from tests.players.test_easy_bid_points import answer

FAIR = with_copies("AH TH KH QH 2JH AS KS QS TS AD KD QD 3TD AC 2TC JC")
POOR = with_copies("KH QH JH 3TS 3JS QS 3JD QD 2TD 3TC JC")
NO_MELD = with_copies("4TH 4AH 3JC 4AC 3QC 2KS")


@pytest.mark.rule("PIN-3")
@pytest.mark.parametrize(
    ("hand", "before", "says"),
    [
        (WORKED, (), "bid 57"),
        (WORKED, ("0 pass",), "bid 57"),
        (FAIR, (), "bid 52"),
        (FAIR, ("0 bid 53", "1 pass"), "pass"),
        (FAIR, ("0 pass", "1 bid 51"), "bid 53"),
        (NO_MARRIAGE, (), "pass"),
        (POOR, ("0 pass", "1 bid 58"), "pass"),
    ],
)
def test_the_first_bid_tells_the_partner_about_meld(hand, before, says):
    """72 points whatever is trump are seven tens, 16 are nearly two; a partner's bid is left to
    him.
    """
    asked = len(before)
    table = PinochleTable().deal({asked: hand}).hears(*before)
    assert answer(table, asked) == says


@pytest.mark.rule("PIN-3")
def test_what_the_partner_has_told_is_counted():
    """A partner with 70 points of meld makes a bid worth while that is too high without: seat 1
    bids, seat 3 is asked when its partner is out.
    """
    for first, says in (("1 bid 57", "bid 95"), ("1 bid 51", "pass")):
        table = PinochleTable().deal({3: FAIR}).hears("0 pass", first, "2 bid 60", "3 bid 65")
        assert answer(table.hears("1 pass", "2 bid 90"), 3) == says


def test_it_names_the_suit_in_which_it_has_most():
    assert answer(PinochleTable().deal({0: WORKED}).auction(0, 60), 0) == "trump H"
    assert answer(PinochleTable().deal({1: STRONG[2]}).auction(1, 50), 1) == "trump D"


@pytest.mark.rule("PIN-5")
def test_a_hopeless_deal_is_forfeited_but_not_without_asking():
    table = PinochleTable().deal({0: POOR, 2: ACES}).auction(0, 150)
    assert answer(table, 0) == "consult"
    assert answer(table.hears("0 consult"), 2) == "play on"
    assert answer(table.hears("2 play on"), 0) == "trump H"
    table = PinochleTable().deal({0: POOR}).auction(0, 150).hears("0 consult", "2 agree")
    assert answer(table, 0) == "forfeit"
    assert answer(PinochleTable().deal({0: NO_MARRIAGE}).auction(0, 50), 0) == "forfeit"


def test_a_partner_without_meld_agrees_to_forfeit():
    table = PinochleTable().deal({0: POOR, 2: NO_MELD})
    assert answer(table.auction(0, 150).hears("0 consult"), 2) == "agree"


def test_points_go_on_the_partners_sure_trick_and_stay_off_the_opponents():
    table = playing({0: "AD", 1: "JD", 2: "KD QD", 3: "AS"}).trick(0, "AD JD")
    assert answer(table, 2) == "play KD"
    table = playing({0: "AD", 1: "KD QD", 2: "JD", 3: "AS"}).trick(0, "AD")
    assert answer(table, 1) == "play QD"


@pytest.mark.parametrize("partners", [(0, 2), (1, 3)])
def test_it_plays_the_cards_better_than_chance(partners):
    """Twelve deals, bid alike by all: only in the play some are left to chance."""
    rules, easy, rng = Pinochle(), chooser("easy", "pinochle"), Random(7)
    won = 0
    for deal in range(12):
        state = rules.start(deal % 4)
        while not state.deals:
            ((seat, decision),) = rules.ask(state).items()
            if seat in partners or state.phase.name in ("auction", "name_trump", "consult"):
                value = easy(rules.view(state, seat), rng.randrange)
            else:
                value = decision.sample(rng.randrange)
            rules.apply(state, seat, value)
        if state.last is not None and state.last.game_points is not None:
            won += state.last.game_points[partners[0]] - 25
    assert won > 15
