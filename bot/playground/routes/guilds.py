"""The server: itself, its channels, roles and members."""

from typing import Any

from bot.playground.door import Call, Route, Who
from bot.playground.errors import MISSING_ACCESS, UNKNOWN_MEMBER
from bot.playground.permissions import Permission
from bot.playground.playground import Playground
from bot.playground.routes.access import enter_guild, may


def guild(playground: Playground, call: Call) -> Any:
    """Show the server."""
    enter_guild(playground, call.actor, call.number("guild_id"))
    counts = {}
    if call.wants("with_counts"):
        people = len(playground.world.people)
        counts = {"approximate_member_count": people, "approximate_presence_count": people}
    return playground.payloads.guild() | counts


def channels(playground: Playground, call: Call) -> Any:
    """List the channels; threads are not among them."""
    enter_guild(playground, call.actor, call.number("guild_id"))
    everything = playground.world.channels.values()
    return [playground.payloads.channel(one) for one in everything if not one.is_thread]


def active_threads(playground: Playground, call: Call) -> Any:
    """List the threads that are not archived."""
    enter_guild(playground, call.actor, call.number("guild_id"))
    world, payloads = playground.world, playground.payloads
    active = [
        one
        for one in world.channels.values()
        if one.is_thread
        and not one.archived
        and may(playground, call.actor, one, Permission.VIEW_CHANNEL)
    ]
    joined = [one for one in active if call.actor.id in one.members]
    members = [payloads.thread_member(one, call.actor.id) for one in joined]
    return {"threads": [payloads.channel(one) for one in active], "members": members}


def roles(playground: Playground, call: Call) -> Any:
    """List the roles."""
    enter_guild(playground, call.actor, call.number("guild_id"))
    return playground.payloads.roles()


def members(playground: Playground, call: Call) -> Any:
    """List the members, for people; a bot would need the intent that it may not have."""
    enter_guild(playground, call.actor, call.number("guild_id"))
    if call.actor.bot:
        raise MISSING_ACCESS.refusal()
    return [playground.payloads.member(one) for one in playground.world.people.values()]


def member(playground: Playground, call: Call) -> Any:
    """Show one member."""
    enter_guild(playground, call.actor, call.number("guild_id"))
    person = playground.world.people.get(call.number("user_id"))
    if person is None or (person.bot and not playground.world.bot_is_member):
        raise UNKNOWN_MEMBER.refusal()
    return playground.payloads.member(person)


PLACE = "guild_id"
ROUTES = [
    Route("GET", "/guilds/{guild_id}", guild, Who.ACCOUNT, place=PLACE),
    Route("GET", "/guilds/{guild_id}/channels", channels, Who.ACCOUNT, place=PLACE),
    Route("GET", "/guilds/{guild_id}/threads/active", active_threads, Who.ACCOUNT, place=PLACE),
    Route("GET", "/guilds/{guild_id}/roles", roles, Who.ACCOUNT, place=PLACE),
    Route("GET", "/guilds/{guild_id}/members", members, Who.ACCOUNT, place=PLACE),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", member, Who.ACCOUNT, place=PLACE),
]
