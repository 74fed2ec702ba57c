"""What is sent to open a thread, or to change a channel."""

from typing import Annotated, Literal

from bot.playground.bodies.base import Body, between, within

ArchiveAfter = Literal[60, 1440, 4320, 10080]


class ThreadOnMessage(Body):
    """A thread below a message."""

    name: Annotated[str, within(1, 100)]
    auto_archive_duration: ArchiveAfter | None = None
    rate_limit_per_user: Annotated[int, between(0, 21600)] | None = None


class NewThread(ThreadOnMessage):
    """A thread of its own: public (11) or, as Discord takes it by default, private (12)."""

    type: Literal[10, 11, 12] | None = None
    invitable: bool | None = None


class ChangedThread(Body):
    """What is to change in a thread."""

    name: Annotated[str, within(1, 100)] | None = None
    archived: bool | None = None
    locked: bool | None = None
    invitable: bool | None = None
    auto_archive_duration: ArchiveAfter | None = None
    rate_limit_per_user: Annotated[int, between(0, 21600)] | None = None
