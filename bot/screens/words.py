"""Small words that many screens need: names that cannot disturb, lists, counts."""

import re
from collections.abc import Sequence

LONGEST_NAME = 24
MARKDOWN = re.compile(r"([\\`*_~|<>#\[\]:])")
NO_MENTION = "@\u200b"
NO_BREAK = "\u00a0"
JOINED = "\u2060"
"""A space at which no line ends, and a sign without width that holds its neighbours in one line."""


def plain(text: str) -> str:
    """A text that people wrote, so that it is shown as written: no Markdown, no mention."""
    return MARKDOWN.sub(r"\\\1", " ".join(text.split())).replace("@", NO_MENTION)


def name_of(name: str) -> str:
    """A person's name as the screens show it: not too long, and harmless."""
    whole = " ".join(name.split())
    return plain(whole if len(whole) <= LONGEST_NAME else whole[: LONGEST_NAME - 1] + "…")


def listed(words: Sequence[str], last: str = "and") -> str:
    """Words as a sentence lists them: Ann, Ben and Cat."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def counted(number: int, one: str, many: str | None = None) -> str:
    """A number with its noun: 1 point, 2 points, 10,000 points."""
    return f"{grouped(number)} {one if number == 1 else many or one + 's'}"


def duration(seconds: int) -> str:
    """A time as one says it: 45 seconds, 5 minutes."""
    minutes, rest = divmod(seconds, 60)
    return counted(seconds, "second") if rest or not minutes else counted(minutes, "minute")


def grouped(number: int) -> str:
    """A number as one reads it: 10,000."""
    return f"{number:,}"


def ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th, … 11th."""
    if number % 100 in (11, 12, 13):
        return f"{number}th"
    return f"{number}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th') }"


def unbroken(words: str) -> str:
    """Words that stay in one line."""
    return words.replace(" ", NO_BREAK)


def titled(name: str) -> str:
    """A name of the code's as people read it: stick_the_dealer is Stick the dealer."""
    return name.replace("_", " ").capitalize()


def small(text: str) -> str:
    """A line in small print; nothing for nothing."""
    return f"-# {text}" if text else ""


def signed(score: int) -> str:
    """What is added to a score or taken from it: +4, -3, or 0."""
    return f"{score:+d}" if score else "0"
