"""Imagined deals of Double Deck Pinochle: what all have seen stays true, and nothing else is left
out.
"""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from bot.engine.chance import CHANCE
from bot.engine.games.pinochle import Pinochle
from bot.engine.state import State, Trick
from bot.players import chooser
from tests.games import plain_pinochle
from tests.games.pinochle_table import WORKED, PinochleTable, with_copies

Hand = tuple[str, ...]


def played_until(rules: Pinochle, rng: Random, cards_left: int) -> State:
    """A deal played at random, until each has so many cards."""
    state = rules.start(0)
    while state.phase.name != "play" or max(map(int.bit_count, state.hands)) > cards_left:
        (seat,) = rules.ask(state)
        decision = rules.ask(state)[seat]
        value = decision.sample(rng.randrange)
        if state.phase.name != "name_trump" or len(list(decision)) == 1:
            rules.apply(state, seat, value)
        else:
            rules.apply(state, seat, next(iter(decision)))
    return state


def cards_by_name(rules: Pinochle, tricks: tuple[Trick, ...]) -> list[tuple[int, list[str]]]:
    return [(leader, [rules.pack.name(card) for card in cards]) for leader, cards, _ in tricks]


def could_hold(seat: int, rest: Hand, tricks: list[tuple[int, list[str]]], trump: str) -> bool:
    """Whether a seat that has these cards left could have played as it did."""
    hand = [*rest, *played_by(seat, tricks)]
    for leader, cards in tricks:
        place = (seat - leader) % 4
        if place < len(cards):
            if cards[place] not in plain_pinochle.may_play(hand, cards[:place], trump):
                return False
            hand.remove(cards[place])
    return True


def played_by(seat: int, tricks: list[tuple[int, list[str]]]) -> list[str]:
    return [
        cards[(seat - leader) % 4] for leader, cards in tricks if (seat - leader) % 4 < len(cards)
    ]


def layouts(rules: Pinochle, state: State, viewer: int) -> Iterator[tuple[Hand, ...]]:
    """Every way in which the cards that a viewer does not see can lie, by trying all."""
    tricks = cards_by_name(rules, rules.deals(state)[-1].tricks)
    hands = [rules.pack.names(hand) for hand in state.hands]
    hidden = [seat for seat in range(4) if seat != viewer]

    def melds(seat: int, rest: Hand) -> list[str]:
        return plain_pinochle.laid_down([*rest, *played_by(seat, tricks)], state.trump)

    def lay(seats: list[int], free: list[str]) -> Iterator[tuple[Hand, ...]]:
        if not seats:
            yield ()
            return
        seat, *others = seats
        for rest in set(combinations(free, len(hands[seat]))):
            fits = melds(seat, rest) == melds(seat, tuple(hands[seat]))
            if fits and could_hold(seat, rest, tricks, state.trump):
                left = list(free)
                for card in rest:
                    left.remove(card)
                yield from ((rest, *further) for further in lay(others, left))

    return lay(hidden, sorted(card for seat in hidden for card in hands[seat]))


@pytest.mark.rule("GEN-6")
@pytest.mark.parametrize("seed", range(6))
def test_every_layout_that_fits_comes_up_and_no_other(seed):
    rules, rng = Pinochle(), Random(seed)
    state = played_until(rules, rng, cards_left=2 + seed % 2)
    viewer = next(iter(rules.ask(state)))
    view = rules.view(state, viewer)
    hidden = [seat for seat in range(4) if seat != viewer]
    possible = set(layouts(rules, state, viewer))
    imagined = set()
    for _ in range(25 * min(8, len(possible))):
        hands = rules.imagine(view, rng).hands
        imagined.add(tuple(tuple(sorted(rules.pack.names(hands[seat]))) for seat in hidden))
    assert imagined <= possible
    assert len(imagined) >= min(8, len(possible))


@pytest.mark.rule("PIN-7", "GEN-6")
def test_nobody_is_imagined_with_more_meld_or_less_than_he_has_shown():
    rules, rng = Pinochle(), Random(3)
    for _ in range(6):
        state = played_until(rules, rng, cards_left=rng.randrange(5, 21))
        for viewer in (None, 0, 1, 2, 3):
            imagined = rules.imagine(rules.view(state, viewer), rng)
            assert rules.table(imagined)["melded"] == rules.table(state)["melded"]


@pytest.mark.rule("PIN-5", "PIN-4")
def test_a_bidder_who_has_consulted_is_imagined_with_a_marriage():
    rng = Random(2)
    hands = {0: with_copies("KC QC 4AC 4TC 4AS 4TS 2AH")}
    table = PinochleTable().deal(hands).auction(0, 50).hears("0 consult")
    for _ in range(20):
        imagined = table.rules.imagine(table.view(2), rng)
        cards = table.rules.pack.names(imagined.hands[0])
        assert any({f"K{suit}", f"Q{suit}"} <= set(cards) for suit in "SHDC")


@pytest.mark.rule("GEN-2", "GEN-6")
@pytest.mark.parametrize("phase", ["auction", "name_trump", "play"])
def test_which_copy_of_a_card_one_holds_makes_no_difference(phase):
    """Others' copies of the same cards have changed places with one's own: all looks the same, and
    is answered alike.
    """
    easy = chooser("easy", "pinochle")
    for seed in range(4):
        rng = Random(seed)
        table, other = PinochleTable(), PinochleTable()
        order = table.rules.ask(table.state)[CHANCE].sample(rng.randrange)
        table.rules.push(table.state, CHANCE, order)
        other.rules.push(other.state, CHANCE, other_copies(table.rules, order, rng))
        while table.phase != phase:
            (seat,) = table.asked()
            line = "pass" if table.state.bidder is not None else "bid 50"
            action = f"{seat} {line if table.phase == 'auction' else table.legal(seat)[-1]}"
            table.hears(action)
            other.hears(action)
        (seat,) = table.asked()
        assert table.view(seat).as_bytes() == other.view(seat).as_bytes()
        answers = [
            at.rules.ask(at.state)[seat].text(easy(at.view(seat), rng.randrange))
            for at in (table, other)
        ]
        assert answers[0] == answers[1]


def other_copies(rules: Pinochle, order: tuple[int, ...], rng: Random) -> tuple[int, ...]:
    """The same cards by name, with the copies of each changed about."""
    copies: dict[str, list[int]] = {}
    for card in order:
        copies.setdefault(rules.pack.name(card), []).append(card)
    for cards in copies.values():
        rng.shuffle(cards)
    return tuple(copies[rules.pack.name(card)].pop() for card in order)


def test_the_last_deals_meld_is_imagined_as_it_was():
    table = PinochleTable().deal({0: WORKED}).bought(0, 50).plays_out()
    imagined = table.rules.imagine(table.view(1), Random(1))
    assert table.rules.table(imagined) == table.rules.table(table.state)
    assert table.last["meld_points"]["0"] == 87
