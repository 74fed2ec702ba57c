"""The show of Cribbage: what hands count, how it is said, claims and muggins."""

import pytest

from bot.engine.cards import union
from bot.engine.games.cribbage_counting import combinations_in, count, said_of
from tests.games.cribbage_table import CribbageTable, cards


def counted(hand: str, turned: str, *, kitty: bool = False) -> int:
    """What a hand counts."""
    return count(union(cards(hand)), *cards(turned), kitty=kitty)


def said(hand: str, turned: str, *, kitty: bool = False) -> str:
    return said_of(union(cards(hand)), *cards(turned), kitty=kitty)


def shown(table: CribbageTable) -> list[tuple[int, bool, int]]:
    """What has been counted in the deal that is over: whose, whether a kitty, the points."""
    counts = table.table()["last_deal"]["counts"]
    return [(one["seat"], one["kitty"], one["scored"]) for one in counts]


# What counts


@pytest.mark.rule("CRB-8", "CRB-9", "CRB-13")
@pytest.mark.parametrize(
    ("hand", "turned", "points"),
    [
        ("9D TD QD KD", "JS", 9),  # the rules' own
        ("5H 6C TH JC", "JS", 8),
        ("2S 4H 6D 8C", "QS", 0),
        ("2S 4H 9D KC", "QS", 2),  # a fifteen of three cards
        ("7S 8H 2D KC", "QS", 2),
        ("AS 2H 3D 9C", "KS", 4 + 3),
        ("KS KH 2D 4C", "8S", 2),
        ("KS KH KD 4C", "8S", 6),
        ("KS KH KD KC", "8S", 12),
        ("3S 3H 4D 5C", "KS", 4 + 2 + 6),  # a pair makes two runs
        ("3S 3H 4D 4C", "5S", 2 + 2 + 4 + 12),  # fifteens with all but one, pairs, four runs
        ("3S 3H 3D 4C", "5S", 6 + 6 + 9),
        ("2S 3H 4D 5C", "6S", 4 + 5),
        ("AS 2H QD KC", "3S", 4 + 3),  # no run round the king
        ("QS KH AD 2C", "4S", 4),
        ("2H 4H 6H 8H", "QS", 4),
        ("2H 4H 6H 8H", "QH", 5),
        ("2H 4H 6H 8S", "QH", 0),
        ("JH 2S 4D 6C", "8H", 1),  # the nob
        ("JS 2S 4D 6C", "8H", 0),
        ("5S 5H 5D JC", "5C", 29),
        ("5S 5H 5D 5C", "JC", 28),
    ],
)
def test_a_hand_counts_with_the_card_that_was_turned(hand, turned, points):
    assert counted(hand, turned) == points


@pytest.mark.rule("CRB-8", "CRB-9")
@pytest.mark.parametrize(
    ("cards_in_it", "turned", "points"),
    [
        ("AS 2H 3D 7C", "JS", 5),
        ("2H 4H 6H 8H", "QS", 0),
        ("2H 4H 6H 8H", "QH", 5),
        ("JH 2S 4D 6C", "8H", 1),
        ("3S 3H 4D 5C", "KS", 12),
    ],
)
def test_the_kitty_counts_alike_but_a_flush_only_whole(cards_in_it, turned, points):
    assert counted(cards_in_it, turned, kitty=True) == points


@pytest.mark.rule("CRB-9")
def test_a_jack_that_was_turned_is_no_nob():
    assert counted("2H 4S 6D 8C", "JH") == 0
    table = CribbageTable().played_with({0: "2H 4S 6D 8C"}, "JH")
    assert table.scores == [2, 0]
    table.play_hands()
    assert shown(table)[0] == (0, False, 0)


# How it is said

EIGHT_FIFTEENS = (
    "fifteen two, fifteen four, fifteen six, fifteen eight, fifteen ten, fifteen twelve,"
    " fifteen fourteen, fifteen sixteen"
)


