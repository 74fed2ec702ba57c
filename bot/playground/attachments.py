"""Files: taken from uploads, kept with their messages, and shown where components name them."""

import mimetypes
import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bot.playground.bodies.messages import AttachmentEntry
from bot.playground.component_rules import walk
from bot.playground.errors import TOO_LARGE, Fault, refuse_if
from bot.playground.ids import Kind, Snowflakes
from bot.playground.world import Attachment, Channel

LARGEST_FILE = 10 * 1024 * 1024
LARGEST_UPLOAD = 25 * 1024 * 1024
SCHEME = "attachment://"
FILE = 13  # the component
UNFIT = re.compile(r"[^\w.-]", re.ASCII)
PNG = b"\x89PNG\r\n\x1a\n"

Json = dict[str, Any]
Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Upload:
    """A file as it was sent."""

    filename: str
    data: bytes


Uploads = dict[int, Upload]


def pixels(data: bytes) -> tuple[int, int] | None:
    """Return width and height of a PNG picture."""
    if not data.startswith(PNG) or len(data) < 24:
        return None
    width, height = struct.unpack(">II", data[16:24])
    return width, height


class Files:
    """Makes attachments out of uploads."""

    def __init__(self, ids: Snowflakes) -> None:
        self._ids = ids

    def gather(
        self,
        channel: Channel,
        entries: list[AttachmentEntry] | None,
        uploads: Uploads,
        kept: list[Attachment],
    ) -> list[Attachment]:
        """Return the attachments that a message has after this request.

        `entries` says which of `kept` stay and what the uploads are; None keeps all and adds all.
        Refused: a file that is too large, and an entry that is neither kept nor uploaded.
        """
        if any(len(upload.data) > LARGEST_FILE for upload in uploads.values()):
            raise TOO_LARGE.refusal()
        if entries is None:
            added = [AttachmentEntry(id=number) for number in uploads]
            return kept + [self._add(channel, uploads, entry) for entry in added]
        old = {attachment.id: attachment for attachment in kept}
        refuse_if(_missing(entries, uploads, old))
        return [old.get(entry.id) or self._add(channel, uploads, entry) for entry in entries]

    def _add(self, channel: Channel, uploads: Uploads, entry: AttachmentEntry) -> Attachment:
        upload = uploads[entry.id]
        name = UNFIT.sub("_", entry.filename or upload.filename)
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        number = self._ids.draw(Kind.ATTACHMENT)
        size = pixels(upload.data)
        return Attachment(number, channel.id, name, kind, upload.data, entry.description, size)


def _missing(
    entries: list[AttachmentEntry], uploads: Uploads, old: dict[int, Attachment]
) -> Iterator[Fault]:
    for place, entry in enumerate(entries):
        if entry.id not in old and entry.id not in uploads:
            message = "Attachment data not found"
            yield Fault(("attachments", place), "ATTACHMENT_NOT_FOUND", message)


def resolve(components: list[Json], attachments: list[Attachment], address: str) -> None:
    """Fill in what components show of files: `attachment://name` becomes the file's address.

    Refused when a component names a file that the message does not carry.
    """
    named = {SCHEME + attachment.filename: attachment for attachment in attachments}
    everything = walk(components)
    shown = list(_media(everything))
    refuse_if(_not_carried(shown, named))
    for _, component in everything:
        if component["type"] == FILE:
            file = named[component["file"]["url"]]
            component |= {"name": file.filename, "size": len(file.data)}
    for _, media in shown:
        media.update(_shown(media["url"], named.get(media["url"]), address))


def _not_carried(shown: list[tuple[Path, Json]], named: dict[str, Attachment]) -> Iterator[Fault]:
    for at, media in shown:
        url = media["url"]
        if url.startswith(SCHEME) and url not in named:
            message = f"The referenced attachment {url.removeprefix(SCHEME)!r} was not found"
            code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
            yield Fault((*at, "url"), code, message)


def resolve_embeds(embeds: list[Json], attachments: list[Attachment], address: str) -> None:
    """Fill in the pictures that embeds show of the message's own files."""
    named = {SCHEME + attachment.filename: attachment for attachment in attachments}
    for embed in embeds:
        for picture in (embed.get("image"), embed.get("thumbnail")):
            if picture and picture.get("url") in named:
                shown = _shown(picture["url"], named[picture["url"]], address)
                picture.update({key: shown[key] for key in ("url", "proxy_url", "width", "height")})


def _media(everything: list[tuple[Path, Json]]) -> Iterator[tuple[Path, Json]]:
    for at, component in everything:
        for key in ("media", "file"):
            if key in component:
                yield (*at, key), component[key]
        for place, item in enumerate(component.get("items", [])):
            yield (*at, "items", place, "media"), item["media"]


def _shown(url: str, attachment: Attachment | None, address: str) -> Json:
    if attachment is None:
        return {"id": "0", "proxy_url": url, "height": None, "width": None, "content_type": None}
    width, height = attachment.size_in_pixels or (None, None)
    return {
        "id": str(attachment.id),
        "url": address + attachment.path,
        "proxy_url": address + attachment.path,
        "attachment_id": str(attachment.id),
        "content_type": attachment.content_type,
        "loading_state": 2,
        "flags": 0,
        "width": width,
        "height": height,
    }
