"""The command line as a shell sees it: processes, pipes, statuses."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import COMMANDS
from tests.records.kit import EXAMPLE, parlour, started
from tests.rules import ROOT

PYTHON = (sys.executable, "-m", "bot")
OFFLINE = [name for name in COMMANDS if name not in ("run", "playground")]


def shell(
    command: str, given: bytes = b"", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """A line of shell in which $BOT stands for the bot."""
    return subprocess.run(
        ["bash", "-c", command],
        input=given,
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, "BOT": " ".join(PYTHON), **environment},
        check=False,
        timeout=240,
    )


def test_every_command_says_what_it_is_for():
    ran = parlour("--help")
    assert ran.status == 0
    for name, command in COMMANDS.items():
        assert f"  {name}" in ran.out
        assert command.help in ran.out


@pytest.mark.parametrize("name", OFFLINE)
def test_every_command_has_its_own_help(name):
    ran = parlour(name, "--help")
    assert ran.status == 0
    assert ran.out.startswith(f"usage: python -m bot {name}")


@pytest.mark.parametrize(
    "arguments", [["play"], ["--json"], ["replay", "--xml"], ["replay", "a", "b"]]
)
def test_what_is_no_command_is_refused(arguments):
    ran = parlour(*arguments)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.splitlines()[-1].startswith("python -m bot")


def test_records_and_games_need_no_discord_and_no_database():
    seen = (
        "import sys, importlib; from bot.__main__ import COMMANDS;"
        f"[importlib.import_module(COMMANDS[name].module) for name in {OFFLINE!r}];"
        "print({'discord', 'aiohttp', 'sqlite3', 'bot.playground'} & set(sys.modules))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", seen], capture_output=True, cwd=ROOT, check=True, text=True
    )
    assert ran.stdout == "set()\n"


def test_a_record_from_a_file_and_from_a_pipe(tmp_path):
    file = tmp_path / "record.json"
    file.write_text(json.dumps(EXAMPLE, indent=1), encoding="utf-8")
    from_file = shell(f"$BOT replay --json {file}")
    from_pipe = shell("$BOT replay --json", given=file.read_bytes())
    assert from_file.returncode == from_pipe.returncode == 0
    assert from_file.stdout == from_pipe.stdout
    assert json.loads(from_file.stdout)["ok"] is True


def test_nobody_reading_is_no_disaster():
    lines = f"{json.dumps(EXAMPLE)}\n".encode() * 2000
    ran = shell("$BOT replay --json | head -n 1; exit ${PIPESTATUS[0]}", given=lines)
    assert json.loads(ran.stdout)["ok"] is True
    assert (ran.returncode, ran.stderr) == (141, b"")


@pytest.mark.parametrize(
    ("redirection", "status", "line"),
    [
        ("<&-", 2, b"standard input is closed.\n"),
        (">&-", 141, b""),
        ("2>&-", 0, b""),
        ("> /dev/full", 2, b"The output cannot be written: No space left on device.\n"),
    ],
)
def test_strange_ends_of_pipes(redirection, status, line):
    ran = shell(f"$BOT replay --json {redirection}", given=json.dumps(EXAMPLE).encode())
    assert (ran.returncode, ran.stderr) == (status, line)


def test_a_terminal_that_knows_no_umlauts():
    record = {**started(), "seats": ["\xc4nn", "\u4e2d", "\N{GRINNING FACE}", "Dan"]}
    ran = shell("$BOT replay", json.dumps(record).encode(), PYTHONIOENCODING="ascii", LC_ALL="C")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"\\xc4nn" in ran.stdout


def test_a_file_with_a_strange_name(tmp_path):
    ran = parlour("replay", os.fsdecode(bytes(tmp_path) + b"/\xff\n\x1b"))
    assert (ran.status, len(ran.err.splitlines())) == (2, 1)
    assert "\x1b" not in ran.err


def test_health_follows_the_signs_of_life(tmp_path, monkeypatch):
    database = tmp_path / "parlour.sqlite3"
    pulse = Path(f"{database}-pulse")
    monkeypatch.setenv("PARLOUR_DATABASE", str(database))
    assert parlour("health").status == 1
    pulse.touch()
    assert parlour("health").status == 0
    os.utime(pulse, (1_000_000, 1_000_000))
    ran = parlour("health")
    assert ran.status == 1
    assert "sign of life" in ran.out


def test_health_of_a_wrong_configuration(monkeypatch):
    monkeypatch.setenv("PARLOUR_LOG_LEVEL", "shouting")
    ran = parlour("health")
    assert (ran.status, ran.out, len(ran.err.splitlines())) == (2, "", 1)
