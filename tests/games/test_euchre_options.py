"""The house rules of Euchre."""

import pytest

from bot.engine.games.euchre import Euchre
from bot.engine.options import BadOptions, changed_options, describe_options
from tests.games.card_table import names
from tests.games.euchre_table import PLAIN_HANDS, EuchreTable
from tests.games.plain_euchre import PARTNER

ROUND = ("0 pass", "1 pass", "2 pass", "3 pass")
FARMER = "TS 9S TH 9H 9D"
ACE_AND_LOW = "AS TS 9S TH 9H"
OTHER_ACE_AND_LOW = "AD TD 9D TC 9C"
BY_THE_WAY = {1: "KS QS AH KH QH", 3: "JS JH AC KC QC"}
ALL_DIAMONDS = "AD KD QD JD TD"


@pytest.mark.rule("EUC-17", "GEN-11")
@pytest.mark.parametrize("target", [4, 22, 0, -1, 10.0, "10", True, None])
def test_a_target_out_of_limits_is_refused_with_what_is_allowed(target):
    with pytest.raises(BadOptions, match="'target': allowed is a whole number from 5 to 21"):
        Euchre({"target": target})


@pytest.mark.rule("EUC-17", "GEN-11")
@pytest.mark.parametrize("target", [5, 21])
def test_a_target_within_its_limits_is_taken(target):
    assert Euchre({"target": target}).options.target == target


@pytest.mark.rule("EUC-18", "GEN-11")
def test_an_unknown_way_to_the_first_dealer_is_refused():
    with pytest.raises(BadOptions, match="'first_dealer': allowed is 'random' or 'black_jack'"):
        Euchre({"first_dealer": "youngest"})


@pytest.mark.rule("GEN-11")
def test_an_unknown_house_rule_is_refused_with_those_there_are():
    with pytest.raises(BadOptions, match="unknown option 'joker': allowed are target, "):
        Euchre({"joker": True})


@pytest.mark.rule("EUC-17", "EUC-18", "EUC-19", "EUC-20", "EUC-21", "EUC-22", "EUC-23", "EUC-24")
def test_the_house_rules_and_their_defaults():
    described = {row["name"]: row for row in describe_options(Euchre.option_kind)}
    assert {name: row["default"] for name, row in described.items()} == {
        "target": 10,
        "first_dealer": "random",
        "farmers_hand": False,
        "ace_no_face": False,
        "stick_the_dealer": False,
        "cross_corner_alone": False,
        "lone_maker_leads": True,
        "partners_best": False,
    }
    assert described["target"]["limits"] == [5, 21]
    assert all(row["help"] for row in described.values())
    assert changed_options(Euchre({"target": 7, "partners_best": False}).options) == {"target": 7}


# Misdeals


def poor_table(hands: dict[int, str], **options: bool) -> EuchreTable:
    return EuchreTable(**options).deal(hands, up=None)


@pytest.mark.rule("EUC-19")
def test_a_farmers_hand_is_asked_before_the_card_is_turned():
    table = poor_table({1: FARMER}, farmers_hand=True)
    assert (table.phase, table.asked()) == ("misdeal", [1])
    assert table.legal(1) == ["keep", "misdeal"]
    for viewer in (None, 0, 1, 2, 3):
        assert table.table(viewer)["upcard"] is None
        assert table.table(viewer)["turned"] is None


@pytest.mark.rule("EUC-19", "EUC-26", "EUC-3")
def test_a_misdeal_shows_the_hand_and_the_same_dealer_deals_again():
    table = poor_table({1: FARMER}, farmers_hand=True).hears("1 misdeal")
    assert (table.phase, table.state.dealer) == ("deal", 3)
    for viewer in (None, 0, 1, 2, 3):
        assert table.table(viewer)["declared"] == {"1": FARMER.split()}
        assert (1, "misdeal") in table.view(viewer).events
    assert table.view(None).deals_by_name() == [
        {"dealer": 3, "delta": [0, 0, 0, 0], "scores": [0, 0, 0, 0], "tricks": []}
    ]
    assert table.deal().asked() == [0]


