"""What a deal is worth, and when the game is won."""

import pytest

from tests.games.card_table import names
from tests.games.euchre_table import PACK, EuchreTable

TRUMPS = names("JS JC AS KS QS TS 9S")
HANDS = {
    5: ("JS JC AS KS QS", "AH KH QH JH TH", "AC KC QC TC 9C", "AD KD QD JD TD"),
    4: ("JS JC AS KS 9H", "AH KH QH JH TH", "AC KC QC TC 9C", "AD KD QD JD TD"),
    3: ("JS JC AS 9H 9D", "AH KH QH JH TH", "AC KC QC TC 9C", "AD KD QD JD TD"),
    2: ("JS JC 9H 9D 9C", "AH KH QH JH TH", "AC KC QC TC TS", "AD KD QD JD TD"),
    1: ("JS 9H 9D 9C TC", "AH KH QH JH QS", "AC KC QC TH TS", "AD KD QD JD TD"),
    0: ("9H TH 9D TD 9C", "AH KH QH JH JS", "AC KC QC TC JD", "AD KD QD TS JC"),
}
"""By the tricks that the maker's side takes with spades for trump: the maker, who sits on the
dealer's left, the next opponent, the partner, the dealer. The nine of spades is turned up, and the
dealer lays it off again.
"""
IN_ORDER = [f"play {card}" for card in [*TRUMPS, *PACK]]


def deal_won(tricks: int, bid: str = "order", *defence: str, table: EuchreTable) -> EuchreTable:
    """Plays a deal in which the maker takes so many tricks; all play trumps first, then hearts.

    `defence` are the opponents' answers to a lone maker.
    """
    dealer = table.state.dealer
    maker = (dealer + 1) % 4
    hands = {(maker + place) % 4: hand for place, hand in enumerate(HANDS[tricks])}
    table.deal(hands, up="9S").hears(f"{maker} {bid}", f"{dealer} discard 9S", *defence)
    while table.phase == "play":
        (seat,) = table.asked()
        legal = table.legal(seat)
        table.hears(f"{seat} {next(line for line in IN_ORDER if line in legal)}")
    won = [trick for trick in table.state.deals[-1].tricks if trick.winner % 2 == maker % 2]
    assert len(won) == tricks
    return table


@pytest.mark.rule("EUC-13", "EUC-14")
@pytest.mark.parametrize(
    ("tricks", "delta"),
    [
        (5, (2, 0, 2, 0)),
        (4, (1, 0, 1, 0)),
        (3, (1, 0, 1, 0)),
        (2, (0, 2, 0, 2)),
        (1, (0, 2, 0, 2)),
        (0, (0, 2, 0, 2)),
    ],
)
def test_the_makers_score_one_or_two_and_two_against_them_when_euchred(tricks, delta):
    assert deal_won(tricks, table=EuchreTable()).delta == delta


@pytest.mark.rule("EUC-15")
@pytest.mark.parametrize(
    ("tricks", "delta"),
    [
        (5, (4, 0, 4, 0)),
        (4, (1, 0, 1, 0)),
        (3, (1, 0, 1, 0)),
        (2, (0, 2, 0, 2)),
        (1, (0, 2, 0, 2)),
        (0, (0, 2, 0, 2)),
    ],
)
def test_a_lone_maker_scores_four_for_all_five(tricks, delta):
    assert deal_won(tricks, "order alone", table=EuchreTable()).delta == delta


@pytest.mark.rule("EUC-22")
@pytest.mark.parametrize(
    ("tricks", "delta", "defence"),
    [
        (5, (4, 0, 4, 0), ("1 defend alone",)),
        (5, (4, 0, 4, 0), ("1 pass", "3 defend alone")),
        (2, (0, 2, 0, 2), ("1 defend alone",)),
        (0, (0, 4, 0, 4), ("1 defend alone",)),
        (0, (0, 4, 0, 4), ("1 pass", "3 defend alone")),
    ],
)
def test_a_lone_defender_scores_four_for_all_five(tricks, delta, defence):
    table = EuchreTable(cross_corner_alone=True)
    assert deal_won(tricks, "order alone", *defence, table=table).delta == delta


