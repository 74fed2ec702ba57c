"""The play of Cribbage, card by card up to 31."""

import pytest

from tests.games.card_table import names
from tests.games.cribbage_table import CribbageTable


def pegs(table: CribbageTable) -> list[tuple[int, int]]:
    """Who has pegged how much in this deal, in order."""
    return [(seat, sum(points for _, points in why)) for seat, why, _ in table.table()["pegs"]]


def playing(*hands: str, turned: str = "2C", **more) -> CribbageTable:
    """A table at which the last seat dealt and these hands are to be played."""
    return CribbageTable(len(hands), **more).played_with(dict(enumerate(hands)), turned)


@pytest.mark.rule("CRB-12", "CRB-4", "CRB-5", "CRB-6", "CRB-7")
def test_the_example_of_the_rules_is_played_as_it_says():
    table = CribbageTable().example()
    assert table.scores == [2, 0]
    after = []
    for action in ("0 KD", "1 5H", "0 QD", "1 6C", "0 TD", "1 TH", "0 9D"):
        table.plays(action)
        after.append((*table.scores, table.table()["total"]))
    assert after == [
        (2, 0, 10), (2, 2, 15), (2, 2, 25), (2, 4, 0), (2, 4, 10), (2, 6, 20), (3, 6, 0),
    ]  # fmt: skip
    assert table.asked() == [1]
    table.plays("1 JC")
    assert [sum(p for who, p in told(table) if who == seat) for seat in (0, 1)] == [3, 7]


def told(table: CribbageTable) -> list[tuple[int, int]]:
    """Who pegged how much in the deal that is over."""
    deal = table.table()["last_deal"]
    return [(seat, sum(points for _, points in why)) for seat, why, _ in deal["pegs"]]


# Whose turn it is


@pytest.mark.rule("CRB-4")
def test_all_play_in_turn_from_the_dealers_left():
    table = playing("2S 3S 4S 9S", "2H 3H 4H 9H", "2D 3D 4D 9D")
    assert table.in_turn("2S 2H 2D 4S 4H 4D 9S") == [0, 1, 2, 0, 1, 2, 0]


@pytest.mark.rule("CRB-4", "GEN-12")
def test_the_total_never_passes_31_and_who_has_a_card_that_fits_has_to_play_it():
    table = playing("KS QS AS 9S", "KH QH JH 5H").plays("0 KS 1 KH 0 9S")
    assert table.asked() == [0]  # seat 1 has nothing for 29
    assert table.legal(0) == ["play AS"]
    assert table.refuses("0 play QS") == (
        "that would make 39, and nobody may go over 31: you can play AS"
    )
    assert table.refuses("0 play 5H") == "you have no 5H to play"
    for line in ("go", "pass"):
        assert table.refuses(f"0 {line}") == "you have a card that fits, and must play"
    assert "cannot be played now" in table.refuses("0 gone")
    assert "waits for seat 0" in table.refuses("1 play QH")


@pytest.mark.rule("CRB-4", "CRB-7")
def test_a_go_is_said_without_an_event_and_all_see_it():
    table = playing("KS QS AS 9S", "KH QH JH 5H").plays("0 KS 1 KH 0 9S")
    assert table.table()["go"] == [1]
    assert [line for _, line in table.view(None).events[-3:]] == ["play KS", "play KH", "play 9S"]
    table.plays("0 AS")
    assert (table.table()["go"], table.table()["total"]) == ([], 0)


@pytest.mark.rule("CRB-7")
def test_after_a_go_the_others_play_on_in_turn_as_long_as_they_can():
    table = playing("KS 4S 3S 2S", "KH QH JH TH", "KD AD 3D 2D").plays("0 KS 1 KH 2 AD 0 4S")
    assert (table.table()["total"], table.table()["go"]) == (25, [1])
    assert table.in_turn("2D 3S") == [2, 0]  # 30, and nothing fits any more
    assert table.table()["total"] == 0


@pytest.mark.rule("CRB-7")
def test_one_player_alone_may_play_card_after_card():
    table = playing("2S 3S 4S KS", "KH QH JH TH").plays("0 KS 1 KH 0 4S")
    assert table.table()["go"] == [1]
    assert table.in_turn("3S 2S") == [0, 0]
    assert pegs(table)[-1] == (0, 3 + 1)  # a run of three, and the last card of the set
    assert table.asked() == [1]


@pytest.mark.rule("CRB-7")
def test_the_one_left_of_the_last_player_begins_the_next_set():
    table = playing("KS QS JS TS", "KH QH JH TH", "KD QD JD TD").plays("0 KS 1 KH 2 KD")
    assert (table.asked(), table.table()["total"]) == ([0], 0)
    table = playing("5S QS JS TS", "KH QH JH 6H", "KD QD JD TD").plays("0 5S 1 KH 2 KD 1 6H")
    assert (table.asked(), table.table()["total"]) == ([2], 0)


