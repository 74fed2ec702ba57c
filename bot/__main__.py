"""The command line: `python -m bot [COMMAND] …`. Without a command the bot runs."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import NamedTuple

from bot.commands.output import (
    CannotWrite,
    all_said,
    complain,
    forget_output,
    print_anything,
)
from bot.errors import ParlourError


class Command(NamedTuple):
    """The module that does it, imported only when it is wanted, and a line for the list."""

    module: str
    help: str


COMMANDS = {
    "run": Command("bot.app", "the bot, on Discord (the default)"),
    "playground": Command("bot.playground.command", "a Discord on this machine, and the bot on it"),
    "replay": Command("bot.commands.replay", "play a record and tell what happened"),
    "verify": Command("bot.commands.verify", "check the fairness of a finished game's record"),
    "simulate": Command("bot.commands.simulate", "let self-playing seats play, and count"),
    "games": Command("bot.commands.games", "the games, their house rules and their rules"),
    "health": Command("bot.commands.health", "whether the running bot is well"),
}
DEFAULT = "run"

UNUSABLE = 2
INTERRUPTED = 130
NOBODY_READS = 141
"""Exit statuses: what a shell gives to a program that Ctrl-C or a closed pipe has ended."""


def main(arguments: Sequence[str]) -> int:
    """Do what the arguments say. Returns the exit status."""
    print_anything()
    try:
        return _done(arguments)
    except BrokenPipeError:
        forget_output()
        return NOBODY_READS
    except CannotWrite as error:
        forget_output()
        complain(str(error))
        return UNUSABLE
    except KeyboardInterrupt:
        return INTERRUPTED


def _done(arguments: Sequence[str]) -> int:
    try:
        status = _do(arguments)
    except CannotWrite:
        raise
    except ParlourError as error:
        complain(str(error))
        status = UNUSABLE
    all_said()
    return status


def _do(arguments: Sequence[str]) -> int:
    name, *rest = arguments or (DEFAULT,)
    if name in COMMANDS:
        return _run(name, rest)
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description="Parlour: card and dice games in a Discord server.",
        epilog="\n".join(f"  {name:12}{command.help}" for name, command in COMMANDS.items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("command", choices=COMMANDS, metavar="COMMAND", help="one of:")
    parser.parse_args(arguments)
    return UNUSABLE


def _run(name: str, arguments: Sequence[str]) -> int:
    command = COMMANDS[name]
    module = import_module(command.module)
    parser = argparse.ArgumentParser(
        prog=f"python -m bot {name}", description=command.help, allow_abbrev=False
    )
    module.add_arguments(parser)
    return int(module.run(parser.parse_args(arguments)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
