"""Commands print what is wrong and where, and a command that fails changes nothing."""

from __future__ import annotations

import shutil
import socket
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from portfolio import errors, paths
from portfolio.build import build_site
from portfolio.build.export_errors import ExportError
from portfolio.build.reflex_export import ReflexProcess
from portfolio.commands import cli
from portfolio.content.diagnostics import Diagnostic
from portfolio.models.content import Content
from portfolio.routing import discover
from tests.support.no_reflex import no_reflex
from tests.support.sample import ASSETS, CONTENT


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project folder with content and assets, and a site that was built before."""
    shutil.copytree(CONTENT, tmp_path / "content")
    (tmp_path / "assets").symlink_to(ASSETS)
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "index.html").write_text("the last good one")
    monkeypatch.setattr(paths, "ROOT", tmp_path)
    monkeypatch.setattr(paths, "CONTENT", tmp_path / "content")
    monkeypatch.setattr(build_site, "CACHE", tmp_path / "cache")
    monkeypatch.setattr(build_site, "reflex_process", lambda: no_reflex(tmp_path / "lock"))
    return tmp_path


@pytest.fixture
def broken(root: Path) -> Path:
    """The same with an error in each of two files."""
    for name, old, new in (
        ("site.yaml", "tagline:", "tagLine:"),
        ("experiments.yaml", "url: https:", "url: javascript:"),
    ):
        file = root / "content" / name
        file.write_text(file.read_text().replace(old, new, 1))
    return root


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli.main, arguments)


def kept(root: Path) -> bool:
    files = [file.name for file in root.iterdir() if "dist" in file.name]
    return files == ["dist"] and (root / "dist/index.html").read_text() == "the last good one"


@pytest.mark.parametrize("command", ["check", "build"])
def test_every_command_reports_a_mistake_in_a_page_alike(root: Path, command: str) -> None:
    page = root / "content/pages/about.md"
    page.parent.mkdir()
    page.write_text("---\ntitle: Me\ndescription: Who I am.\nnavi: Me\n---\nWords\n")
    result = run(command)
    assert result.exit_code == 1
    assert "content/pages/about.md:4:1  navi: unknown key" in result.stderr
    assert "did you mean `nav`?" in result.stderr
    assert "1 error in content/." in result.stderr
    assert kept(root)


@pytest.mark.parametrize("command", ["check", "build"])
def test_every_command_reports_a_page_that_cannot_be_imported_alike(
    root: Path, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = root / "more"
    folder.mkdir()
    (folder / "my_broken_page.py").write_text("import numppy\n")
    monkeypatch.setattr(errors, "ROOT", root)
    package = discover.portfolio.pages
    monkeypatch.setattr(package, "__path__", [*package.__path__, str(folder)])
    result = run(command)
    assert result.exit_code == 1
    assert "more/my_broken_page.py:1:1  expected a page that can be imported" in result.stderr
    assert "No module named 'numppy'" in result.stderr
    assert kept(root)


class TestCheck:
    def test_check_passes_valid_content_and_counts_placeholders(self, root: Path) -> None:
        result = run("check")
        assert result.exit_code == 0
        assert "content/ is valid" in result.stdout
        assert '     3  owner           "Your Name"' in result.stderr

    def test_check_prints_every_error_at_once_with_file_and_line(self, broken: Path) -> None:
        result = run("check")
        assert result.exit_code == 1
        assert "content/site.yaml:4:1  tagLine" in result.stderr
        assert "did you mean" in result.stderr
        assert "content/experiments.yaml:" in result.stderr
        assert "3 errors in content/." in result.stderr
        assert "Traceback" not in result.output


class TestBuild:
    def test_a_build_of_broken_content_leaves_the_previous_site_untouched(
        self, broken: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(
            build_site, "export", lambda reflex, content: pytest.fail("it went on to the export")
        )
        result = run("build")
        assert result.exit_code == 1
        assert "content/site.yaml:4:1" in result.stderr
        assert kept(broken)

    def test_a_build_whose_export_fails_leaves_the_previous_site_untouched(
        self, root: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fail(reflex: ReflexProcess, content: Content) -> Path:
            raise ExportError([Diagnostic("portfolio/pages/home.py", 3, 1, "", "no such module")])

        monkeypatch.setattr(build_site, "generate_assets", lambda content: None)
        monkeypatch.setattr(build_site, "export", fail)
        result = run("build")
        assert result.exit_code == 1
        first, *_, last = result.stderr.splitlines()
        assert first == "portfolio/pages/home.py:3:1  no such module"
        assert last.endswith(".cache/build.log")
        assert "Traceback" not in result.output
        assert kept(root)

    def test_a_build_does_nothing_when_no_source_has_changed(
        self, root: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(build_site, "is_current", lambda dist, sources: dist == root / "dist")
        monkeypatch.setattr(
            "portfolio.routing.load_site.load_site",
            lambda content: pytest.fail("the content was read"),
        )
        result = run("build")
        assert (result.exit_code, result.stdout) == (0, "dist/ is up to date.\n")
        assert kept(root)


class TestServe:
    def test_serve_reports_a_taken_port_in_one_line(self, root: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as other:
            port = str(other.getsockname()[1])
            result = run("serve", "--port", port)
        assert result.exit_code == 1
        assert result.stdout == ""
        assert result.stderr.count("\n") == 1
        assert f"Port {port} is taken" in result.stderr

    def test_serve_reports_a_site_that_was_never_built_in_one_line(self, root: Path) -> None:
        result = run("serve", "--dist", "nowhere")
        assert result.exit_code == 1
        assert "nowhere/ is not there" in result.stderr


def commands(group: click.Group, *names: str) -> Iterator[tuple[str, ...]]:
    """Yields the words of every command, those of its groups before its own."""
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            yield from commands(command, *names, name)
        else:
            yield (*names, name)


def test_the_help_of_every_command_has_an_example() -> None:
    for names in commands(cli.main):
        help_text = run(*names, "--help").stdout
        assert f"Example: python -m portfolio {' '.join(names)}" in help_text


def test_an_unknown_option_of_any_command_ends_with_status_1() -> None:
    for names in commands(cli.main):
        result = run(*names, "--no-such-option")
        assert result.exit_code == 1, names
        assert "Traceback" not in result.output


@pytest.mark.parametrize("names", [("sprite", "add"), ("resume", "import")], ids=" ".join)
def test_a_command_reports_a_missing_file_in_one_sentence(names: tuple[str, ...]) -> None:
    result = run(*names, "nowhere/file")
    assert result.exit_code == 1
    assert "'nowhere/file' does not exist" in result.stderr
