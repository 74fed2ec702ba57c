"""The playground put together: every part knows only the parts that it needs."""

from pathlib import Path

from bot.clock import MovableClock
from bot.playground.acts import Acts
from bot.playground.attachments import Files
from bot.playground.callbacks import Callbacks
from bot.playground.commands import Commands
from bot.playground.events import Events
from bot.playground.faults import Faults
from bot.playground.gateway import Gateway
from bot.playground.ids import Snowflakes, Tokens
from bot.playground.interactions import Interactions
from bot.playground.limits import Limits
from bot.playground.log import Log
from bot.playground.messages import Messages
from bot.playground.modals import Modals
from bot.playground.payloads import Payloads
from bot.playground.sessions import Sessions
from bot.playground.world import World

SEEDED_START = 1_767_225_600.0  # 2026-01-01T00:00:00Z: when a playground with a seed begins


class Playground:
    """One Discord on this machine, without its sockets.

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
        self.payloads = Payloads(self.world)
        self.faults = Faults()
        self.log = Log()
        self.limits = Limits(self.clock)
        self.bot_pid: int | None = None  # of the bot's process, when the playground runs one
        self._listening_parts()

    def _found(self, identity: bytes | None) -> World:
        if identity is None:
            return World(self.clock, self.ids, self.tokens)
        tokens = Tokens(identity)
        world = World(self.clock, Snowflakes(lambda: SEEDED_START, tokens.salt()), tokens)
        world.ids, world.tokens = self.ids, self.tokens
        return world

    def _listening_parts(self) -> None:
        world, payloads = self.world, self.payloads
        self.sessions = Sessions(self.clock, self.tokens)
        self.gateway = Gateway(world, self.sessions, payloads)
        self.events = events = Events(world, self.sessions, payloads, self.faults)
        self.sessions.on_bot_presence = events.bot_presence
        self.messages = Messages(world, payloads, events, Files(self.ids))
        self.commands = Commands(world)
        self.interactions = Interactions(world, self.clock, self.tokens, payloads, events)
        self.modals = Modals(payloads, self.interactions)
        self.callbacks = Callbacks(world, payloads, self.messages, self.interactions, self.modals)
        self.acts = Acts(world, payloads, self.commands, self.interactions, self.modals)

    def move_to(self, address: str) -> None:
        """Take the address (http://127.0.0.1:PORT) at which it is served."""
        self.payloads.address = address
        self.gateway.address = address.replace("http", "ws", 1) + "/gateway"

    @property
    def api(self) -> str:
        """Where the REST API is."""
        return f"{self.payloads.address}/api"

    async def close(self) -> None:
        """Send everybody away and stop waiting for answers."""
        self.interactions.close()
        await self.gateway.close()
