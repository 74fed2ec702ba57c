"""Which rules stand on the pages, and which of them no test names: `python -m tests.rules`.

A rules page holds its ids at line starts, as `- EUC-12 ...`, bold or not. Ids under a heading that
begins with "Not played yet" are left for later. A test names ids as plain strings in
`@pytest.mark.rule("EUC-12", "EUC-13")`, so that they can be read without running anything.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TESTS = ROOT / "tests"
ENGINE = ROOT / "bot" / "engine"

RULE_LINE = re.compile(r"\s*[-*] +\**(?P<id>[A-Z]+-\d+)\b")
HEADING = re.compile(r"(?P<level>#+) +(?P<title>.*)")
LATER = "not played yet"


class UnreadableRuleError(ValueError):
    """A test names a rule by something else than a plain string."""


@dataclass
class Rules:
    """The ids of the rules pages, in their order, and the pages that hold them."""

    played: dict[str, Path] = field(default_factory=dict)
    later: dict[str, Path] = field(default_factory=dict)
    doubled: list[str] = field(default_factory=list)

    def add(self, rule_id: str, page: Path, *, later: bool) -> None:
        if rule_id in self.played or rule_id in self.later:
            self.doubled.append(f"{rule_id} in {page.name}")
        (self.later if later else self.played)[rule_id] = page

    def unknown(self, ids: Iterable[str]) -> list[str]:
        return sorted(set(ids) - set(self.played) - set(self.later), key=in_order)


def in_order(rule_id: str) -> tuple[str, int]:
    prefix, _, number = rule_id.rpartition("-")
    return prefix, int(number) if number.isdecimal() else 0


def pages(engine: Path = ENGINE) -> list[Path]:
    general = engine / "rules.md"
    return [*([general] if general.exists() else []), *sorted((engine / "games").glob("*.md"))]


def lines_with_ids(text: str) -> Iterator[tuple[str, bool]]:
    """Each id of a page, and whether it is left for later."""
    later_level = 0
    for line in text.splitlines():
        if heading := HEADING.match(line):
            level = len(heading["level"])
            if later_level == 0 or level <= later_level:
                later_level = level if heading["title"].lower().startswith(LATER) else 0
        elif rule := RULE_LINE.match(line):
            yield rule["id"], later_level > 0


def on_pages(engine: Path = ENGINE) -> Rules:
    rules = Rules()
    for page in pages(engine):
        for rule_id, later in lines_with_ids(page.read_text(encoding="utf-8")):
            rules.add(rule_id, page, later=later)
    return rules


def is_rule_mark(node: ast.AST) -> bool:
    match node:
        case ast.Call(func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark"))):
            return True
    return False


def named_in(source: str, file: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source, file)):
        if isinstance(node, ast.Call) and is_rule_mark(node):
            for argument in node.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    message = f"{file}:{argument.lineno}: write the id as a plain string"
                    raise UnreadableRuleError(message)
                yield argument.value


def named_by_tests(tests: Path = TESTS) -> dict[str, Path]:
    """Every id that a test names, with one file that does."""
    return {
        rule_id: file
        for file in sorted(tests.rglob("test_*.py"))
        for rule_id in named_in(file.read_text(encoding="utf-8"), str(file))
    }


def main() -> int:
    rules, named = on_pages(), named_by_tests()
    unnamed = [rule_id for rule_id in rules.played if rule_id not in named]
    unknown = rules.unknown(named)
    for rule_id in unnamed:
        print(f"{rule_id}  no test names it ({rules.played[rule_id].name})")
    for rule_id in unknown:
        print(f"{rule_id}  on no rules page ({named[rule_id].name})")
    for rule_id in rules.later:
        print(f"{rule_id}  not played yet ({rules.later[rule_id].name})")
    print(f"{len(rules.played)} rules played, {len(unnamed)} of them named by no test.")
    return 1 if unnamed or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
