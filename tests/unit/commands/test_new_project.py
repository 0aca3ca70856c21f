"""`new project`: a case study that builds at once."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

import pytest
from PIL import Image

from portfolio.color import AA_TEXT, contrast
from portfolio.models.content import Content
from portfolio.models.sections import NextProject
from portfolio.models.theme import Theme
from portfolio.scaffold import placeholder_pictures
from portfolio.scaffold.palettes import palettes, unused_palette
from portfolio.scaffold.slug import slug_of
from tests.support.sample import CONTENT

from .conftest import SIZES, CommandLine, project_in

PALETTES = palettes(Theme.default())

LAST = "projects/loans/project.yaml"


def next_links(content: Content, start: str) -> list[str]:
    """Follows the next-project links, as often as there are case studies."""
    steps = [start]
    for _ in content.projects:
        study = content.project(steps[-1])
        assert study
        assert isinstance(study.sections[-1], NextProject)
        steps.append(study.sections[-1].btn_url)
    return steps


@pytest.fixture(scope="module")
def with_acme(tmp_path_factory: pytest.TempPathFactory) -> CommandLine:
    """The project after a case study was added by its title alone."""
    with project_in(tmp_path_factory.mktemp("new")) as command_line:
        result = command_line.run("new", "project", "Acme shop")
    assert result.exit_code == 0, result.output
    assert result.output.startswith("content/projects/acme-shop/project.yaml is ready")
    return command_line


def test_a_title_is_enough_for_a_new_case_study(with_acme: CommandLine) -> None:
    study = with_acme.load().project("/projects/acme-shop")
    assert study
    assert (study.title, study.order) == ("Acme shop", 4)
    assert with_acme.read("projects/acme-shop/project.yaml").count("#") > 10


def test_a_new_case_study_follows_the_last_one_and_links_to_the_first(
    with_acme: CommandLine,
) -> None:
    steps = next_links(with_acme.load(), "/projects/loans")
    assert steps[:3] == ["/projects/loans", "/projects/acme-shop", "/projects/draw"]
    assert steps[0] == steps[-1]
    assert len(set(steps)) == 4


def test_the_neighbour_of_a_new_case_study_changes_in_five_lines(with_acme: CommandLine) -> None:
    lines = unified_diff(
        (CONTENT / LAST).read_text().splitlines(), with_acme.read(LAST).splitlines(), n=0
    )
    changed = [line for line in lines if line.startswith("+ ")]
    assert [line.split(":")[0].strip("+ ") for line in changed] == [
        *("header", "copy", "btnUrl", "btnLabel", "backgroundColor"),
    ]


def test_a_new_case_study_has_placeholder_pictures_in_colours_of_its_palette(
    command_line: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(placeholder_pictures, "SIZES", SIZES)
    command_line.run("new", "project", "Acme shop")
    study = command_line.load().project("/projects/acme-shop")
    assert study
    with Image.open(study.img.file) as picture:
        assert picture.size == (2160, 1350)
        near = picture.convert("RGB").getpixel((5, 5))
    assert isinstance(near, tuple)
    expected = [bytes.fromhex(colour[1:]) for colour in (study.palette.ground, study.palette.ring)]
    assert any(max(abs(a - b) for a, b in zip(near, it, strict=True)) < 24 for it in expected)


def test_comments_of_a_new_case_studys_neighbour_stay(command_line: CommandLine) -> None:
    text = command_line.read(LAST)
    (command_line.content / LAST).write_text(
        text.replace("  - kind: next-project", "  # where next?\n  - kind: next-project").replace(
            "btnUrl: /projects/draw", "btnUrl: /projects/draw  # the big one"
        )
    )
    assert command_line.run("new", "project", "Acme shop").exit_code == 0
    assert "  # where next?\n" in command_line.read(LAST)
    assert "btnUrl: /projects/acme-shop  # the big one\n" in command_line.read(LAST)


def test_a_case_study_added_in_the_middle_moves_others_down(command_line: CommandLine) -> None:
    command_line.run("new", "project", "Acme shop", "--place", "2")
    content = command_line.load()
    assert [it.slug for it in content.projects] == ["cover", "acme-shop", "draw", "loans"]
    assert next_links(content, "/projects/cover")[:3] == [
        *("/projects/cover", "/projects/acme-shop", "/projects/loans"),
    ]


def test_a_case_study_added_first_follows_the_last_one(command_line: CommandLine) -> None:
    command_line.run("new", "project", "Acme shop", "--place", "1")
    content = command_line.load()
    assert content.projects[0].slug == "acme-shop"
    steps = next_links(content, "/projects/loans")
    assert steps[1] == "/projects/acme-shop"
    assert steps[0] == steps[-1]


@pytest.mark.parametrize(
    ("title", "slug"),
    [
        ('The "big" one: $title {tap} \\n', "the-big-one-title-tap-n"),
        ("2018", "2018"),
        ("  # two \n lines ", "two-lines"),
    ],
)
def test_any_title_of_a_new_case_study_is_read_back_as_given(
    command_line: CommandLine, title: str, slug: str
) -> None:
    result = command_line.run("new", "project", title)
    assert result.exit_code == 0, result.output
    study = command_line.load().project(f"/projects/{slug}")
    assert study
    assert study.title == " ".join(title.split())


@pytest.mark.parametrize(
    ("title", "slug"),
    [("Söhne & Co.", "sohne-and-co"), ("yes", "yes"), ("# no comment", "no-comment")],
)
def test_the_slug_of_a_title_has_small_letters_digits_and_hyphens(title: str, slug: str) -> None:
    assert slug_of(title) == slug


def test_a_new_case_study_with_a_known_title_is_refused(command_line: CommandLine) -> None:
    assert "already" in command_line.refuses("new", "project", "Loans")
    assert "called 'Loans' already" in command_line.refuses(
        "new", "project", "loans", "--slug", "other"
    )


def test_a_new_case_study_without_latin_letters_in_the_title_needs_a_slug(
    command_line: CommandLine,
) -> None:
    assert "--slug" in command_line.refuses("new", "project", "日本")


def test_new_project_refuses_a_slug_with_capitals_and_gives_the_reason(
    command_line: CommandLine,
) -> None:
    assert "small letters" in command_line.refuses("new", "project", "Acme", "--slug", "Acme Shop")


def test_a_new_case_study_with_an_unsafe_address_is_refused(command_line: CommandLine) -> None:
    output = command_line.refuses("new", "project", "Acme", "--url", "javascript:alert(1)")
    assert "nothing was changed" in output
    assert "sections[0].url" in output


def test_a_new_case_study_needs_valid_content(command_line: CommandLine) -> None:
    file = command_line.content / "site.yaml"
    file.write_text(file.read_text().replace("owner:", "ovner:"))
    assert "Please fix this first" in command_line.refuses("new", "project", "Acme")


def test_new_project_that_fails_to_write_leaves_no_case_study_behind(
    command_line: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace = Path.replace

    def full_disk(draft: Path, target: Path) -> Path:
        if target == command_line.content / LAST:
            raise OSError("No space left on device")
        return replace(draft, target)

    monkeypatch.setattr(Path, "replace", full_disk)
    assert "No space left" in command_line.refuses("new", "project", "Acme shop")
    assert not (command_line.content / "projects/acme-shop").exists()


def test_text_on_every_palette_of_new_case_studies_can_be_read() -> None:
    assert min(contrast(it.text, it.ground) for it in PALETTES) >= AA_TEXT
    assert min(contrast(it.text, it.ring) for it in PALETTES) >= AA_TEXT


def test_a_new_case_study_takes_a_palette_that_no_other_uses() -> None:
    used: list[str] = []
    for _ in PALETTES:
        used.append(unused_palette(used, Theme.default()).ground)
    assert len(set(used)) == len(PALETTES)
    assert unused_palette(used, Theme.default()) in PALETTES
