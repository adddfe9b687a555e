# Everything a checkout needs. `make` alone lists the targets.
.NOTPARALLEL:
.PHONY: help setup play test test-all bench lint clean compiled interpreted-tests compiled-tests parity test-tools fixtures pictures

COMPILED    := .venv/bin/python
INTERPRETED := .venv-interpreted/bin/python
# Test processes at a time; random games per player count for the comparison of the two builds.
JOBS  ?= 2
# Server and client are no compiled code: what they do is tested once, on the compiled engine.
ONCE  := --ignore=tests/browser --ignore=tests/server
GAMES ?= 500

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## install everything into .venv (says first what); again: only what changed
	@scripts/setup.sh

play: setup ## open a table in the browser (ARGS="--port 8001"); in the terminal: .venv/bin/tutable play tuareg
	@.venv/bin/tutable serve --open $(ARGS)

# A missing browser is a failure here, not a skipped test.
test: export TUTABLE_TEST_STRICT = 1
test: setup test-tools lint compiled interpreted-tests compiled-tests parity ## lint, all tests on both builds, and the comparison of the builds

test-all: export TUTABLE_TEST_ALL = 1
test-all: GAMES = 10000
test-all: ONCE = --ignore=tests/browser
test-all: test ## the same with the long versions of the tests

bench: setup ## measure the engine against OpenSpiel's games (installs open_spiel), and the server under load
	@scripts/setup.sh bench
	$(COMPILED) -m bench.engine $(ARGS)
	$(COMPILED) -m bench.load

pictures: setup test-tools ## take the README's pictures from the real client
	$(COMPILED) -m tests.browser.pictures

fixtures: setup ## regenerate playthroughs, perft tables and finished matches: read the diff
	$(COMPILED) -m tests.regenerate

lint: setup ## ruff, mypy, and which layer may import which
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	PYTHONPATH=src .venv/bin/lint-imports

clean: ## remove what was installed and built here
	rm -rf .venv .venv-interpreted build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	rm -rf src/*.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

test-tools: setup
	@scripts/setup.sh test

# Without this the tests would pass on two interpreted builds.
compiled: setup
	@$(COMPILED) -c "import tutable; raise SystemExit(not tutable.COMPILED)" || \
	    { echo "The build in .venv is not compiled: see .venv/build.log" >&2; exit 1; }

interpreted-tests: setup
	$(INTERPRETED) -m pytest -n $(JOBS) $(ONCE) $(ARGS)

compiled-tests: setup compiled
	$(COMPILED) -m pytest -n $(JOBS) $(ARGS)

# The same random games on both builds must leave the same lines, byte for byte.
parity: setup compiled
	@mkdir -p build/parity
	$(INTERPRETED) -m tests.parity dump build/parity/interpreted.txt --games $(GAMES)
	$(COMPILED) -m tests.parity dump build/parity/compiled.txt --games $(GAMES)
	cmp build/parity/interpreted.txt build/parity/compiled.txt
