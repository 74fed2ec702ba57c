"""Embeds, and how long they may be."""

from collections.abc import Iterable
from typing import Annotated, Literal, Self

from pydantic import model_validator

from bot.playground.bodies.base import Body, between, complaint, within

Url = Annotated[str, within(0, 2048)]


class Author(Body):
    """Who an embed is by."""

    name: Annotated[str, within(0, 256)] | None = None
    url: Url | None = None
    icon_url: Url | None = None
    proxy_icon_url: Url | None = None


class Footer(Body):
    """The small print under an embed."""

    text: Annotated[str, within(0, 2048)] | None = None
    icon_url: Url | None = None
    proxy_icon_url: Url | None = None


class Field(Body):
    """A name and a value in an embed."""

    name: Annotated[str, within(1, 256)]
    value: Annotated[str, within(1, 1024)]
    inline: bool | None = None


class Picture(Body):
    """A picture in an embed; of it, Discord only takes the address."""

    url: Url | None = None
    proxy_url: Url | None = None
    height: int | None = None
    width: int | None = None
    placeholder: str | None = None
    placeholder_version: int | None = None
    content_type: str | None = None
    description: str | None = None
    flags: int | None = None


class Provider(Body):
    """Where an embed comes from."""

    name: str | None = None
    url: Url | None = None


class Embed(Body):
    """A framed text with a title, fields and pictures."""

    type: Literal["rich"] | None = None
    title: Annotated[str, within(0, 256)] | None = None
    description: Annotated[str, within(0, 4096)] | None = None
    url: Url | None = None
    timestamp: str | None = None
    color: Annotated[int, between(0, 0xFFFFFF)] | None = None
    footer: Footer | None = None
    image: Picture | None = None
    thumbnail: Picture | None = None
    video: Picture | None = None
    provider: Provider | None = None
    author: Author | None = None
    fields: Annotated[list[Field], within(0, 25)] | None = None
    flags: int | None = None

    @model_validator(mode="after")
    def _says_something(self) -> Self:
        shown = (self.title, self.description, self.author, self.footer, self.fields)
        if not any((*shown, self.image, self.thumbnail)):
            raise complaint("BASE_TYPE_REQUIRED", "This field is required", ["description"])
        return self

    def size(self) -> int:
        """Return how many characters count towards the total of a message's embeds."""
        parts = [self.title, self.description]
        parts += [self.footer.text] if self.footer else []
        parts += [self.author.name] if self.author else []
        for field in self.fields or []:
            parts += [field.name, field.value]
        return sum(len(part) for part in parts if part)


def total_size(embeds: Iterable[Embed]) -> int:
    """Return the characters of all embeds together, of which a message may have 6,000."""
    return sum(embed.size() for embed in embeds)
