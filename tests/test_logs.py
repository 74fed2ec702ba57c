"""Logs: one line each, as text or JSON, and no secret in them."""

import json
import logging
import sys

import pytest
import structlog

from bot.config import Log
from bot.logs import BLOT, begin_logging

TOKEN = "MTIz.abc.defghijk"


@pytest.fixture(autouse=True)
def everything_back():
    """Logging is the process's: what a test changes of it is put back."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    yield
    root.handlers[:] = before
    root.setLevel(level)
    structlog.reset_defaults()


def written(capsys):
    sys.stderr.flush()
    return capsys.readouterr().err.splitlines()


def test_json_is_one_object_a_line(capsys):
    begin_logging(Log(format="json"))
    structlog.get_logger().info("a table is closed", table=7)
    logging.getLogger("discord.gateway").warning("shard %s", 3)
    first, second = map(json.loads, written(capsys))
    assert (first["event"], first["table"], first["level"]) == ("a table is closed", 7, "info")
    assert (second["event"], second["level"]) == ("shard 3", "warning")
    assert "timestamp" in first


def test_text_is_for_people(capsys):
    begin_logging(Log())
    structlog.get_logger().warning("look here", table=7)
    (line,) = written(capsys)
    assert "look here" in line
    assert "table=7" in line


@pytest.mark.parametrize("shape", ["json", "text"])
def test_no_secret_is_ever_written(capsys, shape):
    begin_logging(Log(format=shape, level="debug"), [TOKEN, ""])
    log = structlog.get_logger()
    log.info("login", token=TOKEN, headers={"Authorization": f"Bot {TOKEN}"})
    log.info("https://discord.com/api/v10/webhooks/12/aW50ZXJhY3Rpb246xxxxxxxxx/messages")
    logging.getLogger("other").info("POST /interactions/12/secret-token/callback")
    log.error("failed", exc_info=ValueError(TOKEN))
    everything = "\n".join(written(capsys))
    assert TOKEN not in everything
    assert "aW50ZXJ" not in everything
    assert "secret-token" not in everything
    assert everything.count(BLOT) >= 5


def test_a_network_that_fails_makes_one_line_and_no_traceback(capsys):
    begin_logging(Log())
    discord, ours = logging.getLogger("discord.shard"), logging.getLogger("bot")
    discord.error("Failed to connect", exc_info=ConnectionResetError("gone"))
    (line,) = written(capsys)
    assert "Failed to connect" in line
    assert "ConnectionResetError('gone')" in line
    discord.error("Failed", exc_info=ZeroDivisionError())
    ours.error("Failed", exc_info=ConnectionResetError("gone"))
    assert len(written(capsys)) == 4, "other failures keep their tracebacks"


def test_the_level_holds_and_libraries_are_kept_short(capsys):
    begin_logging(Log(level="warning"))
    structlog.get_logger().info("not this")
    logging.getLogger("sqlalchemy.engine").info("SELECT")
    logging.getLogger("discord").warning("this")
    assert len(written(capsys)) == 1
    begin_logging(Log(level="debug"))
    logging.getLogger("discord.http").debug("payload")
    logging.getLogger("sqlalchemy.engine.Engine").info("SELECT")
    structlog.get_logger().debug("this")
    assert len(written(capsys)) == 1
