"""Cut-Throat Euchre: the deal, the dead hand, the play, the score."""

from random import Random

import pytest

from bot.engine.games.cutthroat_euchre import CutThroatEuchre, Play
from bot.engine.options import BadOptions
from bot.engine.zones import EVERYTHING
from tests.games.card_table import names
from tests.games.cutthroat_table import DEAD, HANDS, PACK, CutThroatTable

VIEWERS = (None, 0, 1, 2)


@pytest.mark.rule("CUT-1")
def test_the_pack_is_euchres_and_three_play():
    assert sorted(CutThroatEuchre.pack.names(CutThroatEuchre.deck)) == sorted(PACK)
    with pytest.raises(ValueError, match="for 3 players, not 4"):
        CutThroatEuchre(None, 4)


@pytest.mark.rule("CUT-1", "GEN-3")
@pytest.mark.parametrize(
    ("dealer", "order"),
    [(0, (1, 2, DEAD, 0)), (1, (2, DEAD, 0, 1)), (2, (DEAD, 0, 1, 2))],
)
def test_the_dead_hand_is_always_dealt_at_place_three(dealer, order):
    table = CutThroatTable(dealer).shuffled(PACK)
    first, second = iter(PACK), iter(PACK[10:])
    dealt: dict[int, set[str]] = {place: set() for place in order}
    for cards, sizes in ((first, (3, 2, 3, 2)), (second, (2, 3, 2, 3))):
        for place, size in zip(order, sizes, strict=True):
            dealt[place] |= {next(cards) for _ in range(size)}
    for seat in range(3):
        assert set(table.hand(seat)) == dealt[seat]
    assert set(table.view(EVERYTHING).table_by_name()["dead"]) == dealt[DEAD]
    assert table.table()["turned"] == PACK[20]


@pytest.mark.rule("CUT-1")
def test_the_deal_passes_from_player_to_player_and_never_to_the_dead_hand():
    table = CutThroatTable(dealer=1)
    dealers = []
    for _ in range(4):
        dealers.append(table.state.dealer)
        table.deal().play_out()
    assert dealers == [1, 2, 0, 1]


@pytest.mark.rule("CUT-2")
@pytest.mark.parametrize("up", ["9S", "JH", "9D", "JC"])
def test_the_turned_up_cards_suit_is_trump_without_a_bid(up):
    table = CutThroatTable().deal(up=up)
    assert (table.table()["trump"], table.phase) == (up[1], "swap")
    assert table.table()["upcard"] == up


@pytest.mark.rule("CUT-3")
@pytest.mark.parametrize("dealer", range(3))
def test_each_is_asked_once_the_dealer_last(dealer):
    table = CutThroatTable(dealer).deal()
    for step in (1, 2, 3):
        seat = (dealer + step) % 3
        assert (table.phase, table.asked()) == ("swap", [seat])
        assert table.legal(seat) == ["keep", "swap"]
        table.hears(f"{seat} swap")
    assert (table.phase, table.asked()) == ("discard", [dealer])


@pytest.mark.rule("CUT-3", "GEN-6")
def test_the_dead_hand_is_swapped_for_unseen():
    table = CutThroatTable().deal()
    for viewer in VIEWERS:
        assert table.table(viewer)["dead"] is None
        assert table.view(viewer).counts["dead"] == (5,)
        assert "AC" not in str(table.view(viewer).as_dict())
    table.hears("0 swap")
    assert sorted(table.hand(0)) == sorted(names(HANDS[DEAD]))
    assert "AC" in str(table.view(0).as_dict()["hands"])


@pytest.mark.rule("CUT-3")
def test_who_comes_later_swaps_for_what_was_put_down():
    table = CutThroatTable().deal().hears("0 swap", "1 swap", "2 swap")
    assert set(table.hand(0)) == set(names(HANDS[DEAD]))
    assert set(table.hand(1)) == set(names(HANDS[0]))
    assert set(table.hand(2)) == {*names(HANDS[1]), "JH"}
    assert set(table.view(EVERYTHING).table_by_name()["dead"]) == set(names(HANDS[2]))
    assert table.table()["swapped"] == [0, 1, 2]


@pytest.mark.rule("CUT-3")
def test_who_keeps_leaves_the_dead_hand_as_it_lies():
    table = CutThroatTable().deal().hears("0 keep", "1 swap", "2 keep")
    assert set(table.hand(0)) == set(names(HANDS[0]))
    assert set(table.hand(1)) == set(names(HANDS[DEAD]))
    assert table.table()["swapped"] == [1]


