"""Processes that think: they answer, and whatever becomes of one, nobody waits for long."""

import asyncio
import os
import signal
import sys
from contextlib import asynccontextmanager
from random import Random

import pytest
from structlog.testing import capture_logs

from bot.engine.chance import CHANCE
from bot.engine.games import GAMES
from bot.errors import NoAnswer
from bot.thinking import Thinkers, thinker, thinkers
from tests.waiting import PATIENCE, until

pytestmark = pytest.mark.e2e

SHORT, LONG = 0.1, 600.0
"""Seconds to think: done soon, or not done while the test lasts."""


def a_view():
    """What the seat sees that bids first in a deal of Euchre."""
    rules = GAMES["euchre"]()
    state = rules.start(0)
    rules.apply(state, CHANCE, rules.ask(state)[CHANCE].sample(Random(1).randrange))
    return rules.view(state, 1)


VIEW = a_view()


@asynccontextmanager
async def thinking(seconds=SHORT, workers=1):
    some = Thinkers(seconds, workers)
    try:
        yield some
    finally:
        await some.close()
        assert not some._thinkers


async def asked(some):
    """Somebody waits for an answer, and a process is at it; gives who waits and the process."""
    waiting = asyncio.create_task(some.answer("strong", VIEW))
    await until(lambda: any(one._owes_an_answer for one in some._thinkers))
    (one,) = [one for one in some._thinkers if one._owes_an_answer]
    return waiting, one._process


@pytest.fixture(autouse=True)
def slow_to_give_up(monkeypatch):
    """Starting a process takes its time on a busy machine, and so does what it has to think."""
    monkeypatch.setattr(thinker, "SECONDS_TO_START", PATIENCE)
    monkeypatch.setattr(thinker, "COMMAND", (sys.executable, "-m", "tests.thinking.patient"))


@pytest.fixture
def patient(monkeypatch):
    """Nobody is in a hurry."""
    monkeypatch.setattr(thinkers, "PATIENCE", PATIENCE)


async def test_they_answer(patient):
    async with thinking() as some:
        assert await some.answer("strong", VIEW) in VIEW.decision


async def test_a_process_is_asked_again_and_several_at_once(patient):
    async with thinking(workers=2) as some:
        for _ in range(2):
            answers = await asyncio.gather(*(some.answer("strong", VIEW) for _ in range(3)))
            assert all(answer in VIEW.decision for answer in answers)
        assert len(some._thinkers) == 2


async def test_without_a_question_there_is_no_process():
    async with thinking() as some:
        assert not some._thinkers


async def test_a_process_that_dies_at_its_work_is_replaced(patient):
    async with thinking(LONG) as some:
        waiting, process = await asked(some)
        process.kill()
        with pytest.raises(NoAnswer, match="has ended"):
            await waiting
        waiting, other = await asked(some)
        assert other.pid != process.pid
        waiting.cancel()


async def test_a_process_that_dies_idle_is_not_missed(patient):
    async with thinking() as some:
        await some.answer("strong", VIEW)
        (one,) = some._thinkers
        one._process.kill()
        await one._process.wait()
        assert await some.answer("strong", VIEW) in VIEW.decision


async def test_one_that_does_not_answer_in_time_is_ended(monkeypatch):
    monkeypatch.setattr(thinker, "COMMAND", (sys.executable, "-m", "tests.thinking.silent"))
    async with thinking() as some:
        (one,) = await ready(some)
        monkeypatch.setattr(thinkers, "PATIENCE", 0.1)
        with pytest.raises(NoAnswer, match="too long"):
            await some.answer("strong", VIEW)
        await until(lambda: one._process.returncode == -signal.SIGKILL)


async def ready(some):
    """A process that waits for its first question."""
    one = thinker.Thinker()
    some._thinkers.add(one)
    some._idle.append(one)
    await asyncio.wait([one._starting])
    return some._thinkers


async def test_who_has_to_wait_too_long_for_others_has_no_answer(monkeypatch, patient):
    async with thinking(LONG) as some:
        first, _ = await asked(some)
        some._seconds = SHORT
        monkeypatch.setattr(thinkers, "PATIENCE", 0.0)
        with pytest.raises(NoAnswer, match="too long"):
            await some.answer("strong", VIEW)
        assert not first.done()
        await some.close()
        with pytest.raises(NoAnswer):
            await first


