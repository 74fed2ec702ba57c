"""`python -m bot verify`: checks commitment, seed and all chance of a finished game's record."""

import argparse

from bot.commands.input import named, records_in
from bot.commands.output import complain, say, say_json
from bot.record import Found, Record, Verdict, verify

HOLDS, DOES_NOT, NO_RECORD = 0, 1, 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of this command."""
    parser.add_argument("--json", action="store_true", help="one line of JSON")
    parser.add_argument("file", metavar="FILE", help="a finished game's record, or -")


def run(arguments: argparse.Namespace) -> int:
    """Check each record of the file. Returns the worst of their statuses.

    0 when all holds, 1 when something does not, 2 when there is no record to check.
    """
    found = records_in(arguments.file)
    return max(_check(arguments.file, one, as_json=arguments.json) for one in found)


def _check(name: str, found: Found, *, as_json: bool) -> int:
    if found.record is None:
        complain(f"{named(name)}: {found.error}")
        return NO_RECORD
    verdict = verify(found.record)
    if as_json:
        say_json(verdict.as_dict())
    else:
        _tell(found.record, verdict)
    return HOLDS if verdict.holds else DOES_NOT


def _tell(record: Record, verdict: Verdict) -> None:
    if record.fairness is None:
        say("The record has no fairness in it: there is no commitment to hold it against.")
    elif record.fairness.server_seed is None:
        say("The record has no server seed yet: it is told when the game is over.")
    say(f"Commitment: {_word(holds=verdict.commitment)}")
    say(f"Seed: {_word(holds=verdict.seed)}")
    _tell_deals(verdict)
    if verdict.refused is not None:
        refused = verdict.refused
        say(f"Event {refused.at} is against the rules: {refused.reason}. Nothing after it counts.")
    if not verdict.finished:
        say("The game in this record is not finished.")
    if verdict.holds and record.fairness is not None:
        say("All holds. Was this the commitment that was posted when the lobby opened?")
        say(record.fairness.commitment.lower())


def _tell_deals(verdict: Verdict) -> None:
    for deal in sorted({event.deal for event in verdict.events}):
        events = [event for event in verdict.events if event.deal == deal]
        false = [str(event.at) for event in events if not event.ok]
        where = f" (event {', '.join(false)})" if false else ""
        say(f"{f'Deal {deal}' if deal else 'First dealer'}: {_word(holds=not false)}{where}")
    if verdict.left_out:
        say(f"Left out of the record, and so from the seed itself: {verdict.left_out} of chance")


def _word(*, holds: bool) -> str:
    return "holds" if holds else "DOES NOT HOLD"