@pytest.mark.rule("EUC-22")
def test_nobody_scores_four_against_a_maker_when_nobody_defends_alone():
    table = EuchreTable(cross_corner_alone=True)
    deal_won(0, "order alone", "1 pass", "3 pass", table=table)
    assert table.delta == (0, 2, 0, 2)


@pytest.mark.rule("EUC-13", "GEN-1")
def test_partners_score_together_whoever_of_them_made_trump():
    table = EuchreTable(dealer=0)
    deal_won(5, table=table)
    assert table.delta == (0, 2, 0, 2)


@pytest.mark.rule("EUC-16")
def test_a_deal_is_scored_at_its_end_and_not_before():
    table = EuchreTable().deal(dict(enumerate(HANDS[5])), up="9S")
    table.hears("0 order alone", "3 discard 9S")
    while len(table.state.tricks) < 4:
        assert table.state.scores == (0, 0, 0, 0)
        table.hears(f"{table.asked()[0]} {table.legal(table.asked()[0])[0]}")
    assert table.play_out().state.scores == (4, 0, 4, 0)


@pytest.mark.rule("EUC-16", "EUC-17")
def test_the_game_ends_as_soon_as_a_side_has_reached_the_target():
    table = EuchreTable(target=5)
    deal_won(5, "order alone", table=table)
    deal_won(5, table=table)
    assert (table.state.scores, table.phase) == ((4, 2, 4, 2), "deal")
    deal_won(3, table=table)
    assert (table.state.scores, table.phase) == ((5, 2, 5, 2), "over")
    assert table.state.winners == (0, 2)
    assert table.asked() == []
    assert table.refuses("0 pass") == "the game is over"


@pytest.mark.rule("EUC-16", "EUC-17")
def test_more_than_the_target_wins_too():
    table = EuchreTable(target=5)
    for tricks, bid in ((2, "order"), (4, "order"), (5, "order alone")):
        deal_won(tricks, bid, table=table)
    assert table.state.scores == (4, 3, 4, 3)
    deal_won(5, "order alone", table=table)
    assert (table.state.scores, table.state.winners) == ((4, 7, 4, 7), (1, 3))


@pytest.mark.rule("EUC-16", "EUC-17")
def test_ten_points_win_unless_the_table_says_otherwise():
    table = EuchreTable()
    for bid in ("order alone", "pass", "order alone", "pass"):
        if bid == "pass":
            deal_thrown_in(table)
        else:
            deal_won(5, bid, table=table)
    assert (table.state.scores, table.phase) == ((8, 0, 8, 0), "deal")
    assert deal_won(4, table=table).phase == "deal"
    deal_thrown_in(table)
    assert deal_won(4, table=table).phase == "over"
    assert table.state.scores == (10, 0, 10, 0)


def deal_thrown_in(table: EuchreTable) -> None:
    table.deal(up="JD")
    for _ in range(8):
        table.hears(f"{table.asked()[0]} pass")


@pytest.mark.rule("EUC-25")
def test_in_text_the_score_is_a_plain_number():
    table = deal_won(5, "order alone", table=EuchreTable())
    told = table.view(None).as_dict()
    assert told["scores"] == [4, 0, 4, 0]
    assert told["deals"][0]["scores"] == [4, 0, 4, 0]


@pytest.mark.rule("EUC-25")
@pytest.mark.parametrize(
    ("score", "shown"),
    [(0, (0, 0)), (4, (4, 0)), (5, (5, 0)), (7, (5, 2)), (10, (5, 5)), (11, None)],
)
def test_two_fives_a_side_show_none_to_ten(score, shown):
    table = EuchreTable(target=21)
    table.state.scores = (score, 1, score, 1)
    assert table.table()["fives"] == [shown, (1, 0), shown, (1, 0)]
