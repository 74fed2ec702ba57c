"""The level `normal` plays Euchre as somebody who counts, bids by his place, and thinks of his
partner; and says why.
"""

import pytest

from bot.players.advice import Advice
from bot.players.normal.euchre import euchre, leading
from bot.players.normal.euchre.counting import CountingSeat
from tests.games.euchre_table import EuchreTable


def advice(table: EuchreTable, seat: int) -> tuple[str, str]:
    """What the seat is advised to say, and why."""
    given: Advice = euchre(table.view(seat))
    return table.rules.ask(table.state)[seat].text(given.value), given.why


def deal(hands, up="JD", dealer=3, **options):
    return EuchreTable(dealer, **options).deal(hands, up)


def passes(count):
    return [f"{seat % 4} pass" for seat in range(count)]


# Bidding: seat 0 sits left of the dealer, seat 1 opposite him

MIDDLING = "AD KD TD AS 9C"


def test_the_upcard_for_the_partner_is_a_reason_to_order_and_for_the_others_to_pass():
    says, why = advice(deal({1: MIDDLING}, "QD").hears("0 pass"), 1)
    assert says == "order"
    assert "while your partner gets the queen of diamonds" in why
    says, why = advice(deal({0: MIDDLING}, "QD"), 0)
    assert says == "pass"
    assert "while the other side gets the queen of diamonds" in why


def test_it_orders_on_less_where_the_bower_goes_to_the_partner():
    hand = "KD QD AS AC 9H"
    assert advice(deal({1: hand}, "JD").hears("0 pass"), 1)[0] == "order"
    assert advice(deal({1: hand}, "9D").hears("0 pass"), 1)[0] == "pass"


def test_left_of_the_dealer_calls_the_other_suit_of_the_colour_first():
    """With equal hands in both blacks and in hearts, after diamonds were let go."""
    says, why = advice(deal({0: "AH KH AS KS TC"}, "9D").hears(*passes(4)), 0)
    assert says == "call H"
    assert "the dealer let diamonds go" in why
    says, why = advice(deal({1: "AH KH AS KS TC"}, "9D").hears(*passes(5)), 1)
    assert says == "call S"  # on the dealer's side the colour is the worse one
    assert "let diamonds go" not in why


LONE = "JD JH AD KD AS"


def test_it_goes_alone_for_four_points_but_not_for_two():
    table = deal({0: LONE}, "9D")
    assert advice(table, 0)[0] == "order alone"
    table.state.scores = (8, 0, 8, 0)
    says, why = advice(table, 0)
    assert says == "order"
    assert "need no more than two points" in why


def test_it_dares_more_where_the_others_need_one_point():
    hand = "AD KD QD AS 9C"
    table = deal({0: hand}, "9D")
    assert advice(table, 0)[0] == "pass"
    table.state.scores = (0, 9, 0, 9)
    says, why = advice(table, 0)
    assert says == "order"
    assert "the others need just one point" in why


def test_it_risks_less_where_the_others_need_two_points():
    hand = "JH AD TD AS 9C"
    table = deal({0: hand}, "9D")
    assert advice(table, 0)[0] == "order"
    table.state.scores = (0, 8, 0, 8)
    says, why = advice(table, 0)
    assert says == "pass"
    assert "not enough to risk the two points" in why


def test_a_stuck_dealer_calls_his_best_suit():
    table = deal({3: "KS TS QH 9H TC"}, "9D", stick_the_dealer=True).hears(*passes(7))
    says, why = advice(table, 3)
    assert says == "call S"
    assert "you have to call" in why


@pytest.mark.parametrize(
    ("hand", "lays_off", "because"),
    [
        ("AD KD AS KS 9C", "9C", "your only one of clubs"),
        ("AD KD TS 9S AC", "9S", "missed least"),
        ("JH AD KD QD TD", "TD", "the lowest"),
    ],
)
def test_the_dealer_lays_off_what_leaves_a_void_or_is_missed_least(hand, lays_off, because):
    says, why = advice(deal({3: hand}, "JD").hears("0 order"), 3)
    assert says == f"discard {lays_off}"
    assert because in why


def test_the_lone_makers_partner_gives_his_best():
    table = deal({0: "JD JH AD KD 9C", 2: "AC 9S TS 9H TH"}, "QD", partners_best=True)
    table.hears("0 order alone", "3 discard QD")
    assert advice(table, 0)[0] == "ask best"
    table.hears("0 ask best", "0 discard 9C")
    assert advice(table, 2) == (
        "give AC", "the ace of clubs is the side card that helps the maker most",
    )  # fmt: skip


# Play: partners are 0 and 2, and seat 3 has laid the upcard off


def playing(hands, up="9D", maker=0, laid_off=None):
    """The first lead, diamonds being trump."""
    bids = [*passes(maker), f"{maker} order", f"3 discard {laid_off or up}"]
    return deal(hands, up).hears(*bids)


def test_the_maker_draws_trumps_with_the_right_bower():
    says, why = advice(playing({0: "JD AD KD AS 9C"}), 0)
    assert says == "play JD"
    assert "draw trumps, four may be out" in why


def test_trumps_that_no_opponent_can_have_are_not_drawn():
    """The left bower would only take the partner's king, who may want to trump with it."""
    hands = {0: "JD JH AD AH 9C", 1: "AS KS QS TC KC", 2: "KD QD 9S TS JC", 3: "KH QH TH AC QC"}
    table = playing(hands).hears("0 play JD", "1 play KS", "2 play QD", "3 play QC")
    says, why = advice(table, 0)
    assert says == "play AH"
    assert "no opponent can trump" in why


