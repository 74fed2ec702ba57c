"""What is sent to make or to change a message."""

from typing import Annotated, Any, Literal, Self

from pydantic import model_validator

from bot.playground.bodies.base import Body, Snowflake, complaint, within
from bot.playground.bodies.components import TopLevel
from bot.playground.bodies.embeds import Embed, total_size

LARGEST_EMBEDS = 6000


class AllowedMentions(Body):
    """Whom a message may wake."""

    parse: list[Literal["roles", "users", "everyone"]] | None = None
    users: Annotated[list[Snowflake], within(0, 100)] | None = None
    roles: Annotated[list[Snowflake], within(0, 100)] | None = None
    replied_user: bool | None = None

    @model_validator(mode="after")
    def _by_kind_or_by_name(self) -> Self:
        for kind, named in (("users", self.users), ("roles", self.roles)):
            if named and kind in (self.parse or ()):
                message = f"parse:[{kind!r}] and {kind}: [ids...] are mutually exclusive."
                raise complaint("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)
        return self


class AttachmentEntry(Body):
    """An attachment to add (its id is the number of an uploaded file) or to keep (by its id).

    Of one that is kept, libraries send back what they were told about it.
    """

    id: Snowflake
    filename: Annotated[str, within(1, 1024)] | None = None
    title: Annotated[str, within(0, 1024)] | None = None
    description: Annotated[str, within(0, 1024)] | None = None
    duration_secs: float | None = None
    waveform: str | None = None
    is_spoiler: bool | None = None
    is_remix: bool | None = None
    flags: int | None = None
    size: int | None = None
    url: str | None = None
    proxy_url: str | None = None
    content_type: str | None = None
    width: int | None = None
    height: int | None = None
    ephemeral: bool | None = None
    spoiler: bool | None = None


class MessageReference(Body):
    """The message that is answered."""

    message_id: Snowflake
    channel_id: Snowflake | None = None
    guild_id: Snowflake | None = None
    fail_if_not_exists: bool | None = None
    type: Literal[0] | None = None


class MessageBody(Body):
    """What new and changed messages have in common."""

    content: Annotated[str, within(0, 2000)] | None = None
    embeds: Annotated[list[Embed], within(0, 10)] | None = None
    components: Annotated[list[TopLevel], within(0, 40)] | None = None
    attachments: Annotated[list[AttachmentEntry], within(0, 10)] | None = None
    allowed_mentions: AllowedMentions | None = None
    flags: int | None = None
    tts: bool | None = None  # libraries send it with edits, too
    sticker_ids: Annotated[list[Snowflake], within(0, 0)] | None = None
    poll: None = None

    @model_validator(mode="after")
    def _embeds_fit(self) -> Self:
        if total_size(self.embeds or ()) > LARGEST_EMBEDS:
            message = f"Embed size exceeds maximum size of {LARGEST_EMBEDS}"
            raise complaint("MAX_EMBED_SIZE_EXCEEDED", message, ["embeds"])
        return self

    def told(self, key: str) -> bool:
        """Tell whether this key was sent at all: an edit leaves alone what was not."""
        return key in self.model_fields_set

    def plain_components(self) -> list[dict[str, Any]]:
        """Return the components as JSON, without what was not said."""
        return [one.model_dump(mode="json", exclude_none=True) for one in self.components or ()]

    def plain_embeds(self) -> list[dict[str, Any]]:
        """Return the embeds as JSON, without what was not said."""
        return [
            {"type": "rich"} | one.model_dump(mode="json", exclude_none=True)
            for one in self.embeds or ()
        ]


class NewMessage(MessageBody):
    """A message for a channel."""

    nonce: int | Annotated[str, within(0, 25)] | None = None
    enforce_nonce: bool | None = None
    message_reference: MessageReference | None = None


class NewReply(MessageBody):
    """A message that answers an interaction, or follows its answer."""

    username: None = None
    avatar_url: None = None


class ChangedMessage(MessageBody):
    """What is to change in a message."""


class BulkDelete(Body):
    """The messages to delete at once."""

    messages: list[Snowflake]
