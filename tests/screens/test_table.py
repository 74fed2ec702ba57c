"""The public message of a table, as people read it."""

from dataclasses import replace

import pytest

from bot.engine.cards import STANDARD, singles
from bot.screens.cards import label
from bot.screens.deal import deal_summary
from bot.screens.layout import MOST_CHARACTERS, MOST_COMPONENTS
from bot.screens.people import Chair
from bot.screens.sight import Sight
from bot.screens.story import talk, tricks_of
from bot.screens.table import table_message
from bot.screens.tellers import PLAIN, teller
from tests.screens.reading import DECK, POOR, Played, shown


def table(game, **more):
    return shown(table_message(game.sight(), **more))


def test_bidding_shows_the_upcard_the_dealer_and_who_is_asked(game):
    assert table(game) == (
        "### Traditional Euchre\n"
        "-# Deal 1 · Ada dealt · first to 10 points\n"
        "🔵 Ann & Cat **0** · 🟠 Ben & Ada **0**\n"
        "**Turned up: `J♠`** · trump would be ♠ spades\n"
        "---\n"
        "🔵 **Ann** ◀\n"
        "🟠 **Ben**\n"
        "🔵 **Cat** · away: plays itself\n"
        "🟠 **Ada** · dealer · plays itself\n"
        "▶ **Ann** to pass or order it up\n"
        "[My hand] [Take a seat]"
    )


@pytest.mark.rule("EUC-25")
def test_play_shows_trump_its_maker_the_trick_by_seat_and_the_score_in_numbers(game):
    game.play_on("pass", "order", "discard QD")
    game.play_on("play AD", "play QC", "play TD", "play JD", "play KD")
    assert table(game) == (
        "### Traditional Euchre\n"
        "-# Deal 1 · Ada dealt · first to 10 points\n"
        "🔵 Ann & Cat **0** · 🟠 Ben & Ada **0**\n"
        "**Trump: ♠ spades** · Ben ordered up `J♠`\n"
        "-# Ann passes · Ben orders it up · Ada lays a card off\n"
        "---\n"
        "**Trick 2 of 5** · Ann led · tricks 🔵 1 🟠 0\n"
        "🔵 **Ann** · `K♦`\n"
        "🟠 **Ben** ◀\n"
        "🔵 **Cat** · away: plays itself\n"
        "🟠 **Ada** · dealer · plays itself\n"
        "-# Last trick: Ann `A♦` · Ben `Q♣` · Cat `10♦` · Ada `J♦` → Ann\n"
        "▶ **Ben** to play a card\n"
        "[My hand] [Take a seat]"
    )


def seats(*more):
    """Ann, Ben and two more chairs of which a table's message tells."""
    game = Played()
    return shown(table_message(replace(game.sight(), chairs=[Chair("Ann"), Chair("Ben"), *more])))


def test_a_seat_can_be_taken_that_is_nobodys_and_taken_back_by_who_is_away():
    free = Chair("Ada", plays_itself=True, owned=False, level="easy")
    promised = replace(free, heir="E*e")
    away = Chair("Cat", plays_itself=True, level="normal")
    assert "[My hand] [Take a seat]" in seats(away, free)
    text = seats(away, promised)
    assert "**Ada** · dealer · plays itself (easy) · E\\*e takes over with the next deal" in text
    assert "**Cat** · away: plays itself (normal)" in text
    assert text.endswith("[My hand] [Take my seat back]")
    assert seats(Chair("Cat"), promised).endswith("[My hand]")


def test_a_deal_that_is_over_is_told_with_the_names_of_those_who_played_it():
    game = Played()
    for _ in range(2):
        game.play_out()
        game.play_on_by_chance()
    chairs = [*(Chair(name) for name in ("Ann", "Ben", "Cat")), Chair("Eve", since=1, before="Ada")]
    sight = replace(game.sight(), chairs=chairs)
    first, second = (shown(deal_summary(sight, deal)) for deal in (0, 1))
    assert "Ada `" in first
    assert "Eve" not in first
    assert "Eve `" in second
    assert "Ada" not in second


def test_second_round_shows_what_was_turned_down(game):
    game.play_on("pass", "pass", "pass", "pass")
    assert "**Turned down: `J♠`** · another suit may be named" in table(game)
    assert "▶ **Ann** to pass or name another suit" in table(game)


def test_a_lone_maker_sends_his_partner_out(game):
    game.play_on("pass", "pass", "pass", "pass", "pass", "call H alone")
    text = table(game)
    assert "**Trump: ♥ hearts** · Ben called it, alone" in text
    assert "🟠 **Ada** · dealer · sits out · plays itself" in text


