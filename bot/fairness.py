"""Where chance comes from, so that anyone can check it afterwards (GEN-7).

A table draws a secret, the *server seed*, when its lobby opens and posts the secret's hash, the
*commitment*. The game's own seed mixes that secret with ids that nobody could know at that moment;
every shuffle, throw and pick is then worked out from the game's seed and its place among the
game's chance events. Standard library only, and no state but the place in a stream of bytes.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")

SEED_BYTES = 32
WORD_BYTES = 4
WORDS = 2**32


def draw_server_seed() -> bytes:
    """Draw the 32 secret bytes of a new table from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(server_seed: bytes) -> str:
    """Return what is posted when the lobby opens: SHA-256 of the server seed, as hex digits."""
    return hashlib.sha256(server_seed).hexdigest()


def game_seed(server_seed: bytes, ids: Iterable[int]) -> bytes:
    """Mix the server seed with the ids of the interactions that joined and started the game.

    The order of `ids` does not matter. Returns 32 bytes.
    """
    message = ",".join(str(number) for number in sorted(ids))
    return _hmac(server_seed, message)


class Chance:
    """The chance of one event of a game: a stream of numbers that only the seed and `n` decide.

    `seed` is the game's, 32 bytes; `n` counts the game's chance events from 0. One object answers
    one event: asking it twice goes on in the stream.
    """

    def __init__(self, seed: bytes, n: int) -> None:
        self._words = _words(seed, n)

    def below(self, m: int) -> int:
        """Return a number from 0 to m - 1, all equally likely; `m` from 1 to 2^32."""
        if not 1 <= m <= WORDS:
            raise ValueError(f"a number below {m} cannot be drawn")
        limit = WORDS - WORDS % m
        return next(word for word in self._words if word < limit) % m

    def shuffle(self, items: Iterable[T]) -> list[T]:
        """Return the items shuffled; a deck must come in GEN-14's order, copies side by side."""
        shuffled = list(items)
        for i in range(len(shuffled) - 1, 0, -1):
            j = self.below(i + 1)
            shuffled[i], shuffled[j] = shuffled[j], shuffled[i]
        return shuffled

    def roll(self, dice: int) -> list[int]:
        """Throw that many dice, left to right; each shows 1 to 6."""
        return [1 + self.below(6) for _ in range(dice)]

    def pick(self, seats: int) -> int:
        """Pick one seat of 0 to seats - 1."""
        return self.below(seats)

    def order(self, seats: int) -> list[int]:
        """Redraw the seats: a shuffle of 0 to seats - 1."""
        return self.shuffle(range(seats))


def _words(seed: bytes, n: int) -> Iterator[int]:
    block = 0
    while True:
        yield from _split(_hmac(seed, f"{n}:{block}"))
        block += 1


def _split(block: bytes) -> Iterator[int]:
    for start in range(0, len(block), WORD_BYTES):
        yield int.from_bytes(block[start : start + WORD_BYTES], "big")


def _hmac(key: bytes, message: str) -> bytes:
    return hmac.digest(key, message.encode("ascii"), "sha256")
