"""Double Deck Pinochle at the level `normal`: what it answers, and the reason that it gives."""

import re

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
SIX_SPADES = with_copies("AS 2TS 2KS QS AH TH QH JH 3AD 3KD JD 2AC QC")
ONE_MARRIAGE = with_copies("KH QH 4AH 4TS 3AS 4AD 3AC")
NO_MELD = with_copies("4TH 4AH 3JC 4AC 3QC 2KS")


@pytest.mark.rule("PIN-3")
@pytest.mark.parametrize(
    ("hand", "before", "says", "because"),
    [
        (WORKED, (), "bid 57", "a bid of 57 tells your partner of about 70 meld"),
        (FAIR, (), "bid 52", "tells your partner of about 20 meld"),
        (FAIR, ("0 bid 53", "1 pass"), "pass", "you hold only six hearts: leave it to him"),
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


def test_a_long_suit_that_could_not_be_named_is_not_denied():
    """Seven diamonds without a queen."""
    line, why = advised(PinochleTable().deal({2: SIX_SPADES}).hears("0 bid 50", "1 pass"), 2)
    assert line == "pass"
    assert why == "your partner has the bid, and you hold only six spades: leave it to him"


@pytest.mark.parametrize(
    ("before", "says"),
    [(("0 pass", "1 pass", "2 pass"), "bid 50"), (("0 pass", "1 pass", "2 bid 50"), "bid 51")],
)
def test_a_partner_who_has_passed_is_told_nothing(before, says):
    line, why = advised(PinochleTable().deal({3: FAIR}).hears(*before), 3)
    assert line == says
    assert "tells" not in why


@pytest.mark.parametrize("hand", [WORKED, FAIR, LONG, POOR, ONE_MARRIAGE])
def test_what_a_suit_brings_is_the_sum_of_what_is_told_of_it(hand):
    _, why = advised(PinochleTable().deal({0: hand}), 0)
    (told,) = re.findall(r"about (\d+) \((\d+) meld, (\d+) your partner's, (\d+) in", why)
    whole, *parts = map(int, told)
    assert whole == sum(parts)


def test_the_only_suit_that_may_be_named_is_not_compared_to_others():
    line, why = advised(PinochleTable().deal({0: ONE_MARRIAGE}).auction(0, 50), 0)
    assert line == "trump H"
    assert why.endswith("and you hold no marriage in another suit")


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
    line, why = advised(table, 0)
    assert line == "trump H"
    assert why.startswith("your partner would play on: ")
    table = PinochleTable().deal({0: POOR, 2: NO_MELD}).auction(0, 150).hears("0 consult")
    assert advised(table, 2)[0] == "agree"
    line, why = advised(table.hears("2 agree"), 0)
    assert line == "forfeit"
    assert "do not give them the game points too" in why


@pytest.mark.rule("PIN-3", "PIN-5")
def test_meld_that_the_bidder_was_told_of_is_no_reason_to_play_on():
    table = PinochleTable().deal({0: POOR, 2: ACES})
    table.hears("0 bid 50", "1 pass", "2 bid 59", "3 pass", "0 bid 150", "2 pass", "0 consult")
    assert advised(table, 2) == (
        "agree",
        "you have 100 meld, but your partner reckons with 90 of it already",
    )


@pytest.mark.parametrize(
    ("led", "mine", "says", "because"),
    [
        ("QH", "AC QC JC", "AC", "queen of hearts: nobody who is still to play can beat the ace"),
        ("JH", "AH KH QH", "AH", "jack of hearts: only a trump can still beat the ace of hearts"),
        ("KH", "QH JH", "JH", ""),
    ],
)
def test_who_has_to_take_a_trick_is_told_why_with_this_card(led, mine, says, because):
    table = playing({0: f"{led} AS AS", 1: mine, 2: "JH JD", 3: "TH JD"}).trick(0, led)
    line, why = advised(table, 1)
    assert line == f"play {says}"
    assert why.startswith("whatever you may play beats the ") == bool(because)
    assert because in why


def test_of_cards_that_are_worth_the_same_the_lowest_is_lost():
    """No heart is out that the ace could beat and the king could not."""
    table = playing({0: "TH AS", 1: "JC AS", 2: "AH KH", 3: "JH JD"}).trick(0, "TH JC")
    line, why = advised(table, 2)
    assert line == "play KH"
    assert why.endswith("the king of hearts is the least that you can lose to it")


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
