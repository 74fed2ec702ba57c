"""Ids of buttons: each fits one kind, and every id fits some kind."""

import re

import pytest

from cogs.ids import KINDS, OLD

EXAMPLES = [
    *("t:12:join", "t:1:leave", "t:1:add", "t:1:add strong", "t:1:start", "t:1:cancel"),
    *("t:7:hand", "t:7:rules", "t:7:record", "t:7:board"),
    *("p:12:3:45:say play JH", "p:12:0:0:look", "p:1:1:1:pick 1f 3", "p:1:1:1:done ff"),
    *("h:3:stick_the_dealer true", 'h:3:first_dealer "black_jack"', "h:3:target ?", "h:3:page 1"),
    *("r:euchre:2", "l::all:points:0", "l:euchre:week:win_rate:12"),
]
STRANGE = [
    "",
    "hand",
    "t:1:dance",
    "t:1:join strong",
    "t:x:join",
    "p:1:2:3",
    "x" * 100,
    "t:1:join\n",
    "l:a b:c:d:e",
]


@pytest.mark.parametrize("custom_id", EXAMPLES)
def test_each_id_fits_exactly_one_kind(custom_id):
    assert sum(re.fullmatch(kind, custom_id) is not None for kind in KINDS) == 1
    assert re.fullmatch(OLD, custom_id) is None
    assert len(custom_id) <= 100


@pytest.mark.parametrize("custom_id", STRANGE)
def test_every_other_id_is_an_old_buttons(custom_id):
    assert not [kind for kind in KINDS if re.fullmatch(kind, custom_id)]
    assert re.fullmatch(OLD, custom_id) is not None
