"""Interactions: what a person did, how long the bot may take, and how it may answer."""

import asyncio
import itertools
from dataclasses import dataclass, field
from typing import Any

from bot.clock import Clock
from bot.playground.errors import (
    ALREADY_ACKNOWLEDGED,
    INVALID_WEBHOOK_TOKEN,
    UNKNOWN_INTERACTION,
    UNKNOWN_WEBHOOK,
)
from bot.playground.events import Events
from bot.playground.ids import Kind, Tokens
from bot.playground.payloads import LOCALE, Payloads
from bot.playground.world import Channel, Message, Person, World

TOKEN_LIFETIME = 15 * 60.0
REMEMBERED = 2 * TOKEN_LIFETIME  # so that a late answer hears that it is late
LARGEST_ATTACHMENT = 10 * 1024 * 1024
TIMED_OUT = 2

Json = dict[str, Any]


@dataclass(slots=True, eq=False)
class Interaction:
    """One thing that a person did with the bot. `data` is what the bot is told of it.

    `shown` is the message that its first answer made, or the clicked message that it changed;
    `answers` are all messages that may be changed with its token.
    """

    id: int
    token: str
    type: int
    person: Person
    channel: Channel
    created: float
    data: Json
    nonce: str | int | None = None
    message: Message | None = None
    parent: "Interaction | None" = None  # what opened the modal
    session: str | None = None  # that of his client which sent it
    command: str | None = None  # the command's whole name
    answered: bool = False
    shown: Message | None = None
    loading: bool = False
    answers: list[Message] = field(default_factory=list)
    alarm: asyncio.Task[None] | None = None

    def about(self) -> Json:
        """Return how events to its person name it."""
        return {"id": str(self.id), "nonce": None if self.nonce is None else str(self.nonce)}


class Interactions:
    """All interactions of the last quarter of an hour, by id and by token."""

    seconds_to_answer = 3.0
    """Before a bot's answer is too late."""

    def __init__(
        self, world: World, clock: Clock, tokens: Tokens, payloads: Payloads, events: Events
    ) -> None:
        self._world = world
        self._clock = clock
        self._tokens = tokens
        self._payloads = payloads
        self._events = events
        self._by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def begin(
        self,
        kind: int,
        person: Person,
        channel: Channel,
        data: Json,
        nonce: str | int | None = None,
        message: Message | None = None,
        parent: Interaction | None = None,
        session: str | None = None,
        command: str | None = None,
    ) -> Interaction:
        """Tell the bot what a person did, and start the three seconds."""
        self._forget_old()
        number, token = self._world.ids.draw(Kind.INTERACTION), self._tokens.draw()
        now = self._clock.now()
        interaction = Interaction(
            number,
            token,
            kind,
            person,
            channel,
            now,
            data,
            nonce,
            message,
            parent,
            session,
            command,
        )
        self._by_id[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        interaction.alarm = asyncio.create_task(self._fail_in_time(interaction))
        self.tell(interaction, "INTERACTION_CREATE")
        if self._world.bot_is_member:
            self._events.to_bot("INTERACTION_CREATE", self.payload(interaction))
        return interaction

    def to_answer(self, interaction_id: int, token: str) -> Interaction:
        """Return the interaction that is answered now, or refuse (10062, 40060)."""
        interaction = self._by_id.get(interaction_id)
        if interaction is None or interaction.token != token:
            raise UNKNOWN_INTERACTION.refusal()
        if interaction.answered:
            raise ALREADY_ACKNOWLEDGED.refusal()
        if self._clock.now() > interaction.created + self.seconds_to_answer:
            raise UNKNOWN_INTERACTION.refusal()
        return interaction

    def by_token(self, token: str) -> Interaction:
        """Return the interaction whose token still serves, or refuse (50027, 10015)."""
        interaction = self._by_token.get(token)
        if interaction is None:
            raise INVALID_WEBHOOK_TOKEN.refusal()
        if self._clock.now() > interaction.created + TOKEN_LIFETIME:
            raise INVALID_WEBHOOK_TOKEN.refusal()
        if not interaction.answered:
            raise UNKNOWN_WEBHOOK.refusal()
        return interaction

    def settle(self, interaction: Interaction) -> None:
        """The bot has answered."""
        interaction.answered = True
        if interaction.alarm is not None:
            interaction.alarm.cancel()

    def tell(self, interaction: Interaction, event: str, more: Json | None = None) -> None:
        """Tell the client of the person who did it, and only that one if it said its session."""
        data = interaction.about() | (more or {})
        self._events.to_person(interaction.person, event, data, interaction.session)

    def metadata(self, interaction: Interaction, *, followup: bool = False) -> Json:
        """Write what a message tells about the interaction that it answers."""
        written: Json = {
            "id": str(interaction.id),
            "type": interaction.type,
            "user": self._payloads.user(interaction.person),
            "authorizing_integration_owners": self._owners(),
        }
        if interaction.command is not None:
            written["name"] = interaction.command
        if followup and interaction.shown is not None:
            written["original_response_message_id"] = str(interaction.shown.id)
        if interaction.message is not None and interaction.parent is None:
            written["interacted_message_id"] = str(interaction.message.id)
        if interaction.parent is not None:
            written["triggering_interaction_metadata"] = self.metadata(interaction.parent)
        return written

    def payload(self, interaction: Interaction) -> Json:
        """Write what the bot is told with INTERACTION_CREATE."""
        person, channel = interaction.person, interaction.channel
        rights = str(self._world.permissions_of(person, channel))
        guild = str(self._world.guild_id)
        written: Json = {
            "id": str(interaction.id),
            "application_id": str(self._world.application_id),
            "type": interaction.type,
            "data": interaction.data,
            "guild_id": guild,
            "guild": {"id": guild, "locale": LOCALE, "features": []},
            "channel_id": str(channel.id),
            "channel": self._payloads.channel(channel, person),
            "member": self._payloads.member(person) | {"permissions": rights},
            "token": interaction.token,
            "version": 1,
            "app_permissions": str(self._world.permissions_of(self._world.bot, channel)),
            "locale": LOCALE,
            "guild_locale": LOCALE,
            "entitlements": [],
            "entitlement_sku_ids": [],
            "authorizing_integration_owners": self._owners(),
            "context": 0,
            "attachment_size_limit": LARGEST_ATTACHMENT,
        }
        if interaction.message is not None:
            written["message"] = self._payloads.message(interaction.message)
        return written

    def close(self) -> None:
        """Stop waiting for answers: the playground ends."""
        for interaction in self._by_id.values():
            if interaction.alarm is not None:
                interaction.alarm.cancel()

    def _owners(self) -> dict[str, str]:
        return {"0": str(self._world.guild_id)}

    async def _fail_in_time(self, interaction: Interaction) -> None:
        await self._clock.sleep_until(interaction.created + self.seconds_to_answer)
        self.tell(interaction, "INTERACTION_FAILURE", {"reason_code": TIMED_OUT})

    def _forget_old(self) -> None:
        horizon = self._clock.now() - REMEMBERED
        everything = self._by_id.values()
        for oldest in list(itertools.takewhile(lambda one: one.created < horizon, everything)):
            del self._by_id[oldest.id], self._by_token[oldest.token]
