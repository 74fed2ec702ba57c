"""Messages in channels and threads."""

from typing import Any

from bot.playground.bodies.base import parse
from bot.playground.bodies.messages import BulkDelete, ChangedMessage, NewMessage
from bot.playground.door import Call, Route, Who
from bot.playground.errors import (
    BULK_DELETE_COUNT,
    NOT_THE_AUTHOR,
    THREAD_ARCHIVED,
    THREAD_LOCKED,
    TOO_OLD_TO_DELETE,
    Fault,
    invalid_form,
)
from bot.playground.limits import DELETE, EDIT, SEND
from bot.playground.messages import Origin
from bot.playground.permissions import Permission
from bot.playground.playground import Playground
from bot.playground.routes.access import enter, may, need
from bot.playground.world import Channel, Message

NONCES_KEPT = 300.0  # seconds
TWO_WEEKS = 14 * 86_400.0
REPLY = 19


def history(playground: Playground, call: Call) -> Any:
    """List messages, newest first; nothing to whom the history is closed."""
    channel = enter(playground, call.actor, call.number("channel_id"))
    if not may(playground, call.actor, channel, Permission.READ_MESSAGE_HISTORY):
        return []
    before, after = call.position("before"), call.position("after")
    seen = [
        message
        for message in channel.messages.values()
        if message.seen_by(call.actor)
        and (before is None or message.id < before)
        and (after is None or message.id > after)
    ]
    limit = call.count("limit", 50, 100)
    oldest_first = after is not None and before is None
    picked = seen[:limit] if oldest_first else seen[-limit:]
    return [_shown(playground, call, message) for message in reversed(picked)]


def one_message(playground: Playground, call: Call) -> Any:
    """Show one message."""
    channel = enter(playground, call.actor, call.number("channel_id"))
    need(playground, call.actor, channel, Permission.READ_MESSAGE_HISTORY)
    message = _message(playground, call, channel)
    return _shown(playground, call, message)


def send(playground: Playground, call: Call) -> Any:
    """Send a message; one with an enforced nonce only once within a few minutes."""
    channel = enter(playground, call.actor, call.number("channel_id"))
    body = parse(NewMessage, call.body or {})
    _need_to_send(playground, call, channel, body)
    if body.enforce_nonce and (sent := _sent_before(playground, call, channel, body.nonce)):
        return playground.payloads.message(sent, call.actor)
    reply_to = _reply_to(channel, body)
    origin = Origin(REPLY if reply_to else 0, reply_to=reply_to, nonce=body.nonce)
    message = playground.messages.create(channel, call.actor, body, call.uploads, origin)
    return playground.payloads.message(message, call.actor)


def _sent_before(
    playground: Playground, call: Call, channel: Channel, nonce: str | int | None
) -> Message | None:
    """Return the message that its author has sent with this nonce a moment ago."""
    since = playground.clock.now() - NONCES_KEPT
    for message in reversed(channel.messages.values()):
        if message.created < since:
            break
        if nonce is not None and message.nonce == nonce and message.author is call.actor:
            return message
    return None


def change(playground: Playground, call: Call) -> Any:
    """Change one's own message."""
    channel = enter(playground, call.actor, call.number("channel_id"))
    message = _message(playground, call, channel)
    if message.author is not call.actor:
        raise NOT_THE_AUTHOR.refusal()
    _need_open(channel)
    body = parse(ChangedMessage, call.body or {})
    if call.actor.bot:
        playground.limits.count_old_edit(message)
    playground.messages.change(message, body, call.uploads)
    return playground.payloads.message(message, call.actor)


def delete(playground: Playground, call: Call) -> None:
    """Delete one's own message, or with the right to it any."""
    channel = enter(playground, call.actor, call.number("channel_id"))
    message = _message(playground, call, channel)
    if message.author is not call.actor:
        need(playground, call.actor, channel, Permission.MANAGE_MESSAGES)
    _need_open(channel)
    playground.messages.delete(message)


def delete_many(playground: Playground, call: Call) -> None:
    """Delete several messages at once."""
    channel = enter(playground, call.actor, call.number("channel_id"))
    need(playground, call.actor, channel, Permission.MANAGE_MESSAGES)
    wanted = parse(BulkDelete, call.body or {}).messages
    if not 2 <= len(wanted) <= 100:
        raise BULK_DELETE_COUNT.refusal()
    found = [channel.messages[one] for one in wanted if one in channel.messages]
    oldest = playground.clock.now() - TWO_WEEKS
    if any(message.created < oldest for message in found):
        raise TOO_OLD_TO_DELETE.refusal()
    playground.messages.delete_many(channel, found)


def typing(playground: Playground, call: Call) -> None:
    """Show that somebody is typing."""
    channel = enter(playground, call.actor, call.number("channel_id"))
    _need_to_send(playground, call, channel, NewMessage())


def _message(playground: Playground, call: Call, channel: Channel) -> Message:
    return playground.world.message(channel, call.number("message_id"), call.actor)


def _shown(playground: Playground, call: Call, message: Message) -> Any:
    written = playground.payloads.message(message, call.actor)
    return playground.payloads.without_content(written) if call.actor.bot else written


def _need_open(channel: Channel) -> None:
    if channel.archived:
        raise THREAD_ARCHIVED.refusal()


def _need_to_send(playground: Playground, call: Call, channel: Channel, body: NewMessage) -> None:
    if channel.archived and channel.locked:
        raise THREAD_LOCKED.refusal()
    rights = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    if call.uploads:
        rights |= Permission.ATTACH_FILES
    if body.embeds:
        rights |= Permission.EMBED_LINKS
    need(playground, call.actor, channel, rights)


def _reply_to(channel: Channel, body: NewMessage) -> Message | None:
    if body.message_reference is None:
        return None
    found = channel.messages.get(body.message_reference.message_id)
    if found is None and body.message_reference.fail_if_not_exists is not False:
        code, at = "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", ("message_reference",)
        raise invalid_form([Fault(at, code, "Unknown message")])
    return found


PLACE = "channel_id"
MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = MESSAGES + "/{message_id}"
ROUTES = [
    Route("GET", MESSAGES, history, Who.ACCOUNT, place=PLACE),
    Route("POST", MESSAGES, send, Who.ACCOUNT, SEND, PLACE),
    Route("POST", MESSAGES + "/bulk-delete", delete_many, Who.ACCOUNT, DELETE, PLACE),
    Route("GET", MESSAGE, one_message, Who.ACCOUNT, place=PLACE),
    Route("PATCH", MESSAGE, change, Who.ACCOUNT, EDIT, PLACE),
    Route("DELETE", MESSAGE, delete, Who.ACCOUNT, DELETE, PLACE),
    Route("POST", "/channels/{channel_id}/typing", typing, Who.ACCOUNT, SEND, PLACE),
]
