"""What a client needs to log in."""

from typing import Any

from bot.playground.door import Call, Route, Who
from bot.playground.errors import CANNOT_MESSAGE_USER, UNKNOWN_APPLICATION, UNKNOWN_EMOJI
from bot.playground.playground import Playground

IDENTIFIES_AT_ONCE = 16


def own_user(playground: Playground, call: Call) -> Any:
    """Tell an account who it is."""
    return playground.payloads.own_user(call.actor)


def user(playground: Playground, call: Call) -> Any:
    """Tell who somebody is."""
    return playground.payloads.user(playground.world.person(call.number("user_id")))


def gateway(playground: Playground, _call: Call) -> Any:
    """Tell where the gateway is."""
    return {"url": playground.gateway.address}


def gateway_for_bot(playground: Playground, _call: Call) -> Any:
    """Tell a bot where the gateway is, and how many sessions it may begin."""
    limit = {
        "total": 1000,
        "remaining": 1000,
        "reset_after": 86_400_000,
        "max_concurrency": IDENTIFIES_AT_ONCE,
    }
    return {"url": playground.gateway.address, "shards": 1, "session_start_limit": limit}


def application(playground: Playground, _call: Call) -> Any:
    """Tell a bot about its application."""
    return playground.payloads.application()


def emojis(playground: Playground, call: Call) -> Any:
    """List the application's own emoji: it has none."""
    if call.number("application_id") != playground.world.application_id:
        raise UNKNOWN_APPLICATION.refusal()
    return {"items": []}


def emoji(_playground: Playground, _call: Call) -> Any:
    """Refuse to show an emoji: the application has none of its own."""
    raise UNKNOWN_EMOJI.refusal()


def own_guilds(playground: Playground, call: Call) -> Any:
    """List the servers of an account."""
    world = playground.world
    if call.actor.bot and not world.bot_is_member:
        return []
    guild = playground.payloads.guild()
    shown = {key: guild[key] for key in ("id", "name", "icon", "banner", "features")}
    rights = str(world.permissions_of(call.actor))
    return [shown | {"owner": call.actor is world.owner, "permissions": rights}]


def direct_message(_playground: Playground, _call: Call) -> Any:
    """Refuse a direct message: nobody here takes any."""
    raise CANNOT_MESSAGE_USER.refusal()


ROUTES = [
    Route("GET", "/users/@me", own_user, Who.ACCOUNT),
    Route("GET", "/users/@me/guilds", own_guilds, Who.ACCOUNT),
    Route("POST", "/users/@me/channels", direct_message),
    Route("GET", "/users/{user_id}", user, Who.ACCOUNT),
    Route("GET", "/gateway", gateway, Who.ANYONE, None),
    Route("GET", "/gateway/bot", gateway_for_bot),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
    Route("GET", "/applications/{application_id}/emojis", emojis),
    Route("GET", "/applications/{application_id}/emojis/{emoji_id}", emoji),
]
