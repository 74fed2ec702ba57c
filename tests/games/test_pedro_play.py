"""The pedros in their places, following or trumping, taking tricks."""

import pytest

from bot.engine.games.pedro import Pedro
from tests.games.card_table import names
from tests.games.pedro_table import PedroTable


@pytest.mark.rule("PED-3")
@pytest.mark.parametrize(("trump", "left"), [("H", "5D"), ("D", "5H"), ("S", "5C"), ("C", "5S")])
def test_trumps_from_the_top_with_the_left_pedro_under_the_right(trump, left):
    ranking = Pedro().rankings[trump]
    upper = [rank + trump for rank in "AKQJT98765"]
    lower = [rank + trump for rank in "432"]
    assert [*map(Pedro.pack.name, ranking.order[trump])] == [*upper, left, *lower]


@pytest.mark.rule("PED-3")
def test_plain_suits_from_the_top_and_the_left_pedros_suit_without_it():
    ranking = Pedro().rankings["H"]
    told = {suit: [*map(Pedro.pack.name, ranking.order[suit])] for suit in "SDC"}
    assert told == {
        "S": [rank + "S" for rank in "AKQJT98765432"],
        "D": [rank + "D" for rank in "AKQJT9876432"],
        "C": [rank + "C" for rank in "AKQJT98765432"],
    }


def table_with(*hands: str) -> PedroTable:
    """Seat 0 has bought the deal for hearts; the hands after drawing are these, no matter how."""
    table = PedroTable().deal().bought(0, 7).robs()
    table.state.hands = [table.rules.pack.cards(hand) for hand in hands]
    table.state.asked = None
    return table


@pytest.mark.rule("PED-8")
def test_the_bidder_leads_any_card():
    table = PedroTable().deal().bought(0, 7).robs()
    assert table.asked() == [0]
    assert table.legal(0) == sorted(f"play {card}" for card in table.hand(0))


@pytest.mark.rule("PED-8", "GEN-12")
def test_the_suit_led_or_a_trump():
    table = table_with("AS", "KS 2S 9H AC AD 2D", "", "").hears("0 play AS")
    assert table.legal(1) == ["play 2S", "play 9H", "play KS"]
    reason = table.refuses("1 play AC")
    assert reason == "you hold a spade: follow suit or trump (KS or 2S or 9H)"


@pytest.mark.rule("PED-8")
def test_with_no_card_of_the_suit_anything_may_be_played():
    table = table_with("AS", "9H AC 5D", "", "").hears("0 play AS")
    assert table.legal(1) == ["play 5D", "play 9H", "play AC"]


@pytest.mark.rule("PED-3", "PED-8")
def test_the_left_pedro_follows_trumps_and_trumps_its_printed_suit():
    assert table_with("AH", "5D AD AC", "", "").hears("0 play AH").legal(1) == ["play 5D"]
    assert table_with("AD", "5D AC", "", "").hears("0 play AD").legal(1) == ["play 5D", "play AC"]
    assert table_with("AD", "5D KD AC", "", "").hears("0 play AD").legal(1) == [
        "play 5D", "play KD",
    ]  # fmt: skip
    assert table_with("5D", "AD 3H AC", "", "").hears("0 play 5D").legal(1) == ["play 3H"]


@pytest.mark.rule("PED-8", "PED-3")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("AS KS QS TS", 0),
        ("TS KS QS 9S", 1),
        ("KS 2H QS AS", 1),
        ("KS 2H 4H AS", 2),
        ("KS 4H 5D AS", 2),
        ("KS 5H 5D AS", 1),
        ("5D 6H 5H 4H", 1),
        ("5D 4H 3H 2H", 0),
        ("2S AD AC KD", 0),
        ("6D AS 4D KC", 0),
    ],
)
def test_the_highest_trump_takes_a_trick_else_the_highest_of_the_suit_led(cards, winner):
    table = table_with(*(f"{card} 9C" if seat == winner else card for seat, card in
                         enumerate(cards.split())))  # fmt: skip
    for seat, card in enumerate(cards.split()):
        table.rules.push(table.state, seat, table.rules.pack.card(card))
    assert table.state.tricks[-1].winner == winner
    assert table.asked() == [winner]


@pytest.mark.rule("PED-8")
def test_six_tricks_end_the_deal_and_each_winner_leads():
    table = PedroTable().deal().bought(2, 3).robs().plays_out()
    tricks = table.state.deals[-1].tricks
    assert [len(trick.cards) for trick in tricks] == [4] * 6
    assert tricks[0].leader == 2
    assert [trick.leader for trick in tricks[1:]] == [trick.winner for trick in tricks[:-1]]
    assert (table.state.dealer, table.phase) == (0, "deal")


@pytest.mark.rule("PED-8")
def test_everybody_plays_six_cards():
    table = PedroTable().deal().bought(0, 7).robs()
    assert [len(table.hand(seat)) for seat in range(4)] == [6] * 4
    assert set(names("AH KH QH")) < set(table.hand(0))
