"""Which card to play."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.cards import Cards
from bot.players.euchre.seat import Seat


def play(seat: Seat) -> Cards:
    """A card to lead or to follow with."""
    cards: Sequence[Cards] = seat.answers
    return follow(seat, cards) if seat.trick else lead(seat, cards)


def lead(seat: Seat, cards: Sequence[Cards]) -> Cards:
    """Draw trumps for the makers; else a card that nobody can beat in its suit; else a low one."""
    trumps = [card for card in cards if card & seat.trumps]
    others = [card for card in cards if not card & seat.trumps]
    if trumps and (not others or draws_trumps(seat, trumps)):
        return max(trumps, key=seat.worth)
    bosses = [card for card in others if seat.is_boss(card)]
    if bosses:
        return min(bosses, key=lambda card: (seat.length(card), card))
    return min(others, key=lambda card: (seat.worth(card), seat.length(card), card))


def draws_trumps(seat: Seat, trumps: Sequence[Cards]) -> bool:
    """Whether to lead trumps: the maker as long as he has the higher ones or more than others may
    have, his partner once.
    """
    maker = seat.table.get("maker")
    if not seat.unseen & seat.ranking.trumps:
        return False
    if maker == seat.me:
        return len(trumps) > 2 or seat.is_boss(max(trumps, key=seat.worth))
    return maker in seat.friends and len(seat.view.deals[-1].tricks) == 0


def follow(seat: Seat, cards: Sequence[Cards]) -> Cards:
    """Leave the partner's trick alone; take another's as cheaply as will do; else throw off low."""
    power = seat.ranking.power[seat.ranking.suit[seat.trick[0]]]
    lying = max(seat.trick, key=power.__getitem__)
    beating = [card for card in cards if power[card] > power[lying]]
    last = len(seat.trick) == len(seat.playing) - 1
    if not beating or is_safe_with_partner(seat, lying, beating, last=last):
        return throw_off(seat, cards)
    if last or ruffs(seat, beating):
        return min(beating, key=power.__getitem__)
    best = max(beating, key=power.__getitem__)
    third = len(seat.trick) == len(seat.playing) - 2
    return best if third or seat.is_boss(best) else throw_off(seat, cards)


def is_safe_with_partner(seat: Seat, lying: Cards, beating: Sequence[Cards], *, last: bool) -> bool:
    """Whether the partner has the trick, as far as it goes, and nothing of ours is wanted."""
    if seat.playing[seat.trick.index(lying)] not in seat.friends:
        return False
    return (
        last or seat.is_boss(lying) or ruffs(seat, beating) or not any(map(seat.is_boss, beating))
    )


def ruffs(seat: Seat, beating: Sequence[Cards]) -> bool:
    """Whether to beat the trick means to trump another suit."""
    return bool(beating[0] & seat.trumps and not seat.trick[0] & seat.ranking.trumps)


def throw_off(seat: Seat, cards: Sequence[Cards]) -> Cards:
    """The card that is missed least: no trump, no boss, low, and rather one that leaves a void."""
    return min(
        cards,
        key=lambda card: (
            bool(card & seat.trumps),
            seat.is_boss(card),
            seat.worth(card),
            seat.length(card),
            card,
        ),
    )
