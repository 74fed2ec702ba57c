"""The shared auction, in the shapes that the games give it."""

import pytest

from bot.engine.cards import STANDARD
from bot.engine.phases.auction import Auction, AuctionState, auction_facts
from bot.engine.rules import Illegal, Over, Rules
from bot.engine.zones import Zone, owner_only


class Rounds(Auction):
    """One to five, round after round."""

    most = 5
    least = 1

    def sold(self, state):
        return Over

    def all_passed(self, state):
        return Over


class OneEach(Rounds):
    most = 14
    one_bid_each = True


class Steps(Rounds):
    """From 50; from 60 on by fives; the highest bid ends nothing."""

    most = 70
    least = 50
    ends_at_most = False

    def raised(self, bid):
        return bid + (1 if bid < 60 else 5)


class MustOpen(Rounds):
    most = 12
    must_open = True


def auction(kind, seats=4, dealer=0):
    class JustBidding(Rules):
        id = title = "bidding"
        players = range(2, 9)
        usual_players = seats
        pack = STANDARD
        zones = (Zone("hands", owner_only, each_seat=True),)
        state_kind = AuctionState
        phases = (kind,)
        deal_phase = kind

        def gather(self, state):
            state.clear_bids()

        def winners(self, state):
            return ()

        def imagined_events(self, view, rng, state):
            yield from ()

    rules = JustBidding()
    return rules, rules.start(dealer)


def say(rules, state, *lines):
    for line in lines:
        (seat,) = rules.ask(state)
        rules.act(state, seat, line)


def lines(rules, state):
    ((_, decision),) = rules.ask(state).items()
    return [decision.text(value) for value in decision.actions()]


def refusal(rules, state, line):
    (seat,) = rules.ask(state)
    before = rules.view(state, None).as_bytes(), state.bidding, state.bids
    with pytest.raises(Illegal) as refused:
        rules.act(state, seat, line)
    assert (rules.view(state, None).as_bytes(), state.bidding, state.bids) == before
    return str(refused.value)


def outcome(state):
    return state.bidder, state.bid, state.phase.name


def test_the_left_of_the_dealer_bids_first_and_each_bid_is_higher():
    rules, state = auction(Rounds, dealer=2)
    assert list(rules.ask(state)) == [3]
    assert lines(rules, state) == ["pass", "bid 1", "bid 2", "bid 3", "bid 4", "bid 5"]
    say(rules, state, "bid 2")
    assert list(rules.ask(state)) == [0]
    assert lines(rules, state) == ["pass", "bid 3", "bid 4", "bid 5"]


def test_who_has_passed_is_out_and_the_last_one_left_has_bought_it():
    rules, state = auction(Rounds)
    say(rules, state, "bid 1", "pass", "bid 2", "pass")
    assert list(rules.ask(state)) == [1]
    say(rules, state, "bid 3")
    assert list(rules.ask(state)) == [3]
    say(rules, state, "bid 4", "pass")
    assert outcome(state) == (3, 4, "over")


def test_the_highest_bid_ends_it_at_once():
    rules, state = auction(Rounds)
    say(rules, state, "pass", "bid 5")
    assert outcome(state) == (2, 5, "over")


def test_after_passes_only_the_last_may_still_bid_and_is_alone_with_it():
    rules, state = auction(Rounds)
    say(rules, state, "pass", "pass", "pass")
    assert list(rules.ask(state)) == [0]
    assert lines(rules, state)[:2] == ["pass", "bid 1"]
    say(rules, state, "bid 1")
    assert outcome(state) == (0, 1, "over")


def test_when_all_pass_the_game_says_what_follows():
    rules, state = auction(Rounds)
    say(rules, state, "pass", "pass", "pass", "pass")
    assert outcome(state) == (None, 0, "over")


def test_a_deal_that_nobody_bids_for_is_thrown_in():
    class ThrownIn(Rounds):
        all_passed = Auction.all_passed

    rules, state = auction(ThrownIn)
    say(rules, state, "pass", "pass", "pass", "pass")
    assert (state.dealer, state.bids, list(rules.ask(state))) == (1, (), [2])
    assert [(deal.dealer, deal.delta) for deal in state.deals] == [(0, (0, 0, 0, 0))]


def test_one_bid_each():
    rules, state = auction(OneEach)
    say(rules, state, "bid 3", "bid 5", "pass")
    assert lines(rules, state) == ["pass", *(f"bid {bid}" for bid in range(6, 15))]
    say(rules, state, "pass")
    assert outcome(state) == (2, 5, "over")


def test_one_bid_each_ends_at_the_highest_too():
    rules, state = auction(OneEach)
    say(rules, state, "bid 14")
    assert outcome(state) == (1, 14, "over")


def test_steps():
    rules, state = auction(Steps)
    assert lines(rules, state)[:2] == ["pass", "bid 50"]
    say(rules, state, "bid 58")
    assert lines(rules, state)[1:4] == ["bid 59", "bid 60", "bid 61"]
    say(rules, state, "bid 61")
    assert lines(rules, state) == ["pass", "bid 66", "bid 67", "bid 68", "bid 69", "bid 70"]
    say(rules, state, "bid 66")
    assert lines(rules, state) == ["pass"]
    assert (
        refusal(rules, state, "bid 70") == "the bid stands at 66, and nobody can bid higher: pass"
    )
    say(rules, state, "pass", "pass")
    assert list(rules.ask(state)) == [2]
    say(rules, state, "pass")
    assert outcome(state) == (3, 66, "over")


def test_two_seats_and_an_opening_that_may_not_be_a_pass():
    rules, state = auction(MustOpen, seats=2)
    assert lines(rules, state)[0] == "bid 1"
    assert refusal(rules, state, "pass") == "the first bid may not be a pass"
    say(rules, state, "bid 5", "bid 6")
    assert lines(rules, state)[:2] == ["pass", "bid 7"]
    say(rules, state, "pass")
    assert outcome(state) == (0, 6, "over")


@pytest.mark.parametrize(
    ("said", "line", "reason"),
    [
        ([], "bid 6", "the highest bid is 5"),
        ([], "bid 0", "the lowest bid is 1"),
        (["bid 3"], "bid 3", "the bid stands at 3: bid 4 or more, or pass"),
        (
            ["bid 3"],
            "bid 03",
            "'bid 03' cannot be played now: expected 'pass' or 'bid 4' … 'bid 5'",
        ),
        ([], "pass 3", "that is not possible now: you may answer 'pass' or 'bid 1' or 'bid 2'"),
        ([], "order", "'order' cannot be played now: expected 'pass' or 'bid 1' … 'bid 5'"),
    ],
)
def test_what_is_refused_and_why(said, line, reason):
    rules, state = auction(Rounds)
    say(rules, state, *said)
    assert refusal(rules, state, line).startswith(reason)


def test_everybody_has_heard_the_auction():
    rules, state = auction(Rounds)
    assert auction_facts(state) == {"bid": None, "bidder": None, "bids": []}
    say(rules, state, "pass", "bid 2")
    assert auction_facts(state) == {"bid": 2, "bidder": 2, "bids": [[1, None], [2, 2]]}
