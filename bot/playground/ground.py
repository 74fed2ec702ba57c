"""What a playground is built on: its clock, its ids and tokens, its world. Quickly made."""

from pathlib import Path

from bot.clock import MovableClock
from bot.playground.ids import Snowflakes, Tokens
from bot.playground.world import World

SEEDED_START = 1_767_225_600.0  # 2026-01-01T00:00:00Z: when a playground with a seed begins


class Ground:
    """The ground of one playground.

    `clock_file` is where the clock's offset is written for the bot to read. With a `seed` all
    ids and tokens are the same at every start, and the clock starts at a fixed moment; the ids
    then tell the time only as far as the clock was moved by hand. An `identity` makes only those
    the same that the playground begins with: server, channel, application and people.
    """

    def __init__(
        self, clock_file: Path, seed: bytes | None = None, identity: bytes | None = None
    ) -> None:
        self.clock = MovableClock(clock_file, None if seed is None else SEEDED_START)
        self.tokens = Tokens(seed)
        moment = self.clock.now if seed is None else lambda: SEEDED_START + self.clock.advanced
        self.ids = Snowflakes(moment, self.tokens.salt())
        self.world = self._found(identity)
        self.bot_pid: int | None = None  # of the bot's process, when the playground runs one

    def _found(self, identity: bytes | None) -> World:
        if identity is None:
            return World(self.clock, self.ids, self.tokens)
        tokens = Tokens(identity)
        world = World(self.clock, Snowflakes(lambda: SEEDED_START, tokens.salt()), tokens)
        world.ids, world.tokens = self.ids, self.tokens
        return world
