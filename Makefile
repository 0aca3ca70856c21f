# `make help` lists the targets; each is one line of shell where that is enough.
PORT ?= 3000
VENV := .venv
PY   := $(VENV)/bin/python
# Python compiles the modules that it imports, when it does: thousands of others never are.
PIP  := $(PY) -m pip install --quiet --disable-pip-version-check --no-compile

# How tests run that take hours together.
LONG_RUN = EVERY_PAGE=1 SITE_PATH=/ $(PY) -m pytest -q -n 2 --dist loadgroup --hypothesis-profile=weekly -o faulthandler_timeout=1800

# What a new site installs, which is also installed here: this release is tested with it.
LOCKS = portfolio/scaffold/template/vendor
LOCK = $(VENV)/bin/uv pip compile -c requirements-dev.txt --universal --python-version 3.11 --generate-hashes \
	--no-annotate --custom-compile-command "make lock, in the engine's repository" --quiet

# The node and npm of the virtual environment come before those of the system.
export PATH := $(CURDIR)/$(VENV)/bin:$(PATH)
export REFLEX_USE_NPM := 1
export REFLEX_TELEMETRY_ENABLED := false
# A machine may forbid Python to keep what it compiles; then each process compiles Reflex again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help init serve site dev check test unit engines e2e nightly weekly test-sites blocks variant rooted lint lock audit format bench load shots artwork clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / {printf "  make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

serve: site ## build, then serve dist/ on http://localhost:3000 (PORT=… HOST=…)
	@$(PY) -m portfolio serve --port $(PORT)

site: $(VENV)/site ## build dist/ from content/; nothing is done when nothing changed
	@$(PY) -m portfolio build

dev: $(VENV)/site ## Reflex with live reload; content/ reloads too; on this machine only, or HOST=0.0.0.0
	@$(PY) -m portfolio dev --port $(PORT)

init: $(VENV)/site ## start a site of your own: make init FOLDER=../my-site, without the sample EMPTY=1 (and SITE_LANGUAGE=pl)
	@test -n "$(FOLDER)" || { echo "Say where: make init FOLDER=../my-site"; exit 1; }
	@$(PY) -m portfolio init "$(FOLDER)" $(if $(EMPTY),--empty) $(if $(SITE_LANGUAGE),--language $(SITE_LANGUAGE))

check: $(VENV)/site ## read content/ and list what is wrong with it
	@$(PY) -m portfolio check

test: unit e2e ## what every change passes, with make lint: unit tests, engines, the site in Chromium; 7 to 18 minutes

unit: $(VENV)/dev site ## models, loader, build steps; 2 to 5 minutes
	@$(PY) -m pytest tests/unit -m "not nightly" -q -n 2

engines: site ## the islands' engines, in node; seconds
	@node --test --test-reporter=dot "tests/js/*.test.js"

e2e: $(VENV)/browser $(VENV)/tools rooted test-sites ## three built sites in Chromium; 5 to 9 minutes
	@SITE_PATH=/ $(PY) -m pytest tests/e2e -m "not nightly" -q -n 2 --dist loadgroup

nightly: $(VENV)/browser $(VENV)/tools rooted test-sites ## what takes longer: every page, other engines, servers; 30 to 45 minutes
	@node --test --test-reporter=dot "tests/nightly/lab/*.test.js"
	@$(LONG_RUN) tests/nightly tests/e2e tests/unit -m "nightly or every_page"

weekly: $(VENV)/browser $(VENV)/tools rooted test-sites ## what takes longest: other themes and owners, kills, random input; 16 to 25 minutes
	@$(LONG_RUN) tests/weekly tests/unit -m "weekly or hypothesis"

test-sites: site # a build keeps one core busy, and so do the engines: two run at once
	@$(MAKE) --no-print-directory -j 2 variant blocks engines

blocks: $(VENV)/dev site # the tests' own site, with a page of all blocks; never part of dist/
	@$(PY) -m tests.support.blocks

variant: $(VENV)/dev site # a site below a path, in three languages, with art and with hostile words
	@$(PY) -m tests.support.variant

rooted: site # a build for the root of a host, for tests and bench, also if `address` has a path
	@$(PY) -m tests.support.site

lint: $(VENV)/dev ## ruff (format and rules), pyright, and rules of our own; a minute
	@$(VENV)/bin/ruff format --check --quiet . && $(VENV)/bin/ruff check --quiet . && $(VENV)/bin/pyright && $(PY) -m pytest tests/lint -q

lock: $(VENV)/site ## write the exact versions with hashes that new sites install, after a change of requirements
	@$(PIP) uv==0.13.9
	@$(LOCK) pyproject.toml -o $(LOCKS)/requirements.lock
	@printf 'axe-playwright-python\nplaywright\npytest\n' | $(LOCK) - -c $(LOCKS)/requirements.lock -o $(LOCKS)/requirements-test.lock

audit: $(VENV)/site ## list packages with known vulnerabilities
	@$(PIP) pip-audit==2.10.1 && $(PY) -m tests.audit

load: rooted ## measure requests per second with nginx and wrk, into bench/RESULTS.md
	@$(PY) -m bench.load

format: $(VENV)/dev ## format the code with ruff and fix what it can
	@$(VENV)/bin/ruff format . && $(VENV)/bin/ruff check --fix .

bench: $(VENV)/browser $(VENV)/lighthouse rooted ## weights, Lighthouse, interactions, drawing, frames, builds, into bench/RESULTS.md; on an idle machine
	@for part in weights lighthouse interactions drawing frames growth; do $(PY) -m bench.$$part || missed=1; done; test -z "$$missed"

shots: $(VENV)/browser rooted ## a picture of every page and width in shots/; those of the documents, of each theme: THEMES=1
	@$(PY) -m tests.shots $(if $(THEMES),--themes)

artwork: $(VENV)/browser ## take the sample pictures and films again from their mock sites
	@$(PIP) -r artwork/requirements.txt && $(PY) artwork/shoot.py

clean: ## delete everything that can be made again
	@rm -rf dist dist-* .web .states .cache shots assets/external assets/generated

$(VENV)/site: requirements.txt $(LOCKS)/requirements.lock
	@echo "Installing the packages of requirements.txt; the first time takes a minute or two."
	@test -x $(PY) || python3 -m venv $(VENV)
	@$(PIP) -r $(LOCKS)/requirements.lock
	@$(PIP) -r requirements.txt && touch $@

$(VENV)/dev: requirements-dev.txt $(LOCKS)/requirements-test.lock $(VENV)/site
	@$(PIP) -r $(LOCKS)/requirements-test.lock
	@$(PIP) -r requirements-dev.txt && touch $@

$(VENV)/tools: tests/tools/package-lock.json $(VENV)/site
	@npm ci --silent --ignore-scripts --no-audit --no-fund --prefix $(<D) && touch $@

$(VENV)/lighthouse: bench/package-lock.json $(VENV)/site
	@npm ci --silent --ignore-scripts --no-audit --no-fund --prefix $(<D) && touch $@

$(VENV)/browser: $(VENV)/dev
	@$(PY) -m tests.support.chromium && touch $@
