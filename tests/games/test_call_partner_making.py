"""Call-Your-Partner Euchre: the deal, making trump, calling a partner."""

import pytest

from bot.engine.chance import CHANCE
from bot.engine.games.call_partner_euchre import CallPartnerEuchre
from bot.engine.options import BadOptions, changed_options
from tests.games.call_partner_table import HANDS, PACK, CallPartnerTable, pack_with
from tests.games.card_table import names


@pytest.mark.rule("CPE-1")
def test_the_pack_has_the_aces_to_the_eights():
    assert sorted(CallPartnerEuchre.pack.names(CallPartnerEuchre.deck)) == sorted(PACK)
    table = CallPartnerTable()
    assert table.refuses("-1 shuffle " + " ".join([*PACK[:-1], "7C"])).count("7C")


@pytest.mark.rule("CPE-1", "GEN-3")
def test_packets_of_three_two_three_two_three_then_two_three_two_three_two():
    table = CallPartnerTable(dealer=1).shuffled(PACK)
    dealt = {2: (0, 3, 13, 15), 3: (3, 5, 15, 18), 4: (5, 8, 18, 20), 0: (8, 10, 20, 23)}
    for seat, (start, end, again, until) in (dealt | {1: (10, 13, 23, 25)}).items():
        assert set(table.hand(seat)) == {*PACK[start:end], *PACK[again:until]}
    assert table.table()["turned"] == table.table()["upcard"] == PACK[25]
    assert table.view(0).counts["stock"] == (2,)


@pytest.mark.rule("CPE-1", "GEN-6")
def test_two_cards_stay_hidden_from_everybody():
    table = CallPartnerTable().deal()
    for seat in (None, *range(5)):
        assert table.table(seat)["stock"] is None
        assert "JS" not in str(table.view(seat).as_dict())


@pytest.mark.rule("CPE-1")
def test_the_turned_up_card_stays_in_the_history_of_all_who_saw_it():
    table = CallPartnerTable().deal(up="JD").hears("0 order", "4 discard JD", "0 alone").play_out()
    for seat in (None, 1, 4):
        shuffle = table.view(seat).events[0][1].split(" ")[1:]
        assert shuffle[25] == "JD"
        assert shuffle[26:] == ["?", "?"]


@pytest.mark.rule("CPE-1")
def test_it_is_for_five_players():
    with pytest.raises(ValueError, match="for 5 players, not 4"):
        CallPartnerEuchre(None, 4)


@pytest.mark.rule("CPE-2")
@pytest.mark.parametrize("dealer", range(5))
def test_the_first_round_goes_from_the_dealers_left_to_the_dealer(dealer):
    table = CallPartnerTable(dealer).deal()
    for step in range(1, 6):
        assert table.phase == "order_up"
        assert table.asked() == [(dealer + step) % 5]
        assert table.legal((dealer + step) % 5) == ["order", "pass"]
        table.hears(f"{(dealer + step) % 5} pass")
    assert table.phase == "call_trump"


@pytest.mark.rule("CPE-2")
def test_whoever_orders_the_dealer_picks_up_and_lays_any_card_off():
    table = CallPartnerTable().deal().hears("0 pass", "1 order")
    assert (table.phase, table.asked()) == ("discard", [4])
    assert table.legal(4) == sorted(f"discard {card}" for card in names("8S 8H 8D 8C JC JD"))
    table.hears("4 discard 8S")
    assert sorted(table.hand(4)) == sorted(names("8H 8D 8C JC JD"))
    assert table.table(4)["discards"] == [None, None, None, None, ["8S"]]
    assert table.table(1)["discards"] == [None, [], None, None, None]
    assert (table.table()["trump"], table.table()["maker"]) == ("D", 1)


@pytest.mark.rule("CPE-2")
def test_the_second_round_is_for_another_suit():
    table = CallPartnerTable().deal().pass_round()
    assert table.legal(0) == ["call C", "call H", "call S", "pass"]
    assert table.refuses("0 call D") == "diamonds were turned down: call another suit"
    table.hears("0 pass", "1 call H")
    assert (table.phase, table.asked(), table.table()["trump"]) == ("call_partner", [1], "H")
    assert table.table()["upcard"] == "JD"


@pytest.mark.rule("CPE-2")
def test_when_all_pass_twice_the_deal_is_thrown_in_and_passes_to_the_left():
    table = CallPartnerTable().deal().pass_round().pass_round()
    assert (table.delta, table.state.dealer, table.phase) == ((0,) * 5, 0, "deal")


@pytest.mark.rule("CPE-3")
@pytest.mark.parametrize("line", ["order alone", "call S alone"])
def test_nothing_is_said_of_going_alone_while_bidding(line):
    table = CallPartnerTable().deal()
    if line.startswith("call"):
        table.pass_round()
    seat = table.asked()[0]
    assert line not in table.legal(seat)
    assert table.refuses(f"{seat} {line}")


