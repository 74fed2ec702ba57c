"""The house in order: what lies at the top, what the files may not say, what is locked and why."""

import re
import statistics
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.imports import PACKAGES, is_in, read_modules
from tests.rules import ROOT

TOP_LEVEL = {
    *(".ci", ".gitignore", "bot", "cogs", "tests"),
    *("Dockerfile", "LICENSE", "Makefile", "README.md", "config.example.toml", "pyproject.toml"),
    *("requirements.lock", "requirements-dev.lock"),
}
LOCKS = ("requirements.lock", "requirements-dev.lock")

# Written so that no pattern matches its own line.
UNTRUE_ELSEWHERE = re.compile(r"/(?:work|root|home|opt)/[a-z]|[.]library\b|file:///?[a-z]")
PACKAGE_HOST = re.compile(r"pypi[.]org|pythonhosted[.]|npmjs[.]|--(?:extra-)?index[-]url[ =]\S")
PUT_OFF = re.compile(r"\b(?:TO[D]O|FIX[M]E|X{3}|HAC[K])\b|\bpass\s+#\s*later")
SILENCED = re.compile(r"#\s*(?:noqa|type:\s*ignore)\b(?P<rest>.*)")
SILENCED_WITH_WHY = re.compile(r"(?::\s*[A-Z0-9, ]+|\[[a-z, -]+\])\s*(?:#|-|–|—)*\s*\w+\S* +\S")

LOCKED = re.compile(
    r"^(?P<name>[a-z0-9._-]+)==(?P<version>[^\s;]+)(?P<rest>(?:.*\\\n)+.*)", re.MULTILINE
)
DEPENDENCY = re.compile(r'^ {4}"(?P<name>[A-Za-z0-9._-]+)(?P<rest>[^"]*)",(?P<comment>.*)$')

IMPORTED_AS = {"discord-py": "discord", "sqlalchemy": "sqlalchemy"}
LONGEST_MODULE, LONGEST_MEDIAN = 500, 150


def tracked() -> list[Path]:
    """The files that a clean clone has, as paths from the root."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
        )
    except (FileNotFoundError, subprocess.CalledProcessError):
        pytest.skip("needs a git checkout, to tell the project's files from others")
    return [Path(name) for name in listed.stdout.split("\0") if (ROOT / name).is_file()]


def lines(pattern: re.Pattern[str], *suffixes: str) -> Iterator[str]:
    """Each tracked line that the pattern finds, as `file:number: line`."""
    for path in tracked():
        if path.suffix in suffixes or not suffixes:
            text = (ROOT / path).read_text(encoding="utf-8", errors="ignore")
            for number, line in enumerate(text.splitlines(), 1):
                if pattern.search(line):
                    yield f"{path}:{number}: {line.strip()}"


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def locked(lock: str) -> dict[str, tuple[str, str]]:
    """Name to version and the rest of its entry, in which the hashes are."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    found = LOCKED.finditer(text)
    return {canonical(entry["name"]): (entry["version"], entry["rest"]) for entry in found}


def dependencies() -> list[re.Match[str]]:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    head = text.partition("[tool.")[0]
    return [found for line in head.splitlines() if (found := DEPENDENCY.match(line))]


def pyproject() -> dict[str, dict[str, list[str]]]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_nothing_else_lies_at_the_top():
    assert {path.parts[0] for path in tracked()} - TOP_LEVEL == set()


def test_all_that_belongs_at_the_top_is_there():
    assert TOP_LEVEL - {path.parts[0] for path in tracked()} == set()


def test_no_file_names_a_path_of_one_machine():
    assert list(lines(UNTRUE_ELSEWHERE)) == []


def test_no_file_names_a_package_host():
    assert list(lines(PACKAGE_HOST)) == []


def test_nothing_is_put_off():
    assert list(lines(PUT_OFF, ".py", ".js", ".css", ".html", ".md", ".toml", "")) == []


