"""The panel of one seat, as its player reads it."""

from bot.engine.cards import STANDARD
from bot.engine.dice import DICE
from bot.engine.games.tarot import TAROT
from bot.screens.cards import by_suit, hand_lines, label, named_faces, with_faces
from bot.screens.hand import WHY_NOT, hand_panel, no_panel, why_not
from bot.screens.layout import Colour, Row
from tests.screens.reading import shown


def panel(game, seat, **more):
    return shown(hand_panel(game.sight(seat), **more))


def test_a_hand_before_trump_is_known(game):
    assert panel(game, 1) == (
        "### Your hand\n"
        "**Turned up: `J♠`** · trump would be ♠ spades\n"
        "▶ **Ann** to pass or order it up\n"
        "-# 🔵 Ann & Cat **0** · 🟠 Ben & Ada **0**\n"
        "♥ hearts: `J♥` `10♥` `9♥`\n"
        "♣ clubs: `K♣` `Q♣`\n"
        "[Refresh]"
    )


def test_trumps_come_first_and_the_left_bower_among_them(game):
    game.play_on("pass", "order", "discard QD")
    assert "♠ spades (trump): `J♣`\n♦ diamonds: `A♦` `K♦`\n♣ clubs: `10♣` `9♣`" in panel(game, 0)


def test_the_one_who_is_asked_reads_what(game):
    assert panel(game, 0).startswith("### Your turn: ")
    assert hand_panel(game.sight(0)).colour is Colour.TURN
    assert hand_panel(game.sight(1)).colour is Colour.QUIET


def test_the_open_trick_and_the_last_one_are_at_hand(game):
    game.play_on("pass", "order", "discard QD")
    game.play_on("play AD", "play QC", "play TD", "play JD", "play KD")
    text = panel(game, 1)
    assert "On the table: Ann `K♦`" in text
    assert "-# Last trick: Ann `A♦` · Ben `Q♣` · Cat `10♦` · Ada `J♦` → Ann" in text


def test_only_the_dealer_reads_what_he_laid_off(game):
    game.play_on("pass", "order", "discard QD")
    assert "Ada discards `Q♦`" in panel(game, 3)
    assert "Ada lays a card off" in panel(game, 0)


def test_notes_stand_on_top_and_more_buttons_before_refresh(game):
    text = panel(game, 0, note="You hold a heart.", more=[WHY_NOT])
    assert text.startswith("You hold a heart.\n###")
    assert text.endswith("[Why not?] [Refresh]")


def test_what_was_asked_for_stands_above_the_buttons(game):
    text = panel(game, 0, told="Better pass.", controls=[Row((WHY_NOT,))])
    assert text.endswith("♣ clubs: `J♣` `10♣` `9♣`\nBetter pass.\n[Why not?]\n[Refresh]")


def test_a_finished_game_leaves_nothing_to_press(game):
    while not game.rules.view(game.state, None).finished:
        if game.awaits_chance:
            game.play_on_by_chance()
        else:
            game.play_out()
    assert panel(game, 0).startswith("### The game is over")
    assert "[" not in panel(game, 0)


def test_cards_in_a_reason_look_as_they_do_on_the_table():
    assert with_faces(STANDARD, "follow suit (TH or 9H)") == "follow suit (`10♥` or `9♥`)"
    assert (
        with_faces(TAROT, "play a trump (X1 or X6)")
        == "play a trump (`Trump\u00a0X1` or `Trump\u00a0X6`)"
    )
    assert with_faces(STANDARD, "As I said: 5 or 10, not QX") == "As I said: 5 or 10, not QX"
    assert with_faces(DICE, "score 1 5") == "score 1 5"


def test_reasons_are_gathered():
    reasons = [("J♠", "follow suit"), ("9♠", "follow suit"), ("A♥", "not that one")]
    assert why_not(reasons) == "`J♠` `9♠`: follow suit\n`A♥`: not that one"


def test_a_panel_without_a_hand_says_why():
    assert shown(no_panel("You have no seat.")) == "You have no seat."


def test_cards_are_read_with_symbols_and_their_suits_in_letters():
    cards = STANDARD.cards("TH 9H AS 2C")
    assert label(STANDARD, STANDARD.card("TH")) == "10♥"
    assert hand_lines(STANDARD, by_suit(STANDARD, cards)) == [
        "♠ spades: `A♠`",
        "♥ hearts: `10♥` `9♥`",
        "♣ clubs: `2♣`",
    ]
    assert named_faces(STANDARD, ["JH", "?"]) == "`J♥` `?`"
