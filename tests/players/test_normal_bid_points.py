"""Setback and Pedro at the level `normal`: what it answers, and the reason that it gives."""

from statistics import fmean

import pytest

from bot.engine.cards import STANDARD
from bot.engine.games import GAMES
from bot.players.normal.bid_points.prospects import Prospects
from bot.players.normal.bid_points.reasons import why
from bot.players.normal.bid_points.seat import CountingSeat
from bot.players.normal.bid_points.setback import room, worth
from bot.players.normal.bid_points.sight import Sight
from tests.games.pedro_table import PedroTable
from tests.games.setback_table import SetbackTable
from tests.games.test_pedro_play import table_with
from tests.players.advised import advised, all_advice, is_a_reason, mirrored

# Bidding


def setback_dealt(hand: str, *before: str) -> SetbackTable:
    """Seat 2 holds these cards and is asked."""
    return SetbackTable(dealer=3).deal({2: hand}).hears(*before)


@pytest.mark.parametrize(
    ("hand", "before", "says", "because"),
    [
        ("TH 9S QD JC 9C 9D", ("0 pass", "1 pass"), "bid 1", "open low"),
        ("AH KH JH 2H 9S 9C", ("0 pass", "1 bid 1"), "bid 3", "2 would only drive the others"),
        ("AH KH JH 2H 9S 9C", ("0 pass", "1 bid 3"), "bid 4", "take it at 4"),
        ("TH 9S QD JC 9C 9D", ("0 pass", "1 bid 1"), "pass", "too little for 3, and 2 would only"),
        ("TH 9S QD JC 9C 9D", ("0 pass", "1 bid 2"), "pass", "too little for a bid of 3"),
        ("AH KH 9H 9S 9C QD", ("0 pass", "1 bid 3"), "bid 4", "that is short of 4, but to leave"),
        ("QH TH 9S QD 9D 9C", ("0 bid 2", "1 pass"), "pass", "your partner, who has bid 2"),
        ("AH KH QH JH JD 2H", ("0 bid 2", "1 pass"), "bid 3", "rather than leave it at 2"),
    ],
)
def test_setback_is_bid_by_the_points_to_be_expected(hand, before, says, because):
    line, why = advised(setback_dealt(hand, *before), 2)
    assert line == says
    assert because in why
    assert "you may expect" in why


def pedro_dealt(hand: str, seat: int, *before: str) -> PedroTable:
    """A seat holds these cards; seat 3 deals."""
    return PedroTable(dealer=3).deal({seat: hand}).hears(*before)


@pytest.mark.parametrize(
    ("hand", "before", "says", "because"),
    [
        ("AH KH QH 9H 3S 2S 4C 3C 2C", (), "bid 7", "only one pedro"),
        ("AH TH 9S 4S 3S 2D 4C 3C 2C", (), "bid 5", "you bid only once"),
        ("9H 4H 6S 4S 3S 7D 6D 3C 2C", (), "pass", "less than half of all 14, too little to bid"),
        ("AH 9H 6S 4S 3S 7D 6D 3C 2C", (), "pass", "about half of all 14, too little to bid on"),
        ("9H 4H 6S 4S 3S 7D 6D 3C 2C", ("0 pass", "1 bid 6"), "pass", "too little for a bid of 7"),
        ("9H 4H 6S 4S 3S 7D 6D 3C 2C", ("0 pass", "1 bid 3"), "pass", "too little to spare over 4"),
        ("QH JH 9H 4S 3S 2S 4C 3C 2C", ("0 bid 6", "1 pass"), "pass", "partner, who has bid 6"),
        ("AH KH QH JH 5H 5D 3S 4C 3C", ("0 bid 6", "1 pass"), "bid 7", "hard to bid over"),
        ("AH KH QH JH TH 5H 5D 2S 3S", ("0 pass", "1 pass", "2 bid 4"), "bid 5", "5 is enough"),
        ("9H 4H 6S 4S 3S 7D 6D 3C 2C", ("0 pass", "1 pass", "2 pass"), "bid 1", "1 is enough"),
    ],
)
def test_pedro_is_bid_once_and_as_high_as_makes_sense(hand, before, says, because):
    line, why = advised(pedro_dealt(hand, len(before), *before), len(before))
    assert line == says
    assert because in why


@pytest.mark.parametrize("suit", "SHDC")
def test_trump_is_the_suit_worth_most_and_the_reason_counts_it(suit):
    hand = " ".join(rank + suit for rank in "AKQJT")
    line, why = advised(SetbackTable().deal({0: hand}).hears("0 bid 5"), 0)
    assert line == f"trump {suit}"
    assert "five trumps" in why or "six trumps" in why
    line, why = advised(PedroTable().deal({0: hand}).hears("0 bid 14"), 0)
    assert line == f"trump {suit}"
    assert "trumps, worth" in why


