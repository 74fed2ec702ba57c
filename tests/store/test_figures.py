"""How long a commit takes; printed, for a disk's speed is no property of the code."""

from statistics import median, quantiles
from time import perf_counter

from bot.store import Event
from tests.store.conftest import HEADER

APPENDS = 300


async def test_commit_latency(store):
    table = await store.tables.create(HEADER)
    times = []
    for n in range(APPENDS):
        began = perf_counter()
        await store.tables.append(table, n, [Event(n % 4, "play JH", 1.0)])
        times.append(1000 * (perf_counter() - began))
    print(f"a commit: median {median(times):.2f} ms, p99 {quantiles(times, n=100)[-1]:.2f} ms")
    assert len((await store.tables.load(table)).events) == APPENDS