@pytest.mark.rule("CRB-7")
def test_who_has_no_card_left_is_passed_over():
    table = playing("KS AS AD 5S", "KH QH 2H JH", "9D QD 4D JD")
    turns = table.in_turn("KS KH 9D AS AD QH QD 5S 2H 4D JH JD")
    assert turns == [0, 1, 2, 0, 0, 1, 2, 0, 1, 2, 1, 2]  # the last set is not seat 0's to begin
    sets = table.table()["last_deal"]["sets"]
    assert [sum(value(card) for _, card in cards) for cards in sets] == [31, 31, 20]


@pytest.mark.rule("CRB-7", "CRB-5")
def test_what_lay_there_before_counts_no_more_when_the_total_starts_anew():
    table = playing("KS QS 5S AS", "KH JH 9H 5H").plays("0 KS 1 KH")
    assert pegs(table) == [(1, 2)]
    table.plays("0 AS 1 JH")  # 31
    assert pegs(table)[-1] == (1, 2)
    table = playing("TS 9S 5S KS", "TH 2H 5H KH").plays("0 TS 1 TH 0 9S 1 2H")
    assert pegs(table) == [(1, 2), (1, 2)]
    table.plays("0 5S 1 5H")
    assert pegs(table)[-1] == (1, 2)


@pytest.mark.rule("CRB-7")
def test_a_pair_across_the_end_of_a_set_is_none():
    table = playing("KS JS TS AS", "QH TH 5H 4H").plays("0 KS 1 QH 0 AS 1 TH")  # 31
    before = pegs(table)
    assert before[-1] == (1, 2)
    table.plays("0 TS")
    assert pegs(table) == before


# What scores


@pytest.mark.rule("CRB-5")
@pytest.mark.parametrize(
    ("hands", "cards", "points"),
    [
        (("TS KS QS JS", "5H KH QH JH"), "TS 5H", 2),  # fifteen
        (("7S KS QS JS", "8H KH QH JH"), "7S 8H", 2),
        (("7S KS QS JS", "7H KH QH JH"), "7S 7H", 2),  # a pair
        (("KS AS 2S 3S", "QH AH 2H 3H"), "KS QH", 0),  # ten each, and no pair
        (("7S 7D QS JS", "7H KH QH JH"), "7S 7H 7D", 6),  # three alike
        (("3S 3D QS JS", "3H 3C QH JH"), "3S 3H 3D 3C", 12),  # four alike
        (("5S 5D QS JS", "5H KH QH JH"), "5S 5H 5D", 2 + 6),  # and fifteen
        (("4S 6S QS JS", "5H KH QH JH"), "4S 5H 6S", 2 + 3),  # run and fifteen
        (("3S AS QS JS", "2H KH QH JH"), "3S 2H AS", 3),  # down, ace low
        (("3S 4S QS JS", "5H KH QH JH"), "3S 5H 4S", 3),  # in any order
        (("QS AS 2S JS", "KH 9H 8H 7H"), "QS KH AS", 0),  # no way round the king
        (("3S 4S 7S JS", "5H 6H QH JH"), "3S 5H 4S 6H", 4),  # the longest only
        (("2S 4S 5S JS", "3H 6H QH JH"), "2S 3H 4S 6H 5S", 5),
        (("4S 5S 6S JS", "4H KH QH JH"), "4S 4H 5S", 0),  # broken by the pair
        (("4S 5S 3S JS", "5H 4H QH JH"), "4S 5H 3S 4H 5S", 3),  # 3 4 5; the first 4 is doubled
        (("2S 3S 4S 5S", "2H 3H 9H 8H"), "2S 3H 3S", 2),  # a pair is looked for first
        (("9S 2S 4S 5S", "9H 3H 8H 7H"), "9S 9H 2S", 0),
        (("7S 7D QS JS", "9H 7H QH JH"), "7S 9H 7D", 0),  # not in succession
        (("3S 3D QS JS", "9H 3H QH JH"), "3S 9H 3D 3H", 2),  # nor the first of these
        (("4S 5D QS JS", "5H 6H QH JH"), "4S 5H 5D 6H", 0),  # a doubled card breaks a run
    ],
)
def test_cards_score_as_they_are_played(hands, cards, points):
    table = playing(*hands)
    *before, last = names(cards)
    table.in_turn(" ".join(before))
    (seat,) = table.asked()
    had = table.scores
    table.in_turn(last)
    assert table.scores[seat] - had[seat] == points
    assert table.scores[1 - seat] == had[1 - seat]


