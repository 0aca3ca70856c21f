"""What the development server is told of a change that cannot be shown."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from watchfiles import Change

from custom_components.vite import with_plugin
from portfolio.content.diagnostics import Diagnostic
from portfolio.dev import error_overlay
from portfolio.dev.dev_server import SourceFilter
from portfolio.paths import ROOT

FAULT = Diagnostic(
    "content/site.yaml", 3, 1, "owner", "expected text", found="5", hint="add quotes"
)
SETTINGS = "import x;\nexport default { plugins: [\n    reactRouter(),\n  ] };\n"


@pytest.fixture
def shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of faults, elsewhere, and content with three lines."""
    (tmp_path / "content").mkdir()
    (tmp_path / "content/site.yaml").write_text("# one\n# two\nowner: 5\n")
    monkeypatch.setattr(error_overlay, "CONTENT", tmp_path / "content")
    monkeypatch.setattr(error_overlay, "FILE", tmp_path / "faults.json")
    return tmp_path / "faults.json"


def test_a_fault_has_its_place_its_hint_and_the_lines_around(shown: Path) -> None:
    error_overlay.show_errors([FAULT])
    (error,) = json.loads(shown.read_text())
    assert error["message"] == "expected text; found 5\nadd quotes"
    assert error["loc"] == {"file": str(shown.parent / "content/site.yaml"), "line": 3, "column": 1}
    assert error["frame"].splitlines()[-2:] == [">    3 | owner: 5", "       | ^"]


def test_no_faults_are_an_empty_list(shown: Path) -> None:
    error_overlay.show_errors([FAULT])
    error_overlay.show_errors([])
    assert json.loads(shown.read_text()) == []


def test_the_same_errors_are_not_written_again(shown: Path) -> None:
    error_overlay.show_errors([FAULT])
    before = shown.stat().st_mtime_ns
    error_overlay.show_errors([FAULT])
    assert shown.stat().st_mtime_ns == before


def test_a_mistake_in_python_points_into_the_project(shown: Path) -> None:
    with pytest.raises(AttributeError) as caught:
        error_overlay.show_errors([None])  # type: ignore[list-item]
    fault = error_overlay.from_exception(caught.value)
    assert fault.file == "portfolio/dev/error_overlay.py"
    assert fault.message.startswith("AttributeError: 'NoneType'")


def test_a_syntax_error_has_line_and_column() -> None:
    file = ROOT / "portfolio/pages/a_new_page.py"
    with pytest.raises(SyntaxError) as caught:
        compile("\ndef broken(:\n", str(file), "exec")
    fault = error_overlay.from_exception(caught.value)
    assert (fault.file, fault.line, fault.column) == ("portfolio/pages/a_new_page.py", 2, 12)


def test_vite_gets_each_plugin_once() -> None:
    once = with_plugin(SETTINGS, "vite-plugin-faults.js")
    assert once.startswith('import faults from "./vite-plugin-faults.js";\n')
    assert "plugins: [\n    faults()," in once
    assert with_plugin(once, "vite-plugin-faults.js") == once
    both = with_plugin(once, "vite-plugin-addresses.js")
    assert both.count("addresses(),") == both.count("faults(),") == 1


def test_settings_of_another_shape_are_refused() -> None:
    with pytest.raises(ValueError, match="plugins"):
        with_plugin("export default {}", "vite-plugin-faults.js")


def test_what_compiling_writes_does_not_start_the_next_compile() -> None:
    counts = SourceFilter()
    assert counts(Change.modified, str(ROOT / "assets/svg/bomb.svg"))
    assert not counts(Change.modified, str(ROOT / "assets/generated/site.css"))
    assert not counts(Change.modified, str(ROOT / "portfolio/__pycache__/cli.pyc"))
