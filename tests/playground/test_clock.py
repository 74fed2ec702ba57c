"""The clock: real time, or real time and what a file says."""

import asyncio
import time
from pathlib import Path

import pytest

from bot.clock import Clock, MovableClock
from tests.waiting import PATIENCE


def test_without_a_file_it_shows_the_real_time():
    clock = Clock.from_environment({})
    before = time.time()
    assert before <= clock.now() <= time.time()
    assert clock.offset() == 0


def test_the_environment_names_the_file(tmp_path: Path):
    file = tmp_path / "clock"
    file.write_text("3600")
    clock = Clock.from_environment({"PARLOUR_CLOCK": str(file)})
    before = time.time()
    assert before + 3600 <= clock.now() <= time.time() + 3600


def test_one_moves_it_and_another_reads_it(tmp_path: Path):
    mine = MovableClock(tmp_path / "clock")
    theirs = Clock(tmp_path / "clock")
    for moved in (10, 20.5):
        before = theirs.offset()
        mine.advance(moved)
        assert theirs.offset() == mine.offset() == before + moved
    assert mine.advanced == 30.5


def test_it_can_start_at_a_moment(tmp_path: Path):
    before = time.time()
    clock = MovableClock(tmp_path / "clock", 1_000_000)
    shown = clock.now() - 1_000_000
    assert -0.001 < shown < time.time() - before + 0.001


def test_it_does_not_go_back(tmp_path: Path):
    with pytest.raises(ValueError, match="forward"):
        MovableClock(tmp_path / "clock").advance(-1)


@pytest.mark.parametrize("words", ["", "soon", "12 o'clock"])
def test_a_file_that_holds_no_number_counts_for_nothing(tmp_path: Path, words: str):
    file = tmp_path / "clock"
    clock = Clock(file)
    assert clock.offset() == 0
    file.write_text("5")
    assert clock.offset() == 5
    file.write_text(words)
    assert clock.offset() == 5
    file.unlink()
    assert clock.offset() == 5


async def test_a_sleeper_wakes_when_the_clock_is_moved(tmp_path: Path):
    mine = MovableClock(tmp_path / "clock")
    theirs = Clock(tmp_path / "clock")
    sleepers = [asyncio.create_task(clock.sleep(900)) for clock in (mine, theirs)]
    await asyncio.sleep(0.01)
    assert not any(sleeper.done() for sleeper in sleepers)
    mine.advance(900)
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*sleepers)


async def test_a_sleeper_does_not_wake_early(tmp_path: Path):
    for clock in (Clock(), MovableClock(tmp_path / "clock")):
        began = clock.now()
        await clock.sleep(0.12)
        assert clock.now() - began > 0.119


async def test_a_moment_that_has_passed_is_not_waited_for():
    clock = Clock()
    await asyncio.wait_for(clock.sleep_until(clock.now() - 5), PATIENCE)
