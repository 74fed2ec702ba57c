"""Messages: made, changed and deleted, with the rules that hold for a whole message."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bot.playground import component_rules
from bot.playground.attachments import Files, Uploads, resolve, resolve_embeds
from bot.playground.bodies.messages import AllowedMentions, MessageBody
from bot.playground.errors import EMPTY_MESSAGE, UNKNOWN_CHANNEL, Fault, refuse_if
from bot.playground.events import Events
from bot.playground.ids import Kind
from bot.playground.payloads import Payloads
from bot.playground.world import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    Attachment,
    Channel,
    Message,
    Person,
    World,
)

SUPPRESS_EMBEDS = 1 << 2
SUPPRESS_NOTIFICATIONS = 1 << 12
FREE_FLAGS = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2

NO_UPLOADS: Uploads = {}
PERSON_MENTION = re.compile(r"<@!?(\d+)>")
EVERYONE_MENTION = re.compile(r"@(everyone|here)\b")

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a message comes from, when it is more than somebody's plain message in a channel."""

    type: int = 0
    viewer: int | None = None  # who alone sees it
    metadata: Json | None = None  # of the interaction that it answers
    reply_to: Message | None = None
    nonce: str | int | None = None


PLAIN = Origin()


@dataclass(slots=True)
class Draft:
    """What a message would hold if it is not refused."""

    content: str
    embeds: list[Json]
    components: list[Json]
    attachments: list[Attachment]
    v2: bool
    new_components: bool = True

    def check(self) -> None:
        """Refuse a message that breaks a rule as a whole."""
        refuse_if(self._legacy_fields())
        if self.new_components:
            refuse_if(component_rules.faults(self.components, v2=self.v2))
        if not (self.components or (not self.v2 and self._says_something())):
            raise EMPTY_MESSAGE.refusal()

    def _says_something(self) -> bool:
        return bool(self.content or self.embeds or self.attachments)

    def _legacy_fields(self) -> Iterator[Fault]:
        for key, value in (("content", self.content), ("embeds", self.embeds)):
            if self.v2 and value:
                code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
                message = f"The '{key}' field cannot be used when using"
                yield Fault((key,), code, f"{message} MessageFlags.IS_COMPONENTS_V2")


class Messages:
    """Makes, changes and deletes messages, and has everybody told."""

    def __init__(self, world: World, payloads: Payloads, events: Events, files: Files) -> None:
        self._world = world
        self._payloads = payloads
        self._events = events
        self._files = files

    def create(
        self,
        channel: Channel,
        author: Person,
        body: MessageBody,
        uploads: Uploads = NO_UPLOADS,
        origin: Origin = PLAIN,
    ) -> Message:
        """Send a message, or refuse it."""
        draft = self._new_draft(channel, body, uploads)
        message = self._blank(channel, author, origin)
        message.flags |= (body.flags or 0) & FREE_FLAGS
        message.tts = bool(body.tts)
        self._fill(message, draft, body.allowed_mentions)
        self._events.message_created(message)
        return message

    def create_loading(self, channel: Channel, author: Person, origin: Origin) -> Message:
        """Send the message that says that the bot is thinking."""
        message = self._blank(channel, author, origin)
        message.flags |= LOADING
        self._events.message_created(message)
        return message

    def change(self, message: Message, body: MessageBody, uploads: Uploads = NO_UPLOADS) -> Message:
        """Change what was told of a message, or refuse to."""
        draft = self._changed_draft(message, body, uploads)
        was_loading = message.flags & LOADING
        message.flags &= ~LOADING
        message.flags |= (body.flags or 0) & (SUPPRESS_EMBEDS | COMPONENTS_V2)
        message.edited = None if was_loading else self._world.clock.now()
        self._fill(message, draft, body.allowed_mentions)
        self._events.message_updated(message)
        return message

    def delete(self, message: Message) -> None:
        """Delete a message."""
        del message.channel.messages[message.id]
        self._events.message_deleted(message)

    def delete_many(self, channel: Channel, messages: list[Message]) -> None:
        """Delete several messages of a channel."""
        for message in messages:
            del channel.messages[message.id]
        self._events.messages_deleted(channel, messages)

    def wake(self, channel: Channel) -> None:
        """Take a thread out of the archive, as a message in it does."""
        if channel.archived:
            channel.archived = False
            channel.archived_at = self._world.clock.now()
            self._events.channel_changed("UPDATE", channel)

    def _blank(self, channel: Channel, author: Person, origin: Origin) -> Message:
        if channel.id not in self._world.channels:
            raise UNKNOWN_CHANNEL.refusal()
        self.wake(channel)
        number = self._world.ids.draw(Kind.MESSAGE)
        message = Message(number, channel, author, self._world.clock.now(), origin.type)
        message.viewer = origin.viewer
        message.flags = EPHEMERAL if origin.viewer is not None else 0
        message.metadata = origin.metadata
        message.reply_to = origin.reply_to
        message.nonce = origin.nonce
        channel.messages[number] = message
        return message

    def _new_draft(self, channel: Channel, body: MessageBody, uploads: Uploads) -> Draft:
        draft = Draft(
            content=(body.content or "").strip(),
            embeds=body.plain_embeds(),
            components=body.plain_components(),
            attachments=self._files.gather(channel, body.attachments, uploads, []),
            v2=bool((body.flags or 0) & COMPONENTS_V2),
        )
        self._settle(draft)
        return draft

    def _changed_draft(self, message: Message, body: MessageBody, uploads: Uploads) -> Draft:
        entries = (body.attachments or []) if body.told("attachments") else None
        new_components = body.told("components")
        draft = Draft(
            content=(body.content or "").strip() if body.told("content") else message.content,
            embeds=body.plain_embeds() if body.told("embeds") else message.embeds,
            components=body.plain_components() if new_components else message.components,
            attachments=self._files.gather(message.channel, entries, uploads, message.attachments),
            v2=message.uses_v2 or bool((body.flags or 0) & COMPONENTS_V2),
            new_components=new_components,
        )
        self._settle(draft)
        return draft

    def _settle(self, draft: Draft) -> None:
        draft.check()
        resolve_embeds(draft.embeds, draft.attachments, self._payloads.address)
        if draft.new_components:
            resolve(draft.components, draft.attachments, self._payloads.address)
            component_rules.number(draft.components)

    def _fill(self, message: Message, draft: Draft, allowed: AllowedMentions | None) -> None:
        message.content = draft.content
        message.embeds = draft.embeds
        message.components = draft.components
        message.attachments = draft.attachments
        text = f"{draft.content}\n{component_rules.texts(draft.components)}"
        message.mentions = self._mentioned(text, allowed)
        if message.reply_to is not None and (allowed is None or allowed.replied_user):
            message.mentions.append(message.reply_to.author)
        everyone = allowed is None or "everyone" in (allowed.parse or ())
        message.mentions_everyone = everyone and EVERYONE_MENTION.search(text) is not None

    def _mentioned(self, text: str, allowed: AllowedMentions | None) -> list[Person]:
        named = dict.fromkeys(int(number) for number in PERSON_MENTION.findall(text))
        people = [self._world.people[number] for number in named if number in self._world.people]
        if allowed is None or "users" in (allowed.parse or ()):
            return people
        return [person for person in people if person.id in (allowed.users or ())]
