"""The deal, the captaincy and what the Captain announces (MFE-1 … MFE-3)."""

import pytest

from bot.engine.options import BadOptions
from tests.games.margin_table import PACK, MarginTable


@pytest.mark.rule("MFE-1", "GEN-2")
def test_four_are_dealt_all_cards_one_at_a_time_from_the_dealers_left():
    table = MarginTable(dealer=1).hears(f"-1 shuffle {' '.join(PACK)}")
    assert table.hand(2) == PACK[0::4]
    assert table.hand(3) == PACK[1::4]
    assert table.hand(0) == PACK[2::4]
    assert table.hand(1) == PACK[3::4]
    assert table.table()["aside"] is None
    assert table.view(None).counts["aside"] == (0,)


@pytest.mark.rule("MFE-1")
def test_five_have_eleven_each_and_the_last_card_is_put_aside_unseen():
    table = MarginTable(5, dealer=4).hears(f"-1 shuffle {' '.join(PACK)}")
    assert [table.hand(seat) for seat in range(5)] == [PACK[seat:55:5] for seat in range(5)]
    for seat in (0, 1, 2, 3, 4, None):
        assert table.view(seat).zones["aside"] == (None,)
        assert table.view(seat).counts["aside"] == (1,)
        assert table.view(seat).events[-1][1].endswith(" ?")


def test_three_or_six_cannot_play():
    for seats in (3, 6):
        with pytest.raises(ValueError, match="Margin for Error is for 4 or 5 players"):
            MarginTable(seats)


@pytest.mark.rule("MFE-2")
@pytest.mark.parametrize(("seats", "order"), [(4, [2, 3, 0, 1]), (5, [2, 3, 4, 0, 1])])
def test_the_captaincy_is_offered_to_the_dealer_first_and_then_clockwise(seats, order):
    table = MarginTable(seats, dealer=2).deal()
    for place, seat in enumerate(order):
        assert table.asked() == [seat]
        assert table.legal(seat) == ["accept", "decline"]
        assert table.table()["declined"] == order[:place]
        taken = MarginTable(seats, dealer=2).deal().captain(seat)
        assert taken.table()["captain"] == seat
        assert taken.asked() == [seat]
        table.hears(f"{seat} decline")


@pytest.mark.rule("MFE-2")
@pytest.mark.parametrize("seats", [4, 5])
def test_the_dealer_is_captain_when_all_decline(seats):
    table = MarginTable(seats, dealer=3).deal().captain(-1)
    assert table.table()["captain"] == 3
    assert table.table()["declined"] == [3, *([4] if seats == 5 else []), 0, 1, 2]
    assert table.phase == "point_suit"


@pytest.mark.rule("MFE-17", "GEN-1")
@pytest.mark.parametrize(
    ("seats", "captain", "partner", "opponents"),
    [
        (4, 0, 2, [1, 3]),
        (4, 3, 1, [0, 2]),
        (5, 0, 3, [1, 2, 4]),
        (5, 1, 4, [0, 2, 3]),
        (5, 3, 1, [0, 2, 4]),
    ],
)
def test_all_know_who_plays_with_the_captain(seats, captain, partner, opponents):
    table = MarginTable(seats).deal().captain(captain)
    for seat in (*range(seats), None):
        facts = table.table(seat)
        assert (facts["captain"], facts["partner"]) == (captain, partner)
        assert facts["opponents"] == opponents


@pytest.mark.rule("MFE-3")
def test_the_captain_chooses_any_suit_and_strategy():
    table = MarginTable().deal().captain(3)
    assert table.legal(3) == sorted(
        f"point {suit} {strategy}" for suit in "RYGB" for strategy in ("low", "high")
    )
    assert "expected 'point R low', 'point R high'" in table.refuses("3 pass")


@pytest.mark.rule("MFE-3", "GEN-6")
@pytest.mark.parametrize(("seats", "partner"), [(4, 2), (5, 3)])
def test_the_suit_is_for_all_and_the_strategy_for_the_partner_alone(seats, partner):
    table = MarginTable(seats).deal().announced(0, "G", "high")
    for seat in (*range(seats), None):
        line = "point G high" if seat in (0, partner) else "point G ?"
        assert table.view(seat).events[-1] == (0, line)
        assert table.table(seat)["point_suit"] == "G"
        assert table.table(seat)["strategy"] is None


@pytest.mark.rule("MFE-16", "MFE-23", "GEN-11")
def test_targets_have_limits():
    for name in ("target", "target_solo"):
        for value in (20, 200):
            assert MarginTable(**{name: value}).rules.options.model_dump()[name] == value
        for value in (19, 201, "60", None):
            with pytest.raises(BadOptions, match=f"'{name}': allowed is a whole number from 20 to"):
                MarginTable(**{name: value})
    with pytest.raises(BadOptions, match="'play_out': allowed is true or false"):
        MarginTable(play_out="yes")
    assert MarginTable().rules.options.model_dump() == {
        "target": 60,
        "target_solo": 50,
        "play_out": False,
    }