@pytest.mark.rule("EUC-19")
def test_a_hand_that_is_kept_is_played():
    table = poor_table({1: FARMER}, farmers_hand=True).hears("1 keep")
    assert (table.phase, table.asked()) == ("order_up", [0])
    assert table.table()["upcard"] is not None
    assert table.hand(1) == FARMER.split()


@pytest.mark.rule("EUC-19", "EUC-20")
@pytest.mark.parametrize(
    ("hand", "farmers", "ace"),
    [
        (FARMER, True, False),
        (ACE_AND_LOW, False, True),
        ("AS AH 9S TS 9H", False, False),
        ("KS 9S TS 9H TH", False, False),
        ("AS KS 9S TS 9H", False, False),
        ("JS 9S TS 9H TH", False, False),
    ],
)
@pytest.mark.parametrize("options", [(), ("farmers_hand",), ("ace_no_face",)])
def test_which_hands_may_be_declared(hand, farmers, ace, options):
    table = poor_table({2: hand}, **dict.fromkeys(options, True))
    allowed = (farmers and "farmers_hand" in options) or (ace and "ace_no_face" in options)
    assert (table.phase == "misdeal" and table.asked() == [2]) == allowed
    assert (table.phase == "order_up") == (not allowed)


def two_poor_hands() -> EuchreTable:
    """Seats 0 and 2 may declare, and only they know that they are asked."""
    hands = {0: ACE_AND_LOW, 2: OTHER_ACE_AND_LOW, **BY_THE_WAY}
    return poor_table(hands, ace_no_face=True)


@pytest.mark.rule("EUC-19", "EUC-20", "GEN-5")
@pytest.mark.parametrize("order", [("0 misdeal", "2 keep"), ("2 keep", "0 misdeal")])
def test_all_with_poor_hands_are_asked_at_once_and_answer_in_any_order(order):
    table = two_poor_hands()
    assert table.asked() == [0, 2]
    table.hears(order[0])
    assert table.phase == "misdeal"
    assert table.asked() == [int(order[1][0])]
    table.hears(order[1])
    assert (table.phase, table.state.dealer) == ("deal", 3)
    assert table.table()["declared"] == {"0": ACE_AND_LOW.split()}


@pytest.mark.rule("EUC-19", "EUC-26")
def test_a_misdeal_is_dealt_again_only_when_all_who_were_asked_have_answered():
    table = two_poor_hands().hears("0 misdeal")
    assert table.phase == "misdeal"
    assert table.state.deals == ()
    for viewer in (None, 1, 2, 3):
        assert table.table(viewer)["declared"] == {}
        assert [line for _, line in table.view(viewer).events if "misdeal" in line] == []


@pytest.mark.rule("EUC-19", "GEN-5", "GEN-6")
def test_two_declarations_are_shown_together():
    table = two_poor_hands().hears("2 misdeal", "0 misdeal")
    declared = {"0": ACE_AND_LOW.split(), "2": OTHER_ACE_AND_LOW.split()}
    assert table.table(1)["declared"] == declared


@pytest.mark.rule("EUC-19", "GEN-6")
@pytest.mark.parametrize("viewer", [None, 1, 3])
def test_nobody_sees_who_is_asked(viewer):
    view = two_poor_hands().view(viewer)
    assert (view.phase, view.to_act, view.decision) == ("misdeal", [], None)


@pytest.mark.rule("EUC-19", "GEN-6")
@pytest.mark.parametrize("answer", ["keep", "misdeal"])
@pytest.mark.parametrize("viewer", [None, 1, 2, 3])
def test_nobody_sees_that_somebody_has_answered_before_all_have(viewer, answer):
    before = two_poor_hands()
    after = two_poor_hands().hears(f"0 {answer}")
    assert before.view(viewer).as_bytes() == after.view(viewer).as_bytes()


