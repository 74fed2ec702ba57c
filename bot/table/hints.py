"""Hints: what an adviser would answer in a player's place, and who has asked for how many."""

import asyncio
from dataclasses import replace
from itertools import islice

import structlog

from bot.store import Header, Hinted
from bot.table.game import Game
from bot.table.house import Advice, Adviser
from bot.table.refusals import Refused

NO_HINTS = "No hints are given at this table."
NONE_NOW = "There is no hint for this."

log = structlog.get_logger()


async def advised(game: Game, seat: int, adviser: Adviser) -> Advice:
    """What a seat that is asked would be advised to answer: worked out elsewhere than on the event
    loop, and from its view alone.

    Raises `Refused` where the adviser fails.
    """
    try:
        return await asyncio.to_thread(_advice, game, seat, adviser)
    except Exception:
        log.exception("an adviser failed", game=game.rules.id, seat=seat)
        raise Refused(NONE_NOW) from None


def _advice(game: Game, seat: int, adviser: Adviser) -> Advice:
    """Advice that can be followed. Raises whatever is wrong with it."""
    advice, decision = adviser(game.rules.view(game.state, seat)), game.asked[seat]
    if advice.value is not None or not decision.right:
        game.rules.apply(game.state.copy(), seat, advice.value)
    return advice


def question(game: Game, seat: int) -> str:
    """What a seat is asked now, told apart from all else that it is asked in the game. A right is
    another with every event: what it is good for changes.
    """
    answer = game.answers[seat]
    return f"{answer} {game.length}" if game.asked[seat].right else str(answer)


def is_a_choice(game: Game, seat: int) -> bool:
    """Whether a seat that is asked may answer in more than one way: leaving a right is one."""
    decision = game.asked[seat]
    return decision.right or len(list(islice(decision, 2))) > 1


def hinted(header: Header, game: Game, seat: int) -> Header:
    """The table after a hint for the person of a seat: the same where he had it before, or had
    nothing to choose.
    """
    asked = question(game, seat)
    user, name = header.seats[seat].user or 0, header.seats[seat].name
    before = next((one for one in header.hinted if one.user == user), Hinted(user, name, 0, ""))
    if before.question == asked or not is_a_choice(game, seat):
        return header
    after = replace(before, taken=before.taken + 1, question=asked)
    others = [one for one in header.hinted if one.user != user]
    return replace(header, hinted=tuple(sorted((*others, after), key=lambda one: one.user)))
