"""Making trump: two rounds, the dealer's pick-up, going alone."""

import pytest

from tests.games.card_table import names
from tests.games.euchre_table import PLAIN_HANDS, EuchreTable

ROUND = ("0 pass", "1 pass", "2 pass", "3 pass")


@pytest.fixture
def table() -> EuchreTable:
    """Dealer 3 has turned the jack of diamonds."""
    return EuchreTable().deal(up="JD")


@pytest.mark.rule("EUC-4")
def test_the_first_round_goes_from_the_dealers_left_to_the_dealer(table):
    for seat in (0, 1, 2, 3):
        assert (table.phase, table.asked()) == ("order_up", [seat])
        assert table.legal(seat) == ["order", "order alone", "pass"]
        table.hears(f"{seat} pass")
    assert table.phase == "call_trump"


@pytest.mark.rule("EUC-4")
@pytest.mark.parametrize("maker", range(4))
def test_an_order_makes_the_turned_up_suit_trump(table, maker):
    table.hears(*ROUND[:maker], f"{maker} order")
    facts = table.table()
    assert (facts["trump"], facts["maker"], facts["alone"]) == ("D", maker, False)


@pytest.mark.rule("EUC-5")
@pytest.mark.parametrize("maker", range(4))
def test_the_dealer_picks_up_whoever_orders(table, maker):
    table.hears(*ROUND[:maker], f"{maker} order")
    assert (table.phase, table.asked()) == ("discard", [3])
    assert table.hand(3) == names("9S TH QD JD AC KC")
    assert table.table()["upcard"] is None
    assert table.table()["turned"] == "JD"


@pytest.mark.rule("EUC-5")
@pytest.mark.parametrize("card", [*PLAIN_HANDS[3].split(), "JD"])
def test_the_dealer_may_discard_any_card_and_the_one_picked_up(table, card):
    table.hears("0 order", f"3 discard {card}")
    assert card not in table.hand(3)
    assert len(table.hand(3)) == 5
    assert table.phase == "play"


@pytest.mark.rule("EUC-5", "GEN-6")
def test_the_discard_is_seen_by_nobody_else(table):
    table.hears("0 order", "3 discard JD")
    assert table.table(3)["discards"] == [None, None, None, ["JD"]]
    assert table.view(3).events[-1] == (3, "discard JD")
    for viewer in (None, 0, 1, 2):
        assert table.table(viewer)["discards"][3] is None
        assert table.view(viewer).events[-1] == (3, "discard ?")


@pytest.mark.rule("EUC-5", "GEN-12")
def test_the_dealer_discards_one_card_that_he_holds(table):
    table.hears("0 order")
    assert table.refuses("3 discard AS") == "you have no AS to discard"
    assert table.refuses("3 discard") == "discard 1 card"
    assert table.refuses("3 discard 9S TH") == "discard 1 card"
    for line in ("discard 9S 9S", "discard ZZ", "pass"):
        assert table.refuses(f"3 {line}")
    assert table.legal(3) == sorted(f"discard {card}" for card in [*PLAIN_HANDS[3].split(), "JD"])


@pytest.mark.rule("EUC-6")
def test_after_four_passes_the_card_is_turned_down_and_a_second_round_goes_the_same_way(table):
    table.hears(*ROUND)
    for seat in (0, 1, 2, 3):
        assert (table.phase, table.asked()) == ("call_trump", [seat])
        table.hears(f"{seat} pass")
    assert table.phase == "deal"


@pytest.mark.rule("EUC-6", "EUC-8")
@pytest.mark.parametrize("up", ["JS", "JH", "JD", "JC"])
def test_any_suit_but_the_one_turned_down_may_be_called(up):
    table = EuchreTable().deal(up=up).hears(*ROUND)
    others = [suit for suit in "CDHS" if suit != up[1]]
    calls = [f"call {suit}{alone}" for suit in others for alone in ("", " alone")]
    assert table.legal(0) == [*calls, "pass"]
    reason = table.refuses(f"0 call {up[1]}")
    assert "turned down" in reason
    assert "turned down" in table.refuses(f"0 call {up[1]} alone")


