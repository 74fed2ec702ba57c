"""The record of a game: one format for storage, replay, bug reports, tests and proof of fairness.

`read_records` reads them from a stream, `replay` plays one, `answer` tells programs where it led
and `Transcript` people how; `verify` checks its fairness.
"""

from bot.record.answering import answer, refusal, told
from bot.record.model import FORMAT, BadRecord, Fairness, NoRecord, Record, read_record
from bot.record.reading import Found, read_records
from bot.record.replaying import Refused, Replay, Step, from_seed, replay
from bot.record.strict_json import NotJson, UnclearJson, read_json
from bot.record.transcript import Transcript
from bot.record.verifying import Checked, Verdict, verify
from bot.record.wording import names_of, printable
from bot.record.writing import record_of

__all__ = [
    "FORMAT",
    "BadRecord",
    "Checked",
    "Fairness",
    "Found",
    "NoRecord",
    "NotJson",
    "Record",
    "Refused",
    "Replay",
    "Step",
    "Transcript",
    "UnclearJson",
    "Verdict",
    "answer",
    "from_seed",
    "names_of",
    "printable",
    "read_json",
    "read_record",
    "read_records",
    "record_of",
    "refusal",
    "replay",
    "told",
    "verify",
]
