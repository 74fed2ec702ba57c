"""Margin for Error as people read it: who plays with whom, and a strategy that most must guess."""

import pytest

from bot.engine.games.margin_for_error_state import PACK
from bot.screens.cards import faces
from tests.games.margin_table import LOW_CARDS, ONE_COLOUR_EACH, MarginTable
from tests.screens.test_family import panel, table, told


@pytest.fixture
def four() -> MarginTable:
    return MarginTable().plays_with(ONE_COLOUR_EACH, "0 R high")


@pytest.fixture
def five() -> MarginTable:
    """Five tricks are over: Cat, an opponent, has five point cards."""
    return MarginTable(5).plays_with(LOW_CARDS, "1 R low", "3R").tricks(5)


# Cards


def test_colour_is_never_the_only_sign(four):
    game = MarginTable().deal(ONE_COLOUR_EACH).announced(0, "G")
    text = panel(game, 0)
    assert "🟥 red: 🟥`14R` 🟥`13R`" in text
    assert "[🟥 14R] [🟥 13R]" in text
    assert "(Pass 0 of 3 cards)" in text


def test_a_colours_two_strategies_stand_side_by_side():
    assert panel(MarginTable().deal().captain(0), 0).splitlines()[-3:-1] == [
        "[Red, low] [Red, high] [Yellow, low] [Yellow, high]",
        "[Green, low] [Green, high] [Blue, low] [Blue, high]",
    ]


def test_the_point_suit_stands_first_in_the_hand_and_is_called_so():
    game = MarginTable(5).plays_with(LOW_CARDS, "0 B low", "3R")
    hand = [line for line in panel(game, 4).splitlines() if line.startswith(("🟥 ", "🟦 "))]
    assert hand == ["🟦 blue (point suit): 🟦`3B` 🟦`2B` 🟦`1B`", "🟥 red: 🟥`2R` 🟥`1R`"]


def test_cards_just_given_are_shown_and_cannot_be_given_back():
    game = MarginTable().deal(ONE_COLOUR_EACH).announced(0).hears("0 pass 14R 13R 12R")
    text = panel(game, 2)
    assert "### Your turn: Pass 3 other cards back" in text
    assert "(🟥 14R) (🟥 13R) (🟥 12R)" in text
    assert "[🟩 14G]" in text


def test_no_line_ends_between_a_colour_and_its_number():
    assert faces(PACK, [PACK.card("14R"), PACK.card("1G")]) == "🟥\u2060`14R` 🟩\u2060`1G`"


# Before the play


def test_the_captaincy_is_offered():
    game = MarginTable().deal()
    assert "▶ **Dan** to be Captain or to decline" in table(game)
    assert "[Be Captain] [Decline]" in panel(game, 3)
    game.hears("3 decline", "0 accept")
    assert "-# Dan declines · Ann is Captain" in table(game)
    assert "🔵 **Ann** (Captain) and Cat against 🟠 Ben and Dan" in table(game)
    assert "▶ **Ann** to choose the point suit and a strategy" in table(game)


def test_others_hear_the_suit_and_the_partner_the_strategy_too():
    game = MarginTable().deal().announced(0, "G", "low")
    for text in (table(game), panel(game, 1), panel(game, 3)):
        assert "Ann names 🟩 green, and low or high in secret" in text
        assert "❓ **Low or high**: only Ann and Cat know" in text
        assert "Your strategy" not in text
    for seat in (0, 2):
        assert "🤫 **Your strategy: low** · take 4 point cards at most" in panel(game, seat)
        assert "Ann names 🟩 green and says **low**" in panel(game, seat)
    high = MarginTable().deal().announced(0, "G", "high")
    assert "🤫 **Your strategy: high** · take 10 point cards at least" in panel(high, 2)
    assert table(high) == table(game)


def test_it_is_told_who_still_passes_and_what_to_those_who_saw_it():
    game = MarginTable().deal(ONE_COLOUR_EACH).announced(0).hears("0 pass 14R 13R 12R")
    assert "▶ **Ben** and **Cat** to pass cards" in table(game)
    assert "Ann passes 3 cards" in table(game)
    assert "Ann passes 3 cards" in panel(game, 1)
    assert "Ann passes 🟥`14R` 🟥`13R` 🟥`12R`" in panel(game, 0)


@pytest.mark.rule("MFE-15")
def test_while_cards_are_passed_it_is_told_who_exchanges_with_whom():
    game = MarginTable().deal().announced(0)
    told = "🔁 Ann and Cat exchange 3 cards, Ben and Dan exchange 2 cards"
    assert told in table(game).splitlines()
    assert all(told in panel(game, seat) for seat in range(4))
    assert "🔁" not in table(game.passed())


