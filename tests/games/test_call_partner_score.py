"""Call-Your-Partner Euchre: the play, what a deal is worth, and when the game is won."""

import pytest

from tests.games.call_partner_table import CallPartnerTable

TRUMPS = ["JS", "JC", "AS", "KS", "QS", "TS", "8S"]
LOW = ["8H", "8D", "8C", "9H", "9D"]
FROM_THE_TOP = " ".join(TRUMPS) + " AH KH QH JH TH AD KD QD JD TD AC KC QC TC 9C 9H 9D 8H 8D 8C"


def deal_played(
    trumps: int, call: str, table: CallPartnerTable | None = None, buried: str | None = None
) -> CallPartnerTable:
    """The player on the dealer's left has so many trumps, from the top, and takes as many tricks.

    The next three have hearts, diamonds and clubs; the other trumps are the dealer's, but for the
    best two, which are buried (or the best one, and a low card instead of the other). Spades are
    turned up and ordered, and everybody plays from the top.
    """
    table = table or CallPartnerTable()
    dealer = table.state.dealer
    maker = (dealer + 1) % 5
    hidden = TRUMPS[trumps : trumps + 2]
    others = ["AH KH QH JH TH", "AD KD QD JD TD", "AC KC QC TC 9C"]
    hands = {(maker + place) % 5: hand for place, hand in enumerate(others, 1)}
    hands[maker] = " ".join([*TRUMPS[:trumps], *LOW[: 5 - trumps]])
    hands[dealer] = " ".join([*TRUMPS[trumps + 2 :], *LOW[5 - trumps :]])
    if buried is not None:
        hands[dealer] = hands[dealer].replace(buried, hidden[1])
        hidden[1] = buried
    table.deal(hands, up="9S", hidden=" ".join(hidden))
    table.hears(f"{maker} order", f"{dealer} discard 9S", f"{maker} {call}")
    return table.plays_out(FROM_THE_TOP)


def winners(table: CallPartnerTable) -> list[int]:
    return [trick.winner for trick in table.state.deals[-1].tricks]


@pytest.mark.rule("CPE-8", "CPE-9")
@pytest.mark.parametrize(
    ("trumps", "call", "tricks", "delta"),
    [
        (5, "AH", 5, (2, 2, 0, 0, 0)),
        (5, "AC", 5, (2, 0, 0, 2, 0)),
        (4, "AH", 5, (2, 2, 0, 0, 0)),
        (4, "AD", 4, (1, 0, 1, 0, 0)),
        (3, "AH", 5, (2, 2, 0, 0, 0)),
        (3, "AC", 3, (1, 0, 0, 1, 0)),
        (2, "AH", 3, (1, 1, 0, 0, 0)),
        (2, "AC", 2, (0, 2, 2, 0, 2)),
        (1, "AD", 2, (0, 2, 0, 2, 2)),
        (1, "AH", 1, (0, 0, 2, 2, 2)),
        (0, "AH", 0, (0, 0, 2, 2, 2)),
    ],
)
def test_maker_and_partner_score_together_and_two_each_against_them(trumps, call, tricks, delta):
    table = deal_played(trumps, f"partner {call}")
    makers = {0, {"H": 1, "D": 2, "C": 3}[call[1]]}
    assert len([winner for winner in winners(table) if winner in makers]) == tricks
    assert table.delta == delta


@pytest.mark.rule("CPE-9", "CPE-10")
@pytest.mark.parametrize(
    ("trumps", "delta"),
    [
        (5, (5, 0, 0, 0, 0)),
        (4, (1, 0, 0, 0, 0)),
        (3, (1, 0, 0, 0, 0)),
        (2, (0, 2, 2, 2, 2)),
        (1, (0, 2, 2, 2, 2)),
        (0, (0, 2, 2, 2, 2)),
    ],
)
def test_a_maker_alone_scores_five_for_all_five_and_all_four_score_against_him(trumps, delta):
    table = deal_played(trumps, "alone")
    assert winners(table).count(0) == trumps
    assert table.delta == delta