# Laying off and robbing


def test_the_lowest_trumps_that_do_not_count_are_laid_off():
    table = PedroTable().deal({1: "AH KH QH JH 9H 8H 5H 4H 2H"}).bought(0, 3)
    assert advised(table, 1) == (
        "discard 9H 8H 4H",
        "lay off your lowest trumps: none of them counts",
    )


def test_who_robs_nothing_but_trumps_is_told_of_nothing_else():
    hands = {3: "KH QH 9H 8H 7H 6D 4D 3C 2C", 0: "AH JH TH 9S", 1: "5H 5D 6H 9D", 2: "4H 2H 8C 7C"}
    stock = "AS KS QS AD KD QD AC KC QC TC 3H JC JS JD TS TD"
    assert advised(PedroTable().deal(hands, stock).bought(0, 3), 3) == (
        "rob 3H",
        "take one trump, all that the deck still has",
    )


def test_all_that_counts_is_robbed():
    hands = {3: "2H 6S 4S 3S 7D 6D 4D 3C 2C", 0: "AH KH QH 9S", 1: "8H 7H 6H 9D", 2: "9H 4H 3H 8C"}
    stock = "AS KS QS AD KD QD AC KC QC 5H TH JC JS JD TC TD"
    line, why = advised(PedroTable().deal(hands, stock).bought(0, 3), 3)
    assert {"5H", "TH"} < set(line.split())
    assert "two would count for nobody if left there" in why


# Playing: the partner


def test_the_lower_of_two_bowers_goes_on_the_partners_sure_trick():
    hands = {0: "AH KH", 1: "9H", 2: "TH JH JD QH", 3: "2S"}
    table = SetbackTable().deal(hands).bought(0, 3).hears("0 play AH", "1 play 9H")
    line, why = advised(table, 2)
    assert line == "play JD"
    assert why == (
        "your partner's ace of hearts takes this trick: give him the left bower, which counts"
    )


def test_a_pedro_goes_on_the_partners_ace():
    hands = {0: "AH KH 9S", 1: "9H", 2: "5H QH 5D"}
    table = PedroTable().deal(hands).bought(0, 3).robs().hears("0 play AH", "1 play 9H")
    line, why = advised(table, 2)
    assert line in ("play 5H", "play 5D")
    assert "your partner's ace of hearts takes this trick" in why
    assert "pedro, which counts" in why


def test_the_partners_winning_ace_is_not_trumped():
    hands = {1: "AS KD QD", 2: "2S JS", 3: "2H 9H KC 9C 2C 9D"}
    table = SetbackTable(dealer=0).deal(hands).bought(1, 1).hears("1 play AS", "2 play 2S")
    line, why = advised(table, 3)
    assert line not in ("play 2H", "play 9H")
    assert why.startswith("your partner is winning with the ace of spades, but may lose it: ")


# Playing: the opponents


def test_who_holds_nothing_but_trumps_hears_so():
    """The cards of another suit that the bidder could trump are none."""
    table = SetbackTable().deal({0: "KH JD", 1: "AH QH JH TH 9H 2H", 2: "2S", 3: "2C"}).bought(0, 3)
    seat = CountingSeat(table.plays("KH AH 2S 2C").view(1))
    prospects = Prospects(seat, worth(seat), seat.holdings(room(seat)))
    said = why(Sight(prospects, seat.view.rules.pack.card("2H"), {}))
    assert said.endswith("still out, and you hold nothing else: lead the two of hearts")


def test_points_stay_off_an_opponents_sure_trick():
    hands = {0: "AH KH", 1: "JH 9H", 2: "QH"}
    line, why = advised(SetbackTable().deal(hands).bought(0, 3).hears("0 play AH"), 1)
    assert line == "play 9H"
    assert why.startswith("you cannot beat the ace of hearts: throw the nine of hearts off")


def test_who_plays_last_takes_what_counts():
    hands = {0: "TS", 1: "9S", 2: "2S", 3: "AS KS AH QH"}
    table = SetbackTable().deal(hands, buried="QS JS").bought(0, 1)
    line, why = advised(table.hears("0 play TS", "1 play 9S", "2 play 2S"), 3)
    assert line in ("play AS", "play KS")
    assert why.startswith("whatever you may play beats the ten of spades: take it with the ")
    assert why.endswith("spades, which counts")


def test_what_is_lost_is_called_the_least_only_where_nothing_counts_less():
    """The king counts for nothing, but is kept to take tricks."""
    line, why = advised(table_with("AH KD", "KH JH TH", "8S 7C", "2S 5H").trick(0, "AH"), 1)
    assert line == "play TH"
    assert why == (
        "you cannot beat the ace of hearts: rather lose the ten of hearts to it than the king of"
        " hearts"
    )


