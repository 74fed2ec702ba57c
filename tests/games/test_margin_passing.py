"""Passing cards (MFE-15, MFE-17, MFE-18)."""

import pytest

from tests.games.margin_table import ONE_COLOUR_EACH, MarginTable

HANDS_OF_FIVE = {
    0: "14R 13R 12R",
    1: "14Y 13Y 12Y",
    2: "14G 13G 12G",
    3: "14B 13B 12B",
    4: "11R 11Y 11G",
}


@pytest.fixture
def four() -> MarginTable:
    return MarginTable().deal(ONE_COLOUR_EACH).announced(0)


@pytest.fixture
def five() -> MarginTable:
    return MarginTable(5).deal(HANDS_OF_FIVE, aside="5R").announced(0)


# Four players


@pytest.mark.rule("MFE-15")
def test_the_captain_passes_three_and_the_player_on_his_left_two(four):
    assert four.asked() == [0, 1]
    assert len(four.legal(0)) == 364
    assert len(four.legal(1)) == 91
    assert four.refuses("0 pass 14R 13R") == "pass 3 cards"
    assert four.refuses("1 pass 14Y 13Y 12Y") == "pass 2 cards"
    assert four.refuses("0 pass 14Y 14R 13R") == "you do not hold 14Y"
    assert "game waits for seat 0 and seat 1" in four.refuses("2 pass 14G 13G 12G")


@pytest.mark.rule("MFE-15", "GEN-14")
def test_the_partner_looks_at_the_cards_and_passes_three_others_back(four):
    four.hears("0 pass 3R 14R 9R")
    assert {"14R", "9R", "3R"} < set(four.hand(2))
    assert four.refuses("2 pass 14R 13G 12G") == (
        "you have just been given 14R: pass other cards back"
    )
    assert four.refuses("2 pass 9R 14R 3R") == (
        "you have just been given 14R and 9R and 3R: pass other cards back"
    )
    four.hears("2 pass 1G 2G 3G")
    assert {"3G", "2G", "1G"} < set(four.hand(0))
    assert len(four.hand(0)) == len(four.hand(2)) == 14
    assert four.view(0).events[-1] == (2, "pass 3G 2G 1G")


@pytest.mark.rule("MFE-15", "GEN-5")
def test_the_pairs_do_not_wait_for_each_other(four):
    four.hears("0 pass 14R 13R 12R")
    assert four.asked() == [1, 2]
    four.hears("2 pass 14G 13G 12G")
    assert four.asked() == [1]
    four.hears("1 pass 14Y 13Y")
    assert four.asked() == [3]
    assert four.phase == "pass"
    four.hears("3 pass 14B 13B")
    assert four.phase == "play"


@pytest.mark.rule("MFE-15", "GEN-6")
def test_only_the_two_who_pass_them_see_the_cards(four):
    four.hears("1 pass 14Y 13Y", "0 pass 14R 13R 12R")
    for seat, lines in {
        0: ["pass ? ?", "pass 14R 13R 12R"],
        1: ["pass 14Y 13Y", "pass ? ? ?"],
        2: ["pass ? ?", "pass 14R 13R 12R"],
        3: ["pass 14Y 13Y", "pass ? ? ?"],
        None: ["pass ? ?", "pass ? ? ?"],
    }.items():
        assert [line for _, line in four.view(seat).events[-2:]] == lines


# Five players


@pytest.mark.rule("MFE-17")
def test_the_captains_partner_sits_three_to_his_left_and_they_exchange_two(five):
    assert five.asked() == [0, 1, 2]
    five.hears("0 pass 14R 13R")
    assert five.asked() == [1, 2, 3]
    assert five.refuses("3 pass 14R 14B").startswith("you have just been given 14R")
    five.hears("3 pass 14B 13B")
    assert {"14B", "13B"} < set(five.hand(0))
    assert {"14R", "13R"} < set(five.hand(3))


@pytest.mark.rule("MFE-17")
def test_the_players_on_the_captains_left_and_right_exchange_two(five):
    five.hears("1 pass 14Y 13Y")
    assert five.asked() == [0, 2, 4]
    assert five.refuses("4 pass 13Y 11R").startswith("you have just been given 13Y")
    five.hears("4 pass 11Y 11G")
    assert {"11Y", "11G"} < set(five.hand(1))
    assert {"14Y", "13Y"} < set(five.hand(4))


@pytest.mark.rule("MFE-18")
def test_the_fifth_takes_the_card_put_aside_and_discards_one_without_waiting(five):
    assert len(five.hand(2)) == 12
    assert "5R" in five.hand(2)
    assert len(five.legal(2)) == 12
    assert five.view(None).counts["aside"] == (0,)
    assert five.refuses("2 discard 14R") == "you do not hold 14R"
    five.hears("2 discard 14G")
    assert len(five.hand(2)) == 11
    assert five.asked() == [0, 1]


@pytest.mark.rule("MFE-18")
def test_he_may_discard_the_very_card_that_was_put_aside(five):
    five.hears("2 discard 5R").passed()
    assert five.table()["extra"] == "5R"


@pytest.mark.rule("MFE-18", "GEN-5", "GEN-6")
def test_the_discard_is_turned_up_when_all_passing_is_done(five):
    five.hears("2 discard 14G")
    for seat in (0, 1, 3, 4, None):
        assert five.table(seat)["extra"] is None
        assert five.view(seat).events[-1] == (2, "discard ?")
    assert five.table(2)["extra"] == "14G"
    assert five.view(2).events[-1] == (2, "discard 14G")
    five.passed()
    for seat in (0, 1, 2, 3, 4, None):
        assert five.table(seat)["extra"] == "14G"
        assert (2, "discard 14G") in five.view(seat).events
        strategy = "low" if seat in (0, 3) else "?"
        assert (0, f"point R {strategy}") in five.view(seat).events
        passes = [line for by, line in five.view(seat).events if by == 1 and "pass" in line]
        assert passes == [passes[0] if seat in (1, 4) else "pass ? ?"]


@pytest.mark.rule("MFE-18")
def test_the_extra_card_is_not_played():
    table = (
        MarginTable(5).deal(HANDS_OF_FIVE, aside="5R").announced(0).hears("2 discard 5R").passed()
    )
    assert all("5R" not in table.hand(seat) for seat in range(5))
    table.play_out()
    cards = [card for trick in table.state.deals[0].tricks for card in trick.cards]
    assert MarginTable(5).rules.pack.card("5R") not in cards
