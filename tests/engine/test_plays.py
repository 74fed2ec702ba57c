"""Who played which card, read from the tricks; the third of four seats sits out in some."""

from bot.engine.cards import STANDARD
from bot.engine.phases.ranking import Ranking, plain_order
from bot.engine.phases.tricks import cards_played_by_each, plays_of, suits_not_followed
from bot.engine.phases.trumping import voids_shown
from bot.engine.seating import clockwise_from
from bot.engine.state import Trick

PLACES = (0, 2, 1, 3)
HEARTS_TRUMP = Ranking(plain_order(STANDARD, STANDARD.all), "H")


def trick(leader: int, names: str) -> Trick:
    return Trick(leader, tuple(map(STANDARD.card, names.split())), None)


def test_seats_go_round_from_the_leader_as_they_now_sit():
    assert clockwise_from(PLACES, 1) == (1, 3, 0, 2)
    assert clockwise_from(PLACES, 1, (3,)) == (1, 0, 2)


def test_each_card_of_a_trick_has_its_seat():
    cards = STANDARD.card("KS"), STANDARD.card("2S"), STANDARD.card("2H")
    assert list(plays_of(trick(3, "KS 2S 2H"), PLACES)) == list(zip((3, 0, 2), cards, strict=True))
    assert [seat for seat, _ in plays_of(trick(3, "KS 2S 2H"), PLACES, (0,))] == [3, 2, 1]


def test_the_cards_of_all_tricks_are_added_up_seat_by_seat():
    played = cards_played_by_each([trick(0, "KS 2S 3S 4S"), trick(3, "2H 3H")], PLACES)
    assert [STANDARD.names(cards) for cards in played] == [
        ["KS", "3H"], ["3S"], ["2S"], ["4S", "2H"],
    ]  # fmt: skip


def test_who_does_not_follow_has_none_of_the_suit():
    tricks = [trick(1, "KS 2S 3D"), trick(1, "AC 2H 4C")]
    spades, clubs = STANDARD.suit("S"), STANDARD.suit("C")
    assert suits_not_followed(HEARTS_TRUMP, tricks, PLACES, (2,)) == [spades, 0, 0, clubs]


def test_a_trump_tells_nothing_where_one_may_always_trump():
    tricks = [trick(1, "KS 2H 3D 4S")]
    spades = STANDARD.suit("S")
    assert suits_not_followed(HEARTS_TRUMP, tricks, PLACES) == [spades, 0, 0, spades]
    assert voids_shown(HEARTS_TRUMP, tricks, PLACES) == [spades, 0, 0, 0]
