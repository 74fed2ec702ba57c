"""Double Deck Pinochle at the level `normal`: what it answers, and the reason that it gives."""

import pytest

from bot.engine.games.pinochle import Pinochle
from bot.engine.games.pinochle_cards import PACK
from bot.players.normal.pinochle.seat import PinochleSeat
from tests.games.pinochle_table import ACES, NO_MARRIAGE, WORKED, PinochleTable, with_copies
from tests.games.test_pinochle_play import playing
from tests.players.advised import advised, all_advice, is_a_reason

FAIR = with_copies("AH TH KH QH 2JH AS KS QS TS AD KD QD 3TD AC 2TC JC")
LONG = with_copies("2AH 3TH 2KH 2QH AS KS QS TS AD KD TD JD AC KC TC")
POOR = with_copies("KH QH JH 3TS 3JS QS 3JD QD 2TD 3TC JC")
NO_MELD = with_copies("4TH 4AH 3JC 4AC 3QC 2KS")


@pytest.mark.rule("PIN-3")
@pytest.mark.parametrize(
    ("hand", "before", "says", "because"),
    [
        (WORKED, (), "bid 57", "a bid of 57 tells your partner of 72 meld"),
        (FAIR, (), "bid 52", "tells your partner of 16 meld"),
        (FAIR, ("0 bid 53", "1 pass"), "pass", "no long suit: leave it to him"),
        (LONG, ("0 bid 53", "1 pass"), "bid 54", "with 9 hearts you should name trump"),
        (LONG, ("0 bid 95", "1 pass"), "pass", "in tricks): leave it to him"),
        (NO_MARRIAGE, (), "pass", "you hold no marriage"),
        (POOR, ("0 pass", "1 bid 58"), "pass", "too little for a bid of 59"),
    ],
)
def test_it_bids_by_meld_and_by_what_the_partner_has_told(hand, before, says, because):
    asked = len(before)
    line, why = advised(PinochleTable().deal({asked: hand}).hears(*before), asked)
    assert line == says
    assert because in why


def test_what_the_partner_has_told_makes_a_higher_bid_worth_while():
    for first, says, told in (("1 bid 57", "bid 95", 70), ("1 bid 51", "pass", 10)):
        table = PinochleTable().deal({3: FAIR}).hears("0 pass", first, "2 bid 60", "3 bid 65")
        line, why = advised(table.hears("1 pass", "2 bid 90"), 3)
        assert line == says
        assert f"{told} your partner's" in why


def test_a_hand_worth_hardly_more_than_the_bid_has_too_little_to_spare():
    """It is worth 65, and the lowest bid is that, or more."""
    for standing, because in ((60, "too little to spare over 65"), (65, "for a bid of 70")):
        table = PinochleTable().deal({2: FAIR}).hears("0 pass", f"1 bid {standing}")
        line, why = advised(table, 2)
        assert line == "pass"
        assert because in why


def test_partners_with_long_trumps_do_not_bid_each_other_up():
    """Seat 0 has gone over its partner; he goes over that, and names trump."""
    other = with_copies("2AS 3TS 2KS 2QS AH KH QH TH AD KD TD JD AC KC TC")
    table = PinochleTable().deal({0: LONG, 2: other}).hears("0 bid 53", "1 pass", "2 bid 54")
    line, why = advised(table.hears("3 pass"), 0)
    assert (line, why) == ("pass", "your partner has bid over your own bid: let him name trump")


@pytest.mark.rule("PIN-5")
def test_a_hopeless_deal_is_forfeited_but_not_without_asking():
    table = PinochleTable().deal({0: POOR, 2: ACES}).auction(0, 150)
    line, why = advised(table, 0)
    assert line == "consult"
    assert "hopeless at 150" in why
    assert advised(table.hears("0 consult"), 2)[0] == "play on"
    table.hears("2 play on")
    assert advised(table, 0)[0] == "trump H"
    table = PinochleTable().deal({0: POOR, 2: NO_MELD}).auction(0, 150).hears("0 consult")
    assert advised(table, 2)[0] == "agree"
    line, why = advised(table.hears("2 agree"), 0)
    assert line == "forfeit"
    assert "do not give them the game points too" in why


def test_points_go_on_the_partners_sure_trick_and_stay_off_the_opponents():
    table = playing({0: "AD", 1: "JD", 2: "KD QD", 3: "AS"}).trick(0, "AD JD")
    line, why = advised(table, 2)
    assert line == "play KD"
    assert "your partner" in why
    assert "king of diamonds" in why
    table = playing({0: "AD", 1: "KD QD", 2: "JD", 3: "AS"}).trick(0, "AD")
    line, why = advised(table, 1)
    assert line == "play QD"
    assert why.startswith("you cannot beat the ace of diamonds")


def test_who_does_not_beat_a_card_is_known_to_have_nothing_higher():
    """Seat 1 has followed under the king, seat 2 has trumped, seat 3 could not overtrump."""
    hands = {0: "KD AS AS AC", 1: "QD JD", 2: "TH AS", 3: "JH TS"}
    table = playing(hands, trump="H").trick(0, "KD QD TH JH")
    seat = PinochleSeat(table.view(2))
    assert PACK.cards("AD TD") & ~seat.missing[1] == 0
    assert PACK.cards("JD") & ~seat.missing[1] != 0
    assert PACK.suit("D") & ~seat.missing[3] == 0
    assert PACK.cards("AH") & ~seat.missing[3] == 0
    assert PACK.cards("KH") & ~seat.missing[3] != 0


def test_meld_that_was_shown_is_known_to_be_there():
    table = PinochleTable().deal({0: WORKED, 1: ACES}).auction(0, 60).hears("0 trump H")
    seat = PinochleSeat(table.view(0))
    assert {"AS", "AH", "AD", "AC"} <= set(PACK.names(seat.shown[1]))
    holdings = seat.holdings(seat.room)
    for card in seat.shown[1], seat.unseen & ~seat.shown[1] & PACK.copies_of("AC"):
        some = card & -card
        if some:
            assert (holdings.chance(1, some) == 1) == bool(some & seat.shown[1])


def test_every_reason_is_a_short_sentence():
    assert all(is_a_reason(advice.why) for advice in all_advice(Pinochle(), 2, seed=2))
