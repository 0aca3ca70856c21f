"""`delete` removes an item and the links to it, and changes nothing when it fails."""

from __future__ import annotations

from pathlib import Path
from shutil import copyfile

import pytest

from portfolio.editing import transaction
from portfolio.editing.yaml_editor import YamlEditor
from portfolio.models.sections import NextProject
from tests.support.sample import CONTENT

from .conftest import CommandLine, project_in

COVER, LOANS = (f"projects/{slug}/project.yaml" for slug in ("cover", "loans"))


@pytest.fixture(scope="module")
def without_draw(tmp_path_factory: pytest.TempPathFactory) -> CommandLine:
    """The project after its case study "draw" was deleted."""
    with project_in(tmp_path_factory.mktemp("delete")) as command_line:
        result = command_line.run("delete", "project", "draw", "--yes")
    assert result.exit_code == 0, result.output
    return command_line


def test_deleting_a_case_study_deletes_the_folder_of_the_case_study(
    without_draw: CommandLine,
) -> None:
    assert not (without_draw.content / "projects/draw").exists()
    assert [it.slug for it in without_draw.load().projects] == ["cover", "loans"]


def test_links_to_a_deleted_case_study_lead_elsewhere(without_draw: CommandLine) -> None:
    assert "btn02Url: /projects\n" in without_draw.read(COVER)
    assert '"url": "/projects"' in without_draw.read("resume.json")
    last = without_draw.load().projects[1].sections[-1]
    assert isinstance(last, NextProject)
    assert last.btn_url == "/projects/cover"


def test_a_picture_of_a_deleted_case_study_is_copied_to_another_that_shows_it(
    without_draw: CommandLine,
) -> None:
    assert "src: video-poster.webp" in without_draw.read(COVER)
    poster = (without_draw.content / "projects/cover/video-poster.webp").read_bytes()
    assert poster == (CONTENT / "projects/draw/video-poster.webp").read_bytes()


def test_every_case_study_can_be_deleted(command_line: CommandLine) -> None:
    for slug in ("draw", "cover", "loans"):
        result = command_line.run("delete", "project", slug, "--yes")
        assert result.exit_code == 0, result.output
    assert command_line.load().projects == ()


def test_delete_shows_every_line_that_changes_and_asks(command_line: CommandLine) -> None:
    output = command_line.refuses("delete", "project", "draw")
    assert "removed  content/projects/draw\n" in output
    assert f"+++ content/{COVER}\n@@ -34 +34 @@\n" in output
    assert "-      src: ../draw/video-poster.webp" in output
    assert "Go ahead? [y/N]" in output


def test_experiments_are_deleted_by_title_or_slug_down_to_an_empty_list(
    command_line: CommandLine,
) -> None:
    slug, title = "fill-the-beaker", "TEAM FIGHTERS"
    cards = YamlEditor(command_line.read("experiments.yaml"))
    while cards.length() > 2:
        cards.remove((2,))
    (command_line.content / "experiments.yaml").write_text(cards.text)
    assert [it.title for it in command_line.load().experiments] == [
        "Team fighters",
        "Fill the beaker",
    ]
    for name in (slug, title):
        result = command_line.run("delete", "experiment", name, "--yes")
        assert result.exit_code == 0, result.output
    assert command_line.load().experiments == ()
    assert command_line.run("new", "experiment", "Ink").exit_code == 0
    assert [it.title for it in command_line.load().experiments] == ["Ink"]


def test_deleting_a_page_deletes_the_links_to_that_page(command_line: CommandLine) -> None:
    command_line.run("new", "page", "About me")
    page = command_line.content / "pages/about-me.md"
    page.write_text(page.read_text().replace("draft: true\n", ""))
    site = command_line.content / "site.yaml"
    site.write_text(
        site.read_text().replace(
            "navigation:\n", "navigation:\n  - label: Me\n    href: /about-me\n", 1
        )
    )
    more = command_line.content / "pages/more.md"
    more.write_text("---\ntitle: More\ndescription: More.\n---\n[me](/about-me#facts)\n")
    result = command_line.run("delete", "page", "about-me", "--yes")
    assert result.exit_code == 0, result.output
    assert not page.exists()
    assert "[me](/)\n" in more.read_text()
    assert "about-me" not in site.read_text()


@pytest.fixture
def pages(command_line: CommandLine) -> Path:
    """The folder of two pages with pictures; ``shared.webp`` is on both."""
    folder = command_line.content / "pages"
    folder.mkdir()
    for name in ("mine", "shared", "theirs"):
        copyfile(command_line.content / "projects/loans/desktop.webp", folder / f"{name}.webp")
    for name, own in (("about", "mine"), ("more", "theirs")):
        pictures = f"![A page]({own}.webp)\n\n![A page](shared.webp)\n"
        (folder / f"{name}.md").write_text(f"---\ntitle: T\ndescription: D.\n---\n{pictures}")
    return folder


def test_deleting_a_page_deletes_pictures_that_are_shown_nowhere_else(
    command_line: CommandLine, pages: Path
) -> None:
    result = command_line.run("delete", "page", "about", "--yes")
    assert result.exit_code == 0, result.output
    assert "removed  content/pages/mine.webp" in result.output
    assert sorted(it.name for it in pages.iterdir()) == ["more.md", "shared.webp", "theirs.webp"]


def test_a_picture_that_a_draft_or_a_python_page_shows_is_not_deleted(
    command_line: CommandLine, pages: Path
) -> None:
    draft = pages / "draft.md"
    front = "title: Draft\ndescription: D.\ndraft: true"
    draft.write_text(f"---\n{front}\n---\n![A page](theirs.webp)\n")
    python = command_line.content.parent / "portfolio/pages/team.py"
    python.parent.mkdir(parents=True)
    python.write_text('TEAM = CONTENT / "pages" / "mine.webp"\n')
    for name in ("about", "more"):
        assert command_line.run("delete", "page", name, "--yes").exit_code == 0
    assert sorted(it.name for it in pages.iterdir()) == ["draft.md", "mine.webp", "theirs.webp"]


def test_deleting_a_case_study_deletes_pictures_of_pages_shown_nowhere_else(
    command_line: CommandLine, pages: Path
) -> None:
    study = command_line.content / COVER
    sheet = study.read_text()
    assert "src: desktop.webp" in sheet
    study.write_text(sheet.replace("src: desktop.webp", "src: ../../pages/mine.webp", 1))
    (pages / "about.md").unlink()
    result = command_line.run("delete", "project", "cover", "--yes")
    assert result.exit_code == 0, result.output
    assert sorted(it.name for it in pages.iterdir()) == ["more.md", "shared.webp", "theirs.webp"]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("project", "drew"), "did you mean `draw`?"),
        (("experiment", "zzz"), "one of: team-fighters, fill-the-beaker"),
        (("page", "about"), "There is no page about: there is none"),
    ],
)
def test_deleting_an_unknown_name_is_an_error_that_lists_the_known_ones(
    command_line: CommandLine, words: tuple[str, str], expected: str
) -> None:
    assert expected in command_line.refuses("delete", *words, "--yes")


def test_delete_with_a_full_disk_leaves_every_file_as_it_was(
    command_line: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_files = transaction.write_files

    def full_disk(contents: dict[Path, bytes]) -> None:
        if command_line.content / COVER in contents:
            raise OSError("No space left on device")
        write_files(contents)

    monkeypatch.setattr(transaction, "write_files", full_disk)
    assert "No space left" in command_line.refuses("delete", "project", "draw", "--yes")
    assert sorted(it.name for it in command_line.content.parent.iterdir()) == ["assets", "content"]
