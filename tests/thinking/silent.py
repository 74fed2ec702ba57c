"""A thinker that is ready and never answers: `python -m tests.thinking.silent`."""

import sys

from bot.thinking.__main__ import READY
from bot.thinking.crossing import packed

sys.stdout.buffer.write(packed(READY))
sys.stdout.buffer.flush()
sys.stdin.buffer.read()
