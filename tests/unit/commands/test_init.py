"""`init` makes a complete site in a new folder, and leaves no folder when it fails."""

import shutil
import tomllib
from pathlib import Path

import pytest

from portfolio import __version__
from portfolio.atomic_write import write_file
from portfolio.content.diagnostics import Kind, format_loc
from portfolio.content.file_reader import read
from portfolio.content.loader import load
from portfolio.i18n.catalogue import LANGUAGES
from portfolio.i18n.words import ENGLISH
from portfolio.paths import ENGINE
from portfolio.scaffold import site
from portfolio.scaffold.new_files import fill
from tests.support.git import git
from tests.support.sample import ASSETS, CONTENT

from .conftest import CommandLine

OWN_CONFIGURATION = "config = portfolio.config(plugins=[OfTheSample()])"


@pytest.fixture
def project(shell: CommandLine, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The sample: content, what it needs of the assets, and what a build leaves. No wheel."""
    shell.own_assets()
    write_file(shell.root / "assets/generated/site.css", "made by a build")
    write_file(shell.root / "reflex.lock/package.json", "{}")
    write_file(shell.root / "rxconfig.py", OWN_CONFIGURATION)
    write_file(shell.root / "content/theme.yaml", "extends: sticker-pop\n")
    shutil.copy(ENGINE.parent / "assets/svg/eye.svg", shell.root / "assets/svg")
    monkeypatch.setattr(site, "SAMPLE", shell.root)
    monkeypatch.setattr(site, "write_engine_wheel", lambda folder: folder / "engine.whl")
    return shell.root


@pytest.fixture
def mine(project: Path) -> Path:
    return project.parent / "mine"


def test_init_makes_a_site_and_a_commit_in_an_empty_folder(shell: CommandLine, mine: Path) -> None:
    mine.mkdir()
    mine.with_name(".mine-draft").mkdir()  # of an init that was killed
    shell.runs("init", str(mine))
    names = {file.name for file in mine.iterdir()}
    assert names == {
        *(".git", ".github", ".gitignore", "Makefile", "requirements.txt", "rxconfig.py"),
        *("README.md", "assets", "content", "reflex.lock", "tests", "vendor"),
    }
    assert f"release {__version__} of the engine" in (mine / "README.md").read_text()
    assert (mine / "requirements.txt").read_text() == "./vendor/engine.whl\n"
    assert not (mine / "assets/generated").exists()
    assert (mine / "content/.schema/site.json").exists()
    assert (mine / "rxconfig.py").read_text() == OWN_CONFIGURATION
    assert git(mine, "log", "--format=%s") == f"{site.FIRST_MESSAGE}\n"
    assert git(mine, "status", "--short") == ""


def test_a_site_of_a_read_only_engine_can_be_written_to(
    shell: CommandLine, project: Path, mine: Path
) -> None:
    for file in (project / "content/site.yaml", project / "content"):
        file.chmod(file.stat().st_mode & ~0o222)
    shell.runs("init", str(mine))
    (project / "content").chmod(0o755)
    assert (mine / "content/site.yaml").stat().st_mode & 0o200
    assert (mine / "content").stat().st_mode & 0o200


def test_a_new_site_has_a_comment_beside_every_placeholder(shell: CommandLine, mine: Path) -> None:
    output = shell.runs("init", str(mine), "--empty")
    listed = [it for it in load(mine / "content").warnings if it.kind is Kind.PLACEHOLDER]
    assert f"its {len(listed)} placeholders" in output
    for content in (ENGINE.parent / "content", mine / "content"):
        for warning in load(content).warnings:
            if warning.kind is Kind.PLACEHOLDER and warning.file.endswith(".yaml"):
                line = (content.parent / warning.file).read_text().splitlines()[warning.line - 1]
                is_example = "example-project" in warning.file
                assert line.endswith("# placeholder") or is_example, warning


def test_an_empty_site_keeps_one_commented_example_and_says_nothing_of_the_sample(
    shell: CommandLine, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    output = shell.runs("init", str(mine), "--empty")
    assert f"has {len(git(mine, 'ls-files').splitlines())} files." in output
    loaded = load(mine / "content")
    site = loaded.content
    (example,) = site.projects
    assert example.href == "/projects/example-project"
    assert site.next_project(example) is None
    assert site.experiments == ()
    assert not (mine / "assets/video").exists()
    assert not (mine / "assets/lab").exists()
    assert (mine / "rxconfig.py").read_text() != OWN_CONFIGURATION
    said = "\n".join(file.read_text() for file in (mine / "content").glob("[!.]*.*"))
    before = shell.site()
    sentences = [it.summary for it in (*before.resume.work, *before.resume.awards)]
    assert sentences
    sentences += [before.site.description, before.home.text]
    assert [sentence for sentence in sentences if sentence in said] == []
    assert {
        ("content/home.yaml", "text"),
        ("content/site.yaml", "tagline"),
        ("content/resume.json", "work[0].name"),
        ("content/projects/example-project/project.yaml", "description"),
    } <= {(warning.file, warning.field) for warning in loaded.warnings}
    # A second case study links to the first and back.
    monkeypatch.setattr("portfolio.paths.CONTENT", mine / "content")
    shell.runs("new", "project", "Second")
    site = load(mine / "content").content
    example, second = site.projects
    assert (site.next_project(example), site.next_project(second)) == (second, example)


def test_an_empty_site_has_placeholders_for_all_words(shell: CommandLine, mine: Path) -> None:
    shell.runs("init", str(mine), "--empty")
    warnings = load(mine / "content").warnings
    listed = {(it.file, it.field) for it in warnings if it.kind is Kind.PLACEHOLDER}
    for name in ("site.yaml", "home.yaml"):
        before = read(ENGINE.parent / "content" / name, ENGINE.parent)
        after = read(mine / "content" / name, mine)
        for loc, text in (it for it in after.scalars() if it[0][0] != "playground"):
            field, is_words = format_loc(loc), isinstance(text, str) and " " in text
            if is_words and text == before.value(loc) and text not in {"Your Name", "Your city"}:
                raise AssertionError(f"{name} still says {text!r}")
            if text != before.value(loc) and loc[0] != "lettering":
                assert (f"content/{name}", field) in listed, field
    assert ("content/home.yaml", "lettering[1]") in listed


@pytest.mark.nightly
@pytest.mark.parametrize("language", [it for it in LANGUAGES if it != "en"])
def test_an_empty_site_has_its_own_words_in_its_language(tmp_path: Path, language: str) -> None:
    content = tmp_path / "content"
    shutil.copytree(CONTENT, content)
    for name in ("site.yaml", "home.yaml"):
        text = fill(name, language=language).replace("/svg/eye.svg", "/svg/bomb.svg")
        (content / name).write_text(text)
    (tmp_path / "assets").symlink_to(ASSETS)
    loaded = load(content).content
    named = loaded.site
    shown = [link.label for link in (*named.navigation, *loaded.home.actions)]
    shown += [*named.not_found.model_dump(include={"title", "heading", "text", "button"}).values()]
    shown += [named.footer.heading, named.projects.heading, loaded.home.hint, loaded.home.title]
    english = {str(it) for it in ENGLISH.pages.model_dump().values()} | {ENGLISH.resume.title}
    assert all(shown)
    assert not english & {*map(str, shown)}


def test_init_names_a_language_without_a_catalogue_and_refuses_one_for_the_sample(
    shell: CommandLine, mine: Path
) -> None:
    assert "EMPTY=1" in shell.refuses("init", str(mine), "--language", "nb")
    said = shell.runs("init", str(mine), "--empty", "--language", "nb")
    assert said.count("no catalogue for nb: ") == 1


def test_init_refuses_a_folder_that_is_not_empty_and_one_within_the_engine(
    shell: CommandLine, project: Path, mine: Path
) -> None:
    write_file(mine / "letter.txt", "dear diary")
    assert "not empty" in shell.refuses("init", str(mine))
    assert [file.name for file in mine.iterdir()] == ["letter.txt"]
    assert "within the engine" in shell.refuses("init", str(project / "mine"))


def test_an_installed_engine_makes_empty_sites_and_says_where_the_sample_is(
    shell: CommandLine, mine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = tomllib.loads((ENGINE.parent / "pyproject.toml").read_text())
    packed = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    for name, target in packed.items():
        source, copy = ENGINE.parent / name, tmp_path / target
        copy.parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if source.is_dir() else shutil.copy)(source, copy)
    for name in ("SAMPLE", "INSTALLED_SAMPLE"):
        monkeypatch.setattr(site, name, tmp_path / "digital_sandbox_sample")
    said = shell.refuses("init", str(mine))
    assert "The sample is in the engine's repository, not in an installed engine" in said
    assert "portfolio init --empty" in said
    shell.runs("init", str(mine), "--empty")
    assert [it.title for it in load(mine / "content").content.projects] == ["Example project"]


def test_init_that_fails_leaves_no_folder(
    shell: CommandLine, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full_disk(_: Path) -> bool:
        raise OSError("No space left on device")

    monkeypatch.setattr(site, "first_commit", full_disk)
    beside = set(mine.parent.iterdir())
    assert "No space left" in shell.refuses("init", str(mine))
    assert set(mine.parent.iterdir()) == beside


def test_init_without_git_makes_a_site_and_says_so(
    shell: CommandLine, mine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert "no git on this machine" in shell.runs("init", str(mine))
