"""Commands print what is wrong and where, and a command that fails changes nothing."""

import json
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from portfolio.atomic_write import write_file, write_files
from portfolio.build import build_site, generate_assets
from portfolio.build.export_errors import ExportError
from portfolio.commands import cli
from portfolio.commands.build import FALLBACK_PAGE
from portfolio.content.diagnostics import Diagnostic
from portfolio.environment import require_usable_folder

from .conftest import CommandLine


@pytest.fixture
def root(shell: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a project with a site that was built before."""
    root = shell.root
    write_file(root / "dist" / FALLBACK_PAGE, "the last good one")
    monkeypatch.setattr(build_site, "CACHE", tmp_path / "cache")
    return root


@pytest.mark.usefixtures("root")
@pytest.mark.parametrize("command", ["check", "build"])
def test_every_command_reports_a_mistake_in_a_page_alike(shell: CommandLine, command: str) -> None:
    text = "---\ntitle: Me\ndescription: Who I am.\nnavi: Me\n---\nWords\n"
    write_file(shell.content / "pages/about.md", text)
    output = shell.refuses(command)
    assert "content/pages/about.md:4:1  navi: unknown key" in output
    assert "did you mean `nav`?" in output
    assert "1 error in content/." in output
    assert "Traceback" not in output
    assert "\x1b[" not in output, "there are no codes of colours"


class TestCheck:
    def test_check_lists_placeholders_by_file_at_the_end(self, shell: CommandLine) -> None:
        shell.edit("projects/loans/project.yaml", "#fff4dc", "#1b0f33")
        output = shell.runs("check")
        contrast = output.index("expected a contrast of 4.5:1")
        heading = output.index("content/site.yaml\n")
        assert contrast < heading < output.index('     3  owner           "Your Name"')
        assert output.count("content/site.yaml") == 1
        assert output.splitlines()[-1].startswith("content/ is valid; ")
        assert "placeholders." in shell.refuses("check", "--strict")

    @pytest.mark.nightly
    def test_many_pages_of_a_resume_are_a_warning_until_allowed(self, shell: CommandLine) -> None:
        file = shell.content / "resume.json"
        document = json.loads(file.read_text())
        document["work"] *= 4
        file.write_text(json.dumps(document))
        output = shell.runs("check")
        assert "meta.page.pages: the PDF takes at most 2 pages; found 4 pages" in output
        assert 'allow more with "pages" in meta.page' in " ".join(output.split())
        document["meta"] = {"page": {**document["meta"]["page"], "pages": 4}}
        file.write_text(json.dumps(document))
        assert "meta.page.pages" not in shell.runs("check")


class TestBuild:
    @pytest.mark.usefixtures("root")
    def test_a_build_whose_export_fails_leaves_the_previous_site_untouched(
        self, shell: CommandLine, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def fail(_: object) -> Path:
            raise ExportError([Diagnostic("portfolio/pages/home.py", 3, 1, "", "no such module")])

        monkeypatch.setattr(generate_assets, "generate_assets", lambda content: None)
        monkeypatch.setattr(build_site, "reflex_process", lambda lock: nullcontext(fail))
        output = shell.refuses("build")
        first, *_, last = output.splitlines()
        assert first == "portfolio/pages/home.py:3:1  no such module"
        assert last.endswith(".cache/build.log")
        assert "Traceback" not in output

    def test_a_build_does_nothing_when_no_source_has_changed(
        self, root: Path, shell: CommandLine, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(build_site, "is_current", lambda dist, sources: dist == root / "dist")
        monkeypatch.setattr(
            "portfolio.routing.load_site.load_site",
            lambda content: pytest.fail("the content was read"),
        )
        assert shell.runs("build") == "dist/ is up to date.\n"

    def test_a_folder_that_no_build_has_written_is_not_replaced(
        self, root: Path, shell: CommandLine
    ) -> None:
        notes = root / "docs" / "notes.md"
        notes.parent.mkdir()
        notes.write_text("Mine.")
        assert "no build has written what is in docs" in shell.refuses("build", "--dist", "docs")
        assert notes.read_text() == "Mine."


@pytest.mark.usefixtures("root")
def test_serve_reports_a_site_that_was_never_built(shell: CommandLine) -> None:
    assert "nowhere/ is not there" in shell.refuses("serve", "--dist", "nowhere")


@pytest.mark.usefixtures("root")
@pytest.mark.parametrize("command", ["serve", "dev"])
def test_a_server_takes_the_address_in_the_variable_host(
    shell: CommandLine, command: str, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (root / "dist").mkdir(exist_ok=True)
    monkeypatch.setenv("HOST", "192.0.2.1")
    assert "HOST=192.0.2.1 is no address of this machine" in shell.refuses(command)


def commands(group: click.Group, *names: str) -> Iterator[tuple[str, ...]]:
    """Yields the words of every command, those of its groups before its own."""
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        if isinstance(command, click.Group):
            yield from commands(command, *names, name)
        else:
            yield (*names, name)


def test_every_command_has_an_example_and_ends_with_status_1_on_an_unknown_option() -> None:
    for names in commands(cli.main):
        help_text = CliRunner().invoke(cli.main, [*names, "--help"]).stdout
        assert f"Example: python -m portfolio {' '.join(names)}" in help_text
        result = CliRunner().invoke(cli.main, [*names, "--no-such-option"])
        assert result.exit_code == 1, names
        assert "Traceback" not in result.output


@pytest.mark.parametrize("name", ["a #b", "50%", "why?", "12:30", "a\\b"])
def test_a_folder_that_no_build_works_in_is_named_with_the_character_at_once(
    shell: CommandLine, tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (refused,) = {*name} & {*"#%?:\\"}
    site = tmp_path / name / "site"
    write_files({site / "rxconfig.py": ""})
    monkeypatch.chdir(site)
    for command in ("build", "check", "dev"):
        said = shell.refuses(command)
        assert f"The path of {site} has {refused} in it" in said
    assert f"has {refused} in it" in shell.refuses("init", str(tmp_path / name / "new"))
    assert not (tmp_path / name / "new").exists()


def test_a_folder_with_spaces_quotes_and_brackets_may_hold_a_site(tmp_path: Path) -> None:
    require_usable_folder(tmp_path / "A b & (1) [x] {y} é ' \" ! $ @ + , ; = ~ ^ * < > |")
