"""Close Call: what it costs to miss a bid, beginners, and how the game ends."""

import pytest

from bot.engine.games.close_call import CloseCall, penalty
from bot.engine.options import BadOptions, describe_options
from tests.games.close_call_table import CloseCallTable


@pytest.mark.rule("CCL-8")
@pytest.mark.parametrize(
    ("off", "costs"),
    [(0, 0), (1, 5), (2, 10), (3, 20), (4, 40), (5, 80), (6, 160), (7, 320), (10, 2560)],
)
def test_each_trick_off_doubles_what_it_costs(off, costs):
    assert penalty(off) == -costs


@pytest.mark.rule("CCL-9")
@pytest.mark.parametrize("off", range(11))
def test_beginners_pay_five_for_each(off):
    assert penalty(off, gentle=True) == -5 * off


@pytest.mark.rule("CCL-8")
def test_too_many_and_too_few_cost_alike():
    """Seat 0 has the six trumps and four kings and takes all ten tricks."""
    for bids, delta in [
        ((10, 0, 0, 0), (0, 0, 0, 0)),
        ((9, 1, 2, 3), (-5, -5, -10, -20)),
        ((6, 4, 5, 0), (-40, -40, -80, 0)),
        ((0, 10, 0, 6), (-2560, -2560, 0, -160)),
    ]:
        assert all_to_the_dealer().bids(*bids).play_out().delta == delta


def all_to_the_dealer(**options) -> CloseCallTable:
    table = CloseCallTable(**options)
    return table.deal({0: "X1 X2 X3 X4 X5 X6 KS KW KC KP"})


@pytest.mark.rule("CCL-9")
def test_the_gentler_way_is_for_those_seats_alone():
    table = all_to_the_dealer(beginners=[0, 2]).bids(6, 4, 5, 0).play_out()
    assert table.delta == (-20, -40, -25, 0)
    table = all_to_the_dealer(beginners=[3]).bids(9, 0, 0, 4).play_out()
    assert table.delta == (-5, 0, 0, -20)


@pytest.mark.rule("CCL-9", "GEN-11")
def test_beginners_are_a_list_of_seats_each_once_of_those_that_play():
    assert CloseCall({"beginners": [2, 0]}, 3).options.beginners == [0, 2]
    assert CloseCall({"beginners": []}).options == CloseCall().options
    for wrong in ([6], [-1], [1, 1], [True], ["1"], 1, "1", None, [None], {"1": 1}):
        with pytest.raises(BadOptions, match="'beginners': allowed is a list of seats from 0 to 5"):
            CloseCall({"beginners": wrong}, 6)
    with pytest.raises(BadOptions) as refused:
        CloseCall({"beginners": [1, 4]}, 4)
    assert str(refused.value) == (
        "option 'beginners' names a seat at which nobody sits: only 4 play"
    )
    assert CloseCall({"beginners": [1, 5]}).options.beginners == [1, 5]  # not known yet how many


@pytest.mark.rule("GEN-11")
def test_house_rules_and_their_limits():
    assert [
        (option["name"], option["type"], option["default"], option["limits"])
        for option in describe_options(CloseCall.option_kind)
    ] == [
        ("full_suits", "bool", False, [False, True]),
        ("beginners", "list", [], [0, 5]),
        ("length", "choice", "full", ["full", "short", "long"]),
    ]


def ended_at(*scores: int, deals: int = 1, **options) -> tuple[int, ...]:
    """The winners when a deal ends with these scores, after so many deals."""
    table = all_to_the_dealer(**options)
    state = table.state
    state.scores = scores
    state.deals = (None,) * (deals - 1)
    table.bids(10, 0, 0, 0).play_out()
    assert state.scores == scores
    assert (table.phase == "over") == bool(state.winners)
    return state.winners


@pytest.mark.rule("CCL-10")
@pytest.mark.parametrize(("length", "over"), [("full", -200), ("short", -100), ("long", -505)])
def test_a_score_so_low_ends_the_game(length, over):
    assert ended_at(-5, over, -10, -15, length=length) == (0,)
    assert ended_at(-5, over + 5, -10, -15, length=length) == ()
    assert ended_at(over * 2, -15, -10, -15, length=length) == (2,)


@pytest.mark.rule("CCL-10")
def test_full_is_the_usual_length():
    assert ended_at(0, -200, 0, -5) == (0, 2)
    assert ended_at(0, -195, 0, -5) == ()


@pytest.mark.rule("CCL-10")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_a_short_game_ends_when_each_has_dealt_twice(seats):
    table = CloseCallTable(seats, length="short")
    for deal in range(2 * seats):
        assert (table.phase, len(table.state.deals)) == ("deal", deal)
        table.off_by(*[0] * seats)
    assert table.phase == "over"
    assert table.state.winners == tuple(range(seats))
    for length in ("full", "long"):
        table = CloseCallTable(seats, length=length)
        for _ in range(2 * seats + 1):
            table.off_by(*[0] * seats)
        assert table.phase == "deal"


@pytest.mark.rule("CCL-10")
def test_everybody_is_scored_before_the_end_is_looked_at():
    """Two fall below the line in one hand; the one who was there first does not win by it."""
    table = CloseCallTable(length="short")
    table.off_by(4, 4, 0, 1)
    assert (table.phase, table.state.scores) == ("deal", (-40, -40, 0, -5))
    table.off_by(5, 5, 5, 1)
    assert table.phase == "over"
    assert (table.state.scores, table.state.winners) == ((-120, -120, -80, -10), (3,))


@pytest.mark.rule("CCL-11", "GEN-9")
def test_the_highest_score_wins_and_equals_share_it():
    assert ended_at(-30, -200, -30, -35) == (0, 2)
    assert ended_at(-200, -200, -200, -200) == (0, 1, 2, 3)
    assert ended_at(0, -20, -400, -5) == (0,)


@pytest.mark.rule("CCL-8", "GEN-1")
def test_scores_add_up_deal_by_deal():
    table = CloseCallTable(3)
    table.off_by(1, 2, 0)
    assert table.delta == (-5, -10, 0)
    table.off_by(0, 3, 1)
    assert (table.delta, table.state.scores) == ((0, -20, -5), (-5, -30, -5))
    assert [deal.dealer for deal in table.state.deals] == [0, 1]
