"""Where chance comes from, so that anyone can check it afterwards (GEN-7).

A table draws a secret, the *server seed*, when its lobby opens and posts the secret's hash, the
*commitment*. The game's own seed mixes that secret with ids that nobody could know at that moment;
every shuffle, throw and pick is then worked out from the game's seed and its place among the
game's chance events. Standard library only, and no state but the place in a stream of bytes.
"""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterable, Iterator

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


def chance_stream(seed: bytes, n: int) -> Callable[[int], int]:
    """Return the numbers that decide chance event `n` of a game, counted from 0.

    `seed` is the game's, 32 bytes. Each call `below(m)` draws the next number from 0 to m - 1, all
    equally likely, for an `m` from 1 to 2^32; a decision of the engine samples its answer with it.
    """
    words = _words(seed, n)

    def below(m: int) -> int:
        if not 1 <= m <= WORDS:
            raise ValueError(f"a number below {m} cannot be drawn")
        limit = WORDS - WORDS % m
        return next(word for word in words if word < limit) % m

    return below


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
