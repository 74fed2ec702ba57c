"""`python -m bot simulate`: plays games with self-playing seats, and tells how they did."""

import argparse
import json
import secrets
from pathlib import Path
from typing import Any

from bot.commands.output import say, say_json
from bot.engine.games import UnknownGame, game_named
from bot.engine.rules import Rules
from bot.errors import ParlourError
from bot.fairness import SEED_BYTES
from bot.players import PLAYERS, SIMULATIONS
from bot.record import NotJson, UnclearJson, read_json
from bot.simulation import Plan, Result, simulate
from bot.simulation.figures import DIGITS, Tally, interval, pace, ratio
from bot.simulation.plan import DEAL_LIMIT

MOST = 10**9


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("game", metavar="GAME", help="the game's id, as `games` lists it")
    how_many = parser.add_mutually_exclusive_group()
    how_many.add_argument(
        "--deals", type=_count, metavar="N", help="single deals, each from a fresh start"
    )
    how_many.add_argument("--games", type=_count, metavar="N", help="whole games (default: 1)")
    parser.add_argument(
        "--deal-limit", type=_count, default=DEAL_LIMIT, metavar="M",
        help=f"give a game up after M deals (default: {DEAL_LIMIT})",
    )  # fmt: skip
    parser.add_argument("--seed", type=_seed, metavar="HEX|INT", help="the same games each time")
    parser.add_argument("--seats", type=_count, metavar="N", help="how many play")
    parser.add_argument(
        "--players", type=_names, default=["random"], metavar="A,B,…",
        help=f"one for all seats, or one a seat: {', '.join(PLAYERS)}",
    )  # fmt: skip
    parser.add_argument("--options", type=_options, default={}, metavar="JSON", help="house rules")
    parser.add_argument(
        "--simulations", type=_count, default=SIMULATIONS, metavar="N",
        help="how many games a player that searches imagines before each answer",
    )  # fmt: skip
    parser.add_argument(
        "--mirror", action="store_true", help="play each twice, with the sides exchanged"
    )
    parser.add_argument("--json", action="store_true", help="one object, on the last line")
    parser.add_argument("--records", metavar="FILE", help="write the records there, as JSON lines")


def run(arguments: argparse.Namespace) -> int:
    """Play, and tell how it went. Returns the exit status."""
    plan = _plan(arguments)
    if arguments.seed is None:
        say(f"Seed: {plan.seed.hex()}")
    result = _played(plan, arguments.records)
    if arguments.json:
        say_json(result.as_dict())
    else:
        _tell(plan, result)
    return 0


def _plan(arguments: argparse.Namespace) -> Plan:
    rules = _rules(arguments)
    return Plan(
        rules,
        players=_one_a_seat(arguments.players, rules.seats),
        seed=arguments.seed or secrets.token_bytes(SEED_BYTES),
        starts=arguments.deals or arguments.games or 1,
        single_deals=arguments.deals is not None,
        deal_limit=arguments.deal_limit,
        mirror=arguments.mirror,
        simulations=arguments.simulations,
    )


def _rules(arguments: argparse.Namespace) -> Rules[Any]:
    try:
        return game_named(arguments.game)(arguments.options, arguments.seats)
    except UnknownGame as unknown:
        raise ParlourError(str(unknown)) from None
    except ValueError as bad:
        raise ParlourError(str(bad)) from None


def _one_a_seat(players: list[str], seats: int) -> tuple[str, ...]:
    if len(players) not in (1, seats):
        raise ParlourError(f"--players: name one, or one a seat: {seats}, not {len(players)}")
    return tuple(players * seats)[:seats]


def _played(plan: Plan, records: str | None) -> Result:
    if records is None:
        return simulate(plan)
    try:
        with Path(records).open("w", encoding="ascii") as file:
            return simulate(plan, lambda record: print(json.dumps(record), file=file))
    except OSError as error:
        raise ParlourError(f"--records: {records} cannot be written ({error.strerror})") from None


def _tell(plan: Plan, result: Result) -> None:
    seconds = result.seconds
    say(
        f"{plan.rules.title}: {result.games} games, {result.deals} deals, {result.actions} actions"
        f" in {seconds:.{DIGITS}f} s ({pace(result.actions, seconds, 'action')},"
        f" {pace(result.deals, seconds, 'deal')})"
    )
    for tally in result.players:
        say(_told(tally))


def _told(tally: Tally) -> str:
    """A player's figures in a line: what he won and made, each with its interval."""
    player = tally.as_dict()
    low, high = player["ci95"] or (player["mean_delta"],) * 2
    rate = ratio(tally.won)
    least, most = interval(tally.won) or (rate, rate)
    return (
        f"  {player['player']:8} seat {' or '.join(map(str, player['seats'])):7}"
        f" won {tally.wins:6}, {rate:.1%} ({max(least, 0):.1%} to {min(most, 1):.1%})"
        f"   {player['mean_delta']:+.3f} a deal ({low:+.3f} to {high:+.3f})"
        f"   score {player['mean_score']:.2f}"
    )


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10 and int(text)):
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no whole number from 1 to {MOST - 1}")
    return int(text)


def _seed(text: str) -> bytes:
    if len(text) == 2 * SEED_BYTES and set(text.lower()) <= set("0123456789abcdef"):
        return bytes.fromhex(text)
    if text.isascii() and text.isdigit() and len(text) < 2 * SEED_BYTES:
        return int(text).to_bytes(SEED_BYTES, "big")
    raise argparse.ArgumentTypeError(f"{text[:80]!r} is neither 64 hex digits nor a whole number")


def _names(text: str) -> list[str]:
    names = text.split(",")
    for name in names:
        if name not in PLAYERS:
            known = ", ".join(PLAYERS)
            raise argparse.ArgumentTypeError(f"unknown player {name[:40]!r}: there are {known}")
    return names


def _options(text: str) -> Any:
    try:
        return read_json(text.encode("utf-8", "surrogateescape"))
    except (NotJson, UnclearJson) as error:
        raise argparse.ArgumentTypeError(str(error)) from None
