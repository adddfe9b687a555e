# Everything a checkout needs. `make` alone lists the targets.
.NOTPARALLEL:
.PHONY: help play setup ready quick test test-all lint format bench pictures fixtures clean \
        test-tools compiled web-tests interpreted-tests compiled-tests parity

# .venv finds the compiled engine first; this asks for the sources as they are.
COMPILED    := .venv/bin/python
INTERPRETED := env PYTHONPATH=$(CURDIR)/src .venv/bin/python
# What a compiler can change is tested on both builds; server, client and command line once, on the compiled one.
RULES  := $(wildcard tests/games/*/rules)
ENGINE := tests/core tests/bots tests/toys tests/test_fixtures.py $(RULES)
FAST   := tests/core tests/meta tests/workshop tests/test_readme.py $(RULES)
# Test processes at a time: on two cores three, as they wait for browsers and disks half of the time; and random
# games per player count for the comparison of the two builds.
JOBS  ?= 3
GAMES ?= 200

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## open a table in the browser (ARGS="--port 8001"); in the terminal: .venv/bin/tutable play tuareg
	@scripts/run play $(ARGS)

setup: ## everything to work on tutable with, into .venv; again: only what has changed
	@scripts/run develop

ready: # the same without the compiled engine
	@TUTABLE_COMPILE=0 scripts/run develop

quick: ready ## the inner loop, about a minute: lint, and the fast tests on the sources as they are
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	PYTHONPATH=src .venv/bin/lint-imports
	$(INTERPRETED) -m pytest -n $(JOBS) --dist worksteal -q $(FAST) $(ARGS)

# A missing browser is a failure here, not a skipped test. The compiler keeps one core busy for minutes: meanwhile
# everything is checked that needs no compiled engine.
test: export TUTABLE_TEST_STRICT = 1
test: ready test-tools ## lint, the tests on both builds, and the comparison of the builds
	@scripts/run develop & \
	    $(MAKE) --no-print-directory lint web-tests interpreted-tests ENGINE="$(ENGINE)"; \
	    status=$$?; wait; exit $$status
	@$(MAKE) --no-print-directory compiled compiled-tests parity GAMES="$(GAMES)"

test-all: export TUTABLE_TEST_ALL = 1
test-all: export PYTEST_TIMEOUT = 7200
test-all: GAMES = 10000
test-all: ENGINE = --ignore=tests/browser
test-all: test ## the same with the long versions of the tests

lint: ready ## ruff, mypy, which layer may import which; the client: types, eslint, prettier
	.venv/bin/ruff check .
	.venv/bin/ruff format --check .
	.venv/bin/mypy
	PYTHONPATH=src .venv/bin/lint-imports
	@scripts/run client check lint

format: setup ## let ruff and prettier write what lint would complain about
	.venv/bin/ruff check --fix .
	.venv/bin/ruff format .
	@scripts/run client format

bench: setup compiled test-tools ## measure engine and search against OpenSpiel's (installs open_spiel), server and client
	@scripts/run environment bench
	$(COMPILED) -m bench.engine $(ARGS)
	$(COMPILED) -m bench.load
	$(COMPILED) -m bench.hostile
	$(COMPILED) -m bench.search
	$(COMPILED) -m bench.client

pictures: setup test-tools ## take the README's pictures from the real client
	$(COMPILED) -m tests.browser.pictures

fixtures: setup ## regenerate playthroughs, perft tables and finished matches: read the diff
	$(COMPILED) -m tests.regenerate

clean: ## remove what was installed and built here
	rm -rf .venv build dist web/node_modules src/tutable/server/static src/*.egg-info
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

test-tools:
	@scripts/run tools

# Without this the tests would pass on two interpreted builds.
compiled: setup
	@$(COMPILED) -c "import tutable; raise SystemExit(not tutable.COMPILED)" || \
	    { echo "The engine is not compiled: see build/compile.log" >&2; exit 1; }

web-tests: ready
	@scripts/run client test

interpreted-tests: ready
	$(INTERPRETED) -m pytest -n $(JOBS) --dist worksteal -q $(ENGINE) $(ARGS)

# Browsers and servers share the machine with whatever else runs on it. What fails is tried once more;
# what then passes is listed as a rerun, and wants mending all the same.
compiled-tests: setup compiled
	$(COMPILED) -m pytest -n $(JOBS) --dist worksteal -q --reruns 1 -rR $(ARGS)

# The same random games on both builds must leave the same lines, byte for byte.
parity: setup compiled
	@mkdir -p build/parity
	$(INTERPRETED) -m tests.parity dump build/parity/interpreted.txt --games $(GAMES)
	$(COMPILED) -m tests.parity dump build/parity/compiled.txt --games $(GAMES)
	cmp build/parity/interpreted.txt build/parity/compiled.txt
