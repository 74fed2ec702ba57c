"""The real bot, watched: how long its event loop was held up, and how long its commits took.

`python -m tests.bench.watched run` is `python -m bot run` and, once it has ended, a line of JSON.
SIGUSR1 begins the watch anew.
"""

import asyncio
import json
import signal
import sys
import time
from asyncio.base_events import _format_handle
from dataclasses import asdict, dataclass, field

from bot.__main__ import main
from bot.store import TableStore
from tests.bench import echo
from tests.bench.hearing import hear_only

NOTED = 0.002


@dataclass
class Stall:
    """What held the loop up for so many seconds; `own` are those in which its thread worked.

    In the others the machine was busy elsewhere, or another thread of the process was at work.
    """

    seconds: float = 0.0
    own: float = 0.0
    what: str = ""


@dataclass
class Watch:
    stalls: list[Stall] = field(default_factory=list)
    commits: list[float] = field(default_factory=list)
    began: float = 0.0

    def begin_anew(self, *_signal):
        self.stalls.clear()
        self.commits.clear()
        self.began = time.process_time()

    def written(self):
        """What was seen: the longest stalls, seconds a commit, seconds at work in all."""
        by_clock = max(self.stalls, key=lambda one: one.seconds, default=Stall())
        by_work = max(self.stalls, key=lambda one: one.own, default=Stall())
        return {
            "longest": asdict(by_clock),
            "busiest": asdict(by_work),
            "commits": self.commits,
            "own": time.process_time() - self.began,
        }


def watch_loop(watch):
    """Time every callback that an event loop runs."""
    run = asyncio.Handle._run
    clock, own_clock = time.perf_counter, time.thread_time

    def timed(self):
        began, own_began = clock(), own_clock()
        run(self)
        seconds = clock() - began
        if seconds > NOTED:
            watch.stalls.append(Stall(seconds, own_clock() - own_began, _format_handle(self)))

    asyncio.Handle._run = timed


def watch_commits(watch):
    """Time every append: the one write of a play."""
    append = TableStore.append

    async def timed(*arguments):
        began = time.perf_counter()
        await append(*arguments)
        watch.commits.append(time.perf_counter() - began)

    TableStore.append = timed


if __name__ == "__main__":
    watching = Watch()
    watch_loop(watching)
    watch_commits(watching)
    signal.signal(signal.SIGUSR1, watching.begin_anew)
    hear_only(lambda custom_id: not custom_id.startswith(echo.PREFIX))
    status = main(sys.argv[1:])
    print(json.dumps(watching.written()), flush=True)
    sys.exit(status)