@pytest.mark.rule("CPE-6", "CPE-9", "CPE-10")
@pytest.mark.parametrize(
    ("trumps", "buried", "delta"),
    [
        (5, "8C", (5, 0, 0, 0, 0)),
        (4, "8C", (1, 0, 0, 0, 0)),
        (3, "8C", (1, 0, 0, 0, 0)),
        (2, "9H", (0, 2, 2, 2, 2)),
    ],
)
def test_a_buried_card_makes_it_a_deal_played_alone(trumps, buried, delta):
    table = deal_played(trumps, f"partner {buried}", buried=buried)
    assert winners(table).count(0) == trumps
    assert table.delta == delta


@pytest.mark.rule("CPE-7")
@pytest.mark.parametrize("call", ["alone", "partner AC"])
def test_all_five_play_to_every_trick(call):
    table = deal_played(4, call)
    assert [len(trick.cards) for trick in table.state.deals[-1].tricks] == [5] * 5


@pytest.mark.rule("CPE-7")
@pytest.mark.parametrize("dealer", range(5))
def test_the_player_on_the_dealers_left_leads_whoever_is_the_maker(dealer):
    table = CallPartnerTable(dealer).deal()
    left, maker = (dealer + 1) % 5, (dealer + 3) % 5
    table.hears(f"{left} pass", f"{(dealer + 2) % 5} pass", f"{maker} order")
    table.hears(f"{dealer} {table.legal(dealer)[0]}", f"{maker} alone")
    assert (table.phase, table.asked()) == ("play", [left])


@pytest.mark.rule("CPE-7")
def test_the_left_bower_follows_trump():
    table = CallPartnerTable().deal({0: "AD KS TS 9S 8S", 1: "JH 9H 8H 9C TC"}, hidden="JS 8C")
    table.hears("0 order")
    table.hears(f"4 {table.legal(4)[0]}", "0 alone", "0 play AD")
    assert table.legal(1) == ["play JH"]
    assert table.refuses("1 play 9H") == "you hold a diamond: follow suit (JH)"


@pytest.mark.rule("CPE-11")
def test_everybody_keeps_his_own_score_and_the_deal_passes_to_the_left():
    table = deal_played(5, "partner AH")
    assert (table.state.scores, table.state.dealer) == ((2, 2, 0, 0, 0), 0)
    deal_played(5, "alone", table)
    assert (table.state.scores, table.state.dealer) == ((2, 7, 0, 0, 0), 1)
    assert table.phase == "deal"


@pytest.mark.rule("CPE-11", "GEN-9")
def test_those_who_share_the_highest_score_have_all_won():
    table = CallPartnerTable(target=5)
    deal_played(5, "partner AH", table)
    deal_played(5, "partner 9H", table)
    assert table.state.scores == (4, 4, 0, 0, 0)
    deal_played(0, "alone", table)
    assert (table.state.scores, table.phase) == ((6, 6, 0, 2, 2), "over")
    assert table.state.winners == (0, 1)


@pytest.mark.rule("CPE-11")
def test_of_several_who_reach_the_target_the_highest_wins():
    table = CallPartnerTable(target=6)
    deal_played(5, "partner AH", table)
    deal_played(3, "alone", table)
    deal_played(0, "alone", table)
    assert (table.state.scores, table.phase) == ((4, 5, 0, 2, 2), "deal")
    deal_played(0, "alone", table)
    assert (table.state.scores, table.state.winners) == ((6, 7, 2, 2, 4), (1,))
    assert table.refuses("4 pass") == "the game is over"


@pytest.mark.rule("CPE-11")
def test_ten_points_end_the_game_unless_the_table_says_otherwise():
    table = deal_played(5, "alone")
    for _ in range(4):
        table.deal().pass_round().pass_round()
    assert (table.state.scores, table.phase) == ((5, 0, 0, 0, 0), "deal")
    deal_played(5, "alone", table)
    assert (table.state.scores, table.state.winners) == ((10, 0, 0, 0, 0), (0,))
