"""Ids and tokens: never twice, in order, and the same again from the same seed."""

from pathlib import Path

from bot.playground.command import description
from bot.playground.ground import SEEDED_START, Ground
from bot.playground.ids import DISCORD_EPOCH, Kind, Snowflakes, Tokens
from bot.playground.playground import Playground

SEED = bytes(32)


def moment_of(number: int) -> float:
    return (number >> 22) / 1000 + DISCORD_EPOCH


def test_ids_tell_their_time_and_ascend():
    now = [1_700_000_000.0]
    ids = Snowflakes(lambda: now[0], salt=5)
    first = [ids.draw(Kind.MESSAGE) for _ in range(5)]
    now[0] += 10
    later = ids.draw(Kind.MESSAGE)
    assert first == sorted(set(first))
    assert moment_of(first[0]) == 1_700_000_000
    assert moment_of(later) == 1_700_000_010
    others = {ids.draw(kind) for kind in Kind for _ in range(3)}
    assert len(others) == 3 * len(Kind)
    assert not others & {*first, later}


def test_the_same_seed_gives_the_same_playground(tmp_path: Path):
    def described(seed: bytes) -> tuple[object, list[int]]:
        playground = Playground(Ground(tmp_path / "clock", seed))
        ids = [playground.ids.draw(Kind.INTERACTION) for _ in range(3)]
        return description(playground, {}), ids

    assert described(SEED) == described(SEED)
    assert described(SEED) != described(bytes([1]) * 32)


def test_ids_of_a_seed_follow_the_clock_that_is_moved(tmp_path: Path):
    playground = Playground(Ground(tmp_path / "clock", SEED))
    assert moment_of(playground.ids.draw(Kind.INTERACTION)) == SEEDED_START
    playground.clock.advance(3600)
    assert moment_of(playground.ids.draw(Kind.INTERACTION)) == SEEDED_START + 3600


def test_without_a_seed_nothing_repeats(tmp_path: Path):
    first, second = (Playground(Ground(tmp_path / "clock")) for _ in range(2))
    assert first.world.bot.token != second.world.bot.token
    tokens = Tokens(None)
    assert len({tokens.draw() for _ in range(100)}) == 100
