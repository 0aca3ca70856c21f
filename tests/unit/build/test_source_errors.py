"""Scripts and stylesheets with mistakes, read with the parsers that the project has installed."""

from __future__ import annotations

from pathlib import Path

import pytest

from portfolio.atomic_write import write_files
from portfolio.build.source_errors import import_errors, require_sound_sources, source_errors
from portfolio.content.diagnostics import ContentError
from portfolio.paths import ROOT

TILT = "custom_components/tilt/tilt.jsx"
SOUND = {
    TILT: 'import { tilt } from "./engine.js";\nexport const Tilt = () => <b>{tilt}</b>;\n',
    "custom_components/tilt/engine.js": "export const tilt = 1;\n",
    "custom_components/tilt/tilt.css": ".tilt { &:hover { color: red; } }\n",
    "portfolio/layout/boot.js": "{\n  const theme = localStorage.theme;\n}\n",
    "assets/lab/lab.js": 'import { gsap } from "./vendor/gsap.js";\ngsap.to(1);\n',
    "assets/generated/old.js": "const = ;\n",
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project without mistakes, with the packages of this one."""
    packages = ROOT / ".web" / "node_modules"
    if not packages.is_dir():
        pytest.skip("The npm packages are not installed.")
    write_files({tmp_path / name: text for name, text in SOUND.items()})
    (tmp_path / ".web").mkdir()
    (tmp_path / ".web/node_modules").symlink_to(packages)
    return tmp_path


def link(project: Path, *names: str) -> None:
    """Links scripts as compiling does."""
    for name in names:
        target = project / name.replace("custom_components", "assets/external")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.symlink_to(project / name)


def test_the_sources_of_this_project_are_sound() -> None:
    assert source_errors() == []


def test_scripts_and_stylesheets_without_mistakes_have_no_errors(project: Path) -> None:
    link(project, TILT, "custom_components/tilt/engine.js")
    assert source_errors(project) == import_errors(project) == []


def test_sources_are_not_checked_while_no_parser_is_installed(project: Path) -> None:
    (project / TILT).write_text("const = ;")
    (project / ".web/node_modules").unlink()
    assert source_errors(project) == []


MISTAKES = {
    "portfolio/layout/boot.js": ("{ const = 1; }", (1, 9), "JavaScript: "),
    "custom_components/tilt/a.jsx": ("const a = 1;\nconst b = ;\n", (2, 11), "JavaScript: "),
    "custom_components/tilt/b.jsx": (
        "export const A = () => <p><b></p>;\n",
        (1, 32),
        "JavaScript: ",
    ),
    "assets/lab/lab.js": ("if (", (1, 5), "JavaScript: "),
    "portfolio/a.css": (".a {\n  b: c;\n", (1, 1), "CSS: "),
    "portfolio/b.css": (".a { b: c }\n.b,, .c { d: e }\n", (2, 4), "CSS: "),
    "custom_components/tilt/tilt.css": (".a { b: c }\n}\n", (2, 1), "CSS: "),
    TILT: ('const load = () => import("./engin.js");\n', (1, 27), 'cannot find "./engin.js"'),
    "custom_components/tilt/c.jsx": ('import { x } from "./none.js";\n', (1, 19), "cannot find"),
    "custom_components/tilt/d.jsx": (
        'import { tlit } from "./engine.js";\n',
        (1, 10),
        '"./engine.js" does not export `tlit`',
    ),
}
"""Texts with a mistake, its line and column, and the beginning of its message."""


def test_mistakes_in_scripts_and_stylesheets_are_reported_with_line_and_column(
    project: Path,
) -> None:
    for name, (text, _, _) in MISTAKES.items():
        (project / name).write_text(text)
    found = {it.file: it for it in source_errors(project)}
    assert {name: (it.line, it.column) for name, it in found.items()} == {
        name: place for name, (_, place, _) in MISTAKES.items()
    }
    assert all(it.message.startswith(MISTAKES[name][2]) for name, it in found.items())
    assert found[TILT].hint == "there is no file custom_components/tilt/engin.js"
    assert found["custom_components/tilt/d.jsx"].hint == "it exports: tilt"
    with pytest.raises(ContentError):
        require_sound_sources(project)


def test_an_import_of_an_npm_package_that_is_not_installed_is_reported(project: Path) -> None:
    link(project, TILT)
    (project / TILT).write_text('import "react";\nimport tilt from "@tilt/core/x.js";\n')
    (error,) = import_errors(project)
    assert str(error) == (
        f'{TILT}:2:18  the npm package "@tilt/core" is not installed\n'
        '  add "@tilt/core@<version>" to lib_dependencies in custom_components/tilt/component.py'
    )


def test_a_script_of_another_island_has_to_be_linked(project: Path) -> None:
    link(project, TILT)
    (error,) = import_errors(project)
    assert str(error) == (
        f'{TILT}:1:22  cannot find "./engine.js"\n  add the folder of '
        "custom_components/tilt/engine.js to `needs` in custom_components/tilt/component.py"
    )
