"""Ids and tokens: different at every start, or the same again from the same seed."""

import base64
import hashlib
import hmac
import itertools
import secrets
from collections.abc import Callable
from enum import IntEnum

DISCORD_EPOCH = 1_420_070_400.0  # 2015-01-01T00:00:00Z
TOKEN_BYTES = 24


class Kind(IntEnum):
    """What an id is for. Each kind counts for itself, so that one does not disturb another."""

    GUILD = 0
    APPLICATION = 1
    PERSON = 2
    ROLE = 3
    CHANNEL = 4
    MESSAGE = 5
    ATTACHMENT = 6
    COMMAND = 7
    INTERACTION = 8
    FAULT = 9


class Snowflakes:
    """Hands out Discord's ids: milliseconds since Discord's epoch, then the kind, then a salt.

    `moment` gives the Unix time that an id is to tell. Ids of one kind strictly ascend.
    """

    def __init__(self, moment: Callable[[], float], salt: int) -> None:
        self._moment = moment
        self._salt = salt & 0xFFF
        self._last = dict.fromkeys(Kind, 0)

    def draw(self, kind: Kind) -> int:
        """Return the next id of this kind."""
        now = int((self._moment() - DISCORD_EPOCH) * 1000)
        self._last[kind] = max(now, self._last[kind] + 1)
        return self._last[kind] << 22 | kind << 17 | self._salt


class Tokens:
    """Hands out secrets: from the operating system, or worked out from a seed."""

    def __init__(self, seed: bytes | None) -> None:
        self._seed = seed
        self._count = itertools.count()

    def draw(self) -> str:
        """Return a fresh secret, fit for a URL."""
        return base64.urlsafe_b64encode(self._bytes()).decode("ascii").rstrip("=")

    def for_account(self, account: int) -> str:
        """Return a token in the shape that Discord gives to accounts: id, time, secret."""
        name = base64.urlsafe_b64encode(str(account).encode("ascii")).decode("ascii").rstrip("=")
        return f"{name}.{self.draw()[:6]}.{self.draw()}"

    def salt(self) -> int:
        """Return a number that tells ids of one start from those of another."""
        return int.from_bytes(self._bytes()[:4], "big")

    def _bytes(self) -> bytes:
        if self._seed is None:
            return secrets.token_bytes(TOKEN_BYTES)
        message = str(next(self._count)).encode("ascii")
        return hmac.digest(self._seed, message, hashlib.sha256)[:TOKEN_BYTES]
