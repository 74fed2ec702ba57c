"""Call-Your-Partner Euchre: nobody knows the partner before the called card is played."""

import pytest

from bot.engine.zones import EVERYTHING
from tests.games.call_partner_table import CallPartnerTable

VIEWERS = (None, 0, 1, 2, 3, 4)
HANDS = {
    0: "AH KH QH 9H 8H", 1: "AC KC QC TC 9C", 2: "AD KD QD TD 9D", 3: "AS KS QS TS 9S",
    4: "8S 8D 8C JD JC",
}  # fmt: skip
"""TH is turned up; JH and JS are left over."""


def called(card: str, hands: dict[int, str], *, dealers_discard: str = "8S", hidden: str = "JH JS"):
    """Seat 0 orders up TH, calls a card, and leads."""
    table = CallPartnerTable().deal(hands, up="TH", hidden=hidden)
    return table.hears("0 order", f"4 discard {dealers_discard}", f"0 partner {card}")


def swapped_hands(one: int, other: int) -> dict[int, str]:
    return HANDS | {one: HANDS[other], other: HANDS[one]}


@pytest.mark.rule("CPE-5", "GEN-6")
def test_nobody_is_told_who_holds_the_called_card():
    """Whoever it is, what the others see is the same to the byte; the maker included."""
    for viewer in (None, 0, 1, 4):
        told = {
            called("AD", hands).view(viewer).as_bytes() for hands in (HANDS, swapped_hands(2, 3))
        }
        assert len(told) == 1


@pytest.mark.rule("CPE-5", "GEN-6")
def test_not_even_who_sees_all_cards_finds_a_partner_named_before_the_card_is_played():
    table = called("AD", HANDS)
    for viewer in (*VIEWERS, EVERYTHING):
        assert table.view(viewer).table["partner"] is None


@pytest.mark.rule("CPE-5")
def test_the_moment_in_which_the_card_is_played_tells_everybody():
    table = called("AD", HANDS).hears("0 play 8H", "1 play 9C")
    assert table.table()["partner"] is None
    table.hears("2 play AD")
    for viewer in VIEWERS:
        assert table.view(viewer).table["partner"] == 2
    table.hears("3 play 9S", "4 play TH")
    assert table.view(0).table["partner"] == 2


@pytest.mark.rule("CPE-5")
def test_it_comes_out_in_the_last_trick_at_the_latest():
    table = called("TD", HANDS)
    while len(table.state.tricks) < 4:
        (seat,) = table.asked()
        table.hears(f"{seat} {next(line for line in table.legal(seat) if line != 'play TD')}")
        assert table.table()["partner"] is None
    while table.table()["partner"] is None:
        (seat,) = table.asked()
        table.hears(f"{seat} {table.legal(seat)[0]}")
    assert table.table()["partner"] == 2


@pytest.mark.rule("CPE-5", "GEN-6")
def test_scores_say_nothing_before_the_deal_is_over():
    table = called("TD", HANDS)
    while table.phase == "play":
        assert table.state.deals == ()
        assert table.view(0).deals[-1].delta is None
        assert table.state.scores == (0,) * 5
        table.hears(f"{table.asked()[0]} {table.legal(table.asked()[0])[0]}")


@pytest.mark.rule("CPE-6", "GEN-6")
def test_a_maker_cannot_tell_a_buried_card_from_one_that_somebody_holds():
    """JS is buried in the one deal, and in seat 3's hand in the other."""
    held = HANDS | {3: "AS KS QS TS JS"}
    for viewer in (None, 0, 1, 2, 4):
        told = {
            called("JS", HANDS, hidden="JH JS").view(viewer).as_bytes(),
            called("JS", held, hidden="JH 9S").view(viewer).as_bytes(),
        }
        assert len(told) == 1


@pytest.mark.rule("CPE-6", "GEN-6")
def test_nor_from_one_that_the_dealer_has_laid_off():
    for viewer in (None, 0, 1, 2, 3):
        told = {
            called("8C", HANDS, dealers_discard=card).view(viewer).as_bytes()
            for card in ("8C", "8D")
        }
        assert len(told) == 1


@pytest.mark.rule("CPE-6", "CPE-10")
@pytest.mark.parametrize(
    ("card", "discard"), [("JS", "8S"), ("8C", "8C")], ids=["buried", "laid off"]
)
def test_without_the_called_card_in_play_the_deal_scores_as_alone(card, discard):
    table = called(card, HANDS, dealers_discard=discard)
    while table.phase == "play":
        assert table.table()["partner"] is None
        assert table.table()["called"] == card
        assert table.table()["alone"] is False
        (seat,) = table.asked()
        lead = ["play AH", "play KH", "play QH", "play 9H", "play 8H"]
        legal = table.legal(seat)
        table.hears(f"{seat} {next((line for line in lead if line in legal), legal[0])}")
    assert [trick.winner for trick in table.state.deals[-1].tricks].count(0) == 4
    assert table.delta == (1, 0, 0, 0, 0)


@pytest.mark.rule("CPE-5")
def test_the_next_deal_starts_without_a_partner():
    table = called("TD", HANDS).play_out()
    assert table.table()["partner"] is None
    assert table.table()["called"] is None
    assert table.table()["alone"] is False
