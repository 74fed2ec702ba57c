"""Horse Thief: the deal, the count of three, the draw."""

from itertools import permutations

import pytest

from bot.engine.games.horse_thief import HorseThief
from bot.engine.zones import EVERYTHING
from tests.games.card_table import names
from tests.games.horse_thief_table import PACK, HorseThiefTable

HANDS = {0: "AS KS QS 3H 4H", 1: "AD KD QD 5H 6H", 2: "AC KC QC 7H 8H"}


@pytest.mark.rule("HRS-1")
def test_the_pack_is_all_fifty_two_cards_for_three_to_ten_players():
    assert sorted(HorseThief.pack.names(HorseThief.deck)) == sorted(PACK)
    assert [HorseThief(None, seats).seats for seats in range(3, 11)] == list(range(3, 11))
    for seats in (2, 11):
        with pytest.raises(ValueError, match="for 3 to 10 players"):
            HorseThief(None, seats)
    assert HorseThief().seats == 5


@pytest.mark.rule("HRS-1", "GEN-3")
@pytest.mark.parametrize("seats", range(3, 11))
def test_five_cards_each_one_at_a_time_from_the_dealers_left(seats):
    table = HorseThiefTable(seats, dealer=1).shuffled(PACK)
    for step in range(seats):
        assert set(table.hand((2 + step) % seats)) == set(PACK[step : 5 * seats : seats])
    assert table.table()["turned"] == PACK[5 * seats]
    assert table.view(None).counts["stock"] == (51 - 5 * seats,)
    assert table.table()["stock"] is None


@pytest.mark.rule("HRS-1")
@pytest.mark.parametrize("up", ["2S", "2H", "2D", "2C"])
def test_the_turned_up_cards_suit_is_trump(up):
    table = HorseThiefTable().deal(up=up)
    assert (table.table()["trump"], table.table()["upcard"]) == (up[1], up)


@pytest.mark.rule("HRS-2")
def test_on_a_spade_everybody_plays_and_nobody_is_asked():
    table = HorseThiefTable(4).deal(up="2S")
    assert (table.phase, table.table()["playing"]) == ("draw", [0, 1, 2, 3])


@pytest.mark.rule("HRS-2", "GEN-5")
@pytest.mark.parametrize("up", ["2H", "2D", "2C"])
def test_on_any_other_suit_all_choose_at_once(up):
    table = HorseThiefTable(4).deal(up=up)
    assert (table.phase, table.asked()) == ("drop", [0, 1, 2, 3])
    for seat in range(4):
        assert table.legal(seat) == ["drop", "play"]
    table.hears("2 drop")
    assert table.asked() == [0, 1, 3]
    assert table.refuses("2 play").startswith("it is not your turn")
    assert table.table()["playing"] is None


@pytest.mark.rule("HRS-2", "GEN-5", "GEN-6")
def test_a_choice_is_secret_until_all_have_chosen():
    """What the others see is the same to the byte, whatever a player has chosen."""
    for viewer in (None, 0, 1, 3):
        told = {
            HorseThiefTable(4).deal().hears("3 play", f"2 {word}", "0 drop").view(viewer).as_bytes()
            for word in ("play", "drop")
        }
        assert len(told) == 1
    table = HorseThiefTable(4).deal().hears("3 play", "2 drop", "0 drop")
    assert table.view(1).events[-3:] == ((3, "?"), (2, "?"), (0, "?"))
    assert table.view(2).events[-3:] == ((3, "?"), (2, "drop"), (0, "?"))
    table.hears("1 play")
    for viewer in (None, 0, 1, 2, 3):
        assert table.view(viewer).events[-4:] == (
            (3, "play"), (2, "drop"), (0, "drop"), (1, "play"),
        )  # fmt: skip
        assert table.table(viewer)["playing"] == [1, 3]
        assert table.table(viewer)["sitting_out"] == [0, 2]


