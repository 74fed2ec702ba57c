"""What all tests share: the `rule` marker's check, what CI lets pass, chance that repeats."""

import os
from collections.abc import Generator

import hypothesis
import pytest

from tests import rules

hypothesis.settings.register_profile("parlour", derandomize=True, deadline=None, print_blob=True)
hypothesis.settings.load_profile("parlour")

NEVER_SKIPPED_IN_CI = ("browser", "contract")
KEPT_TOGETHER = ("browser", "e2e")


def in_ci() -> bool:
    return os.environ.get("CI", "").lower() in ("1", "true", "yes")


UNKNOWN_RULES = pytest.StashKey[list[str]]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    known = rules.on_pages()
    for item in items:
        item.stash[UNKNOWN_RULES] = known.unknown(rules_named_by(item))
        keep_together(item)


def rules_named_by(item: pytest.Item) -> list[str]:
    return [rule_id for mark in item.iter_markers("rule") for rule_id in mark.args]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """A test that names a rule which is on no page fails, and only that test."""
    if unknown := item.stash[UNKNOWN_RULES]:
        pytest.fail(f"{', '.join(unknown)}: on no rules page in bot/engine", pytrace=False)


def keep_together(item: pytest.Item) -> None:
    """Tests of one module that share a browser or a process run on one worker: one start."""
    shares = any(item.get_closest_marker(name) for name in KEPT_TOGETHER)
    if shares and not item.get_closest_marker("xdist_group"):
        item.add_marker(pytest.mark.xdist_group(item.path.name))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """In CI a browser or contract test that skips has failed: all that it needs is at hand."""
    report = yield
    must_run = any(item.get_closest_marker(name) for name in NEVER_SKIPPED_IN_CI)
    if must_run and in_ci() and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} may not skip in CI: {report.longrepr[2]}"
    return report


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Nor may a whole module leave in CI: nobody could tell which tests were in it."""
    report = yield
    if in_ci() and report.skipped:
        report.outcome = "failed"
        report.longrepr = f"{report.nodeid} may not skip in CI: {report.longrepr[2]}"
    return report
