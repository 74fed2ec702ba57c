"""What the ids of buttons and forms look like: each kind begins in its own way, so that none fits
two. discord.py would act on both.
"""

import re

TABLE = r"t:(?P<table>\d{1,18}):"
LOBBY = TABLE + r"(?P<what>join|leave|add(?: (?P<level>[a-z]+))?|start|cancel)"
HAND = TABLE + r"hand"
SIT = TABLE + r"(?P<what>sit|back)"
HOUSE_RULES = TABLE + r"rules"
RECORD = TABLE + r"record"
BOARD = TABLE + r"board"
PANEL = (
    r"p:(?P<table>\d{1,18}):(?P<seat>\d{1,3}):(?P<answer>\d{1,9}):(?P<verb>[a-z]+) ?(?P<rest>.*)"
)
HOUSE_RULE = r"h:(?P<table>\d{1,18}):(?P<name>\w+) (?P<value>.+)"
RULES_PAGE = r"r:(?P<game>\w+):(?P<page>\d{1,3})"
BOARD_PAGE = r"l:(?P<game>\w*):(?P<period>\w+):(?P<sort>\w+):(?P<page>\d{1,6})"

KINDS = (
    *(LOBBY, HAND, SIT, HOUSE_RULES, RECORD, BOARD),
    *(PANEL, HOUSE_RULE, RULES_PAGE, BOARD_PAGE),
)


def _unnamed(template: str) -> str:
    return re.sub(r"\?P<\w+>", "?:", template)


OLD = rf"(?s:(?!(?:{'|'.join(map(_unnamed, KINDS))})\Z).*)"
"""Every other id: a button that this version of Parlour does not know."""