@pytest.mark.rule("CPE-3")
def test_the_maker_calls_after_the_dealers_discard():
    table = CallPartnerTable().deal().hears("0 order")
    assert table.refuses("0 partner AC") == "it is not your turn: the game waits for seat 4"
    table.hears("4 discard 8S")
    assert (table.phase, table.asked()) == ("call_partner", [0])
    table.hears("0 partner AC")
    assert (table.phase, table.asked()) == ("play", [0])
    assert (table.table()["called"], table.table()["alone"]) == ("AC", False)


@pytest.mark.rule("CPE-3")
def test_the_maker_may_go_alone_instead():
    table = CallPartnerTable().deal().hears("0 order", "4 discard 8S", "0 alone")
    assert (table.phase, table.table()["alone"], table.table()["called"]) == ("play", True, None)


@pytest.mark.rule("CPE-3", "GEN-12")
def test_anything_else_is_refused_with_the_reason():
    table = CallPartnerTable().deal().hears("0 order", "4 discard 8S")
    assert table.refuses("0 partner KD") == "KD is a trump: call a card of another suit"
    assert table.refuses("0 partner JH") == "JH is a trump: call a card of another suit"
    assert table.refuses("0 partner AS") == "AS is your own: call a card that you cannot see"
    assert table.refuses("0 partner 7S") == "7S is not in this deck"
    assert table.refuses("0 partner") == "call one card, or go alone"
    assert table.refuses("0 partner AC KC") == "call one card, or go alone"
    assert "no card of this deck" in table.refuses("0 partner ace")
    assert "expected" in table.refuses("0 pass")


@pytest.mark.rule("CPE-4")
@pytest.mark.parametrize("trump", "SHDC")
def test_any_plain_card_that_the_maker_cannot_see_may_be_called(trump):
    """The left bower is a trump; his own hand and the turned-down card he sees."""
    left = {"S": "JC", "C": "JS", "H": "JD", "D": "JH"}[trump]
    up = next(f"9{suit}" for suit in "SHDC" if suit != trump)
    table = CallPartnerTable().deal({2: "AS AH AD AC 8S"}, up, "JS JH").pass_round()
    table.hears("0 pass", "1 pass", f"2 call {trump}")
    seen = {*table.hand(2), up}
    callable_ = [card for card in PACK if card[1] != trump and card != left and card not in seen]
    assert table.legal(2) == sorted(["alone", *(f"partner {card}" for card in callable_)])


@pytest.mark.rule("CPE-4", "GEN-12")
def test_the_turned_down_card_cannot_be_called():
    table = CallPartnerTable().deal().pass_round().hears("0 call S")
    assert table.refuses("0 partner JD") == "JD was turned down: nobody holds it"


@pytest.mark.rule("CPE-4")
def test_a_dealer_who_makes_trump_cannot_call_his_own_discard():
    table = CallPartnerTable().deal().hears("0 pass", "1 pass", "2 pass", "3 pass", "4 order")
    table.hears("4 discard 8S")
    assert table.refuses("4 partner 8S") == "8S is your own: call a card that you cannot see"
    assert "partner 9S" in table.legal(4)


@pytest.mark.rule("CPE-4")
def test_any_other_maker_may_call_what_the_dealer_has_laid_off():
    table = CallPartnerTable().deal().hears("0 order", "4 discard 8S")
    assert "partner 8S" in table.legal(0)


@pytest.mark.rule("CPE-12", "CPE-11", "GEN-11")
def test_the_house_rules_and_their_limits():
    assert CallPartnerEuchre().options.model_dump() == {"target": 10, "stick_the_dealer": False}
    for target in (4, 22):
        with pytest.raises(BadOptions, match="allowed is a whole number from 5 to 21"):
            CallPartnerEuchre({"target": target})
    changed = CallPartnerEuchre({"target": 21, "stick_the_dealer": True}).options
    assert changed_options(changed) == {"target": 21, "stick_the_dealer": True}


@pytest.mark.rule("CPE-12")
def test_a_stuck_dealer_must_call_in_the_second_round():
    table = CallPartnerTable(stick_the_dealer=True).deal().pass_round()
    table.hears("0 pass", "1 pass", "2 pass")
    assert "pass" in table.legal(3)
    table.hears("3 pass")
    assert table.legal(4) == ["call C", "call H", "call S"]
    assert table.refuses("4 pass") == "the dealer is stuck: you must call a suit"


@pytest.mark.rule("CPE-1")
def test_a_pack_is_stacked_as_it_is_dealt():
    """The helper of these tests deals what it says."""
    table = CallPartnerTable(dealer=2)
    table.shuffled(pack_with(HANDS, 2, "JD", "JS JH"))
    for seat, hand in HANDS.items():
        assert set(table.hand(seat)) == set(names(hand))
    assert table.asked() == [3]
    assert CHANCE not in table.asked()
