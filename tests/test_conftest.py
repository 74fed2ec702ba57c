"""The suite's own laws: a test of no known rule fails, and CI lets nothing important skip."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.rules import ROOT

SUITE = """
import pytest

@pytest.mark.browser
def test_browser():
    pytest.skip("no browser here")

@pytest.mark.contract
@pytest.mark.skipif(True, reason="no contract here")
def test_contract():
    pass

@pytest.mark.e2e
def test_other():
    pytest.skip("not today")

@pytest.mark.rule("XYZ-1")
def test_of_no_rule():
    pass
"""
LEAVING = "import pytest\npytest.importorskip('not_a_module')\n"


def outcomes(folder: Path, *, ci: bool) -> dict[str, str]:
    """What became of each test (or module) of a small suite under this project's settings."""
    (folder / "test_suite.py").write_text(SUITE, encoding="utf-8")
    (folder / "test_leaving.py").write_text(LEAVING, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-c", "pyproject.toml", "-p", "tests.conftest"]
    command += ["-p", "no:cacheprovider", f"--rootdir={folder}"]
    command += ["-rA", "--no-fold-skipped", "--continue-on-collection-errors"]
    done = subprocess.run(
        [*command, str(folder)],
        cwd=ROOT,
        env={**os.environ, "CI": "true" if ci else ""},
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    summary = done.stdout.partition("short test summary info")[2]
    rows = [line.split(maxsplit=2) for line in summary.splitlines() if ".py" in line]
    return {row[1].rpartition("/")[2].rstrip(":"): row[0] for row in rows}


@pytest.fixture(scope="module")
def in_ci(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return outcomes(tmp_path_factory.mktemp("ci"), ci=True)


@pytest.fixture(scope="module")
def at_home(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return outcomes(tmp_path_factory.mktemp("home"), ci=False)


def test_what_must_run_in_ci_fails_when_it_skips_there(in_ci):
    assert in_ci["test_suite.py::test_browser"] == "FAILED"
    assert in_ci["test_suite.py::test_contract"] == "ERROR"


def test_no_whole_module_skips_in_ci(in_ci):
    assert in_ci["test_leaving.py"] == "ERROR"


def test_other_tests_may_skip_in_ci(in_ci):
    assert in_ci["test_suite.py::test_other"] == "SKIPPED"


def test_at_home_anything_may_skip(at_home):
    home = {name for name, outcome in at_home.items() if outcome == "SKIPPED"}
    assert {"test_suite.py::test_browser", "test_suite.py::test_contract"} <= home


def test_a_test_of_a_rule_that_is_on_no_page_fails(at_home):
    assert at_home["test_suite.py::test_of_no_rule"] == "ERROR"