def test_a_lone_defender_is_named():
    game = Played({"cross_corner_alone": True})
    game.play_on("pass", "order alone", "discard QD", "defend alone")
    assert "Ben ordered up `J♠`, alone, Cat defends alone" in table(game)


def test_a_misdeal_is_told_with_the_hand_that_was_shown():
    game = Played({"farmers_hand": True}, POOR)
    hidden = table(game)
    assert "▶ **Look at your hands**" in hidden
    assert "◀" not in hidden, "nobody may know who is asked"
    game.play(0, "misdeal")
    game.play(-1, DECK)
    summary = shown(deal_summary(game.sight(), 0))
    assert "Ann declared a misdeal: the same dealer deals again." in summary
    assert "Ann showed `10♥` `9♥` `9♦` `10♣` `9♣`" in table(game)


def test_a_table_without_people_says_how_it_goes_on(game):
    nobody = "Nobody is here to play. The game goes on as soon as somebody takes "
    assert f"{nobody}a seat." in table(game, waits=True)
    sight = replace(game.sight(), chairs=[Chair(name, plays_itself=True) for name in "ABCD"])
    assert f"{nobody}his seat back." in shown(table_message(sight, waits=True))


def test_a_finished_deal_is_told_trick_by_trick(game):
    game.play_on("pass", "order", "discard QD")
    game.play_out()
    assert shown(deal_summary(game.sight(), 0)) == (
        "### Traditional Euchre\n"
        "-# Deal 1 · Ada dealt\n"
        "-# Turned up: `J♠` · Ann passes · Ben orders it up · Ada lays a card off\n"
        "1. Ann `A♦` · Ben `J♥` · Cat `10♦` · Ada `J♦` → Ann\n"
        "2. Ann `K♦` · Ben `10♥` · Cat `9♦` · Ada `J♠` → Ada\n"
        "3. Ada `10♠` · Ann `J♣` · Ben `9♥` · Cat `K♥` → Ann\n"
        "4. Ann `10♣` · Ben `K♣` · Cat `A♣` · Ada `9♠` → Ada\n"
        "5. Ada `A♥` · Ann `9♣` · Ben `Q♣` · Cat `Q♥` → Ada\n"
        "🟠 Ben & Ada made 3 tricks: **1 point**.\n"
        "🔵 Ann & Cat **0** · 🟠 Ben & Ada **1**"
    )


def test_a_thrown_in_deal_says_so(game):
    game.play_on(*["pass"] * 8)
    assert "Everybody passed: the deal is thrown in, nobody scores." in shown(
        deal_summary(game.sight(), 0)
    )


def test_a_euchre_and_a_called_suit_are_told(game):
    game.play_on("pass", "pass", "pass", "pass", "pass", "pass", "call H")
    game.play_out()
    assert "in ♥ hearts: **" in shown(deal_summary(game.sight(), 0))


def test_each_deal_is_told_from_its_own_lines(game):
    game.play_on(*["pass"] * 8)
    game.play(-1, DECK)
    game.play_on("order")
    sight = game.sight()
    assert [line for _, line in talk(sight.view, back=1)] == ["pass"] * 8
    assert talk(sight.view) == [(1, "order")]
    assert tricks_of(sight.view, sight.view.deals[0]) == []


@pytest.mark.rule("GEN-6")
def test_nothing_on_the_table_depends_on_hidden_cards(game):
    """The public message holds no card but the one that was turned up."""
    cards = [label(STANDARD, card) for card in singles(game.rules.deck)]
    assert [card for card in cards if f"`{card}`" in table(game)] == ["J♠"]


def test_a_game_without_words_of_its_own_is_told_plainly(game):
    game.play_on("pass", "order")
    sight = game.sight()
    text = shown(table_message(Sight(sight.view, sight.chairs, PLAIN)))
    assert "Ann pass · Ben order" in text
    assert "▶ **Ada** to answer" in text
    assert teller("a game that nobody wrote words for") is PLAIN


def test_the_longest_names_fit(game):
    chairs = [Chair("*" * 32, plays_itself=True)] * 4
    game.play_on(*["pass"] * 5, "call H alone")
    game.play_on("play 9C")
    sight = Sight(game.rules.view(game.state, None), chairs, teller("euchre"))
    whole = table_message(sight)
    assert whole.characters <= MOST_CHARACTERS
    assert whole.components <= MOST_COMPONENTS
