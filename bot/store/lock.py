"""One process per database: a lock that the operating system drops when its holder dies."""

import fcntl
import os
import socket
from pathlib import Path

from bot.store.errors import StoreError


class ProcessLock:
    """Holds a database for this process, by a locked file beside it, until `release` or death."""

    def __init__(self, database: Path) -> None:
        """Take the lock. Raises `StoreError`, naming the holder, where another has it."""
        path = database.with_name(database.name + "-lock")
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o644)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = os.read(self._file, 200).decode(errors="replace").strip()
            os.close(self._file)
            raise StoreError(_in_use(holder)) from None
        self._say(f"{os.getpid()} on {socket.gethostname()}\n")

    def release(self) -> None:
        """Let go. The file stays: to remove it could break a lock that somebody else just took."""
        self._say("")
        os.close(self._file)

    def _say(self, text: str) -> None:
        os.truncate(self._file, 0)
        os.pwrite(self._file, text.encode(), 0)


def _in_use(holder: str) -> str:
    who = f"process {holder}" if holder else "another process"
    return (
        f"it is in use by {who}. Only one Parlour may run on a database: stop that one first,"
        " or give this one a database of its own (PARLOUR_DATABASE)."
    )
