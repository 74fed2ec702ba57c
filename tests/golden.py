"""Golden transcripts: games as a person would read them, reviewed once and kept.

Beside each record in `tests/games/golden/GAME/` lie its transcript with all hands and the one that
a seat is shown. `python -m tests.golden` says which of them have changed and how; with `--write` it
writes them anew. Read the difference before you commit it: it is what players will see.
"""

import sys
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path

from bot.record import Record, Transcript, read_json, read_record
from tests.rules import TESTS

GOLDEN = TESTS / "games" / "golden"
SEAT = 1
"""The seat whose view is kept too: an ordinary one, that is now asked and now not."""


def records() -> list[Path]:
    return sorted(GOLDEN.glob("*/*.json"))


def record_in(file: Path) -> Record:
    return read_record(read_json(file.read_bytes()))


def transcripts(file: Path) -> Iterator[tuple[Path, str]]:
    """Where each transcript of a record is kept, and what it says today."""
    record = record_in(file)
    for seat, kept in ((None, ".txt"), (SEAT, f".as-{SEAT}.txt")):
        yield file.with_suffix(kept), "\n".join([*Transcript(record, seat), ""])


def difference(kept: Path, today: str) -> str:
    """How a transcript has changed; nothing where it has not."""
    before = kept.read_text(encoding="utf-8") if kept.exists() else ""
    lines = unified_diff(
        before.splitlines(), today.splitlines(), kept.name, "today", lineterm="", n=2
    )
    return "\n".join(lines) if before != today else ""


def main(arguments: list[str]) -> int:
    changed = 0
    for file in records():
        for kept, today in transcripts(file):
            if told := difference(kept, today):
                changed += 1
                print(f"{kept.relative_to(TESTS.parent)}\n{told}\n")
                if "--write" in arguments:
                    kept.write_text(today, encoding="utf-8")
    written = " and written" if "--write" in arguments else ""
    print(f"{changed} golden transcripts changed{written}.")
    return 1 if changed and not written else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
