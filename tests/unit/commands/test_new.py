"""`new` adds a case study that builds at once, the newest experiment, or a page as a draft."""

from __future__ import annotations

import pytest
from PIL import Image

from portfolio.atomic_write import write_file
from portfolio.color import AA_TEXT, contrast
from portfolio.content.diagnostics import Kind
from portfolio.content.loader import load
from portfolio.content.palettes import palettes, unused_palette
from portfolio.content.themes import default_theme
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
        (("project", "Acme", "--url", "javascript:alert(1)"), "sections[0].url"),
        (("experiment", "fill the BEAKER"), "already"),
        (("experiment", "Ink", "--url", "data:text/html,x"), "[0].url"),
        (("page", "Resume"), "expected a route of its own"),
    ],
)
def test_new_content_that_would_not_be_valid_is_refused_with_the_reason(
    command_line: CommandLine, words: tuple[str, ...], expected: str
) -> None:
    assert expected in command_line.refuses("new", *words)


class TestProject:
    def test_a_new_case_study_has_placeholder_pictures_in_colours_of_its_palette(
        self, command_line: CommandLine, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(placeholder_pictures, "PICTURE_SIZES", SIZES)
        command_line.runs("new", "project", "Acme shop")
        study = command_line.site().project("/projects/acme-shop")
        assert study
        with Image.open(study.img.file) as picture:
            assert picture.size == (2160, 1350)
            near = picture.convert("RGB").getpixel((5, 5))
        assert isinstance(near, tuple)
        colours = (study.palette.ground, study.palette.ring)
        expected = [bytes.fromhex(colour[1:]) for colour in colours]
        distances = [max(abs(a - b) for a, b in zip(near, it, strict=True)) for it in expected]
        assert min(distances) < 24

    def test_a_new_case_study_is_the_last_of_the_list_and_leads_to_the_next_one_of_it(
        self, command_line: CommandLine
    ) -> None:
        command_line.edit(LAST, "order: 3", "order: 30")
        before = command_line.read(LAST)
        output = command_line.runs("new", "project", "Acme shop")
        assert output.startswith("content/projects/acme-shop/project.yaml is ready")
        assert command_line.read("projects/acme-shop/project.yaml").count("#") > 10
        *others, study = command_line.site().projects
        assert [it.slug for it in others] == ["cover", "draw", "loans"]
        assert (study.slug, study.order) == ("acme-shop", 31)
        following = study.sections[-1]
        assert isinstance(following, NextProject)
        assert following.btn_url is None
        assert command_line.read(LAST) == before

    @pytest.mark.parametrize(
        ("title", "slug"),
        [
            ('The "big" one: $title {tap} \\n', "the-big-one-title-tap-n"),
            ("2018", "2018"),
            ("yes", "yes"),
            ("Söhne & Co.", "sohne-and-co"),
            ("  # two \n lines ", "two-lines"),
            ("Łódź", "lodz"),
            ("Straße", "strasse"),
            ("Ærø", "aeroe"),
            ("Привет", "privet"),
        ],
    )
    def test_any_title_of_a_new_case_study_is_read_back_and_makes_an_address(
        self, command_line: CommandLine, title: str, slug: str
    ) -> None:
        command_line.runs("new", "project", title)
        study = command_line.site().project(f"/projects/{slug}")
        assert study
        assert study.title == " ".join(title.split())

    def test_a_new_case_study_needs_valid_content(self, command_line: CommandLine) -> None:
        command_line.edit("site.yaml", "owner:", "ovner:")
        assert "Please fix this first" in command_line.refuses("new", "project", "Acme")

    def test_a_new_case_study_takes_a_legible_palette_that_no_other_uses(self) -> None:
        used: list[str] = []
        for palette in PALETTES:
            assert contrast(palette.text, palette.ground) >= AA_TEXT
            assert contrast(palette.text, palette.ring) >= AA_TEXT
            used.append(unused_palette(used, default_theme()).ground)
        assert len(set(used)) == len(PALETTES)
        assert unused_palette(used, default_theme()) in PALETTES


class TestExperiment:
    def test_a_new_experiment_is_the_newest_and_changes_nothing_else(
        self, command_line: CommandLine
    ) -> None:
        before, url = command_line.read(EXPERIMENTS), "https://codepen.io/a/pen/b"
        output = command_line.runs("new", "experiment", "Ink: in water", "--url", url)
        card = command_line.site().experiments[0]
        assert (card.title, card.icon, card.url) == ("Ink: in water", "codepen", url)
        after = command_line.read(EXPERIMENTS)
        line = int(output.partition(" ")[0].rpartition(":")[2])
        assert after.splitlines()[line - 1].startswith("- title: ")
        start = before.index("- title")
        assert after.startswith(before[:start])
        assert after.endswith(before[start:])

    def test_a_new_experiment_shows_a_drawing_that_there_is(
        self, command_line: CommandLine
    ) -> None:
        words, _, _ = command_line.read("home.yaml").partition("playground:\n")
        command_line.write("home.yaml", f"{words}playground:\n  sprites: []\n")
        command_line.write("experiments.yaml", "[]\n")
        command_line.write("theme.yaml", "mascot: none\n")
        command_line.write("resume.json", '{"basics": {"name": "Ada Lovelace"}}')
        drawings = command_line.own_assets() / "svg"
        for drawing in drawings.glob("*.svg"):
            drawing.unlink()
        assert "assets/svg has none" in command_line.refuses("new", "experiment", "Ink")
        (drawings / "cat.svg").write_text(CAT)
        command_line.runs("new", "experiment", "Ink")
        assert command_line.site().experiments[0].thumb == "/svg/cat.svg"


class TestPage:
    def test_a_new_page_is_a_draft_full_of_placeholders(self, command_line: CommandLine) -> None:
        file = "content/pages/about-me.md"
        output = command_line.runs("new", "page", "About me", "--nav", "About")
        assert f"{file} is ready: make dev shows it at /about-me" in output
        assert "make check" in output
        assert "draft: true" in output
        loaded = command_line.load()
        assert loaded.content.pages == ()
        found = [it.kind for it in loaded.warnings if it.file == file]
        assert found == [Kind.PLACEHOLDER] * 5
        (page,) = load(command_line.content, drafts=True).content.pages
        assert (page.route, page.title, page.nav) == ("/about-me", "About me", "About")
        assert "already" in command_line.refuses("new", "page", "About me")

    @pytest.mark.parametrize("title", ["2024", "#1: a title that is far too long for a label"])
    def test_a_new_page_with_any_title_is_valid_yaml(
        self, command_line: CommandLine, title: str
    ) -> None:
        command_line.runs("new", "page", title, "--slug", "mine")
        (page,) = load(command_line.content, drafts=True).content.pages
        assert page.title == title
        assert title.startswith(page.nav)


def test_the_files_of_a_host_are_added_and_those_of_the_owner_stay(
    command_line: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("portfolio.paths.SITE", command_line.root)
    write_file(command_line.root / "deploy/Caddyfile", "mine")
    assert "deploy/Dockerfile" in command_line.runs("new", "host", "docker")
    assert command_line.files()["deploy/Caddyfile"] == b"mine"
    assert command_line.files()["deploy/Dockerfile"] == (DEPLOY / "Dockerfile").read_bytes()
    assert "stay as they are" in command_line.runs("new", "host", "caddy")


class TestSmallProject:
    def test_a_small_project_is_one_file_and_comes_last(self, command_line: CommandLine) -> None:
        output = command_line.runs("new", "project", "Night bus finder", "--small")
        assert output.startswith(
            "content/projects/night-bus-finder/project.yaml is ready: /projects"
        )
        folder = command_line.content / "projects/night-bus-finder"
        assert [it.name for it in folder.iterdir()] == ["project.yaml"]
        small = command_line.site().projects[-1]
        assert (small.slug, small.img, small.has_page) == ("night-bus-finder", None, True)

    def test_a_small_project_with_an_address_leads_there(self, command_line: CommandLine) -> None:
        address = "https://code.example/bus"
        options = ("--small", "--url", address)
        assert address in command_line.runs("new", "project", "Night bus finder", *options)
        last = command_line.site().projects[-1]
        assert (last.slug, last.href) == ("night-bus-finder", address)

    def test_nothing_is_added_to_a_page_that_is_absent(self, command_line: CommandLine) -> None:
        pages = "pages: {experiments: none}\nlanguage: en\n"
        command_line.edit("site.yaml", "language: en\n", pages)
        for words in (("new", "experiment", "Ink"), ("delete", "experiment", "Ink", "--yes")):
            assert "This site has no experiments" in command_line.refuses(*words)