@pytest.mark.rule("CUT-3", "GEN-12")
def test_nobody_swaps_twice():
    table = CutThroatTable().deal().hears("0 swap")
    assert table.refuses("0 swap") == "it is not your turn: the game waits for seat 1"
    table.hears("1 keep", "2 keep")
    assert table.refuses("2 swap").startswith("'swap' cannot be played now")


@pytest.mark.rule("CUT-4", "GEN-6")
def test_the_others_see_the_swap_and_no_card_of_it():
    """Whatever cards lay where, what everybody else sees is the same to the byte."""
    other = HANDS | {0: HANDS[DEAD], DEAD: HANDS[0]}
    for viewer in (None, 1, 2):
        told = {
            CutThroatTable().deal(hands).hears("0 swap", "1 keep").view(viewer).as_bytes()
            for hands in (HANDS, other)
        }
        assert len(told) == 1
    table = CutThroatTable().deal().hears("0 swap")
    for viewer in (None, 1, 2):
        assert (0, "swap") in table.view(viewer).events
        assert table.table(viewer)["swapped"] == [0]
        assert table.table(viewer)["put_down"] == [None, None, None]
        assert table.table(viewer)["dead"] is None


@pytest.mark.rule("CUT-4")
def test_who_swapped_keeps_knowing_what_he_put_down_to_the_end_of_the_deal():
    table = CutThroatTable().deal().hears("0 swap")
    known = sorted(names(HANDS[0]), key=PACK.index)
    assert table.table(0)["put_down"] == [known, None, None]
    assert table.table(0)["dead"] == known
    table.hears("1 swap")
    assert table.table(0)["dead"] is None
    table.hears("2 keep", "2 discard JH")
    while table.phase == "play":
        assert table.table(0)["put_down"] == [known, None, None]
        assert table.table(1)["put_down"] == [None, sorted(names(HANDS[1]), key=PACK.index), None]
        assert table.table(1)["dead"] == table.table(1)["put_down"][1]
        (seat,) = table.asked()
        table.hears(f"{seat} {table.legal(seat)[0]}")
    assert table.table(0)["put_down"] == [None, None, None]


@pytest.mark.rule("CUT-4", "GEN-6")
def test_a_put_down_hand_that_the_dealer_takes_may_be_any_but_one_of_six():
    """Seat 0 knows the dealer's six cards and not which of them he lays off."""
    told = set()
    for discard in ("AS", "TS", "JH"):
        table = CutThroatTable().deal().hears("0 swap", "1 keep", "2 swap", f"2 discard {discard}")
        told.add(table.view(0).as_bytes())
    assert len(told) == 1


@pytest.mark.rule("CUT-4")
def test_imagined_hands_hold_what_is_known_to_have_been_put_down():
    table = CutThroatTable().deal().hears("0 swap", "1 swap", "2 keep", "2 discard JH")
    imagined = [table.rules.imagine(table.view(0), Random(seed)) for seed in range(20)]
    put_down = table.rules.pack.cards(HANDS[0])
    assert {state.hands[1] for state in imagined} == {put_down}
    assert len({state.hands[2] for state in imagined}) > 1
    table = CutThroatTable().deal().hears("0 swap", "1 keep", "2 swap", "2 discard TS")
    up = table.rules.pack.card("JH")
    for seed in range(20):
        state = table.rules.imagine(table.view(0), Random(seed))
        assert state.hands[2] | state.discards[2] == put_down | up


@pytest.mark.rule("CUT-5")
@pytest.mark.parametrize("discard", ["JH", "TD", "AD"])
def test_the_dealer_takes_the_card_up_after_deciding_and_lays_any_off(discard):
    table = CutThroatTable().deal().hears("0 keep", "1 keep")
    assert "JH" not in table.hand(2)
    table.hears("2 keep")
    assert table.legal(2) == sorted(f"discard {card}" for card in [*names(HANDS[2]), "JH"])
    assert table.table()["upcard"] is None
    table.hears(f"2 discard {discard}")
    assert sorted(table.hand(2)) == sorted({*names(HANDS[2]), "JH"} - {discard})
    assert table.table(2)["discards"] == [None, None, [discard]]
    assert table.table(0)["discards"] == [[], None, None]
    assert table.view(0).events[-1] == (2, "discard ?")


@pytest.mark.rule("CUT-5")
def test_a_dealer_who_swaps_takes_the_card_into_his_new_hand():
    table = CutThroatTable().deal().hears("0 keep", "1 keep", "2 swap")
    assert set(table.hand(2)) == {*names(HANDS[DEAD]), "JH"}


