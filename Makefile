# What a person types: make play, make test. Everything else serves those two.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check
CORES = $(shell $(BIN)/python -c 'import os; print(os.cpu_count() or 1)')
PAGE := src/tavola/server/static/index.html
TYPES := web/src/generated/wire.ts
WEB := $(TYPES) $(shell find web src/tavola/games -type f -not -path '*/node_modules/*' -not -path '*/generated/*' \( -path 'web/*' -o -name theme.json \))
HOT := pyproject.toml setup.py $(wildcard $(PAGE)) $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*/server/static/*' -not -name '*.so')

.PHONY: play packages terminal test setup web picture screenshots schema observations positions lint types soak bench clean lock

# Page and engine at once: while the libraries of the one are loaded, those of the other are, and while it is bundled,
# the other is translated.
play:
	@$(MAKE) --no-print-directory -j2 $(VENV)/deps packages
	@$(MAKE) --no-print-directory -j2 $(PAGE) $(VENV)/built
	@$(BIN)/tavola serve

packages:
	@$(PYTHON) web/build.py packages

terminal: $(VENV)/built
	@$(BIN)/tavola play adventurers-guard

setup: $(VENV)/built

web: $(PAGE)

test: $(PAGE) $(VENV)/built $(VENV)/dev
	@$(BIN)/python tests/run.py

$(VENV)/deps: requirements/play.txt
	@echo "==> 1/4 virtual environment"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "==> 2/4 libraries (requirements/play.txt)"
	@$(PIP) install --progress-bar on -q --no-deps -r requirements/play.txt
	@touch $@

$(PAGE): $(VENV)/deps $(WEB)
	@echo "==> 3/4 the browser table (about half a minute)"
	@$(BIN)/python web/build.py

# Left alone where scenes and messages are what they were: then the page need not be built anew.
$(TYPES): web/generate.py $(wildcard src/tavola/kernel/*.py src/tavola/server/*.py src/tavola/server/people/*.py) | $(VENV)/deps
	@PYTHONPATH=src $(BIN)/python web/generate.py

$(VENV)/built: $(VENV)/deps $(HOT)
	@echo "==> 4/4 compiling the engine (a minute or two)"
	@$(PIP) install -q --no-build-isolation --no-deps --force-reinstall .
	@touch $@

$(VENV)/dev: $(VENV)/deps requirements/dev.txt
	@echo "==> test tools (requirements/dev.txt)"
	@$(PIP) install -q -r requirements/dev.txt
	@touch $@

screenshots: $(PAGE) $(VENV)/built $(VENV)/dev
	@$(BIN)/python tests/web/screenshots.py

lint: $(VENV)/dev
	@$(BIN)/python tests/run.py style format imports

types: $(VENV)/dev
	@$(BIN)/python tests/run.py types

# Long and random: many more games, positions and mangled files than make test.
soak: $(PAGE) $(VENV)/built $(VENV)/dev
	@TAVOLA_THOROUGH=$${TAVOLA_THOROUGH:-10} $(BIN)/pytest -n $(CORES) tests/soak tests/conformance tests/envs tests/net tests/test_bad_input.py tests/games/test_tally.py tests/web/test_whole_games.py tests/web/test_lessons.py tests/web/test_boxes.py
	@TAVOLA_DATABASE=postgresql TAVOLA_THOROUGH=$${TAVOLA_THOROUGH:-10} $(BIN)/pytest -n $(CORES) tests/server tests/soak/test_kill.py tests/soak/test_nodes_killed.py

$(VENV)/bench: $(VENV)/dev requirements/bench.txt
	@echo "==> peers to measure beside (requirements/bench.txt)"
	@$(PIP) install -q -r requirements/bench.txt
	@touch $@

# The last part installs boardgame.io from npm into a folder that it removes again.
bench: $(PAGE) $(VENV)/built $(VENV)/bench
	@echo "==> the engine beside OpenSpiel and Catanatron (about two minutes)"
	@$(BIN)/python benchmarks/engine.py
	@echo "==> environments beside PettingZoo and OpenSpiel (about a minute)"
	@$(BIN)/python -W ignore::DeprecationWarning benchmarks/envs.py
	@echo "==> the server beside boardgame.io (about two minutes)"
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python benchmarks/server.py

# Pins every dependency anew, with its hashes, from pyproject.toml.
LOCK := TAVOLA_PURE=1 $(BIN)/pip-compile -q --strip-extras --allow-unsafe --all-build-deps \
	--no-emit-index-url --no-emit-find-links --no-header --no-annotate --generate-hashes
lock: $(VENV)/deps
	@$(PIP) install -q pip-tools
	@$(LOCK) -o requirements/play.txt pyproject.toml
	@$(BIN)/python requirements/lean.py requirements/play.txt
	@$(LOCK) --extra postgres -o requirements/postgres.txt pyproject.toml
	@$(BIN)/python requirements/lean.py requirements/postgres.txt
	@$(LOCK) --extra dev -o requirements/dev.txt pyproject.toml
	@$(LOCK) --extra bench -o requirements/bench.txt pyproject.toml
	@$(subst --all-build-deps,,$(LOCK)) -o requirements/node.txt requirements/node.in

clean:
	@rm -rf $(VENV) build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

# The picture of the README.
picture: $(VENV)/built
	@$(BIN)/python docs/picture.py

schema: $(VENV)/deps
	@PYTHONPATH=src $(BIN)/python -c 'from tavola.kernel import scene; print(scene.schema_text(), end="")' > docs/scene.schema.json

# Positions in writing, field by field.
positions: $(VENV)/deps
	@PYTHONPATH=src $(BIN)/python docs/positions.py

# What each number of an observation is, game by game.
observations: $(VENV)/deps
	@PYTHONPATH=src $(BIN)/python docs/observations.py
