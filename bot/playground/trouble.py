"""Carries out the misbehaviour that a test orders."""

from functools import singledispatch
from typing import Any

from bot.playground.errors import WRONG_CHANNEL_TYPE
from bot.playground.faults import (
    EventFault,
    GatewayFault,
    RequestFault,
    RightsFault,
    ThingFault,
)
from bot.playground.playground import Playground
from bot.playground.world import Channel


def make_trouble(playground: Playground, fault: Any) -> None:
    """Do what a fault says, or keep it for the requests and events that it is meant for."""
    _make(fault, playground)


@singledispatch
def _make(fault: Any, playground: Playground) -> None:
    raise NotImplementedError(f"{fault!r} at {playground!r}")


@_make.register
def _later(fault: RequestFault | EventFault, playground: Playground) -> None:
    playground.faults.order(fault)


@_make.register
def _gateway(fault: GatewayFault, playground: Playground) -> None:
    for session in playground.sessions.of_bot():
        line = session.line
        if fault.kind != "reconnect" and not fault.resumable:
            playground.sessions.end(session)
        if fault.kind == "drop_gateway" and line is not None:
            line.drop()
        elif fault.kind == "reconnect":
            session.order("RECONNECT")
        elif fault.kind == "invalid_session":
            session.order("INVALID_SESSION", data=fault.resumable)


@_make.register
def _rights(fault: RightsFault, playground: Playground) -> None:
    channel = playground.world.channel(fault.channel)
    channel.root.denied = fault.permissions
    playground.events.channel_changed("UPDATE", channel.root)


@_make.register
def _thing(fault: ThingFault, playground: Playground) -> None:
    if fault.kind in ("remove_guild", "add_guild"):
        _membership(playground, stays=fault.kind == "add_guild")
        return
    channel = playground.world.channel(fault.channel)
    if fault.kind == "delete_message":
        owner = playground.world.owner
        playground.messages.delete(playground.world.message(channel, fault.message, owner))
    elif fault.kind == "delete_channel":
        _delete(playground, channel)
    else:
        _archive(playground, channel, locked=fault.locked)


def _membership(playground: Playground, *, stays: bool) -> None:
    playground.world.bot_is_member = stays
    if stays:
        playground.events.bot_joined()
    else:
        playground.events.bot_left()


def _delete(playground: Playground, channel: Channel) -> None:
    for thread in playground.world.threads_of(channel):
        _delete(playground, thread)
    del playground.world.channels[channel.id]
    playground.events.channel_changed("DELETE", channel)


def _archive(playground: Playground, thread: Channel, *, locked: bool) -> None:
    if not thread.is_thread:
        raise WRONG_CHANNEL_TYPE.refusal()
    thread.archived, thread.locked = True, locked
    thread.archived_at = playground.clock.now()
    playground.events.channel_changed("UPDATE", thread)
