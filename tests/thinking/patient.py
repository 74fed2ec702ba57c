"""A thinker that does not end itself before a test gives up: `python -m tests.thinking.patient`."""

from bot.thinking import __main__ as program
from tests.waiting import PATIENCE

program.PATIENCE = PATIENCE
program.main()
