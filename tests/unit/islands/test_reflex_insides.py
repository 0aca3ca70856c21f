"""What is used of Reflex beyond its public names is there, or a sentence says what is missing."""

import subprocess
from pathlib import Path
from runpy import run_path

import click
import pytest
import reflex as rx
from reflex.utils import exec as reflex_exec
from reflex.utils.js_runtimes import _frontend_packages_cache_path

from portfolio.atomic_write import write_file, write_files
from portfolio.environment import environment
from portfolio.paths import installed_packages
from sandbox_islands import reflex_insides
from sandbox_islands.reflex_insides import with_vite_plugin

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


def test_pages_are_listed_by_their_names_on_every_disk(tmp_path: Path) -> None:
    app = tmp_path / "app"
    write_files({app / f"routes/[{it}]._index.jsx": "" for it in "hgfedcba"})
    files = {"app/root.jsx": "", reflex_insides.ROUTES: reflex_insides.sorted_routes()}
    files["package.json"] = '{"type": "module"}'
    files["list.js"] = (
        f'globalThis.__reactRouterAppDirectory = "{app}";\n'
        'const { default: routes } = await import("./app/routes.js");\n'
        "console.log(routes.map((route) => route.file).join(' '));\n"
    )
    write_files({tmp_path / name: text for name, text in files.items()})
    (tmp_path / "node_modules").symlink_to(installed_packages())
    command = {"args": ["node", "list.js"], "cwd": tmp_path, "env": environment(), "text": True}
    listed = subprocess.check_output(**command).split()
    assert len(listed) == 9
    assert listed == sorted(listed)


def test_packages_are_installed_again_where_install_has_left_out_build_tool(tmp_path: Path) -> None:
    installed = tmp_path / _frontend_packages_cache_path().name
    assert installed.name == reflex_insides.INSTALLED
    for is_complete in (True, False):
        write_file(installed, "")
        tool = tmp_path / reflex_insides.BUILD_TOOL
        if is_complete:
            write_file(tool, "")
        else:
            tool.unlink()
        reflex_insides.complete_packages(tmp_path)
        assert installed.exists() == is_complete


def test_packages_come_from_another_folder_of_the_app_that_has_them(tmp_path: Path) -> None:
    built, developed = tmp_path / "built", tmp_path / "developed"
    tool, hidden = reflex_insides.BUILD_TOOL, "node_modules/.package-lock.json"
    files = (tool, hidden, "package.json", reflex_insides.INSTALLED)
    write_files({built / name: name for name in (*files, "node_modules/.vite/deps.js")})
    write_file(developed / "node_modules/left-over.js", "")
    reflex_insides.complete_packages(developed, [tmp_path / "none", built])
    assert [(developed / name).read_text() for name in files] == [*files]
    assert {it.name for it in (developed / "node_modules").iterdir()} == {".bin", hidden[13:]}
    # npm writes to its own list, and replaces everything else.
    assert not (developed / hidden).samefile(built / hidden)
    assert (developed / tool).samefile(built / tool)


def test_packages_of_an_install_that_did_not_end_are_left_where_they_are(tmp_path: Path) -> None:
    write_file(tmp_path / "built" / reflex_insides.BUILD_TOOL, "")
    reflex_insides.complete_packages(tmp_path / "developed", [tmp_path / "built"])
    assert not (tmp_path / "developed").exists()
