"""Logs: records of one line each, for people or as JSON, to standard error.

The token is in none of them, nor is that of an interaction: both are blotted out at the end, in
the finished line, so that no way of saying them is forgotten.
"""

import logging
import re
import sys
from collections.abc import Iterable, MutableMapping
from typing import Any

import structlog

from bot.config import Log

BLOT = "[secret]"
INTERACTION = re.compile(r"(?P<before>/(?:webhooks|interactions)/\d+/)[^/\s'\"?]+")
TALKATIVE = {
    "discord": logging.INFO,
    "asyncio": logging.INFO,
    "sqlalchemy": logging.WARNING,
    "aiosqlite": logging.WARNING,
    "alembic": logging.WARNING,
}
"""Libraries that tell more than anybody needs, and from which level on they are heard."""

Event = MutableMapping[str, Any]


def begin_logging(settings: Log, secrets: Iterable[str] = ()) -> None:
    """Log everything from now on, Python's own log included, as `settings` say."""
    level = logging.getLevelName(settings.level.upper())
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Formatter(settings, [secret for secret in secrets if secret]))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name, worth_hearing in TALKATIVE.items():
        logging.getLogger(name).setLevel(max(level, worth_hearing))
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *_common(),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )


def _common() -> list[Any]:
    return [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]


def _in_short(_logger: Any, _method: str, event: Event) -> Event:
    """What discord.py says of a network that fails, again and again: a word, and no traceback."""
    failure = sys.exception() if event.get("exc_info") is True else _raised(event.get("exc_info"))
    if str(event.get("logger")).startswith("discord") and _is_of_the_network(failure):
        del event["exc_info"]
        event["error"] = repr(failure)
    return event


def _raised(exc_info: Any) -> BaseException | None:
    return exc_info[1] if isinstance(exc_info, tuple) else None


def _is_of_the_network(failure: BaseException | None) -> bool:
    library = type(failure).__module__.partition(".")[0]
    return isinstance(failure, OSError) or library in {"aiohttp", "discord"}


class _Formatter(structlog.stdlib.ProcessorFormatter):
    """Lays out a record, then blots out what is secret in it."""

    def __init__(self, settings: Log, secrets: list[str]) -> None:
        self._secrets = secrets
        super().__init__(
            foreign_pre_chain=[structlog.stdlib.ExtraAdder(), *_common(), _in_short],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                *_layout(settings),
            ],
        )

    def format(self, record: logging.LogRecord) -> str:
        """The finished line."""
        line = INTERACTION.sub(rf"\g<before>{BLOT}", super().format(record))
        for secret in self._secrets:
            line = line.replace(secret, BLOT)
        return line


def _layout(settings: Log) -> list[Any]:
    if settings.format == "json":
        return [
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ]
    return [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty())]
