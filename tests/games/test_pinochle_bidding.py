"""The deal, the auction, trump and the forfeit of Double Deck Pinochle."""

import pytest

from bot.engine.chance import CHANCE
from bot.engine.games.pinochle import Pinochle
from bot.engine.games.pinochle_cards import DECK
from bot.engine.options import BadOptions, describe_options
from tests.games.card_table import names
from tests.games.pinochle_table import NO_MARRIAGE, OTHER, PACK, PinochleTable, with_copies

IN_ORDER = "-1 shuffle " + " ".join(PACK)
MARRIED = with_copies("4AS 4TS 4AH 4TH KH QH 2AD")
OTHERS_MELD = {
    0: MARRIED,
    1: with_copies("KS QS 2KH 2QH JD 4JS 4JC 4TC AC"),
    3: with_copies("KC 4QC 3JD 4JH 3AC 4TD QD"),
}
"""Without trump seat 1 melds two plain marriages in hearts, one in spades and a pinochle, 10, and
seat 3 a marriage in clubs, 2.
"""


def numbers(least: int, most: int = 500) -> list[str]:
    """The answers to an auction, as they are listed."""
    return sorted(["pass", *(f"bid {number}" for number in range(least, most + 1))])


@pytest.mark.rule("PIN-1", "GEN-3", "GEN-1")
@pytest.mark.parametrize("dealer", range(4))
def test_four_cards_at_a_time_five_times_round_from_the_dealers_left(dealer):
    table = PinochleTable(dealer).hears(IN_ORDER)
    for step in (1, 2, 3, 4):
        dealt = [PACK[16 * around + 4 * (step - 1) + n] for around in range(5) for n in range(4)]
        assert table.hand((dealer + step) % 4) == dealt


@pytest.mark.rule("PIN-1", "GEN-2")
def test_the_pack_has_four_of_each_of_twenty_cards():
    assert (DECK.bit_count(), len(set(PACK))) == (80, 20)
    table = PinochleTable()
    assert "lacking: TC" in table.refuses("-1 shuffle " + " ".join(PACK[:-1]))
    assert "too often: AS" in table.refuses("-1 shuffle " + " ".join([*PACK[:-1], "AS"]))
    assert "'9C'" in table.refuses("-1 shuffle " + " ".join([*PACK[:-1], "9C"]))


@pytest.mark.rule("GEN-14", "GEN-7")
def test_a_shuffle_starts_from_the_pack_as_cards_are_printed_copies_side_by_side():
    table = PinochleTable()
    shuffle = table.rules.ask(table.state)[CHANCE]
    assert shuffle.text(shuffle.sample(lambda below: below - 1)) == IN_ORDER[3:]
    assert PACK[:20] == names(with_copies("4AS 4KS 4QS 4JS 4TS"))


@pytest.mark.rule("GEN-8")
def test_the_first_dealer_is_picked_by_chance():
    table = PinochleTable(dealer=None)
    assert (table.phase, table.asked()) == ("first_dealer", [CHANCE])
    assert table.hears("-1 pick 2").state.dealer == 2


@pytest.mark.rule("PIN-2", "GEN-4")
def test_the_left_of_the_dealer_opens_with_50_or_more_or_passes():
    table = PinochleTable(dealer=1).deal()
    assert table.asked() == [2]
    assert table.legal(2) == numbers(50)
    assert table.refuses("2 bid 49") == "the lowest bid is 50"
    assert table.refuses("2 bid 501") == "the highest bid is 500"


@pytest.mark.rule("PIN-2", "GEN-12")
def test_under_60_the_next_bid_is_one_higher_and_from_60_on_five():
    table = PinochleTable().deal().hears("0 bid 50")
    assert table.legal(1) == numbers(51)
    assert table.refuses("1 bid 50") == "the bid stands at 50: bid 51 or more, or pass"
    table.hears("1 bid 59")
    assert table.legal(2) == numbers(60)
    table.hears("2 bid 60")
    assert table.legal(3) == numbers(65)
    assert table.refuses("3 bid 64") == (
        "from 60 on a bid is at least 5 higher: the bid stands at 60: bid 65 or more, or pass"
    )
    assert table.refuses("3 bid 60") == "the bid stands at 60: bid 65 or more, or pass"
    table.hears("3 bid 67")
    assert table.legal(0) == numbers(72)


@pytest.mark.rule("PIN-2")
def test_a_bid_may_jump_over_60():
    assert PinochleTable().deal().hears("0 bid 58").legal(1) == numbers(59)
    assert PinochleTable().deal().hears("0 bid 58", "1 bid 61").legal(2) == numbers(66)


@pytest.mark.rule("PIN-2")
@pytest.mark.parametrize("bid", [496, 500])
def test_nobody_bids_over_500_and_the_others_still_say_that_they_pass(bid):
    table = PinochleTable().deal().hears("0 bid 495")
    assert table.legal(1) == ["bid 500", "pass"]
    table = PinochleTable().deal().hears(f"0 bid {bid}")
    assert table.legal(1) == ["pass"]
    reason = table.refuses("1 bid 500")
    assert reason == f"the bid stands at {bid}, and nobody can bid higher: pass"
    assert table.hears("1 pass", "2 pass").phase == "auction"
    assert table.hears("3 pass").phase == "name_trump"