@pytest.mark.rule("HRS-2", "GEN-6")
def test_being_the_last_to_choose_gives_nothing_away():
    for order in permutations(range(3)):
        table = HorseThiefTable().deal()
        for seat in order[:2]:
            table.hears(f"{seat} play")
        assert table.view(order[2]).table["playing"] is None
        assert "play" not in [line for _, line in table.view(order[2]).events]


@pytest.mark.rule("HRS-2", "GEN-6")
def test_who_drops_shows_no_card():
    table = HorseThiefTable().deal(HANDS).count_of_three(1, 2)
    for viewer in (None, 1, 2):
        assert "AS" not in str(table.view(viewer).as_dict())
    assert "AS" in str(table.view(0).as_dict()["hands"])


@pytest.mark.rule("HRS-3")
@pytest.mark.parametrize("alone", range(4))
def test_who_plays_alone_scores_five_and_the_deal_is_over(alone):
    table = HorseThiefTable(4).deal().count_of_three(alone)
    assert table.delta == tuple(5 if seat == alone else 0 for seat in range(4))
    assert table.state.deals[-1].tricks == ()
    assert (table.phase, table.state.dealer) == ("deal", 0)


@pytest.mark.rule("HRS-3")
def test_when_nobody_plays_nobody_scores_and_the_deal_passes():
    table = HorseThiefTable(4).deal().count_of_three()
    assert (table.delta, table.phase, table.state.dealer) == ((0,) * 4, "deal", 0)


@pytest.mark.rule("HRS-4")
def test_those_in_draw_from_the_dealers_left_the_dealer_last():
    table = HorseThiefTable(5).deal().count_of_three(1, 2, 4)
    for seat in (1, 2, 4):
        assert (table.phase, table.asked()) == ("draw", [seat])
        table.hears(f"{seat} draw")
    assert table.phase == "play"


@pytest.mark.rule("HRS-4")
def test_discarded_cards_are_replaced_from_the_front_of_the_stock():
    table = HorseThiefTable().deal(HANDS, stock="2C 2D 9H TH JH").count_of_three(0, 1)
    table.hears("0 draw QS AS")
    assert set(table.hand(0)) == set(names("KS 3H 4H 2C 2D"))
    table.hears("1 draw AD")
    assert set(table.hand(1)) == set(names("KD QD 5H 6H 9H"))
    assert table.table(0)["discards"] == [["AS", "QS"], None, None]
    assert table.table()["drawn"] == [2, 1, 0]


@pytest.mark.rule("HRS-4")
def test_to_draw_nothing_keeps_the_hand():
    table = HorseThiefTable().deal(HANDS).count_of_three(0, 1).hears("0 draw", "1 draw")
    assert set(table.hand(0)) == set(names(HANDS[0]))
    assert table.table()["drawn"] == [0, 0, 0]


@pytest.mark.rule("HRS-4", "GEN-6")
def test_the_others_see_how_many_and_not_which():
    for viewer in (None, 1, 2):
        told = {
            HorseThiefTable().deal(HANDS).count_of_three(0, 1).hears(line).view(viewer).as_bytes()
            for line in ("0 draw AS QS", "0 draw 3H 4H")
        }
        assert len(told) == 1
    table = HorseThiefTable().deal(HANDS, stock="2C 2D").count_of_three(0, 1).hears("0 draw AS QS")
    assert table.view(1).events[-1] == (0, "draw ? ?")
    assert table.view(1).table["drawn"] == [2, 0, 0]
    assert "2C" not in str(table.view(1).as_dict())
    assert "2C" in str(table.view(0).as_dict()["hands"])


@pytest.mark.rule("HRS-4", "GEN-14")
def test_cards_are_named_in_any_order_and_printed_in_one():
    table = HorseThiefTable().deal(HANDS).count_of_three(0, 1).hears("0 draw 3H AS KS")
    assert table.view(0).events[-1] == (0, "draw AS KS 3H")


