"""A game's rules page names what its records hold: steps, facts, house rules, action lines."""

import re
from functools import cache

import pytest

from bot.engine.games import GAMES, UnknownGame, game_named, rules_page
from bot.engine.options import describe_options, limits_in_words
from bot.engine.zones import EVERYTHING
from tests.laws.courses import SETTINGS, positions

every_game = pytest.mark.parametrize("game", GAMES)
LAST = "In a record"


def chapter(game: str, title: str) -> str:
    """What stands under a heading of a rules page."""
    return rules_page(game).partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def quoted(text: str) -> set[str]:
    """The words in code quotes."""
    return set(re.findall(r"`([^`\n]+)`", text))


@cache
def seen_in(game: str) -> tuple[set[str], set[str]]:
    """The facts of the table and the verbs that come up in a game under any house rules."""
    facts, verbs = set(), set()
    for setting in SETTINGS:
        if setting.game == game:
            for rules, state, _ in positions(setting):
                facts |= set(rules.view(state, EVERYTHING).table_by_name())
                for decision in rules.ask(state).values():
                    line = decision.text(decision.sample(lambda below: below - 1))
                    verbs.add(line.split()[0])
    return facts, verbs


@every_game
def test_the_page_ends_with_what_is_in_a_record(game):
    assert re.findall(r"^## (.*)$", rules_page(game), re.MULTILINE)[-1] == LAST
    assert rules_page(game).startswith(f"# {GAMES[game].title}\n")


@every_game
def test_every_phase_is_listed(game):
    phases = {phase.name for phase in GAMES[game]().phase.values()}
    assert phases <= quoted(chapter(game, LAST))


@every_game
def test_every_fact_of_the_table_is_listed(game):
    assert seen_in(game)[0] <= quoted(chapter(game, LAST))


@every_game
def test_every_action_line_is_listed(game):
    listed = {line.split()[0] for line in quoted(chapter(game, LAST))}
    assert seen_in(game)[1] <= listed


@pytest.mark.rule("GEN-11")
@every_game
def test_every_house_rule_is_on_the_page_with_its_default_and_limits(game):
    """Each in an item of its own, which begins with its name; of several options of one rule only
    the first has the id.
    """
    house = chapter(game, "House rules")
    items = re.split(r"\n- ", "\n" + house)
    for option in describe_options(GAMES[game].option_kind):
        begins = re.compile(rf"(?:[A-Z]+-\d+ )?`{option['name']}` ")
        (item,) = filter(begins.match, items)
        if option["type"] == "bool":
            assert ("(on)" if option["default"] else "(off)") in item
        else:
            assert all(str(value) in item for value in [option["default"], *option["limits"]])


@pytest.mark.rule("GEN-11")
@every_game
def test_every_house_rule_has_a_line_of_help_and_limits_in_words(game):
    kind = GAMES[game].option_kind
    for option in describe_options(kind):
        assert 10 < len(option["help"]) < 100
        assert "\n" not in option["help"]
        assert limits_in_words(kind.model_fields[option["name"]])


def test_a_game_is_found_by_its_id_and_an_unknown_one_is_refused_with_those_there_are():
    for game, kind in GAMES.items():
        assert game_named(game) is kind
        assert kind.id == game
    with pytest.raises(UnknownGame, match="unknown game 'poker': there are euchre"):
        game_named("poker")
    with pytest.raises(UnknownGame):
        rules_page("../rules")