@pytest.mark.rule("EUC-19", "GEN-6")
@pytest.mark.parametrize("viewer", [None, 1, 3])
def test_nobody_sees_which_of_two_seats_is_asked(viewer):
    first = poor_table({0: ACE_AND_LOW, 2: ALL_DIAMONDS, **BY_THE_WAY}, ace_no_face=True)
    second = poor_table({2: ACE_AND_LOW, 0: ALL_DIAMONDS, **BY_THE_WAY}, ace_no_face=True)
    assert (first.asked(), second.asked()) == ([0], [2])
    assert first.view(viewer).as_bytes() == second.view(viewer).as_bytes()


@pytest.mark.rule("EUC-19", "GEN-6")
@pytest.mark.parametrize("viewer", [None, 0, 1, 3])
def test_nobody_learns_who_was_asked_and_kept(viewer):
    """After the misdeal of seat 0, and in a deal that goes on, seat 2's `keep` is in no view."""
    hands = {0: ACE_AND_LOW, 2: ALL_DIAMONDS, **BY_THE_WAY}
    both = two_poor_hands().hears("2 keep", "0 misdeal").view(viewer)
    only = poor_table(hands, ace_no_face=True).hears("0 misdeal").view(viewer)
    assert both.as_bytes() == only.as_bytes()


@pytest.mark.rule("EUC-19", "GEN-6")
@pytest.mark.parametrize("viewer", [None, 0, 1, 3])
def test_a_deal_with_a_kept_poor_hand_looks_like_any_other(viewer):
    """Seat 2 has a farmer's hand and keeps it, or has not: in the same place lie other cards."""
    others = {0: "AS KS QS JS AH", 1: "KH QH JH AC KC", 3: "AD KD QD JD JC"}
    poor = EuchreTable(farmers_hand=True).deal({2: FARMER, **others}, up="TD")
    plain = EuchreTable(farmers_hand=True).deal({2: "TS 9S TH 9H QC", **others}, up="TD")
    assert poor.asked() == [2]
    assert poor.hears("2 keep").asked() == plain.asked() == [0]
    assert poor.view(viewer).as_bytes() == plain.view(viewer).as_bytes()


@pytest.mark.rule("EUC-19", "GEN-6", "GEN-12")
@pytest.mark.parametrize("line", ["misdeal", "keep", "pass"])
def test_a_refusal_does_not_tell_who_is_asked(line):
    table = two_poor_hands()
    for seat in (1, 3):
        assert table.refuses(f"{seat} {line}") == "it is not your turn"
    table.hears("0 keep")
    assert table.refuses(f"0 {line}") == "it is not your turn"


# The dealer is stuck


@pytest.mark.rule("EUC-21")
def test_a_stuck_dealer_must_call_and_the_others_need_not():
    table = EuchreTable(stick_the_dealer=True).deal(up="JD").hears(*ROUND)
    for seat in (0, 1, 2):
        assert "pass" in table.legal(seat)
        table.hears(f"{seat} pass")
    calls = [f"call {suit}{alone}" for suit in "CHS" for alone in ("", " alone")]
    assert table.legal(3) == calls
    assert table.refuses("3 pass") == "the dealer is stuck: you must call a suit"
    assert table.hears("3 call C").table()["maker"] == 3


@pytest.mark.rule("EUC-21")
def test_without_the_option_the_dealer_may_pass():
    table = EuchreTable().deal(up="JD").hears(*ROUND, *ROUND[:3])
    assert "pass" in table.legal(3)


# Defending alone


@pytest.mark.rule("EUC-22")
@pytest.mark.parametrize("maker", range(4))
def test_each_opponent_of_a_lone_maker_is_asked_from_his_left(maker):
    table = EuchreTable(cross_corner_alone=True).deal(up="JD")
    table.hears(*ROUND[:maker], f"{maker} order alone", "3 discard JD")
    for seat in ((maker + 1) % 4, (maker + 3) % 4):
        assert (table.phase, table.asked()) == ("defend_alone", [seat])
        assert table.legal(seat) == ["defend alone", "pass"]
        table.hears(f"{seat} pass")
    assert table.phase == "play"
    assert table.table()["lone_defender"] is None


