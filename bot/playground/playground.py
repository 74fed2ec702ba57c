"""The playground put together: every part knows only the parts that it needs."""

from bot.playground.acts import Acts
from bot.playground.attachments import Files
from bot.playground.callbacks import Callbacks
from bot.playground.commands import Commands
from bot.playground.events import Events
from bot.playground.faults import Faults
from bot.playground.gateway import Gateway
from bot.playground.ground import Ground
from bot.playground.interactions import Interactions
from bot.playground.limits import Limits
from bot.playground.log import Log
from bot.playground.messages import Messages
from bot.playground.modals import Modals
from bot.playground.payloads import Payloads
from bot.playground.place import Place
from bot.playground.sessions import Sessions


class Playground:
    """One Discord on this machine, without its sockets; ``api`` is where its REST API is."""

    def __init__(self, ground: Ground) -> None:
        self.ground, self.world = ground, ground.world
        self.clock, self.tokens, self.ids = ground.clock, ground.tokens, ground.ids
        self.payloads = Payloads(self.world)
        self.faults = Faults()
        self.log = Log()
        self.limits = Limits(self.clock)
        self.api = ""
        self._listening_parts()

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

    def move_to(self, place: Place) -> None:
        """Take the place where it is served."""
        self.place = place
        self.api = place.api
        self.payloads.address = place.address
        self.gateway.address = place.gateway

    async def close(self) -> None:
        """Send everybody away and stop waiting for answers."""
        self.interactions.close()
        await self.gateway.close()