def test_while_they_play_those_who_exchanged_cards_read_what_they_gave_and_got(four, five):
    assert "-# You gave Cat 🟩`14G` 🟩`13G` 🟩`12G` and got 🟥`14R` 🟥`13R` 🟥`12R`" in panel(
        four, 0
    )
    assert "-# You gave Ann 🟥`14R` 🟥`13R` 🟥`12R` and got 🟩`14G` 🟩`13G` 🟩`12G`" in panel(
        four, 2
    )
    assert "-# You gave Dan " in panel(four, 1)
    assert "You gave" not in table(four)
    assert "You gave" not in panel(five, 3), "he takes the card put aside"
    assert "You gave" not in panel(MarginTable().deal().announced(0), 0)


@pytest.mark.rule("MFE-18")
def test_who_takes_up_the_card_put_aside_reads_which_it_is():
    game = MarginTable(5).deal(LOW_CARDS, "3R").announced(1, "B")
    assert "-# You took up 🟥`3R`" in panel(game, 3).splitlines()
    game.hears("3 discard 5B")
    assert "-# You took up 🟥`3R` and laid 🟦`5B` away" in panel(game, 3).splitlines()
    game.passed()
    assert "-# You took up 🟥`3R` and laid 🟦`5B` away" in panel(game, 3).splitlines()
    others = [table(game), *(panel(game, seat) for seat in (0, 1, 2, 4))]
    assert not any("took up" in told for told in others)
    same = MarginTable(5).deal(LOW_CARDS, "3R").announced(1, "B").hears("3 discard 3R")
    assert "took up" not in panel(same, 3), "he has laid it away again"


# With five


def test_with_five_the_sides_of_the_round_have_names_and_marks(five):
    lines = table(five).splitlines()
    assert lines[2] == "Ann **0** · Ben **0** · Cat **0** · Dan **0** · Eve **0**"
    assert lines[3] == "🔵 **Ben** (Captain) and Eve against 🟠 Ann, Cat and Dan"
    seats = [line for line in lines if "**" in line and line[0] in "🔵🟠"][1:]
    assert seats == [
        "🟠 **Ann**",
        "🔵 **Ben** · Captain",
        "🟠 **Cat** ◀ · 5 tricks · took 5 point cards and 20 others",
        "🟠 **Dan**",
        "🔵 **Eve** · dealer · Captain's partner",
    ]


@pytest.mark.rule("MFE-17")
@pytest.mark.rule("MFE-18")
def test_with_five_it_is_told_who_exchanges_and_who_takes_the_card_put_aside():
    game = MarginTable(5).deal().announced(1)
    assert (
        "🔁 Ben and Eve exchange 2 cards, Cat and Ann exchange 2 cards, Dan takes the card put"
        " aside and lays one away"
    ) in table(game)
    assert "▶ **Ben**, **Cat** and **Dan** to pass cards or lay one away" in table(game)
    while set(game.asked()) != {3}:
        seat = next(seat for seat in game.asked() if seat != 3)
        game.rules.apply(game.state, seat, next(iter(game.rules.ask(game.state)[seat])))
    assert "▶ **Dan** to lay a card away" in table(game)


@pytest.mark.rule("MFE-22")
def test_seats_that_were_drawn_anew_are_told_until_the_point_suit_is_named():
    game = MarginTable(5, target_solo=200)
    for _ in range(5):
        game.plays_with({}, "0 R low", "3R").play_out()
    assert "🔀" not in table(game)
    game.hears("-1 order 2 0 1 4 3").deal()
    drawn = "🔀 **Seats were drawn anew**: clockwise Cat, Ann, Ben, Eve and Dan"
    assert table(game).splitlines()[3:5] == [drawn, "-# who has the lowest score deals"]
    game.captain(0)
    assert drawn in table(game)
    assert all(drawn in panel(game, seat) for seat in range(5))
    assert "🔀" not in table(game.hears("0 point R low"))


def test_before_there_is_a_captain_nobody_has_a_side():
    game = MarginTable(5).deal()
    assert "🔵" not in table(game)
    assert "🟠" not in table(game)


def test_a_discard_is_told_when_all_passing_is_done():
    game = MarginTable(5).deal({3: "14B 13B"}, aside="5R").announced(1)
    game.hears("3 discard 14B")
    assert "Dan lays a card away" in table(game)
    assert "Extra card" not in table(game)
    assert "Dan lays 🟦`14B` away" in panel(game, 3)
    assert "Extra card: 🟦`14B`, not played" in panel(game, 3)
    game.passed()
    assert "Dan lays 🟦`14B` away" in table(game)
    assert "Extra card: 🟦`14B`, not played" in table(game)


def test_an_extra_point_card_is_called_one(five):
    assert (
        "Extra card: 🟥`3R`, not played. It is a point card: Ben may count it in the end"
    ) in table(five)


# Playing


def test_the_count_of_point_cards_is_kept_for_all_to_see(five):
    assert "Point cards taken: 🔵 **0** · 🟠 **5** · 8 to come" in table(five)
    assert "**Point suit: 🟥 red** · broken" in table(five)
    unbroken = MarginTable().plays_with({}, "0 R low")
    assert "**Point suit: 🟥 red** · not broken yet" in table(unbroken)
    assert "14 to come" in table(unbroken)


