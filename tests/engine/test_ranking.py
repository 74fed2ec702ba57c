"""Which suit a card belongs to, and which card takes a trick."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.cards import RANKS, STANDARD, Pack, singles
from bot.engine.games.bowers import bower_ranking
from bot.engine.phases.ranking import Ranking, plain_order

DECK = STANDARD.of_ranks("AKQJT9")
tricks = st.lists(
    st.sampled_from(STANDARD.names(STANDARD.all)), min_size=1, max_size=6, unique=True
)


def winner(ranking: Ranking, trick: list[str]) -> str:
    return trick[ranking.winner([STANDARD.cards(name) for name in trick])]


@given(trick=tricks)
def test_without_trump_the_highest_of_the_suit_led_takes(trick):
    led = [name for name in trick if name[1] == trick[0][1]]
    highest = min(led, key=lambda name: RANKS.index(name[0]))
    assert winner(Ranking(plain_order(STANDARD, STANDARD.all), None), trick) == highest


@given(trick=tricks, trump=st.sampled_from("SHDC"))
def test_with_trump_the_highest_trump_takes(trick, trump):
    trumps = [name for name in trick if name[1] == trump]
    contenders = trumps or [name for name in trick if name[1] == trick[0][1]]
    highest = min(contenders, key=lambda name: RANKS.index(name[0]))
    assert winner(Ranking(plain_order(STANDARD, STANDARD.all), trump), trick) == highest


def test_a_suit_is_what_is_counted_into_it():
    order = plain_order(STANDARD, DECK)
    assert {suit: STANDARD.names(sum(cards)) for suit, cards in order.items()} == {
        suit: [rank + suit for rank in "AKQJT9"] for suit in "SHDC"
    }
    ranking = Ranking(order, None)
    assert ranking.trumps == 0
    assert ranking.members["H"] == STANDARD.suit("H") & DECK


@pytest.mark.rule("EUC-9", "EUC-10")
@pytest.mark.parametrize(("trump", "left"), [("S", "JC"), ("C", "JS"), ("H", "JD"), ("D", "JH")])
def test_the_left_bower_has_left_its_suit(trump, left):
    ranking = bower_ranking(DECK, trump)
    card = STANDARD.cards(left)
    assert ranking.suit[card] == trump
    assert ranking.members[left[1]] & card == 0
    assert len(singles(ranking.trumps)) == 7
    assert ranking.following[card] == ranking.members[trump]


@pytest.mark.rule("EUC-9")
def test_without_trump_there_are_no_bowers():
    ranking = bower_ranking(DECK, None)
    assert all(ranking.suit[STANDARD.cards(f"J{suit}")] == suit for suit in "SHDC")


def test_of_equal_cards_the_first_played_takes():
    pack = Pack({"S": "spade", "H": "heart"}, ["AS", "KS", "AH"], copies=2)
    ranking = Ranking(plain_order(pack, pack.all), "H", copies=2)
    king, ace, other, trump = pack.cards("KS"), *singles(pack.cards("AS AS")), pack.cards("AH")
    assert ranking.winner([king, other, ace]) == ranking.winner([king, ace, other]) == 1
    assert ranking.winner([ace, king, other]) == 0
    assert ranking.winner([ace, other, trump]) == 2
