# `make help` lists the targets; each is one line of shell where that is enough.
PORT ?= 3000
VENV := .venv
PY   := $(VENV)/bin/python

# The node and npm of the virtual environment come before those of the system.
export PATH := $(CURDIR)/$(VENV)/bin:$(PATH)
export REFLEX_USE_NPM := 1
export REFLEX_TELEMETRY_ENABLED := false

.DEFAULT_GOAL := help
.PHONY: help init serve site blocks dev check test unit engines e2e slow owners variants rooted lint audit format bench load shots artwork clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

serve: site ## build, then serve dist/ on http://localhost:3000 (PORT=…)
	@$(PY) -m portfolio serve --port $(PORT)

site: $(VENV)/site ## build dist/ from content/; nothing is done when nothing changed
	@$(PY) -m portfolio build

dev: $(VENV)/site ## Reflex with live reload; content/ reloads too
	@$(PY) -m portfolio dev --port $(PORT)

init: $(VENV)/site ## start a site of your own: make init FOLDER=../my-site, with EMPTY=1 without the sample
	@test -n "$(FOLDER)" || { echo "Say where: make init FOLDER=../my-site"; exit 1; }
	@$(PY) -m portfolio init "$(FOLDER)" $(if $(EMPTY),--empty)

check: $(VENV)/site ## read content/ and list what is wrong with it
	@$(PY) -m portfolio check

test: unit engines e2e ## unit tests, the islands' engines, and the site in Chromium; 11 minutes

unit: $(VENV)/dev site ## models, loader, build steps
	@$(PY) -m pytest tests/unit -q -n 2 $(AGAIN)

engines: site ## the islands' engines, in node
	@node --test --test-reporter=dot "tests/js/*.test.js"

e2e: $(VENV)/browser $(VENV)/tools rooted blocks ## the exported site in Chromium
	@SITE_PATH=/ $(PY) -m pytest tests/e2e -q -n 2 --dist loadgroup $(AGAIN)

slow: $(VENV)/browser $(VENV)/tools rooted blocks variants ## what takes minutes: other engines and servers, every state, leaks, builds
	@SITE_PATH=/ $(PY) -m pytest tests/slow -q -n 2 --dist loadgroup -o faulthandler_timeout=1800 $(AGAIN)

owners: $(VENV)/browser $(VENV)/tools blocks ## build the sites of twenty made-up owners and walk through them (OWNERS="3 11": some of them)
	@OWNERS="$(OWNERS)" $(PY) -m pytest tests/owners -q -n 2 --dist loadgroup -o faulthandler_timeout=1800 $(AGAIN)

variants: rooted # the site hydrated whole, below a path, with hostile words and in Arabic: for tests/slow
	@SITE_PATH=/portfolio $(PY) -m portfolio build --dist dist-subpath
	@$(PY) -m tests.support.script_site ar
	@$(PY) -m tests.support.hostile && CONTENT=.cache/hostile/content SITE_PATH=/ $(PY) -m portfolio build --dist dist-hostile

blocks: $(VENV)/dev site ## the page of all blocks, for e2e; never part of dist/
	@$(PY) -m tests.support.blocks

rooted: site # a build for the root of a host, for tests and bench, also if `address` has a path
	@$(PY) -m tests.support.site

lint: $(VENV)/dev ## ruff (format and rules) and pyright
	@$(VENV)/bin/ruff format --check . && $(VENV)/bin/ruff check . && $(VENV)/bin/pyright --stats

audit: $(VENV)/site ## list packages with known vulnerabilities
	@$(PY) -m pip install --quiet --disable-pip-version-check pip-audit==2.10.1 && $(PY) -m tests.audit

load: rooted ## measure requests per second with nginx and wrk, into bench/RESULTS.md
	@$(PY) -m bench.load

format: $(VENV)/dev ## format the code with ruff and fix what it can
	@$(VENV)/bin/ruff format . && $(VENV)/bin/ruff check --fix .

bench: $(VENV)/browser $(VENV)/lighthouse rooted ## weights, Lighthouse, interactions, frames, builds, into bench/RESULTS.md; on an idle machine
	@for part in weights lighthouse interactions frames growth; do $(PY) -m bench.$$part || missed=1; done; test -z "$$missed"

shots: $(VENV)/browser rooted ## a picture of every page, width and theme in shots/
	@$(PY) -m tests.shots

artwork: $(VENV)/browser ## take the sample pictures and films again from their mock sites
	@$(PY) -m pip install --quiet --disable-pip-version-check -r artwork/requirements.txt && $(PY) artwork/shoot.py

clean: ## delete everything that can be made again
	@rm -rf dist dist-* .web .states .cache shots assets/external assets/generated

$(VENV)/site: requirements.txt
	@test -x $(PY) || python3 -m venv $(VENV)
	@$(PY) -m pip install --quiet --disable-pip-version-check -r requirements.txt && touch $@

$(VENV)/dev: requirements-dev.txt $(VENV)/site
	@$(PY) -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt && touch $@

$(VENV)/tools: tests/tools/package-lock.json $(VENV)/site
	@npm ci --silent --ignore-scripts --no-audit --no-fund --prefix $(<D) && touch $@

$(VENV)/lighthouse: bench/package-lock.json $(VENV)/site
	@npm ci --silent --ignore-scripts --no-audit --no-fund --prefix $(<D) && touch $@

$(VENV)/browser: $(VENV)/dev
	@$(PY) -m tests.support.chromium && touch $@
