# Every recipe a contributor needs; `make` alone lists them.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
MAKEFLAGS += --no-builtin-rules --no-print-directory
.DELETE_ON_ERROR:

# Settings, to be given on the command line: `make setup PYTHON=python3.12`.
PYTHON ?= python3
VENV ?= .venv
JOBS ?= 2
# Test workers: more than the cores, since they wait for browsers and servers much of their time.
WORKERS ?= 5
# An interpreter that has catanatron, for `make compare` and `make soak`.
PEER_PYTHON ?=
# Further arguments for play, bench, compare and soak.
ARGS ?=

BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
# Pinned, checked by hash, and never built from source.
INSTALL_LOCKED := $(INSTALL) --require-hashes --only-binary=:all:
# A worker that is free has the next file, so that what a module needs is made once; in the order of their names the
# files that take long come well before the end.
PYTEST := $(BIN)/python -m pytest -q -n $(WORKERS) --dist loadfile --no-loadscope-reorder
# Whatever starts often, as in the tests, is compiled to bytecode once.
export PYTHONDONTWRITEBYTECODE :=
PAGE := src/hexmoot/page
PAGE_SOURCES := $(shell find web/src web/public web/*.* src/hexmoot/words -type f 2> /dev/null)
# The npm of a wheel, whatever else the machine has.
NPM := $(BIN)/python web/npm.py
PEER := $(if $(PEER_PYTHON),--peer-python "$(PEER_PYTHON)")

##@ Play

.PHONY: setup
setup: $(VENV)/.hexmoot ## Make .venv with everything needed to run hexmoot

.PHONY: play
play: setup page ## Play in the browser, against bots or with friends
	@echo "For friends on your network: make play ARGS=--share"
	@$(BIN)/hexmoot serve $(ARGS)

.PHONY: page
page: $(PAGE)/index.html ## Build the page from web/

##@ Develop

.PHONY: dev
dev: $(VENV)/.dev ## Set up, and add the linters and test tools

.PHONY: check
check: lint warm ## Lint, types, layers and the fast tests: the inner loop
	@echo "Fast tests"
	@# None of them waits for anything: more workers would only import everything more often.
	@$(PYTEST) -n 2 -m "not slow"

.PHONY: test
test: setup ## Everything: lint, types, layers and all tests, with a real browser
	@$(MAKE) -j3 --output-sync=line dev page lint warm page-tests
	@echo "All tests"
	@$(PYTEST)

.PHONY: page-tests
page-tests: web/node_modules/.package-lock.json ## The tests of the parts of the page
	@echo "Tests of the page's parts"
	@$(NPM) run test --silent

.PHONY: lint
lint: dev web/node_modules/.package-lock.json ## Lint, types and layers only
	@echo "Lint"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet . || { echo "Not formatted: run $(BIN)/ruff format ."; exit 1; }
	@echo "Types"
	@$(BIN)/mypy --no-error-summary
	@echo "Layers"
	@$(BIN)/lint-imports --no-logo
	@echo "Types and accessibility of the page"
	@mkdir -p build
	@$(NPM) run check --silent -- --output human > build/page-check.txt || { cat build/page-check.txt; exit 1; }

# Compile the rules once, before two test workers would each do it.
.PHONY: warm
warm: setup
	@$(BIN)/python -m hexmoot.warm

.PHONY: docs
docs: setup ## Write the generated pages of docs/ anew
	@$(BIN)/python docs/generate.py

.PHONY: pictures
pictures: dev page ## Take the pictures of the page in docs/ anew, in a real browser
	@$(BIN)/python docs/pictures.py

# One lock for all platforms and Python versions; no address of a registry is written into it.
COMPILE := build/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --fork-strategy fewest \
	--generate-hashes --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)

.PHONY: lock
lock: ## Pin all packages in requirements/ (UPGRADE=1 takes the newest)
	@[ -x build/lock/bin/uv ] || { echo "Fetching the resolver"; \
		$(PYTHON) -m venv build/lock; \
		build/lock/bin/python -m pip install --quiet --disable-pip-version-check "uv>=0.9"; }
	@echo "Pinning requirements/build.txt"
	@$(COMPILE) --group build --output-file requirements/build.txt > /dev/null
	@echo "Pinning requirements/run.txt"
	@$(COMPILE) pyproject.toml --output-file requirements/run.txt > /dev/null
	@echo "Pinning requirements/page.txt"
	@$(COMPILE) --group page --output-file requirements/page.txt > /dev/null
	@echo "Pinning requirements/dev.txt"
	@$(COMPILE) pyproject.toml --group dev --constraints requirements/build.txt --constraints requirements/run.txt \
		--output-file requirements/dev.txt > /dev/null

.PHONY: clean
clean: ## Remove caches and build outputs; .venv and reports/ stay
	@rm -rf build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	@find src tests docs benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2> /dev/null || true

##@ Measure

.PHONY: bench
bench: dev page ## Speed, signature, cold and warm start, and the page in a browser
	@$(BIN)/hexmoot bench $(ARGS)
	@$(BIN)/python benchmarks/start.py
	@$(BIN)/python benchmarks/page.py

.PHONY: compare
compare: setup ## Play in step with catanatron (PEER_PYTHON=… names an interpreter that has it)
	@$(BIN)/python benchmarks/compare/run.py $(PEER) $(ARGS)

.PHONY: soak
soak: dev warm ## The long runs; writes a dated report into reports/
	@$(BIN)/python benchmarks/soak.py $(PEER) $(ARGS)

##@ Help

.PHONY: help
help: ## This list
	@awk 'BEGIN { FS = ":.*## " } \
		/^##@ / { printf "\n%s\n", substr($$0, 5) } \
		/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))
	@echo

# The stamps: each names what is installed, and is older than the lock when the lock has changed.

$(VENV)/pyvenv.cfg:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "hexmoot needs Python 3.11 or newer; name one with: make setup PYTHON=python3.11"; exit 1; }
	@echo "Making $(VENV) with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.run: requirements/build.txt requirements/run.txt | $(VENV)/pyvenv.cfg
	@echo "Installing the packages that hexmoot needs (Numba, Litestar, Typer …)"
	@$(INSTALL_LOCKED) -r requirements/build.txt -r requirements/run.txt
	@touch $@

$(VENV)/.hexmoot: pyproject.toml $(VENV)/.run
	@echo "Installing hexmoot from src/"
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@
	@echo "Ready: $(BIN)/hexmoot --help"

$(VENV)/.dev: requirements/dev.txt | $(VENV)/.hexmoot
	@echo "Installing the linters and test tools"
	@$(INSTALL_LOCKED) -r requirements/dev.txt
	@touch $@

$(VENV)/.page: requirements/page.txt | $(VENV)/.hexmoot
	@echo "Installing Node, to build the page with"
	@$(INSTALL_LOCKED) -r requirements/page.txt
	@touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json | $(VENV)/.page
	@echo "Fetching what the page is built with"
	@$(NPM) ci --ignore-scripts --no-audit --no-fund --loglevel error
	@touch $@

$(PAGE)/index.html: web/node_modules/.package-lock.json $(PAGE_SOURCES)
	@echo "Building the page"
	@$(NPM) run build --silent -- --logLevel warn
	@touch $@