@pytest.mark.rule("PIN-2")
def test_after_three_passes_the_fourth_still_bids_or_passes():
    table = PinochleTable().deal().hears("0 pass", "1 pass", "2 pass")
    assert table.legal(3) == numbers(50)
    assert table.hears("3 bid 50").phase == "name_trump"
    assert table.asked() == [3]


@pytest.mark.rule("PIN-2", "PIN-21")
def test_who_has_passed_is_out_and_the_others_bid_on():
    table = PinochleTable().deal().hears("0 bid 51", "1 bid 53", "2 pass", "3 pass")
    assert table.asked() == [0]
    assert "the game waits for seat 0" in table.refuses("2 bid 60")
    assert table.hears("0 bid 54").asked() == [1]
    assert table.hears("1 bid 55", "0 pass").phase == "name_trump"
    assert table.asked() == [1]
    assert table.table()["bids"] == [
        [0, 51], [1, 53], [2, None], [3, None], [0, 54], [1, 55], [0, None],
    ]  # fmt: skip


@pytest.mark.rule("PIN-2", "GEN-9")
def test_four_passes_throw_the_deal_in():
    table = PinochleTable(dealer=1).deal().hears("2 pass", "3 pass", "0 pass", "1 pass")
    assert table.delta == (0, 0, 0, 0)
    assert (table.state.dealer, table.phase) == (2, "deal")
    assert table.last is None
    table.deal({3: MARRIED}).bought(3, 50).plays_out()
    assert table.last["bidder"] == 3
    table.deal().hears("0 pass", "1 pass", "2 pass", "3 pass")
    assert (table.last, table.table()["melded"]) == (None, {})


@pytest.mark.rule("PIN-3")
def test_nothing_enforces_the_custom_of_telling_meld():
    """A hand without any meld may raise by as much as it likes, and one full of it by one."""
    table = PinochleTable().deal({0: NO_MARRIAGE}).hears("0 bid 57", "1 bid 58")
    assert table.legal(2) == numbers(59)


@pytest.mark.rule("PIN-18", "PIN-2")
def test_another_lowest_bid_may_be_agreed_on():
    table = PinochleTable(min_bid=20).deal()
    assert table.legal(0) == numbers(20)
    assert table.hears("0 bid 20").legal(1) == numbers(21)
    table = PinochleTable(min_bid=100).deal()
    assert table.refuses("0 bid 99") == "the lowest bid is 100"
    assert table.hears("0 bid 100").legal(1) == numbers(105)


# Trump


@pytest.mark.rule("PIN-4", "GEN-4")
def test_trump_is_a_suit_in_which_the_bidder_holds_a_marriage():
    table = PinochleTable().deal({0: MARRIED}).auction(0, 50)
    assert table.legal(0) == ["consult", "forfeit", "trump H"]
    assert table.refuses("0 trump S") == (
        "trump needs a king and a queen in your hand, which spades lack: name hearts"
    )
    table.hears("0 trump H")
    assert (table.phase, table.asked(), table.table()["trump"]) == ("play", [0], "H")


@pytest.mark.rule("PIN-4")
@pytest.mark.parametrize("half", ["K", "Q"])
def test_a_king_alone_or_a_queen_alone_is_no_marriage(half):
    hand = with_copies(f"4AS 4TS 4AH 4TH 2{half}D KC QC")
    table = PinochleTable().deal({0: hand}).auction(0, 50)
    assert table.legal(0) == ["consult", "forfeit", "trump C"]


@pytest.mark.rule("PIN-4", "PIN-5", "GEN-12")
def test_with_a_marriage_in_no_suit_the_bidder_must_forfeit():
    table = PinochleTable().deal({0: NO_MARRIAGE}).auction(0, 50)
    assert table.legal(0) == ["forfeit"]
    must = "you hold a king and a queen of no suit: you must forfeit"
    assert table.refuses("0 trump H") == must
    assert table.refuses("0 consult") == must
    assert table.hears("0 forfeit").phase == "deal"


@pytest.mark.rule("PIN-4", "GEN-6")
def test_nobody_else_sees_whether_the_bidder_must_forfeit():
    forced = PinochleTable().deal({0: NO_MARRIAGE}).auction(0, 50)
    free = PinochleTable().deal({0: MARRIED}).auction(0, 50)
    assert forced.view(None).as_bytes() == free.view(None).as_bytes()


# Consulting


@pytest.mark.rule("PIN-5")
@pytest.mark.parametrize(("answer", "agrees"), [("agree", True), ("play on", False)])
def test_the_partner_answers_and_the_bidder_decides_freely(answer, agrees):
    table = PinochleTable().deal({1: MARRIED}).auction(1, 50).hears("1 consult")
    assert (table.phase, table.asked()) == ("consult", [3])
    assert table.legal(3) == ["agree", "play on"]
    assert table.table()["consulted"]
    assert table.table()["partner_agrees"] is None
    table.hears(f"3 {answer}")
    assert (table.phase, table.asked()) == ("name_trump", [1])
    assert table.table()["partner_agrees"] is agrees
    assert table.legal(1) == ["forfeit", "trump H"]
    assert table.refuses("1 consult") == (
        "you have asked your partner already: name trump or forfeit"
    )


