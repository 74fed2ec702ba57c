"""A game to look at, and one with more house rules than fit on a page."""

import pytest
from pydantic import create_model

from bot.engine.games import GAMES
from bot.engine.options import Options, switch
from tests.screens.reading import Played


@pytest.fixture
def game():
    return Played()


@pytest.fixture
def many_options():
    rules = {f"rule_{number}": (bool, switch("one of many")) for number in range(16)}

    class ManyRules(GAMES["euchre"]):
        Options = create_model("ManyOptions", __base__=Options, **rules)

        def __init__(self):
            self.options = self.Options()

    return ManyRules
