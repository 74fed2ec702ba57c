"""Channels and threads themselves."""

from typing import Any

from bot.playground.bodies.base import parse
from bot.playground.bodies.threads import ChangedThread, NewThread, ThreadOnMessage
from bot.playground.door import Call, Created, Route, Who
from bot.playground.errors import (
    MISSING_PERMISSIONS,
    THREAD_ALREADY_CREATED,
    THREAD_ARCHIVED,
    WRONG_CHANNEL_TYPE,
)
from bot.playground.ids import Kind
from bot.playground.permissions import Permission
from bot.playground.playground import Playground
from bot.playground.routes.access import enter, may, need
from bot.playground.world import PRIVATE_THREAD, Channel


def one_channel(playground: Playground, call: Call) -> Any:
    """Show a channel or thread."""
    channel = enter(playground, call.actor, call.number("channel_id"))
    return playground.payloads.channel(channel)


def change(playground: Playground, call: Call) -> Any:
    """Change a thread: its opener may, and who manages threads."""
    thread = enter(playground, call.actor, call.number("channel_id"))
    if not thread.is_thread:
        need(playground, call.actor, thread, Permission.MANAGE_CHANNELS)
        raise WRONG_CHANNEL_TYPE.refusal()
    body = parse(ChangedThread, call.body or {})
    manages = may(playground, call.actor, thread, Permission.MANAGE_THREADS)
    if not manages and (thread.owner != call.actor.id or body.locked is not None):
        raise MISSING_PERMISSIONS.refusal()
    if thread.archived and body.archived is not False:
        raise THREAD_ARCHIVED.refusal()
    _apply(playground, thread, body)
    playground.events.channel_changed("UPDATE", thread)
    return playground.payloads.channel(thread)


def _apply(playground: Playground, thread: Channel, body: ChangedThread) -> None:
    thread.name = body.name or thread.name
    thread.locked = thread.locked if body.locked is None else body.locked
    thread.auto_archive_minutes = body.auto_archive_duration or thread.auto_archive_minutes
    if body.archived is not None and body.archived != thread.archived:
        thread.archived = body.archived
        thread.archived_at = playground.clock.now()


def open_thread(playground: Playground, call: Call) -> Any:
    """Open a thread of its own. Unless told otherwise it is private, as with Discord."""
    channel = enter(playground, call.actor, call.number("channel_id"))
    body = parse(NewThread, call.body or {})
    private = (body.type or PRIVATE_THREAD) == PRIVATE_THREAD
    right = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    thread_id = playground.ids.draw(Kind.CHANNEL)
    thread = _open(playground, call, channel, body, right, thread_id)
    if private:
        thread.type = PRIVATE_THREAD
    return _announced(playground, thread)


def open_thread_on_message(playground: Playground, call: Call) -> Any:
    """Open a thread below a message, whose id it takes."""
    channel = enter(playground, call.actor, call.number("channel_id"))
    message = playground.world.message(channel, call.number("message_id"), call.actor)
    body = parse(ThreadOnMessage, call.body or {})
    if message.id in playground.world.channels:
        raise THREAD_ALREADY_CREATED.refusal()
    right = Permission.CREATE_PUBLIC_THREADS
    return _announced(playground, _open(playground, call, channel, body, right, message.id))


def _open(
    playground: Playground,
    call: Call,
    channel: Channel,
    body: ThreadOnMessage,
    right: Permission,
    thread_id: int,
) -> Channel:
    if channel.is_thread:
        raise WRONG_CHANNEL_TYPE.refusal()
    need(playground, call.actor, channel, right)
    thread = playground.world.add_thread(channel, body.name, call.actor, thread_id)
    thread.auto_archive_minutes = body.auto_archive_duration or thread.auto_archive_minutes
    return thread


def _announced(playground: Playground, thread: Channel) -> Any:
    playground.events.channel_changed("CREATE", thread)
    return Created(playground.payloads.channel(thread))


def join_thread(playground: Playground, call: Call) -> None:
    """Join a thread."""
    thread = enter(playground, call.actor, call.number("channel_id"))
    if not thread.is_thread:
        raise WRONG_CHANNEL_TYPE.refusal()
    if thread.archived:
        raise THREAD_ARCHIVED.refusal()
    thread.members.setdefault(call.actor.id, playground.clock.now())


PLACE = "channel_id"
CHANNEL = "/channels/{channel_id}"
ROUTES = [
    Route("GET", CHANNEL, one_channel, Who.ACCOUNT, place=PLACE),
    Route("PATCH", CHANNEL, change, Who.ACCOUNT, place=PLACE),
    Route("POST", CHANNEL + "/threads", open_thread, Who.ACCOUNT, place=PLACE),
    Route(
        "POST",
        CHANNEL + "/messages/{message_id}/threads",
        open_thread_on_message,
        Who.ACCOUNT,
        place=PLACE,
    ),
    Route("PUT", CHANNEL + "/thread-members/@me", join_thread, Who.ACCOUNT, place=PLACE),
]
