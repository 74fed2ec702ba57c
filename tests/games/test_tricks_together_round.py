"""Tricks Together: one round, from the deal to its last trick."""

import pytest

from bot.engine.games.tricks_together import TricksTogether
from tests.games.tricks_together_table import PACK, TogetherTable

EXAMPLE = {0: "AH 7C 4D", 1: "KS TH 3C", 2: "5H 2D 6C", 3: "QD 8C 2S"}
"""Anna, Ben, Carla and Dan in the third round; a spade is turned, and Anna deals."""


@pytest.fixture
def example() -> TogetherTable:
    """The third round of the rules' example; Anna deals it."""
    return TogetherTable(dealer=2).clears(2).deal(EXAMPLE, up="9S")


@pytest.mark.rule("TTG-14")
def test_the_worked_example(example):
    assert (example.state.dealer, example.table()["cards"]) == (0, 3)
    example.hears("1 commit 1", "2 commit 0", "3 commit 1")
    assert example.table()["numbers"] == [1, 1, 0, 1]
    example.plays("3C 6C 8C 7C 2S 4D KS 2D TH 5H QD")
    assert example.table()["tricks_won"] == [0, 1, 0, 1]
    example.plays("AH")
    deal = example.view(None).deals_by_name()[-1]
    assert [trick["winner"] for trick in deal["tricks"]] == [3, 1, 0]
    assert example.table()["played"][-1] == {
        "round": 3, "cards": 3, "numbers": [1, 1, 0, 1], "tricks_won": [1, 1, 0, 1],
        "cleared": True,
    }  # fmt: skip
    assert (example.table()["round"], example.table()["cards"]) == (4, 4)
    assert example.table()["lives"] == 3


@pytest.mark.rule("TTG-2", "GEN-3")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_one_card_at_a_time_from_the_dealers_left_and_the_next_is_turned(seats):
    table = TogetherTable(seats).clears(2)
    dealer = table.state.dealer
    table.shuffled(PACK)
    for step in range(seats):
        assert set(table.hand((dealer + 1 + step) % seats)) == set(PACK[step : 3 * seats : seats])
    up = PACK[3 * seats]
    assert (table.table()["upcard"], table.table()["trump"]) == (up, up[1])
    assert table.table()["stock"] is None
    assert table.view(None).counts["stock"] == (51 - 3 * seats,)


@pytest.mark.rule("TTG-2")
def test_three_to_five_play_with_all_cards():
    assert sorted(TricksTogether.pack.names(TricksTogether.deck)) == sorted(PACK)
    assert [TricksTogether(None, seats).seats for seats in (3, 4, 5)] == [3, 4, 5]
    for seats in (2, 6):
        with pytest.raises(ValueError, match="for 3 to 5 players"):
            TricksTogether(None, seats)


@pytest.mark.rule("TTG-3", "GEN-5")
def test_all_but_the_dealer_choose_from_none_to_all_of_the_cards_at_once(example):
    assert (example.phase, example.asked()) == ("commit", [1, 2, 3])
    for seat in (1, 2, 3):
        assert example.legal(seat) == ["commit 0", "commit 1", "commit 2", "commit 3"]
    reason = "a round of 3 cards has 3 tricks: commit to 0 to 3 of them"
    assert example.refuses("1 commit 4") == reason


def test_a_round_of_one_card_is_refused_in_the_singular():
    reason = "a round of 1 card has 1 trick: commit to 0 or 1"
    assert TogetherTable().deal().refuses("0 commit 2") == reason


@pytest.mark.rule("TTG-3", "GEN-5", "GEN-6")
def test_a_number_is_known_to_its_owner_alone_until_all_have_chosen(example):
    example.hears("3 commit 1", "1 commit 1")
    for seat in (0, 1, 2, None):
        lines = [line for other, line in example.view(seat).events if other == 3][-1:]
        assert lines == ["?"]
    assert example.view(3).events[-2:] == ((3, "commit 1"), (1, "?"))
    assert example.table()["numbers"] is None
    example.hears("2 commit 0")
    assert example.view(None).events[-3:] == ((3, "commit 1"), (1, "commit 1"), (2, "commit 0"))


@pytest.mark.rule("TTG-4")
@pytest.mark.parametrize(("chosen", "left"), [((0, 0, 0), 3), ((1, 0, 1), 1), ((1, 1, 1), 0)])
def test_the_dealer_has_what_is_left(example, chosen, left):
    example.commits(*chosen)
    assert example.table()["numbers"] == [left, *chosen]
    assert example.phase == "play"


