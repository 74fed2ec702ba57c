"""Who may come in: the checks that come before anything is done in a channel or the server."""

from bot.playground.errors import MISSING_ACCESS, MISSING_PERMISSIONS
from bot.playground.permissions import Permission
from bot.playground.playground import Playground
from bot.playground.world import Channel, Person


def enter_guild(playground: Playground, person: Person, guild_id: int) -> None:
    """Let a member into the server, or refuse (10004, 50001)."""
    playground.world.guild(guild_id)
    _be_a_member(playground, person)


def enter(playground: Playground, person: Person, channel_id: int) -> Channel:
    """Let somebody into a channel that he sees, or refuse (10003, 50001)."""
    channel = playground.world.channel(channel_id)
    _be_a_member(playground, person)
    if not may(playground, person, channel, Permission.VIEW_CHANNEL):
        raise MISSING_ACCESS.refusal()
    return channel


def need(playground: Playground, person: Person, channel: Channel, rights: Permission) -> None:
    """Refuse (50013) who has not all of these rights in a channel."""
    if not may(playground, person, channel, rights):
        raise MISSING_PERMISSIONS.refusal()


def may(playground: Playground, person: Person, channel: Channel, rights: Permission) -> bool:
    """Tell whether somebody has all of these rights in a channel."""
    return playground.world.permissions_of(person, channel) & rights == rights


def _be_a_member(playground: Playground, person: Person) -> None:
    if person.bot and not playground.world.bot_is_member:
        raise MISSING_ACCESS.refusal()
