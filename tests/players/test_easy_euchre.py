"""The level `easy` follows the obvious line in Euchre."""

import pytest

from bot.players import chooser
from tests.games.euchre_table import EuchreTable

EASY = chooser("easy", "euchre")


def never(_bound):
    raise AssertionError("nothing is left to chance")


def answer(table: EuchreTable, seat: int) -> str:
    """What the player at this seat says."""
    return table.rules.ask(table.state)[seat].text(EASY(table.view(seat), never))


def deal(hands, up="JD", dealer=3, **options):
    return EuchreTable(dealer, **options).deal(hands, up)


# Bidding


@pytest.mark.parametrize(
    ("hand", "up", "says"),
    [
        ("JD JH AD KD AS", "QD", "order alone"),  # everything but certain
        ("JD AD KD AS 9C", "QD", "order"),
        ("JD 9D KS QS 9C", "QD", "pass"),  # a bower, and no more
        ("9S TS 9H TH KC", "QD", "pass"),
        ("JS JC AS KS AC", "QD", "pass"),  # strong, in another suit
    ],
)
def test_orders_by_counting_trumps_bowers_and_aces(hand, up, says):
    assert answer(deal({0: hand}, up), 0) == says


def test_a_bower_for_the_other_side_is_a_reason_to_pass():
    hand = "KD QD TD AS KC"
    ours = deal({1: hand}, "JD").hears("0 pass")  # seat 1 and the dealer play together
    theirs = deal({0: hand}, "JD")
    assert (answer(ours, 1), answer(theirs, 0)) == ("order", "pass")


def test_the_dealer_counts_the_card_that_he_takes_up():
    table = deal({3: "AD KD AS KS 9C"}, "JD").hears("0 pass", "1 pass", "2 pass")
    assert answer(table, 3).startswith("order")
    assert (
        answer(deal({3: "AD KD AS KS 9C"}, "9H").hears("0 pass", "1 pass", "2 pass"), 3) == "pass"
    )


def test_calls_the_suit_in_which_it_is_strong():
    passes = ("0 pass", "1 pass", "2 pass", "3 pass")
    assert answer(deal({0: "JS JC AS 9S AH"}, "9D").hears(*passes), 0) == "call S alone"
    assert answer(deal({0: "JS AS 9S AH TC"}, "9D").hears(*passes), 0) == "call S"
    assert answer(deal({0: "9S TS QH KC 9C"}, "9D").hears(*passes), 0) == "pass"


def test_a_stuck_dealer_calls_his_best_suit():
    passes = [f"{seat} pass" for seat in (0, 1, 2, 3, 0, 1, 2)]
    table = deal({3: "KS TS QH 9H TC"}, "9D", stick_the_dealer=True).hears(*passes)
    assert answer(table, 3) == "call S"


def test_a_poor_hand_is_thrown_in():
    table = deal({0: "9S TS 9H TH 9D"}, farmers_hand=True)
    assert answer(table, 0) == "misdeal"


# Laying off, giving, going alone


@pytest.mark.parametrize(
    ("hand", "lays_off"),
    [
        ("AD KD AS KS 9C", "discard 9C"),  # the single card: a void
        ("AD KD TS 9S AC", "discard 9S"),
        ("JH AD KD QD TD", "discard TD"),  # nothing but trumps
    ],
)
def test_the_dealer_keeps_bowers_trumps_and_aces(hand, lays_off):
    assert answer(deal({3: hand}, "JD").hears("0 order"), 3) == lays_off


@pytest.mark.parametrize(
    ("hand", "says"), [("JD JH AD AS AC", "defend alone"), ("AS KS KH QH 9C", "pass")]
)
def test_an_opponent_defends_alone_only_with_next_to_everything(hand, says):
    table = deal({1: hand}, "9S", cross_corner_alone=True)
    table.hears("0 pass", "1 pass", "2 pass", "3 pass", "0 call D alone")
    assert answer(table, 1) == says


def test_a_lone_maker_asks_for_a_card_unless_he_has_nothing_to_lay_off():
    asks = deal({0: "JD JH AD KD 9C", 2: "AC 9S TS 9H TH"}, "QD", partners_best=True)
    asks.hears("0 order alone", "3 discard QD")
    assert answer(asks, 0) == "ask best"
    asks.hears("0 ask best")
    assert answer(asks, 0) == "discard 9C"
    asks.hears("0 discard 9C")
    assert answer(asks, 2) == "give AC"
    sure = deal({0: "JD JH AD KD AC"}, "QD", partners_best=True)
    sure.hears("0 order alone", "3 discard QD")
    assert answer(sure, 0) == "decline"


# Play: seat 0 leads, and partners are 0 and 2


def playing(hands, up="9D", maker=0):
    """The first lead, diamonds being trump, with a dealer who laid the upcard off."""
    passes = [f"{seat} pass" for seat in range(maker)]
    return deal(hands, up).hears(*passes, f"{maker} order", f"3 discard {up}")


def test_the_maker_leads_the_right_bower():
    assert answer(playing({0: "JD AD KD AS 9C"}), 0) == "play JD"


def test_the_makers_partner_leads_a_trump_to_him():
    assert answer(playing({0: "TD AS KS 9H 9C"}, maker=2), 0) == "play TD"


def test_a_defender_leads_an_ace_and_no_trump():
    assert answer(playing({0: "KD AS KS AH 9C"}, maker=1), 0) == "play AH"  # the shorter suit
    assert answer(playing({0: "KD TD KS QS 9C"}, maker=1), 0) == "play 9C"


def test_the_partners_sure_trick_is_left_to_him():
    table = playing({0: "AS KS QS KC 9H", 1: "9S KD QD TC 9C", 2: "AD TD TH QH AC"}, maker=1)
    table.hears("0 play AS", "1 play 9S")
    assert answer(table, 2) == "play TH"


def test_the_last_in_hand_wins_low_and_trumps_low():
    hands = {0: "QS 9H TH KC 9C", 1: "9S KD QD TC QC", 2: "TS AH KH AC JC", 3: "AS KS AD TD QH"}
    table = playing(hands, maker=1).hears("0 play QS", "1 play 9S", "2 play TS")
    assert answer(table, 3) == "play KS"
    hands[3] = "KH QH AD TD JC"
    hands[2] = "TS AH KS AC JS"
    table = playing(hands, maker=1).hears("0 play QS", "1 play 9S", "2 play TS")
    assert answer(table, 3) == "play TD"


def test_who_cannot_win_throws_off_low_and_keeps_trumps():
    hands = {0: "AS QS TH KC 9C", 1: "9S KD QD JH QC", 2: "TS AH QH KS JS", 3: "KH TC AC JC 9H"}
    table = playing(hands, maker=1).hears("0 play AS", "1 play 9S", "2 play TS")
    assert answer(table, 3) == "play 9H"
