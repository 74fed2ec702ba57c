# A fresh machine needs Python 3.11 or newer (with its venv module) and make; the rest is put into .venv,
# hash by hash as the lock files say, and again only when a lock file has changed.
#
#   make play         Parlour on this machine, in the browser: no Discord account, no token
#   make test         everything that must hold: lint, format, types, tests
#   make rules        the rules that no test names
#   make bench        how fast: the engine as ratios to a fixed loop, the bot beside a bare echo bot;
#                     and how well each level plays against the one below it, in a small sample
#   make strength     how well: each level against the one below it, until it is known (takes hours)
#   make screenshots  pictures of the page, into tests/artefacts/
#   make picture      the picture in the README
#   make format       lays the code out
#   make lock         works out both lock files anew (UPGRADE=1: with the newest versions)
#   make clean        away with everything that was made here

.DEFAULT_GOAL := play
.DELETE_ON_ERROR:
SHELL := /bin/sh

VENV := .venv
BIN := $(VENV)/bin
PLAY_READY := $(VENV)/requirements.installed
TEST_READY := $(VENV)/requirements-dev.installed
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-input --require-hashes

NEW_ENOUGH := import sys; sys.exit(sys.version_info < (3, 11))
PYTHON ?= $(shell for p in python3.11 python3 python; do \
	"$$p" -c '$(NEW_ENOUGH)' 2>/dev/null && { echo "$$p"; break; }; done)

# One worker more than CI has cores, as many tests wait for other processes; tests of one group (a
# browser, a playground) stay together.
WORKERS ?= 3
TESTS ?= tests
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-header $(if $(UPGRADE),--upgrade) pyproject.toml

.PHONY: play setup setup-test test check rules bench strength screenshots picture format lock clean

play: setup
	@$(BIN)/python -m bot playground $(ARGS)

setup: $(PLAY_READY)

setup-test: $(TEST_READY)

$(PLAY_READY): requirements.lock
	@test -n "$(PYTHON)" || { \
		echo "Parlour needs Python 3.11 or newer, and found none as python3.11, python3 or python." >&2; \
		echo "Install one, or name it: make play PYTHON=/path/to/python3.12" >&2; exit 1; }
	@"$(PYTHON)" -c '$(NEW_ENOUGH)' || { \
		echo "Parlour needs Python 3.11 or newer; $(PYTHON) is older, or no Python." >&2; exit 1; }
	@echo "Setting up $(VENV) ..."
	@"$(PYTHON)" -m venv --clear $(VENV) || { \
		echo "$(PYTHON) cannot make a virtual environment; on Debian: apt-get install python3-venv" >&2; exit 1; }
	@$(INSTALL) -r requirements.lock
	@touch $@

$(TEST_READY): requirements-dev.lock $(PLAY_READY)
	@echo "Adding the tools of the tests ..."
	@$(INSTALL) -r requirements-dev.lock
	@touch $@

test: check
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup $(TESTS)

check: setup-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

rules: setup-test
	@$(BIN)/python -m tests.rules

bench: setup
	@$(BIN)/python -m tests.bench $(ARGS)

strength: setup
	@$(BIN)/python -m tests.strength $(ARGS)

screenshots: setup-test
	$(BIN)/python -m pytest -m browser $(TESTS)
	@echo "The pictures are in tests/artefacts/."

picture: setup-test
	$(BIN)/python -m tests.browser.picture

format: setup-test
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

lock: $(TEST_READY)
	$(LOCK) --group dev --output-file requirements-dev.lock
	$(LOCK) --constraints requirements-dev.lock --output-file requirements.lock
	@echo "Read the difference, then run: make test"

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis tests/artefacts
	find bot cogs tests -name __pycache__ -type d -prune -exec rm -rf {} +