@pytest.mark.rule("CUT-6")
@pytest.mark.parametrize("dealer", range(3))
def test_the_left_of_the_dealer_leads_and_three_play_five_tricks(dealer):
    table = CutThroatTable(dealer).deal()
    table.all_keep("JH")
    assert (table.phase, table.asked()) == ("play", [(dealer + 1) % 3])
    table.play_out()
    tricks = table.state.deals[-1].tricks
    assert [len(trick.cards) for trick in tricks] == [3] * 5


@pytest.mark.rule("CUT-6")
def test_bowers_rank_and_follow_as_in_euchre():
    """Hearts are trump: JD is the left bower, and beats the ace."""
    table = CutThroatTable().deal().all_keep("AD")
    table.plays("AS", "9H")
    assert table.asked() == [2]
    table.plays("JD")
    assert table.state.tricks[-1].winner == 2
    table.plays("JH", "TS", "KH")
    table.plays("KD", "KS", "QH")
    assert table.state.tricks[-1].winner == 1


@pytest.mark.rule("CUT-7")
def test_a_point_a_trick_and_three_off_without_one():
    table = CutThroatTable().deal().all_keep("AD")
    table.plays("AS", "9H", "JD", "JH", "TS", "KH", "KD", "KS", "QH")
    table.plays("AH", "TD", "QS", "TH", "QD", "JS")
    assert [trick.winner for trick in table.state.deals[-1].tricks] == [2, 2, 1, 1, 1]
    assert table.delta == (-3, 3, 2)
    assert table.state.scores == (-3, 3, 2)


@pytest.mark.rule("CUT-7")
def test_all_five_are_five_points_and_five_off_for_the_others():
    table = CutThroatTable().deal({0: "JH JD AH KH QH", 1: "AS KS QS TS 9S"}, up="9H")
    table.hears("0 keep", "1 keep", "2 keep", "2 discard 9H")
    for card in names("JH JD AH KH QH"):
        table.plays(card)
        for seat in (1, 2):
            table.hears(f"{seat} {table.legal(seat)[0]}")
    assert table.delta == (5, -5, -5)


@pytest.mark.rule("CUT-7")
@pytest.mark.parametrize(
    ("won", "delta"),
    [
        ((2, 2, 1), [2, 2, 1]),
        ((0, 4, 1), [-3, 4, 1]),
        ((0, 0, 5), [-5, -5, 5]),
        ((3, 2, 0), [3, 2, -3]),
    ],
)
def test_what_tricks_are_worth(won, delta):
    assert Play.points(won) == delta


@pytest.mark.rule("CUT-8", "GEN-11")
def test_the_target_and_its_limits():
    assert CutThroatEuchre().options.target == 15
    for target in (5, 51):
        assert CutThroatEuchre({"target": target}).target == target
    for target in (4, 52):
        with pytest.raises(BadOptions, match="allowed is a whole number from 5 to 51"):
            CutThroatEuchre({"target": target})


def finished(table: CutThroatTable, scores: tuple[int, ...]) -> CutThroatTable:
    """The same table, had the deals before gone so, after a deal that scores 2, 2, 1."""
    table.state.scores = scores
    table.deal().all_keep("AD")
    end = table.rules.end_deal(table.state, (2, 2, 1))
    table.rules.go_on(table.state, end)
    return table


@pytest.mark.rule("CUT-8")
def test_the_game_goes_on_below_the_target():
    table = finished(CutThroatTable(), (12, 12, -9))
    assert (table.phase, table.state.winners) == ("deal", ())


@pytest.mark.rule("CUT-8", "GEN-9")
@pytest.mark.parametrize(
    ("scores", "winners"),
    [((13, 0, 0), (0,)), ((13, 14, 0), (1,)), ((13, 13, -20), (0, 1)), ((13, 13, 14), (0, 1, 2))],
)
def test_the_highest_wins_once_anybody_has_reached_it(scores, winners):
    table = finished(CutThroatTable(), scores)
    assert (table.phase, table.state.winners) == ("over", winners)
    assert table.refuses("0 keep") == "the game is over"


@pytest.mark.rule("CUT-8")
def test_it_ends_at_the_end_of_a_deal_and_not_before():
    table = CutThroatTable(target=5).deal({0: "JH JD AH KH QH", 1: "AS KS QS TS 9S"}, up="9H")
    table.all_keep("9H")
    while table.phase == "play":
        assert table.state.winners == ()
        (seat,) = table.asked()
        table.hears(f"{seat} {table.legal(seat)[0]}")
    assert (table.phase, table.state.winners) == ("over", (0,))