@pytest.mark.rule("EUC-22")
@pytest.mark.parametrize(("answers", "defender"), [(["1"], 1), (["", "3"], 3)])
def test_the_first_to_defend_alone_sends_his_partner_out(answers, defender):
    table = EuchreTable(cross_corner_alone=True).deal(up="JD").hears(*ROUND, "0 call H alone")
    table.hears(*["1 pass"] * (len(answers) - 1), f"{defender} defend alone")
    facts = table.table()
    assert (table.phase, facts["lone_defender"]) == ("play", defender)
    assert facts["sitting_out"] == sorted([2, PARTNER[defender]])
    table.play_out()
    assert [len(trick.cards) for trick in table.state.deals[-1].tricks] == [2] * 5


@pytest.mark.rule("EUC-22")
@pytest.mark.parametrize(("option", "bid"), [(True, "call H"), (False, "call H alone")])
def test_nobody_is_asked_to_defend_alone_otherwise(option, bid):
    table = EuchreTable(cross_corner_alone=option).deal(up="JD").hears(*ROUND, f"0 {bid}")
    assert table.phase == "play"


# Who leads


@pytest.mark.rule("EUC-23")
@pytest.mark.parametrize(
    ("maker", "leader"),
    [(0, 1), (1, 0), (2, 1), (3, 0)],
    ids=["the lead goes to his left", "it is not his", "it is not his", "it is not his"],
)
def test_a_lone_maker_may_not_lead_when_the_house_says_so(maker, leader):
    """Dealer 3, so that the lead is seat 0's, or seat 1's where seat 0 sits out."""
    table = EuchreTable(lone_maker_leads=False).deal(up="JD")
    table.hears(*ROUND, *ROUND[:maker], f"{maker} call H alone")
    assert (table.phase, table.asked()) == ("play", [leader])


@pytest.mark.rule("EUC-23")
def test_the_lead_passes_over_the_makers_partner():
    """Dealer 3, maker 1 alone: seat 0 leads. Dealer 0, maker 1: the lead is his, and goes to 2."""
    table = EuchreTable(dealer=0, lone_maker_leads=False).deal(up="JD")
    table.hears("1 order alone", "0 discard JD")
    assert table.asked() == [2]


@pytest.mark.rule("EUC-23")
def test_a_maker_with_a_partner_leads_as_ever():
    table = EuchreTable(lone_maker_leads=False).deal(up="JD").hears(*ROUND, "0 call H")
    assert table.asked() == [0]


@pytest.mark.rule("EUC-23")
def test_a_lone_maker_leads_where_nothing_is_said():
    table = EuchreTable().deal(up="JD").hears(*ROUND, "0 call H alone")
    assert table.asked() == [0]


