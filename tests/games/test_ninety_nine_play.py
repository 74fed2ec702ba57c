"""99: the deal, the cards' values, the borders, the direction."""

import pytest

from bot.engine.games.ninety_nine_values import BORDERS, crossed
from tests.games.ninety_nine_table import NinetyNineTable

HANDS = {0: "KS 7S TD", 1: "5S QH 5H", 2: "JS AS 8S"}


@pytest.fixture
def game() -> NinetyNineTable:
    return NinetyNineTable().deal(HANDS)


@pytest.mark.rule("NIN-1", "GEN-3")
def test_three_cards_each_one_at_a_time_and_the_rest_is_the_draw_pile():
    game = NinetyNineTable(4, dealer=1)
    pack = game.rules.pack.names(game.rules.deck)
    game.shuffled(pack)
    assert game.hand(2) == [pack[0], pack[4], pack[8]]
    assert game.hand(1) == [pack[3], pack[7], pack[11]]
    assert [game.rules.pack.name(card) for card in game.state.draw_pile] == pack[12:]


@pytest.mark.rule("NIN-1")
def test_left_of_the_dealer_begins_clockwise_and_the_deal_passes_left():
    game = NinetyNineTable(4, dealer=1).deal()
    assert (game.asked(), game.table()["direction"]) == ([2], "clockwise")
    game.play_out()
    assert game.state.dealer == 2
    game.deal()
    assert game.asked() == [3]


@pytest.mark.rule("NIN-1")
@pytest.mark.parametrize(
    ("seats", "decks", "cards"),
    [(3, 0, 52), (6, 0, 52), (7, 0, 104), (12, 0, 104), (12, 1, 52), (3, 4, 208), (7, 3, 156)],
)
def test_one_deck_for_each_six_players_begun_or_as_many_as_the_house_says(seats, decks, cards):
    game = NinetyNineTable(seats, decks=decks).deal()
    assert len(game.state.draw_pile) == cards - 3 * seats
    assert game.table()["decks"] == cards // 52


@pytest.mark.rule("NIN-2")
def test_everybody_starts_each_hand_with_three_points(game):
    assert game.points == [3, 3, 3]
    game.play_out().deal()
    assert game.points == [3, 3, 3]
    assert game.total == 0


@pytest.mark.rule("NIN-3")
def test_a_turn_a_card_the_total_a_card(game):
    drawn = game.rules.pack.name(game.state.draw_pile[0])
    game.hears("0 play 7S")
    assert game.total == 7
    assert sorted(game.hand(0)) == sorted(["KS", "TD", drawn])
    assert (game.asked(), game.table()["played"]) == ([1], ["7S"])


@pytest.mark.rule("NIN-3", "GEN-4", "GEN-12")
def test_what_a_card_counts_is_said_where_there_is_a_choice(game):
    assert game.legal(0) == ["play 7S", "play KS", "play TD +", "play TD -"]
    assert game.refuses("0 play TD") == "say what it counts: play TD - or play TD +"
    assert game.refuses("0 play TD 10") == "say what it counts: play TD - or play TD +"
    assert "no choice in what 7S counts" in game.refuses("0 play 7S -")
    assert game.refuses("0 play 5S") == "you do not hold 5S: you hold KS 7S TD"
    assert "expected 'play KS'" in game.refuses("0 play")
    game.hears("0 play 7S", "1 play 5S")
    assert game.legal(2) == ["play 8S", "play AS 1", "play AS 11", "play JS"]
    assert game.refuses("2 play AS") == "say what it counts: play AS 1 or play AS 11"


@pytest.mark.rule("NIN-4")
@pytest.mark.parametrize(
    ("play", "value"),
    [(f"{number}H", number) for number in range(2, 8)]
    + [("8H", 0), ("9H", 0), ("TH -", -10), ("TH +", 10), ("JH", 10), ("QH", 10), ("KH", 10)]
    + [("AH 1", 1), ("AH 11", 11)],
)
def test_values(play, value):
    game = NinetyNineTable().deal({0: play.split()[0]}).hears(f"0 play {play}")
    assert game.total == value
    assert game.table()["last_play"]["value"] == value


@pytest.mark.rule("NIN-4")
def test_an_eight_turns_the_play_round():
    game = NinetyNineTable(4).deal({0: "2S 3S", 1: "8S", 3: "8H"})
    game.plays("2S", "8S")
    assert (game.asked(), game.table()["direction"]) == ([0], "counterclockwise")
    game.plays("3S", "8H")
    assert (game.asked(), game.table()["direction"]) == ([0], "clockwise")