@pytest.mark.rule("CRB-14")
@pytest.mark.parametrize(
    ("hand", "turned", "words"),
    [
        (
            "2S 2H 6D 7C",
            "8S",
            "fifteen two, fifteen four, fifteen six, pair is eight, run of three is eleven",
        ),
        (
            "3S 3H 4D 5C",
            "KS",
            "fifteen two, fifteen four, pair is six, run of three is nine, run of three is twelve",
        ),
        ("7S 8H 9D 4C", "4S", "fifteen two, fifteen four, pair is six, run of three is nine"),
        ("9D TD QD KD", "JS", "run of five is five, flush of four is nine"),
        ("JH 2H 4H 6H", "9H", "fifteen two, fifteen four, flush of five is nine, nob is ten"),
        ("KS KH KD 4C", "8S", "three alike is six"),
        ("KS KH KD KC", "8S", "four alike is twelve"),
        ("2S 4H 6D 8C", "QS", "nothing"),
        ("5S 5H 5D 5C", "KS", EIGHT_FIFTEENS + ", four alike is twenty-eight"),
        ("5S 5H 5D JC", "5C", EIGHT_FIFTEENS + ", four alike is twenty-eight, nob is twenty-nine"),
    ],
)
def test_a_count_is_said_as_players_say_it(hand, turned, words):
    assert said(hand, turned) == words


@pytest.mark.rule("CRB-14")
def test_each_part_names_its_cards():
    parts = combinations_in(union(cards("3S 3H 4D 5C")), *cards("KS"))
    assert [(one.name, one.cards, one.points) for one in parts] == [
        ("fifteen", union(cards("5C KS")), 2),
        ("fifteen", union(cards("3S 3H 4D 5C")), 2),
        ("pair", union(cards("3S 3H")), 2),
        ("run of three", union(cards("3S 4D 5C")), 3),
        ("run of three", union(cards("3H 4D 5C")), 3),
    ]


# The order


@pytest.mark.rule("CRB-8", "CRB-13")
def test_the_example_of_the_rules_is_shown_as_it_says():
    table = CribbageTable().deal({0: "9D TD QD KD AC 2S", 1: "5H 6C TH JC 3S 7H"}, "JS")
    table.hears("0 discard AC 2S", "1 discard 3S 7H").plays("0 KD 1 5H 0 QD 1 6C 0 TD 1 TH 0 9D")
    assert table.scores == [3, 6]
    table.plays("1 JC")
    assert shown(table) == [(0, False, 9), (1, False, 8), (1, True, 5)]
    assert (table.delta, table.scores) == ((12, 20), [12, 20])
    assert table.phase == "deal"


@pytest.mark.rule("CRB-8")
@pytest.mark.parametrize(("seats", "dealer"), [(2, 0), (3, 1), (4, 2)])
def test_hands_are_counted_from_the_dealers_left_and_the_kitty_last(seats, dealer):
    table = CribbageTable(seats, dealer=dealer, count="claim").played_with({}).play_hands()
    counters = []
    while table.phase in ("count", "muggins"):
        seat = table.asked()[0]
        counters += [seat] if table.phase == "count" else []
        table.hears(f"{seat} count 0" if table.phase == "count" else f"{seat} pass")
    assert counters == [*((dealer + step) % seats for step in range(1, seats + 1)), dealer]


@pytest.mark.rule("CRB-8", "CRB-10")
def test_who_counts_first_gets_there_first():
    """Both have nine, and both would have enough."""
    hands = {0: "5S JH KD QC", 1: "5H JD KC QS"}
    table = CribbageTable().played_with(hands, "2C").at(112, 112)
    table.plays("0 5S 1 5H 0 JH 1 JD 0 KD 1 KC 0 QC")
    assert table.scores == [113, 119]
    table.plays("1 QS")
    assert table.state.winners == (0,)
    assert shown(table) == [(0, False, 9)]
    assert table.state.scores == (121, 120)
    assert table.table()["last_deal"]["counts"][0]["cards"] == ["5S", "JH", "QC", "KD"]


@pytest.mark.rule("CRB-8", "CRB-10", "GEN-6")
def test_a_kitty_that_was_not_reached_is_never_shown():
    table = CribbageTable().deal({0: "2S 4H 6D 8C AS AH", 1: "5H JD KC QS 3S 3H"}, "TC")
    table.hears("0 discard AS AH", "1 discard 3S 3H").at(0, 112).play_hands()
    assert table.state.winners == (1,)
    assert "AH" not in table.view(0).as_bytes().decode().split('"last_deal"')[1]
    assert [one["kitty"] for one in table.table()["last_deal"]["counts"]] == [False, False]


# Claims and muggins


