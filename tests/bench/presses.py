"""Presses of the real bot's panels and of a bare echo's button in turn, on one playground."""

import asyncio
import contextlib
import json
import signal
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.bench import echo
from tests.bench.comparing import Comparison, percentile
from tests.bench.pressing import Presser
from tests.bench.tables import Table, Tables
from tests.client import buttons
from tests.end_to_end.company import labels
from tests.end_to_end.processes import bot, playground, start

TABLES = 6
WARMING_UP = 8
BREATH = 0.05, 0.1
"""Seconds before a press of either kind, drawn anew for each."""

MOST_OWN = 0.02
"""Seconds that nothing may hold up the bot's event loop."""


@dataclass
class Measured:
    """All that is measured. `moved` are the seconds until a panel was there for a new deal."""

    acknowledged: Comparison = field(default_factory=lambda: Comparison("acknowledged", 2.0))
    changed: Comparison = field(default_factory=lambda: Comparison("panel changed"))
    moved: list[float] = field(default_factory=list)
    watch: dict = field(default_factory=dict)

    def add(self, real, bare):
        """Take in a round."""
        self.moved += [one.changed for one in real if one.moved]
        for comparison, what in ((self.acknowledged, 0), (self.changed, 1)):
            comparison.real.rounds.append([one[what] for one in real if not one.moved])
            comparison.echo.rounds.append([one[what] for one in bare])

    def as_dict(self):
        commits = self.watch["commits"]
        presses = sum(map(len, self.acknowledged.real.rounds)) + len(self.moved)
        return {
            "presses": presses,
            "compared": [self.acknowledged.as_dict(), self.changed.as_dict()],
            "new_deals_ms": [round(one * 1000, 1) for one in sorted(self.moved)],
            "longest_stall": self.watch["longest"],
            "busiest_stall": self.watch["busiest"],
            "commit_p50_ms": round(percentile(commits, 50) * 1000, 1),
            "commit_p99_ms": round(percentile(commits, 99) * 1000, 1),
            "own_ms_a_press": round(self.watch["own"] * 1000 / presses, 1),
        }


async def measure_presses(rounds, presses, tables=TABLES):
    """Press so many times in each round: the buttons of the real bot, and as often the echo's."""
    measured = Measured()
    with tempfile.TemporaryDirectory(prefix="parlour-bench-") as scratch:
        folder = Path(scratch)
        async with playground(folder, "--no-bot") as (_, described):
            measured.watch = await _among(folder, described, measured, (rounds, presses, tables))
    return measured


async def seconds_until_ready():
    """How long the playground and the bot on it take from the command to being there."""
    with tempfile.TemporaryDirectory(prefix="parlour-bench-") as scratch:
        began = time.perf_counter()
        async with playground(Path(scratch)):
            return time.perf_counter() - began


async def _among(folder, described, measured, plan):
    rounds, presses, tables = plan
    async with contextlib.AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Presser.of(described, n)) for n in range(4)]
        channel = (await people[0].control.add_channel("echo"))["id"]
        real = await bot(folder / "bot.log", described, "tests.bench.watched")
        stack.push_async_callback(real.end)
        environment = described["bot_environment"]
        bare = await start(
            folder / "echo.log",
            channel,
            environment=environment,
            program=("-m", "tests.bench.echo"),
        )
        stack.push_async_callback(bare.end)
        both = Both(people[0], Tables([await _table(people, n) for n in range(tables)]))
        await both.warm_up()
        real.process.send_signal(signal.SIGUSR1)
        for _ in range(rounds):
            measured.add(*await both.round(presses))
        await real.end()
        return json.loads(await real.process.stdout.read())


async def _table(people, number):
    channel = await people[0].control.add_channel(f"table-{number}")
    table = Table(channel["id"], people)
    await table.begin()
    return table


class Both:
    """The panels of the tables, and the echo's message, which is one person's."""

    def __init__(self, person, tables):
        self._person = person
        self._tables = tables
        self._random = Random(1)
        self._echo = ""

    async def warm_up(self):
        opening = await self._person.until(lambda one: echo.OPEN in labels(one))
        self._echo = (await self._person.click(opening, echo.OPEN)).message["id"]
        await self.round(WARMING_UP)

    async def round(self, presses):
        """Press both so many times; one and the other is the first of a pair by turns."""
        real, bare = (self._press_panel, []), (self._press_echo, [])
        for number in range(presses):
            for press, took in (real, bare) if number % 2 else (bare, real):
                await asyncio.sleep(self._random.uniform(*BREATH))
                took.append(await press())
        return real[1], bare[1]

    async def _press_panel(self):
        player, panel, ids = await self._tables.asked()
        return await player.press(panel, self._random.choice(ids))

    async def _press_echo(self):
        shown = self._person.messages[self._echo]
        return await self._person.press(shown, buttons(shown)[0]["custom_id"])