@pytest.mark.rule("HRS-5")
@pytest.mark.parametrize(("seats", "most"), [(3, 3), (4, 3), (5, 3), (6, 3), (7, 2), (8, 1)])
def test_how_many_may_be_drawn_depends_on_the_players_at_the_table(seats, most):
    table = HorseThiefTable(seats).deal().count_of_three(0, 1)
    hand = table.hand(0)
    assert f"0 draw {' '.join(hand[:most])}".partition(" ")[2] in table.legal(0)
    reason = table.refuses(f"0 draw {' '.join(hand[: most + 1])}")
    cards = "card" if most == 1 else "cards"
    assert reason == f"with {seats} at the table you may draw {most} {cards} at most"
    assert max(len(line.split()) for line in table.legal(0)) == most + 1


@pytest.mark.rule("HRS-5")
@pytest.mark.parametrize("seats", [9, 10])
def test_with_nine_or_ten_the_step_is_left_out(seats):
    table = HorseThiefTable(seats).deal().count_of_three(0, 1, seats - 1)
    assert table.phase == "play"


@pytest.mark.rule("HRS-5")
@pytest.mark.parametrize("seats", range(3, 9))
def test_the_stock_is_enough_for_all(seats):
    table = HorseThiefTable(seats).deal(up="2S")
    while table.phase == "draw":
        (seat,) = table.asked()
        table.hears(f"{seat} {max(table.legal(seat), key=len)}")
    assert {len(table.hand(seat)) for seat in range(seats)} == {5}


@pytest.mark.rule("HRS-4", "GEN-12")
def test_a_draw_of_cards_that_are_not_held_is_refused_as_such():
    table = HorseThiefTable().deal(HANDS).count_of_three(0, 1)
    assert table.refuses("0 draw AD") == "you do not hold AD"
    assert table.refuses("0 draw AS AD KD") == "you do not hold AD or KD"
    assert "more often" in table.refuses("0 draw AS AS")
    assert "no card of this deck" in table.refuses("0 draw 1S")
    assert "expected" in table.refuses("0 drop")


@pytest.mark.rule("HRS-6")
def test_a_dealer_who_draws_gets_the_turned_up_card_first():
    table = HorseThiefTable().deal(HANDS, stock="2C 2D 9H").count_of_three(0, 2)
    table.hears("0 draw AS", "2 draw AC KC")
    assert set(table.hand(2)) == set(names("QC 7H 8H 2H 2D"))
    assert table.table()["upcard"] is None
    assert table.table()["turned"] == "2H"
    assert table.table()["drawn"] == [1, 0, 2]


@pytest.mark.rule("HRS-6")
def test_a_dealer_who_draws_one_card_takes_none_from_the_stock():
    table = HorseThiefTable().deal(HANDS, stock="2C").count_of_three(0, 2)
    table.hears("0 draw", "2 draw QC")
    assert set(table.hand(2)) == set(names("AC KC 7H 8H 2H"))
    assert table.view(EVERYTHING).counts["stock"] == (36,)


@pytest.mark.rule("HRS-6")
@pytest.mark.parametrize("playing", [(0, 2), (0, 1)], ids=["keeps", "has dropped"])
def test_a_dealer_who_keeps_or_has_dropped_leaves_it(playing):
    table = HorseThiefTable().deal(HANDS, stock="2C").count_of_three(*playing)
    table.hears("0 draw AS", f"{playing[1]} draw")
    assert (table.phase, table.table()["upcard"]) == ("play", "2H")
    assert set(table.hand(2)) == set(names(HANDS[2]))
    table.play_out()


@pytest.mark.rule("HRS-6")
def test_nobody_but_the_dealer_gets_it():
    table = HorseThiefTable().deal(HANDS, stock="2C 2D").count_of_three(0, 1)
    table.hears("0 draw AS", "1 draw AD")
    assert "2H" not in table.hand(0) + table.hand(1)
