"""What is used of Reflex beyond its public names is there, or a sentence says what is missing."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from runpy import run_path

import click
import pytest
import reflex as rx
from reflex.utils import exec as reflex_exec

from custom_components import reflex_insides
from custom_components.reflex_insides import (
    ROUTER_CONFIG,
    made_components,
    with_vite_plugin,
    without_kept_pages,
)
from portfolio.environment import environment

PATHS = ["/", "/projects", "/projects/udc"]
VITE = "import x;\nexport default { plugins: [\n    reactRouter(),\n  ] };\n"


@pytest.mark.parametrize(
    ("owner", "name"), [(rx.Component, "_get_hooks"), (reflex_exec, "is_prod_mode")]
)
def test_a_missing_name_of_reflex_is_an_error_that_names_both_releases(
    monkeypatch: pytest.MonkeyPatch, owner: object, name: str
) -> None:
    run_path(reflex_insides.__file__)
    monkeypatch.setattr("importlib.metadata.version", lambda _: "9.9.1")
    monkeypatch.delattr(owner, name)
    with pytest.raises(click.ClickException) as caught:
        run_path(reflex_insides.__file__)
    for said in (f"Reflex {reflex_insides.TESTED} is expected", "Reflex 9.9.1 is installed", name):
        assert said in str(caught.value)


def test_components_are_noted_where_they_are_made_and_not_after_the_block() -> None:
    made: list[str] = []
    with made_components(lambda component: made.append(type(component).__name__)):
        rx.el.p("Words")
    rx.el.div()
    assert made == ["P"]


def test_vite_gets_each_plugin_once() -> None:
    once = with_vite_plugin(VITE, "vite-plugin-dev-routes.js")
    assert once.startswith('import devRoutes from "./vite-plugin-dev-routes.js";\n')
    assert "plugins: [\n    devRoutes()," in once
    assert with_vite_plugin(once, "vite-plugin-dev-routes.js") == once
    both = with_vite_plugin(once, "vite-plugin-addresses.js")
    assert both.count("addresses(),") == both.count("devRoutes(),") == 1


def test_a_generated_configuration_of_another_shape_is_refused_with_its_name() -> None:
    with pytest.raises(ValueError, match=r"'plugins: \[' in vite\.config\.js"):
        with_vite_plugin("export default {}", "vite-plugin-errors.js")
    with pytest.raises(ValueError, match=r"in react-router\.config\.js"):
        without_kept_pages('export default {"prerender": ["/"]};')


def prerendered(folder: Path, kept: list[str] | None) -> list[str]:
    """Returns the paths that the router's configuration lets through.

    Args:
        folder: Where the configuration is written.
        kept: What the Vite plugin keeps; None while it has kept nothing.
    """
    config = without_kept_pages('export default {"ssr": false, "prerender": true};')
    (folder / ROUTER_CONFIG.replace(".js", ".mjs")).write_text(config)
    told = "" if kept is None else f"globalThis[Symbol.for('plain-pages.kept')] = {kept};"
    script = f"""{told}
        const config = (await import("./react-router.config.mjs")).default;
        console.log(JSON.stringify(config.prerender({{ getStaticPaths: () => {PATHS} }})));
    """
    command = ["node", "--input-type=module", "--eval", script]
    printed = subprocess.check_output(command, cwd=folder, env=environment(), text=True)
    return json.loads(printed)


@pytest.mark.parametrize(
    ("kept", "expected"),
    [
        (None, PATHS),
        ([], PATHS),
        (["/projects/udc"], ["/", "/projects"]),
        (PATHS, ["/"]),
    ],
)
def test_cached_pages_are_not_prerendered_except_the_home_page(
    tmp_path: Path, kept: list[str] | None, expected: list[str]
) -> None:
    assert prerendered(tmp_path, kept) == expected


def test_a_router_configuration_without_prerendering_or_with_the_change_stays_unchanged() -> None:
    changed = without_kept_pages('export default {"prerender": true};')
    for config in ('export default {"ssr": false};', changed):
        assert without_kept_pages(config) == config
