"""The rules pages and the tests agree: no rule without a test, no test of an unknown rule."""

from pathlib import Path

import pytest

from tests import rules

PAGE = """# A game
## Deal
- DEM-1 Three cards each.
- **DEM-2** The rest is the stock.
  - DEM-3 Nobody looks at it.
Rule DEM-4 is spoken of in a sentence, which makes it no rule.
## Not played yet
- DEM-5 A wager.
### Twice over
- DEM-6 A second wager.
## Score
- DEM-7 Most cards win.
"""


@pytest.fixture
def engine(tmp_path: Path) -> Path:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "demo.md").write_text(PAGE, encoding="utf-8")
    (tmp_path / "rules.md").write_text("- GEN-1 Seats go round.\n", encoding="utf-8")
    return tmp_path


def test_every_rule_that_is_played_is_named_by_a_test():
    named = rules.named_by_tests()
    assert [rule_id for rule_id in rules.on_pages().played if rule_id not in named] == []


def test_every_rule_that_a_test_names_is_on_a_page():
    assert rules.on_pages().unknown(rules.named_by_tests()) == []


def test_the_pages_give_no_id_twice():
    assert rules.on_pages().doubled == []


def test_a_rule_stands_at_the_start_of_a_line(engine):
    found = rules.on_pages(engine)
    assert list(found.played) == ["GEN-1", "DEM-1", "DEM-2", "DEM-3", "DEM-7"]


def test_rules_left_for_later_are_listed_apart(engine):
    assert list(rules.on_pages(engine).later) == ["DEM-5", "DEM-6"]


def test_an_id_given_twice_is_found(engine):
    (engine / "games" / "other.md").write_text("- DEM-7 Fewest cards win.\n", encoding="utf-8")
    assert rules.on_pages(engine).doubled == ["DEM-7 in other.md"]


def test_an_id_on_no_page_is_unknown(engine):
    assert rules.on_pages(engine).unknown(["DEM-12", "DEM-5", "DEM-8"]) == ["DEM-8", "DEM-12"]


def test_ids_are_read_from_marks_anywhere_in_a_test_file():
    source = """
pytestmark = pytest.mark.rule("DEM-1")

@pytest.mark.rule("DEM-2", "DEM-3")
@pytest.mark.parametrize("case", [pytest.param(1, marks=pytest.mark.rule("DEM-7"))])
def test_it(case): ...
"""
    assert set(rules.named_in(source, "t.py")) == {"DEM-1", "DEM-2", "DEM-3", "DEM-7"}


def test_an_id_that_is_no_plain_string_is_refused():
    with pytest.raises(rules.UnreadableRuleError, match=r"t\.py:1"):
        list(rules.named_in("@pytest.mark.rule(*IDS)\ndef test_it(): ...", "t.py"))