@pytest.mark.rule("PIN-5")
@pytest.mark.parametrize("answer", ["agree", "play on"])
@pytest.mark.parametrize("decides", ["forfeit", "trump H"])
def test_whatever_the_partner_says_both_ways_are_open(answer, decides):
    table = PinochleTable().deal({0: MARRIED}).auction(0, 50)
    table.hears("0 consult", f"2 {answer}", f"0 {decides}")
    assert table.phase == ("deal" if decides == "forfeit" else "play")


@pytest.mark.rule("PIN-5", "GEN-12")
def test_there_is_no_other_talk():
    table = PinochleTable().deal({0: MARRIED}).auction(0, 50).hears("0 consult")
    assert table.refuses("2 play AS").endswith("you may answer 'agree' or 'play on'")
    assert "cannot be played now" in table.refuses("2 pass")
    assert "waits for seat 2" in table.refuses("0 forfeit")


# The forfeit


@pytest.mark.rule("PIN-6", "PIN-8", "PIN-18")
@pytest.mark.parametrize(("costs", "lost"), [(True, -57), (False, 0)])
@pytest.mark.parametrize("hand", [MARRIED, NO_MARRIAGE])
def test_the_other_side_scores_its_meld_and_the_bidders_lose_their_bid(costs, lost, hand):
    table = PinochleTable(forfeit_costs_bid=costs).deal({**OTHERS_MELD, 0: hand}).auction(0, 57)
    assert table.hears("0 forfeit").delta == (lost, 12, lost, 12)
    assert table.table()["meld_points"] == {"1": 10, "3": 2}
    assert table.table()["melds"] == {
        "1": "marriage in spades 2, double marriage in hearts 4, pinochle 4 = 10",
        "3": "marriage in clubs 2",
    }


@pytest.mark.rule("PIN-6")
def test_without_trump_there_are_no_runs_and_marriages_are_plain():
    run = with_copies("AH TH 3KH 3QH JH 4JS 4JD 3TD")
    bidder = with_copies("4AS 4TS 4AC 4TC KC QC 2AD")
    table = PinochleTable().deal({0: bidder, 1: run}).auction(0, 50).hears("0 forfeit")
    assert table.last["melds"]["1"] == "triple marriage in hearts 6"
    assert table.last["trump"] is None
    assert table.last["game_points"] is None


@pytest.mark.rule("PIN-6", "GEN-6")
def test_the_bidders_show_and_score_no_meld_when_they_forfeit():
    table = PinochleTable().deal(OTHERS_MELD).auction(0, 50).hears("0 forfeit")
    for facts in (table.table(), table.last):
        assert set(facts["melded"]) == set(facts["melds"]) == {"1", "3"}
    assert table.view(None).deals[-1].tricks == ()


@pytest.mark.rule("PIN-6")
@pytest.mark.parametrize("dealer", range(4))
def test_after_a_forfeit_the_same_dealer_deals_again(dealer):
    table = PinochleTable(dealer).deal({0: MARRIED}).auction(0, 50).hears("0 forfeit")
    assert (table.state.dealer, table.phase) == (dealer, "deal")
    table.deal().auction(0, 50)
    assert [deal.dealer for deal in table.view(None).deals] == [dealer, dealer]


@pytest.mark.rule("PIN-6", "PIN-17")
def test_meld_scored_at_a_forfeit_may_end_the_game():
    table = PinochleTable()
    table.state.scores = (499, 499, 499, 499)
    table.deal(OTHERS_MELD).auction(0, 50).hears("0 forfeit")
    assert table.state.scores[0] == 449
    assert (table.phase, table.state.winners) == ("over", OTHER)


@pytest.mark.rule("PIN-6")
def test_no_trace_of_a_forfeited_deal_is_left_in_the_next():
    table = PinochleTable().deal({0: MARRIED}).auction(0, 50)
    table.hears("0 consult", "2 agree", "0 forfeit").deal({0: MARRIED})
    facts = table.table()
    assert (facts["consulted"], facts["partner_agrees"], facts["trump"]) == (False, None, None)
    assert (facts["melded"], facts["bids"]) == ({}, [])
    assert "consult" in table.auction(0, 50).legal(0)


@pytest.mark.rule("PIN-17", "PIN-18", "GEN-11")
def test_the_house_rules_and_their_limits():
    assert [
        (option["name"], option["default"], option["limits"])
        for option in describe_options(Pinochle.option_kind)
    ] == [
        ("target", 500, [100, 1000]),
        ("min_bid", 50, [20, 100]),
        ("forfeit_costs_bid", True, [False, True]),
    ]
    for bad in ({"target": 99}, {"target": 1001}, {"min_bid": 19}, {"min_bid": 101}, {"x": 1}):
        with pytest.raises(BadOptions, match="allowed"):
            Pinochle(bad)
