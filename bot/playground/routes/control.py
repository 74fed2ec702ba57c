"""The playground's own door, for its page and for tests: people, channels, clock, faults, log."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Annotated, Any

from aiohttp import web
from pydantic import Field, TypeAdapter

from bot.playground.bodies.base import Body, between, parse, within
from bot.playground.door import answered, read_json, refused
from bot.playground.errors import Refusal
from bot.playground.faults import (
    EventFault,
    GatewayFault,
    RequestFault,
    RightsFault,
    ThingFault,
)
from bot.playground.playground import Playground
from bot.playground.trouble import make_trouble
from bot.playground.world import Channel, Person

MOST_PEOPLE = 100
MOST_CHANNELS = 100

Json = dict[str, Any]
Action = Callable[[Playground, Any], Any]
AnyFault = RequestFault | EventFault | GatewayFault | RightsFault | ThingFault
FAULT: TypeAdapter[AnyFault] = TypeAdapter(Annotated[AnyFault, Field(discriminator="kind")])


class NewPerson(Body):
    """Somebody who joins."""

    name: Annotated[str, within(1, 32)]


class NewChannel(Body):
    """A text channel to open."""

    name: Annotated[str, within(1, 100)]


class Advance(Body):
    """How far the clock is moved, in seconds."""

    advance: Annotated[float, between(0, 10 * 365 * 86_400)]


def state(playground: Playground, _body: Any) -> Json:
    """Tell what there is."""
    world = playground.world
    bot = {"id": str(world.bot.id), "name": world.bot.name, "pid": playground.ground.bot_pid}
    return {
        "application": {"id": str(world.application_id), "name": world.bot.name},
        "guild": {"id": str(world.guild_id), "name": world.guild_name},
        "channels": [_channel(one) for one in world.channels.values() if not one.is_thread],
        "threads": [_thread(one) for one in world.channels.values() if one.is_thread],
        "users": [_person(playground, one) for one in world.players()],
        "bot": bot | {"online": playground.sessions.bot_is_online()},
        "now": datetime.fromtimestamp(playground.clock.now(), UTC).isoformat(),
    }


def _channel(channel: Channel) -> Json:
    return {"id": str(channel.id), "name": channel.name, "type": channel.type}


def _thread(thread: Channel) -> Json:
    return _channel(thread) | {"parent_id": str(thread.root.id), "archived": thread.archived}


def _person(playground: Playground, person: Person) -> Json:
    rights = str(playground.world.permissions_of(person))
    named = {"id": str(person.id), "name": person.name, "token": person.token}
    return named | {"permissions": rights}


def add_person(playground: Playground, body: Any) -> Json:
    """Let somebody join."""
    name = parse(NewPerson, body).name
    if len(playground.world.people) > MOST_PEOPLE:
        raise Refusal(400, 30001, f"There is room for {MOST_PEOPLE} people.")
    person = playground.world.add_person(name)
    playground.events.person_joined(person)
    return _person(playground, person)


def add_channel(playground: Playground, body: Any) -> Json:
    """Open a text channel."""
    name = parse(NewChannel, body).name
    if len(playground.world.channels) >= MOST_CHANNELS:
        raise Refusal(400, 30013, f"There is room for {MOST_CHANNELS} channels.")
    channel = playground.world.add_channel(name)
    playground.events.channel_changed("CREATE", channel)
    return _channel(channel)


def clock(playground: Playground, _body: Any) -> Json:
    """Tell the time."""
    now = playground.clock.now()
    shown = datetime.fromtimestamp(now, UTC).isoformat()
    return {"now": shown, "seconds": now, "advanced": playground.clock.advanced}


def move_clock(playground: Playground, body: Any) -> Json:
    """Let time pass at once."""
    playground.clock.advance(parse(Advance, body).advance)
    return clock(playground, None)


def pending_faults(playground: Playground, _body: Any) -> Any:
    """List the misbehaviour that is still to come."""
    return playground.faults.pending()


def order_fault(playground: Playground, body: Any) -> Any:
    """Misbehave, now or at the next requests or events."""
    make_trouble(playground, parse(FAULT, body))
    return playground.faults.pending()


def clear_faults(playground: Playground, _body: Any) -> None:
    """Call off all misbehaviour that is still to come."""
    playground.faults.clear()


def log(playground: Playground, _body: Any) -> Any:
    """List what the bot asked for."""
    return list(playground.log.written())


def clear_log(playground: Playground, _body: Any) -> None:
    """Forget what the bot asked for."""
    playground.log.clear()


ACTIONS: list[tuple[str, str, Action]] = [
    ("GET", "state", state),
    ("POST", "users", add_person),
    ("POST", "channels", add_channel),
    ("GET", "clock", clock),
    ("POST", "clock", move_clock),
    ("GET", "faults", pending_faults),
    ("POST", "faults", order_fault),
    ("DELETE", "faults", clear_faults),
    ("GET", "log", log),
    ("DELETE", "log", clear_log),
]


def serve(
    playground: Playground, action: Action
) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
    """Return the web server's handler for an action."""

    async def handle(request: web.Request) -> web.StreamResponse:
        try:
            return answered(action(playground, await read_json(request)))
        except Refusal as refusal:
            return refused(refusal)

    return handle
