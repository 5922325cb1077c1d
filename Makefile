# `make play` starts a match, `make test` runs every test. Both set up what they need in .venv first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
BUILD ?= build
COMPILED := $(BUILD)/compiled
SOURCES := $(shell find src -name '*.py')
COMPILER := $(shell command -v cc || command -v gcc || command -v clang)
GAME ?= builders
SEATS ?= me,mcts
QUIET := --quiet --disable-pip-version-check

.PHONY: play test test-pure test-compiled lint rules bench lock clean setup

play: setup $(if $(COMPILER),$(COMPILED)/ready)
	@PYTHONPATH=$(if $(COMPILER),$(COMPILED)) $(BIN)/ratusz play $(GAME) --seats $(SEATS)

test: lint test-pure test-compiled

test-pure: setup
	$(BIN)/pytest -n auto

ifdef COMPILER
test-compiled: $(COMPILED)/ready
	PYTHONPATH=$(COMPILED) RATUSZ_EXPECT_COMPILED=1 $(BIN)/pytest -n auto tests
else
test-compiled:
	@echo "No C compiler (cc) was found: the compiled build is not tested. On Debian: apt-get install gcc" >&2
	@exit 1
endif

lint: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

rules: setup
	@$(BIN)/ratusz rules --missing

bench: setup $(COMPILED)/ready
	$(BIN)/python bench/engine.py

setup: $(READY)

$(READY): pyproject.toml requirements/dev.txt
	@command -v $(PYTHON) >/dev/null || { echo "Python 3.11 or newer is needed, and '$(PYTHON)' was not found." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed; '$(PYTHON)' is older. Try: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing. On Debian: apt-get install python3-venv" >&2; exit 1; }
	$(BIN)/pip install $(QUIET) --require-hashes -r requirements/dev.txt
	$(BIN)/pip install $(QUIET) --no-deps --no-build-isolation --editable .
	@touch $@

# The compiled build is an ordinary wheel unpacked beside the sources: put it first on PYTHONPATH to use it.
# It is made from a copy, since the compiler leaves its modules next to the files it read. Hidden symbols let the
# C compiler inline calls between our own functions.
$(COMPILED)/ready: $(READY) $(SOURCES)
	@rm -rf $(COMPILED) $(BUILD)/source $(BUILD)/wheel
	@mkdir -p $(BUILD)/source
	@cp -rL src pyproject.toml README.md LICENSE $(BUILD)/source
	CFLAGS="$(CFLAGS) -fvisibility=hidden" HATCH_BUILD_HOOK_ENABLE_MYPYC=1 $(BIN)/pip wheel $(QUIET) --no-deps --no-build-isolation --wheel-dir $(BUILD)/wheel $(BUILD)/source
	$(BIN)/pip install $(QUIET) --no-deps --target $(COMPILED) $(BUILD)/wheel/*.whl
	@touch $@

lock: setup
	$(BIN)/pip install $(QUIET) pip-tools
	$(BIN)/pip-compile --quiet --strip-extras --generate-hashes --no-emit-index-url --no-emit-find-links --no-header --allow-unsafe --all-extras --output-file requirements/dev.txt pyproject.toml

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