def test_a_silenced_check_says_why():
    bare = [
        line
        for line in lines(SILENCED, ".py")
        if not SILENCED_WITH_WHY.match(SILENCED.search(line)["rest"])
    ]
    assert bare == []


@pytest.mark.parametrize("lock", LOCKS)
def test_every_locked_package_carries_hashes(lock):
    entries = locked(lock)
    assert len(entries) > 15
    assert [name for name, (_, rest) in entries.items() if "--hash=sha256:" not in rest] == []


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_nothing_but_packages_hashes_and_reasons(lock):
    allowed = re.compile(r"[a-z0-9._-]+==|    --hash=sha256:[0-9a-f]{64}( \\)?$|    #\s")
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if not allowed.match(line)] == []


def test_the_tests_run_with_the_versions_that_run():
    run, dev = locked("requirements.lock"), locked("requirements-dev.lock")
    assert {name: dev.get(name) for name in run} == run


def test_every_dependency_is_locked():
    run, dev = locked("requirements.lock"), locked("requirements-dev.lock")
    wanted = [re.match(r"[\w.-]+", text)[0] for text in pyproject()["project"]["dependencies"]]
    tools = [re.match(r"[\w.-]+", text)[0] for text in pyproject()["dependency-groups"]["dev"]]
    assert [name for name in wanted if canonical(name) not in run] == []
    assert [name for name in tools if canonical(name) not in dev] == []


def test_discord_py_is_pinned():
    assert locked("requirements.lock")["discord-py"][0] == "2.7.1"


def test_every_dependency_says_why():
    found = dependencies()
    declared = pyproject()
    count = len(declared["project"]["dependencies"]) + len(declared["dependency-groups"]["dev"])
    assert len(found) == count
    assert [why["name"] for why in found if not re.match(r"\s+# \w+.* .*\w", why["comment"])] == []


def test_what_runs_uses_every_package_that_it_asks_for():
    imported = {name for module in read_modules(ROOT).values() for name in module.imports}
    asked = [re.match(r"[\w.-]+", text)[0] for text in pyproject()["project"]["dependencies"]]
    names = [IMPORTED_AS.get(canonical(name), canonical(name)) for name in asked]
    unused = [name for name in names if not any(is_in(module, [name]) for module in imported)]
    assert unused == ["aiosqlite"]  # SQLAlchemy loads it, by the database's address


def sizes() -> dict[str, int]:
    return {
        str(file.relative_to(ROOT)): len(file.read_text(encoding="utf-8").splitlines())
        for package in PACKAGES
        for file in (ROOT / package).rglob("*.py")
    }


def test_modules_are_short():
    assert {name: size for name, size in sizes().items() if size > LONGEST_MODULE} == {}
    assert statistics.median(size for size in sizes().values() if size > 5) <= LONGEST_MEDIAN


def test_continuous_integration_can_be_started():
    script = ROOT / ".ci" / "run"
    assert script.stat().st_mode & 0o111
    assert script.read_text(encoding="utf-8").startswith("#!/usr/bin/env bash\n")


@pytest.mark.parametrize(
    ("pattern", "bad", "good"),
    [
        (UNTRUE_ELSEWHERE, "/ho" + "me/ann/parlour", "/usr/bin/chromium"),
        (PACKAGE_HOST, "https://py" + "pi.org/simple", "PyPI"),
        (PUT_OFF, "# TO" + "DO: later", "todo lists are for others"),
        (PUT_OFF, "pass  # " + "later", "pass  # a bid of nothing"),
    ],
)
def test_the_patterns_see_what_they_look_for(pattern, bad, good):
    assert pattern.search(bad)
    assert not pattern.search(good)


@pytest.mark.parametrize(
    ("rest", "has_why"),
    [
        ("", False),
        (": S608", False),
        ("[arg-type]", False),
        (": S608  # the name is ours", True),
        (": S608 - the name is ours", True),
        ("[arg-type]  # discord.py says int, sends str", True),
    ],
)
def test_a_why_is_told_from_none(rest, has_why):
    assert bool(SILENCED_WITH_WHY.match(rest)) is has_why
