"""What the bot asked for: kept so that a test can hold it against Discord's description."""

from collections import deque
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

KEPT = 20_000


@dataclass(slots=True)
class Entry:
    """One request: `route` is the path with the names of its parts in place of their values."""

    method: str
    route: str
    path: str
    body: Any
    status: int = 0


class Log:
    """The latest requests of the bot, oldest first."""

    def __init__(self) -> None:
        self._entries: deque[Entry] = deque(maxlen=KEPT)

    def begin(self, method: str, route: str, path: str, body: Any) -> Entry:
        """Note a request; its status comes later."""
        entry = Entry(method, route, path, body)
        self._entries.append(entry)
        return entry

    def written(self) -> Iterator[dict[str, Any]]:
        """Yield the entries as JSON."""
        return map(asdict, self._entries)

    def clear(self) -> None:
        """Forget all."""
        self._entries.clear()
