"""The tricks of Double Deck Pinochle: follow, trump, beat."""

import pytest

from tests.games.card_table import names
from tests.games.pinochle_table import PinochleTable, with_copies

EXAMPLE = {
    0: with_copies("JD KC QC 4AC 4TC 4KS 4QS QC"),
    1: with_copies("KD JD 4TS 4AS 4KH 4QH 2JH"),
    2: with_copies("JC 4AH 4TH 4JS 2JH 3KC 2QC"),
    3: with_copies("JD TD AD 3AD 3TD 3KD 4QD JD 3JC"),
}
"""Clubs for trump in the hand of seat 0."""


def playing(hands: dict[int, str], trump: str = "C", leader: int = 0) -> PinochleTable:
    """Those hands, however many cards they are, with a lead to come."""
    table = PinochleTable().deal({leader: f"K{trump} Q{trump}"}).bought(leader, 50, trump)
    pack = table.rules.pack
    state, used = table.state, 0
    for seat in range(4):
        state.hands[seat] = 0
        for name in names(with_copies(hands.get(seat, "AS"))):
            card = pack.card(name, besides=used)
            state.hands[seat] |= card
            used |= card
    state.asked = None
    return table


def may_play(table: PinochleTable) -> list[str]:
    """The cards that whoever is asked may play."""
    (seat,) = table.asked()
    return [line.removeprefix("play ") for line in table.legal(seat)]


@pytest.mark.rule("PIN-11")
@pytest.mark.parametrize("bidder", range(4))
def test_the_maker_of_trump_leads_whatever_he_likes(bidder):
    table = PinochleTable(dealer=2).deal({bidder: "KD QD"}).bought(bidder, 50, "D")
    assert table.asked() == [bidder]
    assert may_play(table) == sorted(set(table.hand(bidder)))


@pytest.mark.rule("PIN-11", "GEN-12")
def test_a_player_must_follow_suit():
    table = playing({0: "AD", 1: "JD QD 2AC AS"}).trick(0, "AD")
    assert may_play(table) == ["JD", "QD"]
    assert table.refuses("1 play AC") == "you hold a diamond: follow suit (QD or JD)"
    assert table.refuses("1 play KD") == "you have no KD to play"


@pytest.mark.rule("PIN-11", "PIN-12", "GEN-12")
def test_why_a_card_may_not_be_played_is_said_also_where_others_hold_equal_ones():
    table = playing({0: "AD JS QC", 1: "JD JS"}).trick(0, "AD")
    assert table.refuses("1 play JS") == "you hold a diamond: follow suit (JD)"
    table = playing({0: "QD JD", 1: "KD JD"}).trick(0, "QD")
    assert table.refuses("1 play JD") == "you hold a diamond: follow suit and beat QD (KD)"


@pytest.mark.rule("PIN-11", "GEN-12")
def test_who_is_void_must_trump():
    table = playing({0: "AD", 1: "JC AC AS 2KH"}).trick(0, "AD")
    assert may_play(table) == ["AC", "JC"]
    assert table.refuses("1 play AS") == "you have no diamond: play a trump (AC or JC)"


@pytest.mark.rule("PIN-11")
def test_who_is_void_in_both_plays_anything():
    table = playing({0: "AD", 1: "JS AS 2KH"}).trick(0, "AD")
    assert may_play(table) == ["AS", "JS", "KH"]


@pytest.mark.rule("PIN-12", "PIN-1", "GEN-12")
@pytest.mark.parametrize(
    ("lying", "higher"),
    [
        ("JD", ["AD", "KD", "QD", "TD"]),
        ("QD", ["AD", "KD", "TD"]),
        ("KD", ["AD", "TD"]),
        ("TD", ["AD"]),
        ("AD", ["AD", "JD", "KD", "QD", "TD"]),
    ],
)
def test_following_suit_one_must_beat_the_card_that_is_winning(lying, higher):
    table = playing({0: lying, 1: "AD TD KD QD JD"}).trick(0, lying)
    assert may_play(table) == higher


@pytest.mark.rule("PIN-12", "GEN-12")
def test_a_card_that_is_too_low_is_refused_naming_the_one_to_beat():
    table = playing({0: "KD", 1: "AD TD QD", 2: "JD"}).trick(0, "KD")
    reason = "you hold a diamond: follow suit and beat KD (AD or TD)"
    assert table.refuses("1 play QD") == reason


@pytest.mark.rule("PIN-12")
def test_it_is_the_winning_card_that_is_beaten_not_the_one_before():
    table = playing({0: "KD", 1: "AD", 2: "JD", 3: "TD QD"})
    assert may_play(table.trick(0, "KD AD JD")) == ["QD", "TD"]


@pytest.mark.rule("PIN-12")
def test_the_partners_card_must_be_beaten_too():
    table = playing({0: "TD", 1: "JD", 2: "AD QD"}).trick(0, "TD JD")
    assert may_play(table) == ["AD"]