def counting(hands=("2S 4H 6D 8C", "5H JD KC QS"), turned="TC", seats=2, **options):
    """A table at which the first hand, which counts nothing, is to be counted."""
    table = CribbageTable(seats, count="claim", **options).played_with(
        dict(enumerate(hands)), turned
    )
    table.play_hands()
    assert table.phase == "count"
    return table.at(*[0] * seats)


@pytest.mark.rule("CRB-11")
def test_each_says_what_he_has_and_all_see_the_cards():
    table = counting()
    assert table.asked() == [0]
    assert len(table.legal(0)) == 30
    assert {"count 0", "count 29"} <= set(table.legal(0))
    assert table.view(1).hands_by_name()["0"] == ["2S", "4H", "6D", "8C"]
    assert table.view(None).hands_by_name()["1"] == ["QS", "5H", "JD", "KC"]
    assert table.table()["counts"] == []


@pytest.mark.rule("CRB-11", "GEN-12")
@pytest.mark.parametrize("line", ["count 30", "count 99"])
def test_no_hand_counts_more_than_29(line):
    assert counting().refuses(f"0 {line}") == "a count is a number from 0 to 29"
    assert counting().hears("0 count 4").refuses("1 muggins 30") == (
        "a count is a number from 0 to 29"
    )


@pytest.mark.rule("CRB-11", "GEN-5")
def test_after_a_count_every_opponent_is_asked_at_once():
    table = counting(("2S 4H 6D 8C", "", ""), seats=3).hears("0 count 4")
    assert (table.phase, table.asked()) == ("muggins", [1, 2])
    for seat in (1, 2):
        lines = table.legal(seat)
        assert len(lines) == 31
        assert {"pass", "muggins 0", "muggins 29"} <= set(lines)
    assert table.view(0).to_act == [1, 2]
    assert table.view(None).to_act == [1, 2]
    assert table.table()["claim"] == 4


@pytest.mark.rule("CRB-11", "GEN-6")
def test_the_answers_are_open():
    table = counting(("2S 4H 6D 8C", "", ""), seats=3).hears("0 count 4", "2 muggins 3")
    assert table.view(1).events[-2:] == ((0, "count 4"), (2, "muggins 3"))
    assert table.asked() == [1]
    assert table.table()["answered"] == [2]


@pytest.mark.rule("CRB-11")
@pytest.mark.parametrize(
    ("claim", "answer", "scores"),
    [
        (9, "pass", [0, 9]),
        (9, "muggins 9", [0, 9]),  # not needed
        (9, "muggins 8", [0, 9]),  # wrong
        (5, "pass", [0, 5]),  # too low, and nobody says so
        (5, "muggins 9", [4, 5]),
        (5, "muggins 8", [0, 5]),
        (0, "muggins 9", [9, 0]),
        (12, "pass", [0, 12]),  # too high, and it stands
        (12, "muggins 9", [3, 9]),
        (12, "muggins 12", [0, 12]),
        (29, "muggins 9", [20, 9]),
    ],
)
def test_what_a_count_brings(claim, answer, scores):
    """Seat 1 has nine."""
    table = counting(("2S 4H 6D 8C", "5H JD QC KS"), "2C").hears("0 count 2", "1 pass")
    table.at(0, 0)
    assert counted("5H JD QC KS", "2C") == 9
    table.hears(f"1 count {claim}", f"0 {answer}")
    assert table.scores == scores
    assert (table.phase, table.asked()) == ("count", [1])  # the kitty


@pytest.mark.rule("CRB-11")
def test_the_first_right_answer_ends_the_asking():
    table = counting(("2S 4H 6D 8C", "", "", ""), seats=4).hears("0 count 4", "3 muggins 0")
    assert table.scores == [0, 0, 0, 4]
    assert (table.phase, table.asked()) == ("count", [1])
    assert table.table()["counts"][0]["catcher"] == 3


@pytest.mark.rule("CRB-11", "GEN-12")
def test_who_comes_too_late_is_told_that_somebody_was_quicker():
    table = counting(("2S 4H 6D 8C", "", "", ""), seats=4).hears("0 count 4", "3 muggins 0")
    assert table.refuses("2 muggins 0") == "too late: another player has named the right total"
    assert table.refuses("1 muggins 0") == "too late: another player has named the right total"
    assert "too late" not in table.refuses("2 count 3")


