"""How long a play takes, from asking to being stored; printed, for it is mostly the disk's time."""

from statistics import median, quantiles
from time import perf_counter

from bot.store import TableState
from tests.table.conftest import play_out, to_play


async def test_latency_of_a_play(table):
    times = []
    while table.is_open and len(times) < 60:
        seat, user, text = to_play(table)
        number = table.answer_number(seat)
        began = perf_counter()
        await table.submit(user, number, text)
        times.append(1000 * (perf_counter() - began))
    print(f"a play: median {median(times):.2f} ms, p99 {quantiles(times, n=100)[-1]:.2f} ms")
    await play_out(table)
    assert table.header.state is TableState.FINISHED
