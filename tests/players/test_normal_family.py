"""The level `normal` plays the other games of the Euchre family as somebody who counts, and says
why.
"""

from random import Random
from types import SimpleNamespace

import pytest

from bot.engine.chance import CHANCE
from bot.engine.games import GAMES
from bot.players.normal import ADVISERS
from bot.players.normal.euchre.bid_reasons import urgency
from bot.players.normal.euchre.bid_seat import Seat as BidSeat
from bot.players.normal.euchre.call_partner import Seat as CallPartnerSeat
from tests.games.bid_euchre_table import BidEuchreTable
from tests.games.call_partner_table import CallPartnerTable
from tests.games.card_table import CardTable
from tests.games.cutthroat_table import CutThroatTable
from tests.games.horse_thief_table import HorseThiefTable
from tests.strength.matching import Match, played

FAMILY = {
    "euchre": 4,
    "call_partner_euchre": 5,
    "cutthroat_euchre": 3,
    "bid_euchre": 2,
    "horse_thief": 5,
}


def advice(table: CardTable, seat: int) -> tuple[str, str]:
    """What the seat is advised to say, and why."""
    given = ADVISERS[table.rules.id](table.view(seat))
    return table.rules.ask(table.state)[seat].text(given.value), given.why


# Call-Your-Partner

HANDS = {
    0: "JD AD 9S 8S 9C", 1: "AS TS TH TC 8H", 2: "KS 9H QH KC QC", 3: "AC JC AH KH 8C",
    4: "JS QS 9D TD 8D",
}  # fmt: skip


def led_by_the_maker(called, *plays):
    """Seat 0 has ordered, called, and led the nine of spades; seat 4 has laid QD off."""
    table = CallPartnerTable().deal(HANDS, up="QD", hidden="KD JH")
    return table.hears("0 order", "4 discard QD", f"0 partner {called}", "0 play 9S", *plays)


def test_it_makes_trump_with_more_where_no_partner_is_certain():
    hand = "JD AD TH 9H TC"
    assert advice(CallPartnerTable().deal({0: hand}, up="QD", hidden="8S 8C"), 0)[0] == "pass"
    says, why = advice(CallPartnerTable().deal({0: "JD JH AD 9H TC"}, up="QD", hidden="8S 8C"), 0)
    assert says == "order"
    assert "both bowers" in why


def test_it_calls_an_ace_where_it_has_cards_to_lose():
    table = CallPartnerTable().deal({0: "JD AD TH 9H TC"}, up="QD", hidden="8S 8C")
    table.hears("0 order", "4 discard QD")
    assert advice(table, 0) == (
        "partner AH", "the ace of hearts is the best card out where you have two hearts to lose",
    )  # fmt: skip


def test_who_cannot_hold_the_called_card_is_known_to_defend():
    """Seat 3 did not follow spades: it has not the jack that was called, and plays with seat 2."""
    table = led_by_the_maker("JS", "1 play TS")
    assert CallPartnerSeat(table.view(2)).friends == frozenset()
    table.hears("2 play KS", "3 play 8C", "4 play QS", "2 play 9H")
    assert CallPartnerSeat(table.view(3)).friends == frozenset()
    table.hears("3 play AH", "4 play 8D", "0 play 9C")
    assert CallPartnerSeat(table.view(1)).friends == {3}


def test_the_secret_partner_leaves_the_makers_trick_alone():
    table = CallPartnerTable().deal(
        HANDS | {0: "JD AD AS 8S 9C", 1: "9S TS TH TC 8H"}, up="QD", hidden="KD JH"
    )
    table.hears("0 order", "4 discard QD", "0 partner JS", "0 play AS", "1 play 9S", "2 play KS")
    says, why = advice(table.hears("3 play 8C"), 4)
    assert says in ("play JS", "play QS")
    assert why.startswith("your partner is winning with the ace of spades")


# Cut-Throat


def test_left_of_the_dealer_keeps_only_more_than_two_trumps_or_so():
    for hand, says in (("AH KH AS QC 9D", "keep"), ("TH AS KC QC 9D", "swap")):
        said, why = advice(CutThroatTable().deal({0: hand}, up="QH"), 0)
        assert said == says
        assert "side ace" in why


def test_a_hand_that_somebody_put_down_tempts_less():
    middling = {1: "KH AS QC 9C TD"}
    kept = CutThroatTable().deal(middling, up="QH").hears("0 keep")
    refused = CutThroatTable().deal(middling, up="QH").hears("0 swap")
    assert (advice(kept, 1)[0], advice(refused, 1)[0]) == ("swap", "keep")


def test_who_has_no_trick_takes_what_nobody_can_beat():
    hands = {0: "AH KH QS AC TC", 1: "9S TS QD KD AD", 2: "JC KS JS QC KC"}
    table = CutThroatTable().deal(hands, up="JH").all_keep("JC").hears("0 play QS", "1 play 9S")
    says, why = advice(table, 2)
    assert says == "play KS"
    assert "no opponent plays after you" in why


# Horse Thief