@pytest.mark.rule("CRB-11", "GEN-12")
def test_also_when_it_was_the_kitty_and_the_next_deal_has_begun():
    table = counting().hears("0 count 0", "1 pass", "1 count 12", "0 pass")
    right = counted(" ".join(table.table()["kitty"]), "TC", kitty=True)
    table.hears(f"1 count {(right + 1) % 30}", f"0 muggins {right}").deal({})
    assert table.refuses("1 pass") == "too late: another player has named the right total"
    table.hears(f"0 {table.legal(0)[0]}", f"1 {table.legal(1)[0]}")
    assert "too late" not in table.refuses("1 pass")


@pytest.mark.rule("CRB-11")
def test_a_wrong_muggins_is_an_answer_and_the_others_are_asked_still():
    table = counting(("2S 4H 6D 8C", "", "", ""), seats=4).hears("0 count 4", "1 muggins 2")
    assert table.asked() == [2, 3]
    table.hears("2 pass", "3 muggins 0")
    assert table.scores == [0, 0, 0, 4]


@pytest.mark.rule("CRB-11")
def test_a_needless_muggins_is_an_answer_like_a_pass():
    table = counting(("2S 4H 6D 8C", "", "", ""), seats=4).hears("0 count 0", "1 muggins 0")
    assert table.asked() == [2, 3]
    table.hears("2 pass", "3 muggins 0")
    assert table.scores == [0, 0, 0, 0]
    assert table.table()["counts"][0]["catcher"] is None


@pytest.mark.rule("CRB-11")
def test_the_dealer_says_what_the_kitty_has():
    table = counting().hears("0 count 0", "1 pass", "1 count 12", "0 pass")
    kitty = table.table()["kitty"]
    right = counted(" ".join(kitty), "TC", kitty=True)
    table.at(0, 0).hears(f"1 count {(right + 1) % 30}", f"0 muggins {right}")
    assert table.state.deals[0].delta == (1, right)


@pytest.mark.rule("CRB-11", "CRB-16")
def test_partners_do_not_catch_each_other():
    table = counting(("2S 4H 6D 8C", "", "", ""), seats=4, partners=True).hears("0 count 4")
    assert table.asked() == [1, 3]
    table.hears("3 muggins 0")
    assert table.scores == [0, 4, 0, 4]


@pytest.mark.rule("CRB-11", "CRB-10")
def test_the_counter_scores_before_the_one_who_corrects_him():
    table = counting(("2S 4H 6D 8C", "5H JD QC KS"), "2C").hears("0 count 2", "1 pass")
    table.at(120, 118).hears("1 count 3", "0 muggins 9")
    assert (table.state.winners, table.state.scores) == ((1,), (120, 121))


@pytest.mark.rule("CRB-11", "CRB-10")
def test_a_catch_can_win():
    table = counting().at(100, 118).hears("0 count 5", "1 muggins 0")
    assert (table.state.winners, table.state.scores) == ((1,), (100, 121))
    assert table.phase == "over"


@pytest.mark.rule("CRB-11", "CRB-10")
def test_a_false_count_that_nobody_catches_can_win():
    assert counting().at(100, 0).hears("0 count 21", "1 pass").state.winners == (0,)


# What is left of a deal


@pytest.mark.rule("CRB-8", "CRB-11")
def test_the_deal_is_told_when_it_is_over():
    table = counting().hears("0 count 4", "1 muggins 0", "1 count 12", "0 pass", "1 count 0")
    table.hears("0 pass")
    first, second, kitty = table.table()["last_deal"]["counts"]
    assert (first["claim"], first["right"], first["catcher"], first["scored"]) == (4, 0, 1, 0)
    assert (first["caught"], first["said"]) == (4, "nothing")
    assert (second["claim"], second["right"], second["catcher"]) == (12, 12, None)
    assert kitty["kitty"]
    assert table.state.deals[0].tricks == ()


@pytest.mark.rule("CRB-15")
def test_the_board_has_a_front_and_a_back_peg_for_each():
    table = CribbageTable().example()
    assert table.table()["board"] == [[2, 0], [0, 0]]
    table.plays("0 KD 1 5H")
    assert table.table()["board"] == [[2, 0], [2, 0]]
    table.plays("0 QD 1 6C")
    assert table.table()["board"] == [[2, 0], [4, 2]]