@pytest.mark.rule("EUC-23", "EUC-22")
@pytest.mark.parametrize("maker", range(4))
@pytest.mark.parametrize("place", [1, 3])
def test_a_lone_defender_leads_wherever_he_sits(maker, place):
    defender = (maker + place) % 4
    table = EuchreTable(lone_maker_leads=False, cross_corner_alone=True).deal(up="JD")
    table.hears(*ROUND, *ROUND[:maker], f"{maker} call H alone")
    table.hears(*[f"{(maker + 1) % 4} pass"] * (place // 2), f"{defender} defend alone")
    assert (table.phase, table.asked()) == ("play", [defender])


@pytest.mark.rule("EUC-23", "EUC-11")
def test_a_lone_defender_has_no_right_to_lead_where_a_lone_maker_has():
    table = EuchreTable(cross_corner_alone=True).deal(up="JD")
    table.hears(*ROUND, "0 call H alone", "1 pass", "3 defend alone")
    assert table.asked() == [0]


# Partner's best


def asked_best(**options: bool) -> EuchreTable:
    """Seat 0 goes alone in hearts and may ask seat 2."""
    table = EuchreTable(partners_best=True, **options).deal(up="JD")
    return table.hears(*ROUND, "0 call H alone")


@pytest.mark.rule("EUC-24")
def test_a_lone_maker_may_ask_or_decline_before_play():
    table = asked_best()
    assert (table.phase, table.asked()) == ("ask_best", [0])
    assert table.legal(0) == ["ask best", "decline"]
    table.hears("0 decline")
    assert (table.phase, table.hand(0)) == ("play", names("AS KS 9H 9D 9C"))


@pytest.mark.rule("EUC-24")
def test_he_discards_and_his_partner_gives_one_card_and_sits_out():
    table = asked_best().hears("0 ask best")
    assert (table.phase, table.asked()) == ("lay_off", [0])
    assert table.legal(0) == sorted(f"discard {card}" for card in PLAIN_HANDS[0].split())
    table.hears("0 discard 9C")
    assert (table.phase, table.asked()) == ("give_best", [2])
    table.hears("2 give QH")
    assert table.phase == "play"
    assert table.hand(0) == names("AS KS QH 9H 9D")
    assert table.hand(2) == names("TS AD KD QC")
    assert table.table()["sitting_out"] == [2]
    table.play_out()
    assert [len(trick.cards) for trick in table.state.deals[-1].tricks] == [3] * 5


@pytest.mark.rule("EUC-24")
@pytest.mark.parametrize("card", PLAIN_HANDS[2].split())
def test_the_partner_may_give_any_card(card):
    table = asked_best().hears("0 ask best", "0 discard 9C")
    assert table.legal(2) == sorted(f"give {held}" for held in PLAIN_HANDS[2].split())
    assert table.refuses("2 give AS") == "you have no AS to give"
    assert card in table.hears(f"2 give {card}").hand(0)


@pytest.mark.rule("EUC-24", "GEN-6")
def test_only_the_two_know_the_card_and_only_the_maker_his_discard():
    table = asked_best().hears("0 ask best", "0 discard 9C", "2 give QH")
    lines = {viewer: table.view(viewer).events[-2:] for viewer in (None, 0, 1, 2, 3)}
    assert lines[0] == ((0, "discard 9C"), (2, "give QH"))
    assert lines[2] == ((0, "discard ?"), (2, "give QH"))
    for viewer in (None, 1, 3):
        assert lines[viewer] == ((0, "discard ?"), (2, "give ?"))
    assert table.table(0)["discards"] == [["9C"], None, None, None]
    assert table.table(2)["discards"] == [None, None, [], None]
    assert "0" not in table.view(2).hands_by_name()


@pytest.mark.rule("EUC-24")
@pytest.mark.parametrize(("option", "bid"), [(True, "call H"), (False, "call H alone")])
def test_nobody_may_ask_otherwise(option, bid):
    table = EuchreTable(partners_best=option).deal(up="JD").hears(*ROUND, f"0 {bid}")
    assert table.phase == "play"


@pytest.mark.rule("EUC-26", "EUC-22", "EUC-24")
def test_the_order_of_steps():
    """Bid, pick-up, defence, partner's best, play: the dealer is the maker's partner."""
    table = EuchreTable(dealer=2, partners_best=True, cross_corner_alone=True).deal(up="JD")
    steps = [table.phase]
    for action in ("3 pass", "0 order alone", "2 discard TS", "1 pass", "3 defend alone",
                   "0 ask best", "0 discard 9C", "2 give JD"):  # fmt: skip
        table.hears(action)
        steps.append(table.phase)
    assert steps == ["order_up", "order_up", "discard", "defend_alone", "defend_alone", "ask_best",
                     "lay_off", "give_best", "play"]  # fmt: skip
    assert "JD" in table.hand(0)
    assert table.table()["sitting_out"] == [1, 2]


@pytest.mark.rule("EUC-26", "EUC-24")
def test_a_lone_defender_may_not_ask_for_his_partners_best():
    table = asked_best(cross_corner_alone=True).hears("1 defend alone")
    assert table.phase == "ask_best"
    assert table.asked() == [0]
    assert "not your turn" in table.refuses("1 ask best")
    assert table.hears("0 decline").phase == "play"
