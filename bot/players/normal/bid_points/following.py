"""Why a card is the one to play where somebody else has led, in a sentence to the player."""

from __future__ import annotations

from bot.players.normal.bid_points.sight import Sight
from bot.players.normal.words import many

FEW = 2
"""Of so many higher cards it may be said that only they are out."""


def why_played(sight: Sight) -> str:
    """The sentence."""
    if all(map(sight.takes, sight.seat.answers)):
        return takes_it_anyhow(sight)
    takes = sight.takes(sight.card)
    if sight.with_partner:
        return overtakes_partner(sight) if takes else goes_on_partners(sight)
    return takes_it(sight) if takes else leaves_it(sight)


# When every card takes the trick


def takes_it_anyhow(sight: Sight) -> str:
    """Why to take it with this card."""
    whose = f"your partner's {sight.named(sight.winning)}"
    beaten = whose if sight.with_partner else sight.the(sight.winning)
    return f"whatever you may play beats {beaten}: {which_of_the_takers(sight)}"


def which_of_the_takers(sight: Sight) -> str:
    """What this one has over the others."""
    card, the = sight.card, sight.the(sight.card)
    lowest = min(sight.seat.answers, key=sight.seat.ranking.height.__getitem__)
    if not sight.can_be_beaten(card):
        return of_the_safe_ones(sight)
    if not sight.higher_of_its_suit(card):
        return f"only a trump can still beat {the}"
    if sight.cheaper:
        return f"try to bring {the} home"
    if sight.beating(card).bit_count() < sight.beating(lowest).bit_count():
        return f"{the} is harder to beat than {sight.the(lowest)}"
    return f"risk no more than {the}"


def of_the_safe_ones(sight: Sight) -> str:
    """What a card that no opponent can beat any more has over the others."""
    the = sight.the(sight.card)
    if sight.others(sight.can_be_beaten):
        return f"nobody who is still to play can beat {the}"
    return f"take it with {the}, which counts" if sight.counts else f"{the} is enough"


# When the partner is winning


def overtakes_partner(sight: Sight) -> str:
    """Why to take it from him."""
    winning, card = sight.named(sight.winning), sight.the(sight.card)
    if not sight.can_be_beaten(sight.winning):
        lead = f"take it yourself with {card}, and lead next"
        return f"the trick is your side's already: {f'bring {card} home' if sight.counts else lead}"
    if not sight.can_be_beaten(sight.card):
        return f"your partner's {winning} can still be beaten, {card} cannot: take it"
    return f"your partner's {winning} may not hold: {card} is harder to beat"


def goes_on_partners(sight: Sight) -> str:
    """Why to leave it to him, with this card."""
    winning, card = f"your partner's {sight.named(sight.winning)}", sight.the(sight.card)
    if not sight.can_be_beaten(sight.winning):
        done = f"give him {card}, which counts" if sight.counts else spared(sight)
        return f"{winning} takes this trick: {done}"
    winning = f"your partner is winning with {sight.the(sight.winning)}"
    if sight.counts:
        return f"{winning}: trust him with {card}"
    if sight.others(sight.prospects.worth):
        return f"{winning}, but may lose it: keep what counts, play {card}"
    return f"{winning}: leave it to him and play {card}"


def spared(sight: Sight) -> str:
    """Why to give the partner a card that does not count."""
    kept = sight.others(sight.prospects.worth)
    can_spare = f"you can spare {sight.the(sight.card)}"
    return f"{can_spare}, and keep {sight.the(kept[-1])}" if kept else can_spare


# When an opponent is winning


def takes_it(sight: Sight) -> str:
    """Why to take it from him."""
    card, winning = sight.the(sight.card), sight.the(sight.winning)
    if not sight.seat.to_come:
        return f"you play last and {card} beats {winning}: take the trick"
    if not sight.can_be_beaten(sight.card):
        return f"nobody who is still to play can beat {card}: take the trick from {winning}"
    return f"{card} beats {winning}, {what_beats(sight)}"


def what_beats(sight: Sight) -> str:
    """What could still beat the card."""
    higher = sight.higher_of_its_suit(sight.card)
    if not higher:
        return "and only a trump can still beat it: take the trick"
    if higher > FEW and sight.counts:
        return "and whoever has a higher one may not play it: try to bring it home"
    if higher > FEW:
        return "with many higher ones still out: make them play one of those"
    are = "is" if higher == 1 else "are"
    return f"and only {many(higher, 'higher card')} of its suit {are} still out"


def leaves_it(sight: Sight) -> str:
    """Why to let him have it, and this card with it."""
    card, winning = sight.the(sight.card), sight.the(sight.winning)
    takers = sight.others(sight.takes)
    if takers and sight.counts and sight.partner_may_beat:
        kept = sight.the(takers[0])
        return f"keep {kept}: your partner may beat {winning}, and {card} goes to him then"
    if takers:
        return f"keep {sight.the(takers[0])} for a better trick than this one: let go of {card}"
    if not sight.counts:
        return f"you cannot beat {winning}: throw {card} off, which brings them nothing"
    if sight.partner_may_beat:
        return f"you cannot beat {winning}, but your partner may: {card} goes to him then"
    return f"you cannot beat {winning}: {what_is_lost(sight)}"


def what_is_lost(sight: Sight) -> str:
    """Why to lose this card that counts rather than another."""
    card = sight.the(sight.card)
    if sight.cheaper:
        return f"rather lose {card} to it than {sight.the(sight.cheaper[-1])}"
    return f"{card} is the least that you can lose to it"
