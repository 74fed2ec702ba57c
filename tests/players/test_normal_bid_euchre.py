"""The level `normal` in Bid Euchre says what open cards may do, and reckons the last tricks."""

from random import Random

import pytest

from bot.engine.chance import CHANCE
from bot.engine.games import GAMES
from bot.players.normal import ADVISERS
from bot.players.normal.euchre import bid_reasons as reasons
from bot.players.normal.euchre.bid_last_tricks import RECKONED, is_open, most
from bot.players.normal.euchre.bid_seat import Seat
from tests.games.bid_euchre_table import BidEuchreTable

RULES = GAMES["bid_euchre"]()


def in_the_end(state, seat):
    """How many more points a seat makes than the other when both play on as well as can be."""
    if state.deals:
        (deal,) = state.deals
        return deal.delta[seat] - deal.delta[1 - seat]
    ((asked, decision),) = RULES.ask(state).items()
    best = max if asked == seat else min
    return best(after(state, asked, card, seat) for card in decision.actions())


def after(state, asked, card, seat):
    """The same after a card."""
    state = state.copy()
    RULES.push(state, asked, card)
    return in_the_end(state, seat)


def left(view):
    """How many tricks are left to the seat that is asked."""
    return Seat(view).hand.bit_count()


def last_questions(deals, tricks):
    """Each question in so many last tricks of deals that are played by chance."""
    for number in range(deals):
        state, chance = RULES.start(0), Random(number)
        while not state.deals:
            ((asked, decision),) = RULES.ask(state).items()
            if asked != CHANCE and decision.count() > 1:
                view = RULES.view(state, asked)
                if view.phase == "play" and left(view) <= tricks and is_open(Seat(view)):
                    yield state, view
            RULES.push(state, asked, decision.sample(chance.randrange))


def test_no_points_are_lost_in_the_last_tricks():
    questions = 0
    for state, view in last_questions(deals=60, tricks=3):
        card = ADVISERS["bid_euchre"](view).value
        assert after(state, view.seat, card, view.seat) == in_the_end(state, view.seat)
        questions += 1
    assert questions > 60


def test_in_the_last_tricks_it_says_how_many_it_can_take():
    every = [ADVISERS["bid_euchre"](view).why for _, view in last_questions(60, RECKONED)]
    told = [why.partition("you can take ")[2] for why in every if why.startswith("you know all")]
    assert {"one of the two tricks left", "both tricks left", "all three tricks left"} <= set(told)
    assert any(what.endswith(" and make your bid") for what in told)
    assert any(what.endswith(" and set the bidder back") for what in told)


def test_it_reckons_with_trumps_and_with_who_must_follow():
    ranking, cards = RULES.rankings["H"], RULES.pack.cards
    assert most(ranking, cards("AS KS"), cards("QS 9H")) == 1
    assert most(ranking, cards("JH AS"), cards("9H KS")) == 2
    assert most(ranking, cards("KS TC"), cards("AS TS")) == 1
    assert most(ranking, cards("JD AH"), cards("JH 9C")) == 1


# Seat 1 has trumps and a spade open, and no club or diamond

DEALT = {0: "TC TS 9C KH  AC QD QC QS  TD 9D AD JD", 1: "KS AS JS KD  9H AH TH 9S  JH KC JC QH"}


@pytest.mark.parametrize(
    ("card", "says"),
    [
        ("AC", "nothing in clubs is higher than the ace of clubs, but the other may trump it"),
        ("QC", "only a trump or a higher club from hand beats the queen of clubs"),
        ("QS", "the other has nothing open that is higher than the queen of spades"),
    ],
)
def test_a_lead_is_not_called_safe_from_open_trumps(card, says):
    table = BidEuchreTable().deal(DEALT).bought(0, 6, "H")
    assert reasons.lead(Seat(table.view(0)), RULES.pack.card(card)).startswith(says)
