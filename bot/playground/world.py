"""What there is: one server with its people, channels, threads and messages, all in memory."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.clock import Clock
from bot.playground.errors import (
    UNKNOWN_CHANNEL,
    UNKNOWN_GUILD,
    UNKNOWN_MESSAGE,
    UNKNOWN_USER,
)
from bot.playground.ids import Kind, Snowflakes, Tokens
from bot.playground.permissions import ALL, BOT, PLAYER

TEXT_CHANNEL = 0
PUBLIC_THREAD = 11
PRIVATE_THREAD = 12
FIRST_PEOPLE = ("Ann", "Ben", "Cat", "Dan")

EPHEMERAL = 1 << 6
LOADING = 1 << 7
COMPONENTS_V2 = 1 << 15


@dataclass(slots=True)
class Person:
    """An account: someone who plays, or the bot."""

    id: int
    name: str
    token: str
    joined: float
    bot: bool = False


@dataclass(slots=True)
class Attachment:
    """A file that a message carries."""

    id: int
    channel: int
    filename: str
    content_type: str
    data: bytes
    description: str | None = None
    size_in_pixels: tuple[int, int] | None = None

    @property
    def path(self) -> str:
        """Where it is served."""
        return f"/attachments/{self.channel}/{self.id}/{self.filename}"


@dataclass(slots=True)
class Message:
    """A message as it now reads. `viewer` names the only person who sees an ephemeral one."""

    id: int
    channel: "Channel"
    author: Person
    created: float
    type: int = 0
    content: str = ""
    embeds: list[dict[str, Any]] = field(default_factory=list)
    components: list[dict[str, Any]] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    edited: float | None = None
    viewer: int | None = None
    tts: bool = False
    nonce: str | int | None = None
    reply_to: "Message | None" = None
    mentions: list[Person] = field(default_factory=list)
    mentions_everyone: bool = False
    allowed_mentions: dict[str, Any] | None = None
    metadata: dict[str, Any] | None = None  # of the interaction that it answers

    @property
    def uses_v2(self) -> bool:
        """Whether it is laid out with Components V2 only."""
        return bool(self.flags & COMPONENTS_V2)

    def seen_by(self, person: Person) -> bool:
        """Tell whether this person sees it at all."""
        return self.viewer is None or self.viewer == person.id


@dataclass(slots=True)
class Channel:
    """A text channel, or a thread below one. `denied` are rights taken from the bot here."""

    id: int
    name: str
    created: float
    type: int = TEXT_CHANNEL
    position: int = 0
    parent: "Channel | None" = None
    owner: int | None = None
    archived: bool = False
    archived_at: float = 0.0
    locked: bool = False
    auto_archive_minutes: int = 1440
    denied: int = 0
    messages: dict[int, Message] = field(default_factory=dict)
    members: dict[int, float] = field(default_factory=dict)

    @property
    def is_thread(self) -> bool:
        """Whether it is a thread."""
        return self.parent is not None

    @property
    def root(self) -> "Channel":
        """The channel whose rights count here: a thread has its parent's."""
        return self.parent or self


class World:
    """The server, its people (the first owns it), its channels, and the bot's account."""

    def __init__(self, clock: Clock, ids: Snowflakes, tokens: Tokens) -> None:
        self.clock = clock
        self.ids = ids
        self.tokens = tokens
        self.created = clock.now()
        self.guild_id = ids.draw(Kind.GUILD)
        self.guild_name = "The Parlour"
        self.application_id = ids.draw(Kind.APPLICATION)
        self.player_role = ids.draw(Kind.ROLE)
        self.bot_role = ids.draw(Kind.ROLE)
        self.bot_is_member = True
        self.people: dict[int, Person] = {}
        self.channels: dict[int, Channel] = {}
        self.bot = self._account(self.application_id, "Parlour", bot=True)
        for name in FIRST_PEOPLE:
            self.add_person(name)
        self.add_channel("card-table")

    @property
    def owner(self) -> Person:
        """The first person, who may do everything."""
        return next(self.players())

    def players(self) -> Iterator[Person]:
        """Yield everybody but the bot, in the order in which they came."""
        return (person for person in self.people.values() if not person.bot)

    def add_person(self, name: str) -> Person:
        """Let somebody join the server."""
        return self._account(self.ids.draw(Kind.PERSON), name)

    def add_channel(self, name: str) -> Channel:
        """Open a text channel."""
        place = sum(not channel.is_thread for channel in self.channels.values())
        channel = Channel(self.ids.draw(Kind.CHANNEL), name, self.clock.now(), position=place)
        self.channels[channel.id] = channel
        return channel

    def add_thread(self, parent: Channel, name: str, owner: Person, thread_id: int) -> Channel:
        """Open a public thread below a channel; its id is its first message's, or a new one."""
        now = self.clock.now()
        thread = Channel(thread_id, name, now, PUBLIC_THREAD, parent=parent, owner=owner.id)
        thread.archived_at = now
        thread.members[owner.id] = now
        self.channels[thread.id] = thread
        return thread

    def threads_of(self, channel: Channel) -> list[Channel]:
        """Return the threads below a channel."""
        return [thread for thread in self.channels.values() if thread.parent is channel]

    def permissions_of(self, person: Person, channel: Channel | None = None) -> int:
        """Return what a person may do in a channel, or in the server as a whole."""
        if person.bot:
            return BOT & ~(channel.root.denied if channel else 0)
        return ALL if person is self.owner else PLAYER

    def guild(self, guild_id: int) -> int:
        """Return the server's id if it is the one asked for; else refuse (10004)."""
        if guild_id != self.guild_id:
            raise UNKNOWN_GUILD.refusal()
        return guild_id

    def channel(self, channel_id: int) -> Channel:
        """Return a channel or thread, or refuse (10003)."""
        if channel_id not in self.channels:
            raise UNKNOWN_CHANNEL.refusal()
        return self.channels[channel_id]

    def person(self, person_id: int) -> Person:
        """Return an account, or refuse (10013)."""
        if person_id not in self.people:
            raise UNKNOWN_USER.refusal()
        return self.people[person_id]

    def message(self, channel: Channel, message_id: int, viewer: Person) -> Message:
        """Return a message that this person sees, or refuse (10008)."""
        message = channel.messages.get(message_id)
        if message is None or not message.seen_by(viewer):
            raise UNKNOWN_MESSAGE.refusal()
        return message

    def attachment(self, channel_id: int, attachment_id: int) -> Attachment | None:
        """Return a file that some message of the channel carries."""
        channel = self.channels.get(channel_id)
        messages = channel.messages.values() if channel else ()
        carried = (file for message in messages for file in message.attachments)
        return next((file for file in carried if file.id == attachment_id), None)

    def _account(self, account_id: int, name: str, *, bot: bool = False) -> Person:
        token = self.tokens.for_account(account_id)
        person = Person(account_id, name, token, self.clock.now(), bot)
        self.people[account_id] = person
        return person