@pytest.mark.rule("TTG-4", "GEN-12")
def test_the_dealer_who_would_choose_hears_why_he_cannot(example):
    assert example.refuses("0 commit 1") == "you deal: your number is what the others leave"
    assert "not your turn" in example.refuses("0 play AH")


@pytest.mark.rule("TTG-5")
@pytest.mark.parametrize("chosen", [(1, 1, 2), (3, 3, 3)])
def test_more_than_there_are_cards_fails_unplayed(example, chosen):
    example.commits(*chosen)
    assert (example.phase, example.state.dealer) == ("deal", 1)
    deal = example.view(None).deals_by_name()[-1]
    assert (deal["dealer"], deal["delta"], deal["tricks"]) == (0, [0, 0, 0, 0], [])
    assert example.table()["played"][-1] == {
        "round": 3, "cards": 3, "numbers": [None, *chosen], "tricks_won": [0, 0, 0, 0],
        "cleared": False,
    }  # fmt: skip
    assert example.table()["lives"] == 2
    assert example.view(None).events[-1] == (3, f"commit {chosen[2]}")


@pytest.mark.rule("TTG-6")
def test_the_dealers_left_leads_and_then_who_took_the_trick(example):
    example.commits(1, 0, 1)
    assert example.asked() == [1]
    assert example.legal(1) == ["play 3C", "play KS", "play TH"]
    example.plays("3C 6C 8C 7C")
    assert (example.asked(), example.legal(3)) == ([3], ["play 2S", "play QD"])


@pytest.mark.rule("TTG-6", "GEN-12")
def test_suit_is_followed_and_who_cannot_plays_anything(example):
    example.commits(1, 0, 1).plays("TH")
    assert example.legal(2) == ["play 5H"]
    assert example.refuses("2 play 2D") == "you hold a heart: follow suit (5H)"
    example.plays("5H")
    assert example.legal(3) == ["play 2S", "play 8C", "play QD"]


@pytest.mark.rule("TTG-6")
@pytest.mark.parametrize(
    ("up", "trick", "winner"),
    [
        ("9S", "TH 5H QD AH", 0),  # the ace is high, a card of another suit nothing
        ("9S", "TH 5H 2S AH", 3),  # the lowest trump beats it
        ("9D", "TH 5H 8C AH", 0),
        ("9D", "TH 5H QD AH", 3),
    ],
)
def test_who_takes_a_trick(up, trick, winner):
    table = TogetherTable(dealer=2, secret_numbers=True).clears(2).deal(EXAMPLE, up=up)
    table.commits(0, 0, 0).plays(trick)
    assert table.view(None).deals_by_name()[-1]["tricks"][0]["winner"] == winner


@pytest.mark.rule("TTG-7")
def test_a_trick_too_many_ends_the_round(example):
    """Dan wanted none: his eight of clubs is one too many."""
    example.commits(1, 1, 0).plays("3C 6C 8C")
    assert example.phase == "play"
    example.plays("7C")
    assert (example.phase, example.table()["lives"]) == ("deal", 2)
    last = example.table()["played"][-1]
    assert (last["tricks_won"], last["cleared"]) == ([0, 0, 0, 1], False)
    assert len(example.view(None).deals_by_name()[-1]["tricks"]) == 1


@pytest.mark.rule("TTG-7")
def test_too_few_tricks_left_end_the_round(example):
    """Ben wanted all three, and Dan has one of them."""
    example.commits(3, 0, 0).plays("3C 6C 8C 7C")
    assert (example.phase, example.table()["lives"]) == ("deal", 2)


@pytest.mark.rule("TTG-7")
def test_as_long_as_all_may_come_to_their_numbers_the_round_goes_on(example):
    example.commits(2, 0, 1).plays("3C 6C 8C 7C")
    assert example.phase == "play"
    example.plays("2S 4D KS 2D TH 5H QD AH")
    last = example.table()["played"][-1]
    assert (last["tricks_won"], last["cleared"]) == ([1, 1, 0, 1], False)


@pytest.mark.rule("TTG-2", "GEN-1")
def test_the_deal_goes_on_to_the_left_after_every_round_cleared_or_not():
    table = TogetherTable(3, dealer=1)
    dealers = []
    for clear in (True, False, False, True):
        dealers.append(table.state.dealer)
        table.clears() if clear else table.fails()
    assert dealers == [1, 2, 0, 1]
    assert [deal.dealer for deal in table.state.deals] == dealers


@pytest.mark.rule("GEN-8")
def test_the_first_dealer_is_picked_by_chance():
    table = TogetherTable(5)
    table.state = table.rules.start()
    assert table.phase == "first_dealer"
    assert table.hears("-1 pick 4").state.dealer == 4