@pytest.mark.rule("NIN-4")
def test_a_new_hand_goes_clockwise_again():
    game = NinetyNineTable(4).deal({0: "8S", 3: "KS"}).plays("8S")
    game.state.total = 99
    game.plays("KS").deal({1: "2S"})
    assert game.table()["direction"] == "clockwise"
    assert game.plays("2S").asked() == [2]


@pytest.mark.rule("NIN-5")
@pytest.mark.parametrize("border", BORDERS)
def test_to_cross_is_to_be_over_a_border_from_at_or_under_it(border):
    assert crossed(border - 1, border) is None
    assert crossed(border, border) is None
    assert crossed(border, border + 1) == border
    assert crossed(border - 5, border + 5) == border
    assert crossed(border + 1, border + 2) is None
    assert crossed(border + 5, border - 5) is None


@pytest.mark.rule("NIN-5")
def test_on_the_border_and_back_over_it_cost_nothing_and_it_can_be_crossed_again():
    game = NinetyNineTable().deal({0: "KS TD 2S", 1: "KH TH 9H", 2: "KD 3S TS"})
    game.plays("KS", "KH", "KD", "2S")
    assert (game.total, game.points) == (32, [3, 3, 3])
    game.plays("9H", "3S")
    assert (game.total, game.points) == (35, [3, 3, 2])
    game.plays("TD -")
    assert (game.total, game.points) == (25, [3, 3, 2])
    game.plays("TH +")
    assert (game.total, game.points) == (35, [3, 2, 2])


@pytest.mark.rule("NIN-5")
def test_landing_on_a_border_is_not_crossing():
    game = NinetyNineTable().deal(
        {
            0: "KS 2S",
            1: "KH",
            2: "KD",
        },
        pile="3H 3D 3S AC",
    )
    game.plays("KS", "KH", "KD", "3H")
    assert (game.total, game.points) == (33, [3, 3, 3])
    game.plays("3D")
    assert (game.total, game.points) == (36, [3, 2, 3])


@pytest.mark.rule("NIN-9")
def test_the_total_may_fall_below_zero():
    game = NinetyNineTable().deal({0: "TD", 1: "TH", 2: "AS"}).plays("TD -", "TH -", "AS 11")
    assert (game.total, game.points) == (-9, [3, 3, 3])


@pytest.mark.rule("NIN-10", "NIN-3", "NIN-4", "NIN-5")
def test_the_worked_example():
    game = NinetyNineTable().deal({0: "KS 7S 5H", 1: "5S QH", 2: "JS TD"})
    seen = []
    for card in ("KS", "5S", "JS", "7S", "QH", "TD -", "5H"):
        game.plays(card)
        seen.append((game.total, game.points))
    assert seen == [
        (10, [3, 3, 3]), (15, [3, 3, 3]), (25, [3, 3, 3]), (32, [3, 3, 3]),
        (42, [3, 2, 3]), (32, [3, 2, 3]), (37, [2, 2, 3]),
    ]  # fmt: skip


@pytest.mark.rule("GEN-2", "GEN-14")
def test_copies_of_a_card_are_one_action():
    game = NinetyNineTable(decks=2).deal({0: "KS KS TD"})
    assert game.legal(0) == ["play KS", "play TD +", "play TD -"]
    game.hears("0 play KS")
    assert "KS" in game.hand(0)


@pytest.mark.rule("GEN-6")
def test_hands_and_the_draw_pile_are_hidden(game):
    game.hears("0 play 7S")
    view = game.view(1)
    assert view.hands_by_name() == {"1": ["5S", "QH", "5H"]}
    assert view.table_by_name()["draw_pile"] is None
    assert view.events[0][1].count("?") == 49
    assert game.view(None).hands_by_name() == {}


@pytest.mark.parametrize("seats", [2, 13])
def test_it_is_for_three_to_twelve(seats):
    with pytest.raises(ValueError, match="99 is for 3 to 12 players"):
        NinetyNineTable(seats)


@pytest.mark.rule("GEN-11", "NIN-7", "NIN-8", "NIN-1")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"decks": 5}, "a whole number from 0 to 4"),
        ({"decks": -1}, "a whole number from 0 to 4"),
        ({"target": 4}, "a whole number from 5 to 50"),
        ({"target": 51}, "a whole number from 5 to 50"),
        ({"draw": "never"}, "'auto' or 'manual'"),
        ({"jokers": 1}, "allowed are decks, target, draw"),
    ],
)
def test_house_rules_out_of_their_limits_are_refused(options, reason):
    with pytest.raises(ValueError, match=reason):
        NinetyNineTable(**options)