def test_the_card_led_without_a_choice_lies_on_the_table(four):
    assert "**Trick 1 of 14** · Cat led · tricks 🔵 0 🟠 0" in table(four)
    assert "🔵 **Cat** · 🟩`1G` · Captain's partner" in table(four)
    assert "On the table: Cat 🟩`1G`" in panel(four, 3)


# Exposing


def test_the_right_to_expose_appears_for_those_who_have_it(four):
    assert "turn the strategy up" not in table(four)
    four.tricks(5)
    assert "👁 Ben or Dan may turn the strategy up, in or out of turn" in table(four)
    assert "▶ **Cat** to lead" in table(four)
    assert "### You may: Turn the strategy card up" in panel(four, 1)
    assert "[Expose the strategy]" in panel(four, 1)
    assert "▶ **Cat** to lead" in panel(four, 1)
    for seat in (0, 2):
        assert "[Expose the strategy]" not in panel(four, seat)
    four.trick("9G")
    assert "### Your turn: Play a card" in panel(four, 3)
    assert "[Expose the strategy]" in panel(four, 3)


def test_once_turned_up_all_read_it(four):
    four.tricks(5).hears("3 expose")
    for text in (table(four), *(panel(four, seat) for seat in range(4))):
        assert (
            "📣 **Turned up: high** · Ann and Cat take 10 point cards at least; 9 are a draw"
        ) in text
        assert "may turn the strategy up" not in text
    assert "Ann names 🟥 red and says **high**" in table(four)
    assert "Dan turns the strategy up" in table(four)
    assert "[Expose the strategy]" not in panel(four, 1)


# The end of a round


ALL_FOURTEEN = "Cat (Captain) and Ann said **high** in 🟥 red and took **14 point cards**."
SIX = "Ann (Captain) and Cat said **low** in 🟥 red and took **6 point cards**."


@pytest.mark.parametrize(
    ("announced", "verdict"),
    [
        ("2 R high", f"{ALL_FOURTEEN} They win: **25 points**."),
        ("0 R low", f"{SIX} The others win: **10 points**."),
    ],
)
def test_a_round_of_four_is_told(announced, verdict):
    game = MarginTable().plays_with(ONE_COLOUR_EACH, announced).play_out()
    assert verdict in told(game)
    assert "Point cards: Ann 0 · Ben 0 · Cat " in told(game)


@pytest.mark.rule("MFE-10")
def test_it_is_told_that_a_round_ended_before_its_last_card():
    early = "The round ended with trick 9 of 11: the cards left could not change its score."
    game = MarginTable(5).plays_with({}, "0 R low", "3R").play_out()
    assert early in told(game).splitlines()
    whole = MarginTable(5, play_out=True).plays_with({}, "0 R low", "3R").play_out()
    assert "The round ended" not in told(whole)


def test_the_captain_decides_on_the_extra_card_and_the_round_is_told(five):
    five.tricks(6)
    assert "▶ **Ben** to count the extra card or to leave it out" in table(five)
    assert "**Trick" not in table(five)
    assert "[Count it] [Leave it out]" in panel(five, 1)
    five.hears("1 exclude")
    assert (
        "Ben (Captain) and Eve said **low** in 🟥 red and took **0 point cards** without the"
        " extra card 🟥`3R`. They win: **20 points** each."
    ) in told(five)
    assert "Ben leaves the extra card out" in told(five)
    counted = MarginTable(5).plays_with(LOW_CARDS, "1 R low", "3R").tricks(11)
    counted.hears("1 include")
    assert (
        "took **1 point card** with the extra card 🟥`3R`. They win: **15 points** each."
    ) in told(counted)


def test_a_draw_is_told():
    hands = {
        0: "13G 12G 11G 10G 9G 6Y 5Y 4Y 3Y 2Y 1Y",
        1: "14R 13R 12R 11R 10R 9R 8R 7R 6R 5R 4R",
        2: "14Y 13Y 14G 8G 7G 6G 5G 4G 3G 2G 1G",
        3: "14B 13B 12B 11B 10B 9B 8B 7B 6B 5B 4B",
        4: "3R 2R 3B 2B 1B 12Y 11Y 10Y 9Y 8Y 7Y",
    }
    game = MarginTable(5).plays_with(hands, "0 R low", "1R").tricks(5).tricks(6, first="Y")
    game.hears("0 exclude")
    assert "took **5 point cards** without the extra card 🟥`1R`. A draw: nobody scores." in told(
        game
    )


def test_of_an_earlier_round_only_the_score_is_left():
    game = MarginTable().plays_with(ONE_COLOUR_EACH, "0 R low").play_out()
    game.plays_with(ONE_COLOUR_EACH, "0 R low").play_out()
    assert "(Captain)" not in told(game, 0)
    assert "(Captain)" in told(game, 1)
