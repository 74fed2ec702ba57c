"""Interactions: what people do, how the bot answers, and what it does later with the token."""

from typing import Any

from bot.playground.bodies.base import parse
from bot.playground.bodies.callbacks import CALLBACK
from bot.playground.bodies.interactions import Act, SubmitModal, UseCommand, UseComponent
from bot.playground.bodies.messages import ChangedMessage, NewReply
from bot.playground.door import Call, Route, Who
from bot.playground.errors import (
    MISSING_PERMISSIONS,
    UNKNOWN_APPLICATION,
    UNKNOWN_WEBHOOK,
    Fault,
    invalid_form,
)
from bot.playground.interactions import Interaction
from bot.playground.limits import FOLLOW
from bot.playground.permissions import Permission
from bot.playground.playground import Playground
from bot.playground.routes.access import enter, may


def act(playground: Playground, call: Call) -> None:
    """Take what a person's client sends."""
    kind = call.body.get("type") if isinstance(call.body, dict) else None
    if kind in (2, 4):
        command = parse(UseCommand, call.body)
        _check(playground, call, command)
        playground.acts.command(call.actor, command)
    elif kind == 3:
        component = parse(UseComponent, call.body)
        _check(playground, call, component)
        playground.acts.component(call.actor, component)
    elif kind == 5:
        modal = parse(SubmitModal, call.body)
        _check(playground, call, modal)
        playground.acts.modal(call.actor, modal)
    else:
        message = "Value must be one of (2, 3, 4, 5)."
        raise invalid_form([Fault(("type",), "BASE_TYPE_CHOICES", message)])


def _check(playground: Playground, call: Call, what: Act) -> None:
    channel = enter(playground, call.actor, what.channel_id)
    if what.application_id != playground.world.application_id:
        raise UNKNOWN_APPLICATION.refusal()
    if what.guild_id is not None:
        playground.world.guild(what.guild_id)
    if not may(playground, call.actor, channel, Permission.USE_APPLICATION_COMMANDS):
        raise MISSING_PERMISSIONS.refusal()


def answer(playground: Playground, call: Call) -> Any:
    """Take the bot's first answer."""
    interactions, token = playground.interactions, call.parts["interaction_token"]
    interaction = interactions.to_answer(call.number("interaction_id"), token)
    body = parse(CALLBACK, call.body or {})
    playground.callbacks.answer(interaction, body, call.uploads)
    if call.wants("with_response"):
        return playground.callbacks.response(interaction, body.type)
    return None


def follow_up(playground: Playground, call: Call) -> Any:
    """Send a further message."""
    interaction = _interaction(playground, call)
    body = parse(NewReply, call.body or {})
    message = playground.callbacks.follow_up(interaction, body, call.uploads)
    return playground.payloads.message(message, playground.world.bot)


def one_message(playground: Playground, call: Call) -> Any:
    """Show the first answer's message, or a further one."""
    interaction = _interaction(playground, call)
    message = playground.callbacks.message(interaction, _message_id(call))
    return playground.payloads.message(message, playground.world.bot)


def change(playground: Playground, call: Call) -> Any:
    """Change the first answer's message, or a further one."""
    interaction = _interaction(playground, call)
    message = playground.callbacks.message(interaction, _message_id(call))
    body = parse(ChangedMessage, call.body or {})
    playground.callbacks.change(interaction, message, body, call.uploads)
    return playground.payloads.message(message, playground.world.bot)


def delete(playground: Playground, call: Call) -> None:
    """Delete the first answer's message, or a further one."""
    interaction = _interaction(playground, call)
    playground.messages.delete(playground.callbacks.message(interaction, _message_id(call)))


def _interaction(playground: Playground, call: Call) -> Interaction:
    if call.number("webhook_id") != playground.world.application_id:
        raise UNKNOWN_WEBHOOK.refusal()
    return playground.interactions.by_token(call.parts["webhook_token"])


def _message_id(call: Call) -> int | None:
    return call.number("message_id") if "message_id" in call.parts else None


CALLBACK_PATH = "/interactions/{interaction_id}/{interaction_token}/callback"
WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
PLACE = "webhook_token"
ROUTES = [
    Route("POST", "/interactions", act, Who.PERSON),
    Route("POST", CALLBACK_PATH, answer, Who.TOKEN, None),
    Route("POST", WEBHOOK, follow_up, Who.TOKEN, FOLLOW, PLACE),
    *(
        route
        for path in (WEBHOOK + "/messages/@original", WEBHOOK + "/messages/{message_id}")
        for route in (
            Route("GET", path, one_message, Who.TOKEN, FOLLOW, PLACE),
            Route("PATCH", path, change, Who.TOKEN, FOLLOW, PLACE),
            Route("DELETE", path, delete, Who.TOKEN, FOLLOW, PLACE),
        )
    ),
]