async def test_a_slow_start_is_not_waited_for_and_not_in_vain(monkeypatch):
    async with thinking() as some:
        monkeypatch.setattr(thinkers, "PATIENCE", 0.0)
        with pytest.raises(NoAnswer, match="too long"):
            await some.answer("strong", VIEW)
        (one,) = some._thinkers
        monkeypatch.setattr(thinkers, "PATIENCE", PATIENCE)
        assert await some.answer("strong", VIEW) in VIEW.decision
        assert some._thinkers == {one}


async def test_where_none_can_start_it_is_tried_again_after_a_rest(monkeypatch, patient):
    async with thinking() as some:
        with monkeypatch.context() as broken:
            broken.setattr(thinker, "COMMAND", ("/no/such/program",))
            with pytest.raises(NoAnswer, match="does not start"):
                await some.answer("strong", VIEW)
            with pytest.raises(NoAnswer, match="no process can be started now"):
                await some.answer("strong", VIEW)
        some._resting_until = 0.0
        assert await some.answer("strong", VIEW) in VIEW.decision


async def known(some):
    """Whether it is nothing new why there is no answer."""
    with pytest.raises(NoAnswer) as failure:
        await some.answer("strong", VIEW)
    return failure.value.known


async def test_that_none_can_start_is_new_but_once_until_one_has_answered(monkeypatch, patient):
    async with thinking() as some:
        with monkeypatch.context() as broken:
            broken.setattr(thinker, "COMMAND", ("/no/such/program",))
            assert [await known(some) for _ in range(3)] == [False, True, True]
            some._resting_until = 0.0
            assert await known(some), "tried again, and still the same"
        some._resting_until = 0.0
        with capture_logs() as lines:
            await some.answer("strong", VIEW)
            await some.answer("strong", VIEW)
        assert [line["event"] for line in lines] == ["self-playing seats have answers again"]
        some._idle.clear()
        monkeypatch.setattr(thinker, "COMMAND", ("/no/such/program",))
        assert not await known(some)


async def test_one_that_dies_while_it_starts_has_no_answer(monkeypatch, patient):
    monkeypatch.setattr(thinker, "COMMAND", (sys.executable, "-c", "raise SystemExit(1)"))
    async with thinking() as some:
        with pytest.raises(NoAnswer, match="has ended"):
            await some.answer("strong", VIEW)
        assert some._resting_until > 0


async def test_closing_does_not_wait_for_the_end_of_a_search(patient):
    async with thinking(LONG) as some:
        waiting, process = await asked(some)
        async with asyncio.timeout(PATIENCE):
            await some.close()
        assert process.returncode == -signal.SIGKILL
        with pytest.raises(NoAnswer):
            await waiting
        with pytest.raises(NoAnswer, match="no process can be started now"):
            await some.answer("strong", VIEW)


async def test_closing_while_one_starts_ends_it():
    async with thinking() as some:
        waiting = asyncio.create_task(some.answer("strong", VIEW))
        await until(lambda: some._thinkers)
        await some.close()
        with pytest.raises(NoAnswer, match="before it was ready"):
            await waiting


async def test_who_stops_waiting_leaves_no_process_at_work(patient):
    async with thinking(LONG) as some:
        waiting, process = await asked(some)
        waiting.cancel()
        await until(lambda: process.returncode is not None)
        assert process.returncode == -signal.SIGKILL


async def test_what_a_level_raises_is_told(patient):
    async with thinking() as some:
        with pytest.raises(NoAnswer, match="KeyError: 'genius'"):
            await some.answer("genius", VIEW)
        assert await some.answer("strong", VIEW) in VIEW.decision


async def test_it_ends_by_itself_when_the_bot_is_gone(patient):
    async with thinking() as some:
        await some.answer("strong", VIEW)
        (one,) = some._thinkers
        one._process.stdin.close()
        assert await asyncio.wait_for(one._process.wait(), PATIENCE) == 0


async def test_it_stands_back_behind_the_bot(patient):
    async with thinking() as some:
        await some.answer("strong", VIEW)
        (one,) = some._thinkers
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, one._process.pid) > own
