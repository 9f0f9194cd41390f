# What a person types: make play, make test. Everything else serves those two.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip --disable-pip-version-check
HOT := pyproject.toml setup.py $(shell find src -type f -not -path '*/__pycache__/*' -not -name '*.so')

.PHONY: play test setup lint types soak bench clean lock

play: $(VENV)/built
	@$(BIN)/tavola play adventurers-guard

setup: $(VENV)/built

test: $(VENV)/built $(VENV)/dev
	@$(BIN)/python tests/run.py

$(VENV)/deps: requirements/play.txt
	@echo "==> 1/3 virtual environment"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "==> 2/3 libraries (requirements/play.txt)"
	@$(PIP) install --progress-bar on -q -r requirements/play.txt
	@touch $@

$(VENV)/built: $(VENV)/deps $(HOT)
	@echo "==> 3/3 compiling the engine (about half a minute)"
	@$(PIP) install -q --no-build-isolation --no-deps --force-reinstall .
	@touch $@

$(VENV)/dev: $(VENV)/deps requirements/dev.txt
	@echo "==> test tools (requirements/dev.txt)"
	@$(PIP) install -q -r requirements/dev.txt
	@touch $@
