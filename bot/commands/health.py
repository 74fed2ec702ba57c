"""`python -m bot health`: whether the bot that runs on this configuration is well."""

import argparse
import os

from bot.commands.output import say
from bot.health import health_of, pulse_file
from bot.read_config import read_config

WELL, NOT_WELL = 0, 1


def add_arguments(_parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command: none."""


def run(_arguments: argparse.Namespace) -> int:
    """Tell how the bot is. Returns 0 when it is well, 1 when it is not.

    Raises `ConfigError`.
    """
    health = health_of(pulse_file(read_config(os.environ)))
    say(health.words)
    return WELL if health.well else NOT_WELL