def test_the_more_sit_at_the_table_the_more_it_takes_to_play():
    hand = "TH AS 9C 8D 4C"
    assert advice(HorseThiefTable(4).deal({0: hand}, up="QH"), 0)[0] == "play"
    says, why = advice(HorseThiefTable(6).deal({0: "5H AS 9C 8D 4C"}, up="QH"), 0)
    assert says == "drop"
    assert "against five others" in why


def test_the_dealer_counts_the_card_that_he_may_take():
    hand = "9S TS QC 8C 9D"
    assert advice(HorseThiefTable(5).deal({4: hand}, up="AH"), 4)[0] == "play"
    assert advice(HorseThiefTable(5).deal({3: hand}, up="AH"), 3)[0] == "drop"


@pytest.mark.parametrize(
    ("hand", "draws", "because"),
    [
        ("JH 2H AS KC 9C", "draw KC 9C", "draw two new cards"),
        ("9S 8S 3C 4D 5D", "draw 5D 4D 3C", "you have no trump"),
        ("JH 2H AS AC AD", "draw", "a new card"),
    ],
)
def test_it_keeps_trumps_and_aces_and_draws_for_the_rest(hand, draws, because):
    table = HorseThiefTable(5).deal({0: hand}, up="QH").count_of_three(0, 1)
    says, why = advice(table, 0)
    assert sorted(says.split()) == sorted(draws.split())
    assert because in why


# Bid Euchre

STRONG = {0: "9S TS 9C TC  JH JD AH KH  AS AC AD KD"}


def test_it_opens_low_and_raises_as_long_as_the_cards_are_worth_it():
    table = BidEuchreTable().deal(STRONG)
    says, why = advice(table, 0)
    assert says == "bid 5"
    assert why == "hearts promise you about nine tricks: open lower, you can still raise"
    assert advice(table.hears("0 bid 6", "1 bid 7"), 0)[0] == "bid 8"
    says, why = advice(table.hears("0 bid 8", "1 bid 11"), 0)
    assert says == "pass"
    assert "let the other try" in why


def test_it_remembers_what_the_other_could_not_follow():
    """Seat 1 had no club to follow with: he has none in hand, and none is open."""
    dealt = {0: "9S TS 9C TC  AC QC QD KC  TH TD AH JC", 1: "QS KS AS JS  9H AD QH 9D  JH JD KH KD"}
    table = BidEuchreTable().deal(dealt).bought(0, 6, "S")
    table.hears("0 play AC", "1 play 9D")
    seat = BidSeat(table.view(0))
    clubs = table.rules.pack.cards("KC QC TC 9C")
    assert seat.not_in_hand & clubs == clubs
    assert not seat.possible & clubs
    assert seat.chance_without(table.rules.pack.cards("9C TC")) == 1


def test_it_takes_a_trick_as_cheaply_as_will_do():
    dealt = {0: "9S TS 9C TC  QH QC QD KC  TH TD AC JC", 1: "QS KS AS JS  JH AD 9H 9D  AH JD KH KD"}
    table = BidEuchreTable().deal(dealt).bought(0, 6, "S").hears("0 play QH")
    says, why = advice(table, 1)
    assert says == "play KH"
    assert why == "the king of hearts is enough to take the trick from the queen of hearts"


# Whatever the game


@pytest.mark.parametrize(("game", "seats"), FAMILY.items())
def test_each_answer_is_allowed_and_has_a_reason_that_can_be_shown(game, seats):
    rules, rng = GAMES[game](None, seats), Random(5)
    reasons = set()
    state = rules.start(0)
    while len(state.deals) < 6:
        seat, decision = next(iter(rules.ask(state).items()))
        value = decision.sample(rng.randrange)
        if seat != CHANCE:
            given = ADVISERS[game](rules.view(state, seat))
            assert given.value in decision
            assert len(given.why) < 140
            assert given.why[-1] != "."
            assert given.why[0].islower()
            reasons.add(given.why)
            value = given.value if rng.random() < 0.8 else value
        rules.apply(state, seat, value)
    assert len(reasons) > 15


@pytest.mark.parametrize(
    ("game", "starts"),
    [
        ("call_partner_euchre", 25),
        ("cutthroat_euchre", 30),
        ("bid_euchre", 15),
        ("horse_thief", 30),
    ],
)
def test_it_makes_more_than_easy(game, starts):
    """The same deals each time; by how much more, `make strength` tells."""
    assert played(Match(game, ("normal", "easy")), starts, seed=2).mean > 0


def test_it_makes_much_more_than_chance_in_euchre():
    assert played(Match("euchre", ("normal", "random")), starts=60, seed=2).mean > 1


@pytest.mark.parametrize(
    ("to_spare", "says"), [(0, "no more tricks"), (1, "only one more"), (2, ""), (-1, "")]
)
def test_a_bidder_hears_how_many_tricks_he_can_lose(to_spare, says):
    seat = SimpleNamespace(needed=3, to_spare=to_spare, is_bidder=True)
    assert urgency(seat) == (f", and you can lose {says}" if says else "")