@pytest.mark.rule("PIN-12", "GEN-12")
def test_when_trumping_one_must_play_a_higher_trump():
    table = playing({0: "AD", 1: "KC", 2: "AC TC QC AS"}).trick(0, "AD KC")
    assert may_play(table) == ["AC", "TC"]
    reason = "you have no diamond: play a trump, higher than KC (AC or TC)"
    assert table.refuses("2 play QC") == table.refuses("2 play AS") == reason


@pytest.mark.rule("PIN-12")
def test_any_trump_will_do_where_nobody_has_trumped_yet():
    table = playing({0: "AD", 1: "JC AC 2AS"}).trick(0, "AD")
    assert may_play(table) == ["AC", "JC"]


@pytest.mark.rule("PIN-12")
def test_who_cannot_overtrump_still_plays_a_trump():
    table = playing({0: "AD", 1: "TC", 2: "KC JC AS"}).trick(0, "AD TC")
    assert may_play(table) == ["JC", "KC"]
    assert "play a trump (KC or JC)" in table.refuses("2 play AS")


@pytest.mark.rule("PIN-12", "PIN-20")
def test_following_suit_to_a_trumped_trick_any_card_of_the_suit_will_do():
    table = playing({0: "QD", 1: "JC", 2: "AD KD JD AC"}).trick(0, "QD JC")
    assert may_play(table) == ["AD", "JD", "KD"]
    assert table.refuses("2 play AC") == "you hold a diamond: follow suit (AD or KD or JD)"


@pytest.mark.rule("PIN-20", "PIN-12")
def test_to_a_trump_lead_one_must_play_a_higher_trump():
    table = playing({0: "QC", 1: "AC KC JC AS", 2: "TC JC"}).trick(0, "QC")
    assert may_play(table) == ["AC", "KC"]
    assert may_play(table.trick(1, "KC")) == ["TC"]


@pytest.mark.rule("PIN-20", "PIN-12")
def test_an_equal_card_does_not_beat():
    table = playing({0: "KC", 1: "KC QC JC"}).trick(0, "KC")
    assert may_play(table) == ["JC", "KC", "QC"]


@pytest.mark.rule("PIN-21", "PIN-11", "PIN-12")
def test_the_worked_example():
    table = PinochleTable().deal(EXAMPLE).bought(0, 60, "C").trick(0, "JD")
    assert may_play(table) == ["KD"]
    table.trick(1, "KD")
    hand = with_copies("JC 4AH 4TH 4JS 2JH")
    table = playing({0: "JD", 1: "KD JD", 2: hand, 3: "JD TD AD"}).trick(0, "JD")
    assert may_play(table) == ["KD"]
    assert may_play(table.trick(1, "KD")) == ["JC"]
    assert may_play(table.trick(2, "JC")) == ["AD", "JD", "TD"]


@pytest.mark.rule("PIN-20")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("JD QD KD TD", 3),
        ("AD QD KD TD", 0),
        ("AD JC KD TD", 1),
        ("AD JC KC TD", 2),
        ("AD JC KC TC", 3),
        ("AD AS AH TD", 0),
        ("JC QC KC TC", 3),
    ],
)
def test_the_highest_trump_wins_else_the_highest_of_the_suit_led(cards, winner):
    hands = {seat: f"{card} JS" for seat, card in enumerate(names(cards))}
    table = playing(hands).trick(0, cards)
    assert table.state.tricks[-1].winner == winner
    assert table.asked() == [winner]


@pytest.mark.rule("PIN-13", "GEN-2")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("AD AD AD AD", 0),
        ("KD AD AD JD", 1),
        ("JD TD TD TD", 1),
        ("AD KC KC JC", 1),
        ("JC JC JC JC", 0),
        ("JD AS JD JD", 0),
    ],
)
def test_of_equal_cards_the_first_played_wins(cards, winner):
    """Whoever leads, and so whichever copies of the card he holds."""
    for leader in range(4):
        hands = {(leader + n) % 4: f"{card} JS" for n, card in enumerate(names(cards))}
        table = playing(hands, leader=leader).trick(leader, cards)
        assert table.state.tricks[-1].winner == (leader + winner) % 4


@pytest.mark.rule("PIN-13", "GEN-2", "GEN-14")
def test_equal_cards_are_one_action_whichever_copy_is_held():
    table = playing({0: "4AD 2KD", 1: "JS"})
    assert may_play(table) == ["AD", "KD"]
    table.trick(0, "AD")
    assert table.hand(0) == ["AD", "AD", "AD", "KD", "KD"]


@pytest.mark.rule("PIN-20")
def test_a_deal_is_twenty_tricks_and_each_winner_leads_the_next():
    table = PinochleTable().deal({1: "KH QH"}).bought(1, 50).plays_out()
    tricks = table.view(None).deals[0].tricks
    assert len(tricks) == 20
    assert tricks[0].leader == 1
    assert [trick.leader for trick in tricks[1:]] == [trick.winner for trick in tricks[:-1]]
