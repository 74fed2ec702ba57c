"""The gateway's ways to put a message on the wire: as it is, or in one long compressed stream."""

import zlib
from typing import Protocol

import zstandard


class Encoder(Protocol):
    """Turns one gateway message into one websocket message."""

    def encode(self, text: str) -> str | bytes:
        """Return what is sent: text, or the next piece of the stream."""


class Plain:
    """JSON as text."""

    def encode(self, text: str) -> str:
        return text


class ZlibStream:
    """One zlib stream a connection, flushed after each message."""

    def __init__(self) -> None:
        self._stream = zlib.compressobj(level=1)

    def encode(self, text: str) -> bytes:
        piece = self._stream.compress(text.encode())
        return piece + self._stream.flush(zlib.Z_SYNC_FLUSH)


class ZstdStream:
    """One zstandard stream a connection, flushed after each message."""

    def __init__(self) -> None:
        self._stream = zstandard.ZstdCompressor(level=1).compressobj()

    def encode(self, text: str) -> bytes:
        piece = self._stream.compress(text.encode())
        return piece + self._stream.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)


ENCODERS: dict[str | None, type[Plain | ZlibStream | ZstdStream]] = {
    None: Plain,
    "zlib-stream": ZlibStream,
    "zstd-stream": ZstdStream,
}
