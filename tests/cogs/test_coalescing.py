"""Work that is done again and again, alarms, errands: by a clock that the test moves."""

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.clock import Clock
from cogs.coalescing import Alarm, Coalesced, Errands
from tests.waiting import WatchedClock, until


@pytest.fixture
def clock(tmp_path):
    return WatchedClock(tmp_path / "clock")


async def settle():
    for _ in range(10):
        await asyncio.sleep(0)


class Work:
    """Counts how often it is done, and notes when; gives what it is told."""

    def __init__(self, *given):
        self.given = list(given)
        self.done, self.at = 0, 0.0

    async def __call__(self):
        self.done += 1
        self.at = asyncio.get_running_loop().time()
        given = self.given.pop(0) if self.given else None
        if isinstance(given, Exception):
            raise given
        return given


async def test_the_first_poke_works_at_once_and_the_next_ones_together(clock):
    work = Work()
    again = Coalesced(clock, work, 1.0)
    again.poke()
    await settle()
    assert work.done == 1
    for _ in range(5):
        again.poke()
    await settle()
    assert work.done == 1
    await clock.go_on(1.0)
    await until(lambda: work.done == 2)
    await clock.somebody_sleeps()
    await clock.go_on(5.0)
    await asyncio.sleep(0.1)
    assert work.done == 2
    await again.close()


async def test_others_may_go_first(clock):
    work, loop = Work(), asyncio.get_running_loop()
    again = Coalesced(clock, work, 0.0, after=0.05)
    poked = loop.time()
    again.poke()
    loop.call_later(0.01, again.poke)
    await until(lambda: work.done)
    assert work.at - poked >= 0.05
    await settle()
    assert work.done == 1
    await again.close()


async def test_work_that_wants_it_is_done_again_by_itself(clock):
    work = Work(5.0)
    again = Coalesced(clock, work, 0.0)
    again.poke()
    await clock.somebody_sleeps()
    await clock.go_on(4.0)
    await asyncio.sleep(0.1)
    assert work.done == 1
    await clock.go_on(1.1)
    await until(lambda: work.done == 2)
    await again.close()


async def test_work_that_fails_is_logged_and_done_the_next_time(clock):
    work = Work(ValueError("no"))
    again = Coalesced(clock, work, 0.0)
    with capture_logs() as lines:
        again.poke()
        await settle()
        again.poke()
        await settle()
    assert work.done == 2
    assert [line["event"] for line in lines] == ["work that is done again and again failed"]
    await again.close()


async def test_after_its_end_nothing_is_done(clock):
    work = Work()
    again = Coalesced(clock, work, 0.0)
    again.end()
    again.poke()
    await settle()
    assert work.done == 0
    await again.close()


async def test_closing_waits_for_what_is_being_done(clock):
    done = []

    async def slow():
        await asyncio.sleep(0.05)
        done.append(True)

    again = Coalesced(Clock(), slow, 60.0)
    again.poke()
    await settle()
    await again.close()
    assert done == [True]


async def test_an_alarm_rings_once_at_its_moment(clock):
    rung = []
    alarm = Alarm(clock, lambda: rung.append(True))
    alarm.set(clock.now() + 10)
    alarm.set(clock.now() + 20)
    await clock.somebody_sleeps()
    await clock.go_on(11)
    await asyncio.sleep(0.1)
    assert rung == []
    await clock.go_on(10)
    await until(lambda: rung)
    assert rung == [True]
    alarm.set(clock.now() + 1)
    alarm.put_off()
    clock.advance(5)
    await asyncio.sleep(0.1)
    assert rung == [True]


async def test_errands_are_logged_when_they_fail_and_broken_off_at_the_end():
    async def fail():
        raise ValueError("no")

    errands = Errands()
    with capture_logs() as lines:
        errands.run(fail())
        errands.run(asyncio.sleep(60))
        await settle()
        await errands.close()
    assert [line["event"] for line in lines] == ["an errand failed"]