def test_a_pedro_is_brought_home_in_a_trick_that_is_the_sides_already():
    line, why = advised(table_with("9S KD", "AS 4D", "8S 7C", "2S 5H").trick(0, "9S AS 8S"), 3)
    assert (line, why) == (
        "play 5H",
        "the trick is your side's already: bring the right pedro home",
    )


@pytest.mark.parametrize(
    ("hand", "because"),
    [
        ("AS KD 2D", "nothing that you hold counts: you may as well lead the king of diamonds"),
        ("AS KD 2D 9H", "would bring them nothing: lead it and keep your trumps"),
        ("AS KD 2D 2H", "would bring them nothing: lead it and keep what counts"),
    ],
)
def test_what_a_lead_keeps_is_there(hand, because):
    others = ("3C 2C 4C 4D", "5C 6C 7C TC", "9D 8D 7D TD")
    line, why = advised(table_with(hand, *others), 0)
    assert line == "play KD"
    assert why.endswith(because)


def test_where_every_card_takes_the_trick_the_reason_says_so():
    line, why = advised(table_with("9S KD", "AS 4H", "8S 7C", "2S QH").trick(0, "9S"), 1)
    assert line == "play AS"
    assert why == (
        "whatever you may play beats the nine of spades: only a trump can still beat the ace of"
        " spades"
    )


# Playing: the cards that are out


def test_no_pedro_is_led_while_the_opponents_may_hold_higher_trumps():
    """The jack and the ten are out: once they have fallen, the pedro is safe."""
    hands = ("AH KH 9H 7H 4H 5D", "QH 6H TH KS QS JS", "8H 5H KC QC 3H TC", "JH 2H 3D 4D 6D 7D")
    table = table_with(*hands).trick(0, "AH 6H 8H 2H").trick(0, "KH QH 3H JH")
    line, why = advised(table, 0)
    assert line == "play 9H"
    assert "trumps are still out: bring the high ones down with the nine of hearts" in why


def test_a_trump_lower_than_most_that_are_out_draws_some_of_them():
    hands = ("9H 7H 4H 3S 2S 4S", "TH KS QS JS", "8S 7S KC QC", "JH 2D 3D 4D")
    line, why = advised(table_with(*hands), 0)
    assert line == "play 4H"
    assert why == "eleven trumps are still out: draw some of them with the four of hearts"


def test_it_remembers_what_has_been_played_and_who_did_not_follow():
    """The queen is high once ace and king are gone; seat 2 has no trump."""
    hands = {0: "QH 2H 9S KD QD JC", 1: "KH", 2: "AC KC QC TC 9C 2C", 3: "AH AS"}
    table = SetbackTable().deal(hands).bought(0, 3)
    queen = STANDARD.card("QH")
    assert not CountingSeat(table.view(0)).is_master(queen)
    table.hears("0 play 2H", "1 play KH", "2 play 2C", "3 play AH", "3 play AS")
    seat = CountingSeat(table.view(0))
    assert seat.is_master(queen)
    assert seat.missing[2] == seat.ranking.trumps
    assert seat.missing[1] == 0


def test_a_trump_that_nobody_can_beat_is_led_to_draw_the_others():
    hands = {0: "AH KH QH JH JD 2H", 1: "TH"}
    line, why = advised(SetbackTable().deal(hands).bought(0, 5), 0)
    assert line in ("play AH", "play KH", "play QH", "play JH", "play JD")
    assert why.startswith("two trumps are still out and none beats the ")


def test_of_the_last_trump_that_is_out_it_is_spoken_as_of_one():
    table = SetbackTable().deal({0: "AH KH QH JH TH 9H", 1: "2H JD"}).bought(0, 5)
    table.plays("QH", "2H").plays(*(table.hand(seat)[0] for seat in (2, 3)))
    line, why = advised(table, 0)
    assert line == "play KH"
    assert why == "one trump is still out: bring it down with the king of hearts"


# Whatever the deal


@pytest.mark.parametrize("game", ["setback", "pedro"])
def test_every_reason_is_a_short_sentence(game):
    assert all(is_a_reason(advice.why) for advice in all_advice(GAMES[game](), 6, seed=2))


@pytest.mark.parametrize(("game", "deals"), [("setback", 20), ("pedro", 16)])
def test_it_makes_more_than_easy(game, deals):
    """The same deals for both, each with the sides exchanged."""
    assert fmean(mirrored(GAMES[game](), deals, 2, "normal", "easy")) > 0.2
