"""Tricks Together: numbers that stay secret, the dealer's from the dealer too."""

import pytest

from bot.engine.zones import EVERYTHING
from tests.games.test_tricks_together_round import EXAMPLE
from tests.games.tricks_together_table import TogetherTable

TRICKS = "3C 6C 8C 7C 2S 4D KS 2D TH 5H QD AH"
"""Anna one, Ben one, Carla none, Dan one."""


@pytest.fixture
def secret() -> TogetherTable:
    """The example's third round with secret numbers; Anna deals it."""
    table = TogetherTable(dealer=2, secret_numbers=True).clears(2)
    return table.deal(EXAMPLE, up="9S")


@pytest.mark.rule("TTG-10", "GEN-6")
def test_nobody_learns_a_number_before_the_last_card(secret):
    secret.commits(1, 0, 1)
    for card in [None, *TRICKS.split()[:-1]]:
        if card:
            secret.plays(card)
        assert secret.phase == "play"
        for viewer in (0, 1, 2, 3, None):
            view = secret.view(viewer)
            known = [line for seat, line in view.events[view.deal_began :] if "commit" in line]
            assert len(known) == (viewer in (1, 2, 3))
            assert view.table["numbers"] is None
            assert len(view.table["played"]) == 2


@pytest.mark.rule("TTG-10")
def test_the_dealer_does_not_learn_his_own_number(secret):
    """Whatever the others chose, his view is the same, byte for byte."""
    other = TogetherTable(dealer=2, secret_numbers=True).clears(2).deal(EXAMPLE, up="9S")
    secret.commits(1, 0, 1)
    other.commits(3, 2, 3)
    for card in [None, *TRICKS.split()[:-1]]:
        if card:
            secret.plays(card)
            other.plays(card)
        assert secret.view(0).as_bytes() == other.view(0).as_bytes()
        assert secret.view(None).as_bytes() == other.view(None).as_bytes()


@pytest.mark.rule("TTG-10")
def test_with_the_last_card_all_numbers_are_turned_up(secret):
    secret.commits(1, 0, 1).plays(TRICKS)
    assert secret.table()["played"][-1] == {
        "round": 3, "cards": 3, "numbers": [1, 1, 0, 1], "tricks_won": [1, 1, 0, 1],
        "cleared": True,
    }  # fmt: skip
    lines = [line for _, line in secret.view(0).events if "commit" in line]
    assert lines[-3:] == ["commit 1", "commit 0", "commit 1"]


@pytest.mark.rule("TTG-10")
@pytest.mark.parametrize("chosen", [(0, 1, 1), (2, 0, 1), (0, 0, 0), (3, 0, 0)])
def test_the_round_is_played_out_although_it_has_failed(secret, chosen):
    secret.commits(*chosen).plays(TRICKS)
    last = secret.table()["played"][-1]
    assert (last["tricks_won"], last["cleared"]) == ([1, 1, 0, 1], False)
    assert len(secret.state.deals[-1].tricks) == 3
    assert secret.table()["lives"] == 2


@pytest.mark.rule("TTG-10")
@pytest.mark.parametrize("chosen", [(2, 1, 1), (1, 3, 1), (3, 3, 3)])
def test_more_than_there_are_cards_is_played_and_fails(secret, chosen):
    secret.commits(*chosen)
    assert secret.phase == "play"
    secret.plays(TRICKS)
    last = secret.table()["played"][-1]
    assert (last["numbers"], last["cleared"]) == ([None, *chosen], False)


@pytest.mark.rule("TTG-10")
def test_the_record_has_all_numbers(secret):
    secret.commits(1, 0, 1)
    lines = [line for _, line in secret.view(EVERYTHING).events if "commit" in line]
    assert lines[-3:] == ["commit 1", "commit 0", "commit 1"]


@pytest.mark.rule("TTG-10")
def test_the_question_says_that_it_stays_secret(secret):
    assert secret.view(1).decision.prompt == (
        "Choose your number of tricks, 0 to 3, which stays secret"
    )