def test_the_maker_does_not_lead_from_under_his_own_ace():
    """The ace takes its trick while all have spades; the jack hardly ever takes one."""
    hands = {0: "9C QC KS 9S AH", 1: "9D QD AD TH KH", 2: "AS JS TS QH 9H", 3: "AC KC QS KD TD"}
    table = deal(hands, "JH", dealer=2).hears("3 pass", "0 pass", "1 pass", "2 order")
    says, why = advice(table.hears("2 discard 9H").plays("AC 9C 9D QH"), 2)
    assert says == "play AS"
    assert why.startswith("the ace of spades is the highest left: lead it")


def test_against_a_lone_maker_only_what_he_may_lead_is_worth_keeping():
    """He has trumped clubs: their king stops nothing, the king of spades may take his last card."""
    hands = {1: "9C JD 9D KS KC", 2: "JH KH TH QS TC", 3: "AC QH JC KD TS"}
    table = deal(hands, "9H", dealer=2).hears("3 pass", "0 pass", "1 pass", "2 order alone")
    table.hears("2 discard TC").plays("AC 9C 9H JH QH JD KH JC 9D TH KD")
    says, why = advice(table, 1)
    assert says == "play KC"
    assert "throw off the king of clubs, the lone maker has no clubs for it to stop" in why


def test_the_left_bower_that_the_makers_lead_is_taken_with_the_right():
    """To save the right bower for later leaves them a trick that they would not have had."""
    hands = {0: "JC KH QH TC 9C", 1: "JS 9S TH QC 9D", 2: "AS TS AH KD QD", 3: "QS AC KC TD AD"}
    table = deal(hands, "KS").hears("0 order", "3 discard AD").plays("JC")
    says, why = advice(table, 1)
    assert says == "play JS"
    assert "nobody behind you can beat the right bower" in why


@pytest.mark.parametrize(
    ("card", "because"),
    [
        ("AS", "the ace of spades is the highest left: lead it before somebody runs out of spades"),
        ("KS", "only you have higher spades than the king of spades: lead it before somebody runs"),
        ("AH", "the ace of hearts is the highest left of hearts, and your only one"),
    ],
)
def test_what_is_led_as_the_highest_is_called_so_only_where_it_is(card, because):
    seat = CountingSeat(playing({0: "AS KS QS AH 9C"}, maker=1).view(0))
    assert because in leading.why_high(seat, seat.view.rules.pack.card(card))


def test_the_partners_winner_is_not_trumped():
    table = playing({0: "AS KS QS KC 9H", 1: "9S KD QD TC 9C", 2: "AD TD TH QH AC"}, maker=1)
    table.hears("0 play AS", "1 play 9S")
    says, why = advice(table, 2)
    assert says == "play TH"
    assert "your partner" in why
    assert "the ace of spades" in why


def test_an_opponents_ace_is_trumped_low():
    hands = {0: "AS QS 9H KC 9C", 1: "9S KD QD TC QC", 2: "TS AH KH AC JC", 3: "KH QH AD TD JS"}
    table = playing(hands | {3: "QH TH AD TD JH"}, maker=1)
    table.hears("0 play AS", "1 play 9S", "2 play TS")
    assert advice(table, 3)[0] == "play TD"


def test_the_last_in_hand_wins_as_cheaply_as_will_do():
    hands = {0: "QS 9H TH KC 9C", 1: "9S KD QD TC QC", 2: "TS AH KH AC JC", 3: "AS KS AD TD QH"}
    table = playing(hands, maker=1).hears("0 play QS", "1 play 9S", "2 play TS")
    says, why = advice(table, 3)
    assert says == "play KS"
    assert why == (
        "no opponent plays after you: the king of spades is enough to take it from the queen of"
        " spades"
    )


def test_it_counts_voids_the_upcard_and_what_cannot_be_beaten():
    hands = {0: "AS KS 9S KC 9H", 1: "KH KD QD TC 9C", 2: "AD TD TH QH AC", 3: "QS TS JH JS AH"}
    table = playing(hands, up="JD", maker=1, laid_off="AH")
    table.hears("0 play AS", "1 play TC")
    pack, seat = table.rules.pack, CountingSeat(table.view(2))
    assert seat.missing[1] == pack.cards("AS KS QS JS TS 9S")
    assert seat.known(3) == pack.card("JD")
    assert seat.chance_of(pack.card("JD"), 3) == 1
    assert seat.chance_of(pack.card("JD"), 1) == 0
    assert seat.chance_of(pack.card("KS"), 1) == 0
    assert 0 < seat.chance_of(pack.card("KS"), 3) < 1


def test_it_knows_how_many_cards_the_others_hold_from_its_own():
    hands = {0: "AS KS 9S KC 9H", 1: "KH KD QD TC 9C", 2: "AD TD TH QH AC", 3: "QS TS JH JS AH"}
    table = playing(hands, up="JD", maker=1, laid_off="AH")
    assert [CountingSeat(table.view(0)).in_hand(seat) for seat in (1, 2, 3)] == [5, 5, 5]
    table.hears("0 play AS", "1 play TC")
    assert [CountingSeat(table.view(2)).in_hand(seat) for seat in (0, 1, 3)] == [4, 4, 5]


def test_a_dealer_who_follows_no_trump_has_laid_the_upcard_off():
    hands = {0: "JD JH AD AH 9C", 1: "AS KS QS TC KC", 2: "KD QD 9S TS JC", 3: "KH QH TH AC QC"}
    table = playing(hands).hears("0 play JD", "1 play KS", "2 play QD", "3 play QC")
    seat = CountingSeat(table.view(0))
    assert seat.known(3) == 0
    assert not seat.unseen & table.rules.pack.card("9D")
