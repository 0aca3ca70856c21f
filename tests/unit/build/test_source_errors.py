"""Scripts and stylesheets with mistakes, read with the parsers that the project has installed."""

from pathlib import Path

import pytest

from portfolio.atomic_write import write_files
from portfolio.build import source_errors
from portfolio.build.source_errors import import_errors, require_sound_sources
from portfolio.content.diagnostics import ContentError
from portfolio.paths import SITE

TILT = "custom_components/tilt/tilt.jsx"
SOUND = {
    TILT: 'import { tilt } from "./engine.js";\nexport const Tilt = () => <b>{tilt}</b>;\n',
    "custom_components/tilt/engine.js": "export const tilt = 1;\n",
    "custom_components/tilt/tilt.css": ".tilt { &:hover { color: red; } }\n",
    "portfolio/layout/scripts/boot.js": "{\n  const theme = localStorage.theme;\n}\n",
    "assets/lab/lab.js": 'import { gsap } from "./vendor/gsap.js";\ngsap.to(1);\n',
    "assets/generated/old.js": "const = ;\n",
}


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A site and an engine without mistakes in one folder, with the packages of this one."""
    folders = {"custom_components": True, "portfolio": True, "assets": False}
    monkeypatch.setattr(source_errors, "SOURCE_FOLDERS", folders)
    packages = SITE / ".web" / "node_modules"
    if not packages.is_dir():
        pytest.skip("The npm packages are not installed.")
    write_files({tmp_path / name: text for name, text in SOUND.items()})
    (tmp_path / ".web").mkdir()
    (tmp_path / ".web/node_modules").symlink_to(packages)
    return tmp_path


def link(project: Path, *names: str) -> None:
    for name in names:
        target = project / name.replace("custom_components", "assets/external")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.symlink_to(project / name)


def test_scripts_and_stylesheets_without_mistakes_have_no_errors(project: Path) -> None:
    link(project, TILT, "custom_components/tilt/engine.js")
    require_sound_sources(project)
    assert import_errors(project) == []


def test_sources_are_not_checked_while_no_parser_is_installed(project: Path) -> None:
    (project / TILT).write_text("const = ;")
    (project / ".web/node_modules").unlink()
    require_sound_sources(project)


TEXTS = {
    "portfolio/layout/scripts/boot.js": ("{ const = 1; }", ":1:9  JavaScript: Unexpected token"),
    "custom_components/tilt/tilt.jsx": (
        'const load = () => import("./engin.js");\n',
        ':1:27  cannot find "./engin.js"\n  there is no file custom_components/tilt/engin.js',
    ),
    "custom_components/tilt/export.jsx": (
        'import { tlit } from "./engine.js";\n',
        ':1:10  "./engine.js" does not export `tlit`\n  it exports: tilt',
    ),
}
"""A mistake of each kind, and the whole of what is printed about it."""

PLACES = {
    "custom_components/tilt/a.jsx": ("const a = 1;\nconst b = ;\n", (2, 11)),
    "custom_components/tilt/b.jsx": ("export const Tilt = () => <p><b></p>;\n", (1, 35)),
    "custom_components/tilt/c.jsx": ('import { x } from "./missing.js";\n', (1, 19)),
    "assets/lab/lab.js": ("if (", (1, 5)),
    "custom_components/tilt/tilt.css": (".a { b: c }\n}\n", (2, 1)),
    "portfolio/a.css": (".a {\n  b: c;\n", (1, 1)),
    "portfolio/b.css": (".a { b: c }\n.b,, .c { d: e }\n", (2, 4)),
}
"""More mistakes, and their lines and columns."""


def test_mistakes_in_scripts_and_stylesheets_are_reported_with_line_and_column(
    project: Path,
) -> None:
    for name, (text, _) in {**TEXTS, **PLACES}.items():
        (project / name).write_text(text)
    with pytest.raises(ContentError) as error:
        require_sound_sources(project)
    found = {it.file: it for it in error.value.diagnostics}
    assert found.keys() == {*TEXTS, *PLACES}
    assert {name: str(found[name]) for name in TEXTS} == {
        name: f"{name}{error}" for name, (_, error) in TEXTS.items()
    }
    assert {name: (found[name].line, found[name].column) for name in PLACES} == {
        name: place for name, (_, place) in PLACES.items()
    }


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