@pytest.mark.rule("EUC-6")
@pytest.mark.parametrize("maker", range(4))
def test_a_call_makes_that_suit_trump_and_the_dealer_picks_nothing_up(table, maker):
    table.hears(*ROUND, *ROUND[:maker], f"{maker} call C")
    facts = table.table()
    assert (facts["trump"], facts["maker"], facts["alone"]) == ("C", maker, False)
    assert table.phase == "play"
    assert facts["upcard"] == "JD"
    assert all(len(table.hand(seat)) == 5 for seat in range(4))


@pytest.mark.rule("EUC-7", "EUC-26")
def test_eight_passes_throw_the_deal_in_and_nobody_scores(table):
    table.hears(*ROUND, *ROUND)
    assert (table.phase, table.state.dealer) == ("deal", 0)
    assert table.state.scores == (0, 0, 0, 0)
    assert table.view(None).deals_by_name() == [
        {"dealer": 3, "delta": [0, 0, 0, 0], "scores": [0, 0, 0, 0], "tricks": []}
    ]


@pytest.mark.rule("GEN-9", "EUC-7")
def test_a_thrown_in_deal_leaves_nothing_behind(table):
    table.hears(*ROUND, *ROUND).deal(up="JC")
    facts = table.table()
    assert (facts["turned"], facts["trump"], facts["maker"]) == ("JC", None, None)
    assert table.asked() == [1]


@pytest.mark.rule("EUC-8")
@pytest.mark.parametrize("maker", range(4))
def test_an_order_alone_sends_the_partner_out(table, maker):
    table.hears(*ROUND[:maker], f"{maker} order alone", "3 discard JD")
    facts = table.table()
    assert (facts["maker"], facts["alone"], facts["trump"]) == (maker, True, "D")
    assert facts["sitting_out"] == [(maker + 2) % 4]


@pytest.mark.rule("EUC-8")
@pytest.mark.parametrize("maker", range(4))
def test_the_lone_makers_partner_plays_no_card_and_tricks_have_three(table, maker):
    table.hears(*ROUND, *ROUND[:maker], f"{maker} call H alone")
    partner = (maker + 2) % 4
    while table.phase == "play":
        assert table.asked() != [partner]
        assert len(table.hand(partner)) == 5
        table.hears(f"{table.asked()[0]} {table.legal(table.asked()[0])[0]}")
    assert [len(trick.cards) for trick in table.state.deals[-1].tricks] == [3] * 5


@pytest.mark.rule("EUC-8")
def test_nobody_sits_out_unless_the_maker_goes_alone(table):
    table.hears("0 order", "3 discard JD")
    assert table.table()["sitting_out"] == []
    table.play_out()
    assert [len(trick.cards) for trick in table.state.deals[-1].tricks] == [4] * 5


@pytest.mark.rule("EUC-26", "EUC-5")
def test_the_dealer_picks_up_and_discards_even_when_he_will_sit_out(table):
    """Seat 1 goes alone; the dealer, 3, is its partner."""
    table.hears("0 pass", "1 order alone")
    assert (table.phase, table.asked()) == ("discard", [3])
    assert table.hears("3 discard 9S").table()["sitting_out"] == [3]
    assert "JD" in table.hand(3)


@pytest.mark.rule("GEN-12", "GEN-4")
@pytest.mark.parametrize(
    "line",
    ["", "order ", " order", "Order", "order  alone", "order up", "call C", "play AS", "?"],
)
def test_other_lines_are_refused_with_what_may_be_said(table, line):
    reason = table.refuses(f"0 {line}")
    assert "'pass'" in reason
    assert "'order alone'" in reason


@pytest.mark.rule("GEN-12")
def test_who_is_not_asked_is_told_for_whom_the_game_waits(table):
    assert table.refuses("2 order") == "it is not your turn: the game waits for seat 0"
