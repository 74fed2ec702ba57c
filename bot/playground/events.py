"""Who is told what: events for the bot by its intents and rights, for people by what they see."""

import json
from collections.abc import Iterator
from typing import Any

from bot.playground.faults import Faults
from bot.playground.payloads import Payloads
from bot.playground.permissions import Permission
from bot.playground.sessions import Session, Sessions
from bot.playground.world import Channel, Message, Person, World

GUILDS = 1 << 0
GUILD_MESSAGES = 1 << 9
ALWAYS = 0

Json = dict[str, Any]


class Events:
    """Tells the sessions what happens."""

    def __init__(
        self, world: World, sessions: Sessions, payloads: Payloads, faults: Faults
    ) -> None:
        self._world = world
        self._sessions = sessions
        self._payloads = payloads
        self._faults = faults

    def message_created(self, message: Message) -> None:
        """A message was sent."""
        self._message("MESSAGE_CREATE", message)

    def message_updated(self, message: Message) -> None:
        """A message was changed."""
        self._message("MESSAGE_UPDATE", message)

    def message_deleted(self, message: Message) -> None:
        """A message is gone."""
        data = self._payloads.deleted_message(message)
        if message.viewer is None:
            self.to_bot("MESSAGE_DELETE", data, GUILD_MESSAGES, message.channel)
        for session in self._viewers(message):
            session.dispatch("MESSAGE_DELETE", json.dumps(data))

    def messages_deleted(self, channel: Channel, messages: list[Message]) -> None:
        """Several messages are gone at once."""
        data = {
            "ids": [str(message.id) for message in messages],
            "channel_id": str(channel.id),
            "guild_id": str(self._world.guild_id),
        }
        self.to_everybody("MESSAGE_DELETE_BULK", data, GUILD_MESSAGES, channel)

    def channel_changed(self, event: str, channel: Channel) -> None:
        """A channel or thread was opened, changed or closed: CREATE, UPDATE or DELETE."""
        kind = "THREAD" if channel.is_thread else "CHANNEL"
        data = self._payloads.channel(channel)
        if (kind, event) == ("THREAD", "CREATE"):
            data["newly_created"] = True
        if (kind, event) == ("THREAD", "DELETE"):
            data = {key: data[key] for key in ("id", "guild_id", "parent_id", "type")}
        self.to_everybody(f"{kind}_{event}", data, GUILDS, channel)

    def bot_left(self) -> None:
        """The bot was removed from the server."""
        self.to_bot("GUILD_DELETE", {"id": str(self._world.guild_id)}, GUILDS)

    def bot_joined(self) -> None:
        """The bot was added to the server again."""
        self.to_bot("GUILD_CREATE", self._payloads.guild_create(all_members=False), GUILDS)

    def person_joined(self, person: Person) -> None:
        """Somebody came to the server."""
        guild = str(self._world.guild_id)
        self.to_people("GUILD_MEMBER_ADD", self._payloads.member(person) | {"guild_id": guild})

    def bot_presence(self, online: bool) -> None:
        """The bot came or went: shown to people."""
        status = "online" if online else "offline"
        data = {"user": {"id": str(self._world.bot.id)}, "guild_id": str(self._world.guild_id)}
        self.to_people("PRESENCE_UPDATE", data | {"status": status, "activities": []})

    def to_person(
        self, person: Person, event: str, data: Json, session_id: str | None = None
    ) -> None:
        """Tell one person's clients, or only the one with this session."""
        for session in self._sessions.of_people():
            if session.person is person and session_id in (None, session.id):
                session.dispatch(event, json.dumps(data))

    def to_people(self, event: str, data: Json) -> None:
        """Tell everybody's clients."""
        text = json.dumps(data)
        for session in self._sessions.of_people():
            session.dispatch(event, text)

    def to_everybody(self, event: str, data: Json, intent: int, channel: Channel) -> None:
        """Tell the bot, if it asked for it and sees the channel, and all people."""
        self.to_bot(event, data, intent, channel)
        self.to_people(event, data)

    def to_bot(
        self, event: str, data: Json, intent: int = ALWAYS, channel: Channel | None = None
    ) -> None:
        """Tell the bot's shard of this server, if it asked for it and may see the channel."""
        if channel is not None and not self._bot_sees(channel):
            return
        text = json.dumps(data)
        for _ in range(1 + self._faults.repeats(event)):
            for session in self._sessions.of_bot():
                if session.has(self._world.guild_id) and session.intents & intent == intent:
                    session.dispatch(event, text)

    def _bot_sees(self, channel: Channel) -> bool:
        rights = self._world.permissions_of(self._world.bot, channel)
        return self._world.bot_is_member and bool(rights & Permission.VIEW_CHANNEL)

    def _message(self, event: str, message: Message) -> None:
        if message.viewer is None:
            written = self._payloads.gateway_message(message, self._world.bot)
            shown = self._payloads.without_content(written)
            self.to_bot(event, shown, GUILD_MESSAGES, message.channel)
        for session in self._viewers(message):
            data = self._payloads.gateway_message(message, session.person)
            session.dispatch(event, json.dumps(data))

    def _viewers(self, message: Message) -> Iterator[Session]:
        people = self._sessions.of_people()
        return (session for session in people if message.seen_by(session.person))
