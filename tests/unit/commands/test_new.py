"""`new` adds a case study that builds at once, the newest experiment, or a page as a draft."""

import pytest
from PIL import Image

from portfolio.atomic_write import write_file
from portfolio.content.diagnostics import Kind
from portfolio.content.loader import load
from portfolio.content.palettes import next_palette, palettes, with_palettes
from portfolio.content.themes import default_theme
from portfolio.i18n.missing_words import missing_words
from portfolio.models.project import Project
from portfolio.scaffold import placeholder_pictures
from portfolio.scaffold.host_files import DEPLOY
from portfolio.sections.next_project.model import NextProject

from .conftest import SIZES, CommandLine

PALETTES = palettes(default_theme())
LAST = "projects/loans/project.yaml"
EXPERIMENTS = "experiments.yaml"
CAT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("project", "Loans"), "already"),
        (("project", "loans", "--slug", "other"), "called 'Loans' already"),
        (("project", "!?"), "--slug"),
        (("project", "Acme", "--slug", "Acme Shop"), "small letters"),
        (("project", "Acme", "--slug", "../../acme"), "small letters"),
        (("page", "Acme", "--slug", ".acme"), "small letters"),
        (("post", "Acme", "--slug", "old/acme"), "small letters"),
        (("project", "Acme", "--url", "javascript:alert(1)"), "sections[0].url"),
        (("experiment", "fill the BEAKER"), "already"),
        (("page", "Resume"), "expected a route of its own"),
        (("language", "xx"), "Unicode's CLDR"),
        (("language", "sv-SE"), "all words in Svenska"),
    ],
)
def test_new_content_that_would_not_be_valid_is_refused_with_the_reason(
    shell: CommandLine, words: tuple[str, ...], expected: str
) -> None:
    assert expected in shell.refuses("new", *words)