@pytest.mark.rule("CRB-5")
def test_a_run_of_seven_and_more_players_cards_count_together():
    table = playing("AS 4S 5S KS", "2H 6H KH QH", "3D 7D JD QD")
    table.in_turn("AS 2H 3D 4S 6H")
    before = table.scores
    assert before == [4, 0, 3]
    table.in_turn("7D 5S")  # 28
    assert [now - then for now, then in zip(table.scores, before, strict=True)] == [7 + 1, 0, 0]


@pytest.mark.rule("CRB-6")
def test_31_scores_two_and_no_last_card():
    table = playing("KS QS 5S AS", "KH JH 9H 5H").plays("0 QS 1 JH 0 AS 1 KH")
    assert pegs(table) == [(1, 2)]
    assert table.table()["sets"] == [[[0, "QS"], [1, "JH"], [0, "AS"], [1, "KH"]]]


@pytest.mark.rule("CRB-6")
def test_below_31_the_last_player_has_one():
    table = playing("KS QS JS TS", "8H 7H 6H 5H").plays("0 KS 1 8H 0 QS")
    assert pegs(table) == [(0, 1)]
    assert table.table()["total"] == 0


@pytest.mark.rule("CRB-6")
def test_the_very_last_card_scores_one():
    table = playing("KS QS JS 8S", "9H 7H 6H 4H")
    table.plays("0 KS 1 9H 0 QS 1 7H 0 JS 1 6H 0 8S 1 4H")  # 29, 31, and the four
    assert told(table) == [(0, 1), (0, 2), (1, 1)]


@pytest.mark.rule("CRB-6")
def test_31_with_the_very_last_card_scores_two():
    table = playing("KS 9S 5S 4S", "TH 8H 7H 7D")
    table.plays("0 KS 1 TH 0 9S 1 8H 0 5S 1 7H 0 4S 1 7D")
    assert told(table) == [(0, 1), (1, 2)]


def value(card: str) -> int:
    return min("A23456789TJQK".index(card[0]) + 1, 10)


# Winning in the middle of it


@pytest.mark.rule("CRB-10")
def test_a_game_that_is_won_in_the_play_is_over_at_once():
    table = playing("TS KS QS JS", "5H KH QH JH")
    table.at(0, 119).plays("0 TS 1 5H")
    assert (table.phase, table.asked(), table.state.winners) == ("over", [], (1,))
    assert table.state.scores == (0, 121)
    (deal,) = table.view(None).deals_by_name()
    assert (deal["delta"], deal["scores"], deal["tricks"]) == ([0, 2], [0, 121], [])


@pytest.mark.rule("CRB-10")
@pytest.mark.parametrize(("target", "start"), [(121, 116), (61, 56), (121, 120), (61, 60)])
def test_a_score_stops_at_the_target(target, start):
    table = playing("5S 5D KS QS", "5H KH QH JH", target=target).at(start, 0)
    table.plays("0 5S 1 5H 0 5D")  # 8 for seat 0
    assert (table.state.scores, table.delta) == ((target, 2), (target - start, 2))
    assert table.state.winners == (0,)


@pytest.mark.rule("CRB-10")
def test_the_last_card_of_a_set_can_win():
    table = playing("KS QS JS TS", "8H 7H 6H 5H").at(120, 120).plays("0 KS 1 8H 0 QS")
    assert table.state.winners == (0,)


@pytest.mark.rule("CRB-10", "GEN-6")
def test_cards_that_were_not_played_when_it_ended_stay_hidden():
    table = playing("TS KS QS JS", "5H KH QH 9H").at(0, 119).plays("0 TS 1 5H")
    text = table.view(None).as_bytes().decode()
    assert table.table()["last_deal"]["played"] == [["TS"], ["5H"]]
    assert "9H" not in text
    assert "KS" not in text


# Partners


@pytest.mark.rule("CRB-16", "GEN-1")
def test_partners_share_one_score():
    hands = ("TS KS QS JS", "5H KH QH JH", "5D KD QD JD", "7C 8C 9C 2S")
    table = playing(*hands, partners=True).plays("0 TS 1 5H")
    assert table.scores == [0, 2, 0, 2]
    table.plays("2 5D")
    assert table.scores == [2, 2, 2, 2]
    assert table.view(0).sides == ((0, 2), (1, 3), (0, 2), (1, 3))


@pytest.mark.rule("CRB-16")
def test_partners_win_together():
    hands = ("TS KS QS JS", "5H KH QH JH", "5D KD QD JD", "7C 8C 9C 2S")
    table = playing(*hands, partners=True).at(0, 119, 0, 119).plays("0 TS 1 5H")
    assert table.state.winners == (1, 3)
    assert (table.delta, table.state.scores) == ((0, 2, 0, 2), (0, 121, 0, 121))


@pytest.mark.rule("CRB-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_partners_each_plays_for_himself(seats):
    table = CribbageTable(seats, partners=seats != 4)
    assert table.view(0).sides == tuple((seat,) for seat in range(seats))
    assert not table.rules.partners