class TestProject:
    def test_a_new_case_study_has_placeholder_pictures_in_colours_of_its_palette(
        self, shell: CommandLine, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(placeholder_pictures, "PICTURE_SIZES", SIZES)
        shell.runs("new", "project", "Acme shop")
        study = shell.site().project("/projects/acme-shop")
        assert study
        with Image.open(study.img.file) as picture:
            assert picture.size == (2160, 1350)
            near = picture.convert("RGB").getpixel((5, 5))
        assert isinstance(near, tuple)
        colours = (study.palette.ground, study.palette.ring)
        expected = [bytes.fromhex(colour[1:]) for colour in colours]
        distances = [max(abs(a - b) for a, b in zip(near, it, strict=True)) for it in expected]
        assert min(distances) < 24

    def test_a_new_case_study_comes_last_and_leads_to_the_first(self, shell: CommandLine) -> None:
        shell.edit(LAST, "order: 3", "order: 30")
        before = shell.read(LAST)
        output = shell.runs("new", "project", "Acme shop")
        assert output.startswith("content/projects/acme-shop/project.yaml is ready")
        assert shell.read("projects/acme-shop/project.yaml").count("#") > 10
        *others, study = shell.site().projects
        assert [it.slug for it in others] == ["cover", "draw", "loans"]
        assert (study.slug, study.order) == ("acme-shop", 31)
        following = study.sections[-1]
        assert isinstance(following, NextProject)
        assert following.btn_url is None
        assert shell.read(LAST) == before

    @pytest.mark.parametrize(
        ("title", "slug"),
        [
            ('The "big" one: $title {tap} \\n', "the-big-one-title-tap-n"),
            ("2018", "2018"),
            ("  # two \n lines ", "two-lines"),
            ("Łódź", "lodz"),
        ],
    )
    def test_any_title_of_a_new_case_study_is_read_back_and_makes_an_address(
        self, shell: CommandLine, title: str, slug: str
    ) -> None:
        shell.runs("new", "project", title)
        study = shell.site().project(f"/projects/{slug}")
        assert study
        assert study.title == " ".join(title.split())

    def test_a_new_case_study_needs_valid_content(self, shell: CommandLine) -> None:
        shell.edit("site.yaml", "owner:", "ovner:")
        assert "Please fix this first" in shell.refuses("new", "project", "Acme")

    def test_projects_without_colours_get_the_palette_that_the_fewest_have(self) -> None:
        data = {"title": "Loans", "description": "A calculator of loans."}
        projects = [Project.model_validate(data)] * (len(PALETTES) + 2)
        shown = [it.palette.ground for it in with_palettes(projects, default_theme())]
        assert shown == [it.ground for it in (*PALETTES, *PALETTES[:2])]
        assert next_palette(shown, default_theme()) == PALETTES[2]


class TestExperiment:
    def test_a_new_experiment_is_first_and_changes_nothing_else(self, shell: CommandLine) -> None:
        before, url = shell.read(EXPERIMENTS), "https://codepen.io/a/pen/b"
        output = shell.runs("new", "experiment", "Ink: in water", "--url", url)
        card = shell.site().experiments[0]
        assert (card.title, card.icon, card.url) == ("Ink: in water", "flask", url)
        after = shell.read(EXPERIMENTS)
        line = int(output.partition(" ")[0].rpartition(":")[2])
        assert after.splitlines()[line - 1].startswith("- title: ")
        start = before.index("- title")
        assert after.startswith(before[:start])
        assert after.endswith(before[start:])

    def test_a_new_experiment_shows_a_drawing_that_there_is(self, shell: CommandLine) -> None:
        words, _, _ = shell.read("home.yaml").partition("playground:\n")
        shell.write("home.yaml", f"{words}playground:\n  sprites: []\n")
        shell.write("experiments.yaml", "[]\n")
        shell.write("theme.yaml", "mascot: none\n")
        shell.write("resume.json", '{"basics": {"name": "Ada Lovelace"}}')
        drawings = shell.own_assets() / "svg"
        for drawing in drawings.glob("*.svg"):
            drawing.unlink()
        assert "assets/svg has none" in shell.refuses("new", "experiment", "Ink")
        (drawings / "cat.svg").write_text(CAT)
        shell.runs("new", "experiment", "Ink")
        assert shell.site().experiments[0].thumb == "/svg/cat.svg"


class TestPage:
    def test_a_new_page_is_a_draft_full_of_placeholders(self, shell: CommandLine) -> None:
        file = "content/pages/about-me.md"
        output = shell.runs("new", "page", "About me", "--nav", "About")
        assert f"{file} is ready: make dev shows it at /about-me" in output
        assert "make check" in output
        assert "draft: true" in output
        loaded = shell.load()
        assert loaded.content.pages == ()
        found = [it.kind for it in loaded.warnings if it.file == file]
        assert found == [Kind.PLACEHOLDER] * 5
        (page,) = load(shell.content, drafts=True).content.pages
        assert (page.route, page.title, page.nav) == ("/about-me", "About me", "About")
        assert "already" in shell.refuses("new", "page", "About me")

    @pytest.mark.parametrize("title", ["2024", "#1: a title that is far too long for a label"])
    def test_a_new_page_with_any_title_is_valid_yaml(self, shell: CommandLine, title: str) -> None:
        shell.runs("new", "page", title, "--slug", "mine")
        (page,) = load(shell.content, drafts=True).content.pages
        assert page.title == title
        assert title.startswith(page.nav)


def test_the_files_of_a_host_are_added_and_those_of_the_owner_stay(
    shell: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("portfolio.paths.SITE", shell.root)
    write_file(shell.root / "deploy/Caddyfile", "mine")
    assert "deploy/Dockerfile" in shell.runs("new", "host", "docker")
    assert shell.files()["deploy/Caddyfile"] == b"mine"
    assert shell.files()["deploy/Dockerfile"] == (DEPLOY / "Dockerfile").read_bytes()
    assert "stay as they are" in shell.runs("new", "host", "caddy")


def test_words_of_a_language_are_added_and_completed_beside_the_content(shell: CommandLine) -> None:
    assert "words/nb.yaml lacks" in shell.runs("new", "language", "nb")
    file = shell.root / "words/nb.yaml"
    empty = file.read_text()
    said = empty.replace("  menu: ", "  # Ours.\n  menu: Meny ")
    assert (said.count("# Skip to content"), said.count("# {count} pages found")) == (1, 1)
    line = next(it for it in empty.splitlines() if it.startswith("  skipToContent:"))
    file.write_text(said.replace(f"{line}\n", ""))
    shell.edit("site.yaml", "language: en\n", "language: nb\n")
    assert shell.site().site.words.layout.menu == "Meny"
    shell.runs("new", "language", "nb-NO")
    assert sorted(file.read_text().splitlines()) == sorted(said.splitlines())
    listed = [it for it in shell.load().warnings if it.file == "words/nb.yaml"]
    assert len(listed) == len([*missing_words("nb", {})]) - 1


class TestSmallProject:
    def test_a_small_project_is_one_file_and_comes_last(self, shell: CommandLine) -> None:
        output = shell.runs("new", "project", "Night bus finder", "--small")
        assert output.startswith(
            "content/projects/night-bus-finder/project.yaml is ready: /projects"
        )
        folder = shell.content / "projects/night-bus-finder"
        assert [it.name for it in folder.iterdir()] == ["project.yaml"]
        small = shell.site().projects[-1]
        assert (small.slug, small.img, small.has_page) == ("night-bus-finder", None, True)

    def test_a_small_project_with_an_address_leads_there(self, shell: CommandLine) -> None:
        address = "https://code.example/bus"
        options = ("--small", "--url", address)
        assert address in shell.runs("new", "project", "Night bus finder", *options)
        last = shell.site().projects[-1]
        assert (last.slug, last.href) == ("night-bus-finder", address)

    def test_nothing_is_added_to_a_page_that_is_absent(self, shell: CommandLine) -> None:
        pages = "pages: {experiments: none}\nlanguage: en\n"
        shell.edit("site.yaml", "language: en\n", pages)
        for words in (("new", "experiment", "Ink"), ("delete", "experiment", "Ink", "--yes")):
            assert "This site has no experiments" in shell.refuses(*words)
