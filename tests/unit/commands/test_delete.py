"""`delete` and `rename` change every link to an item, and change nothing when they fail."""

from pathlib import Path

import pytest

from portfolio.atomic_write import write_file
from portfolio.editing.yaml_editor import YamlEditor
from portfolio.sections.next_project.model import NextProject

from .conftest import CommandLine, names

COVER = "projects/cover/project.yaml"


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("delete", "project", "drew"), "did you mean `draw`?"),
        (("delete", "experiment", "zzz"), "one of: team-fighters, fill-the-beaker"),
        (("delete", "page", "about"), "There is no page about: there is none"),
        (("rename", "project", "draw", "loans"), "is there already"),
        (("rename", "project", "draw", "Prize Draw"), "is no address"),
    ],
)
def test_delete_and_rename_refuse_unknown_names_and_taken_addresses(
    shell: CommandLine, words: tuple[str, ...], expected: str
) -> None:
    assert expected in shell.refuses(*words, "--yes")


def test_a_case_study_whose_picture_another_one_shows_is_not_deleted(shell: CommandLine) -> None:
    before = shell.files()
    said = shell.refuses("delete", "project", "draw", "--yes")
    assert "This would not be valid; nothing was changed." in said
    assert f"content/{COVER}:" in said
    assert "../draw/video-poster.webp" in said
    assert shell.files() == before


class TestDelete:
    @pytest.fixture(autouse=True)
    def _own_pictures(self, shell: CommandLine) -> None:
        poster = (shell.content / "projects/draw/video-poster.webp").read_bytes()
        write_file(shell.content / "projects/cover/video-poster.webp", poster)
        shell.edit(COVER, "../draw/video-poster.webp", "video-poster.webp")

    def test_deleting_a_case_study_leads_links_elsewhere(self, shell: CommandLine) -> None:
        shell.runs("delete", "project", "draw", "--yes")
        assert not (shell.content / "projects/draw").exists()
        projects = shell.site().projects
        assert [project.slug for project in projects] == ["cover", "loans"]
        last = projects[1].sections[-1]
        assert isinstance(last, NextProject)
        assert last.btn_url is None, "the next one of the list"
        assert last.header == ""
        assert "btn02Url: /projects\n" in shell.read(COVER)
        assert '"url": "/projects"' in shell.read("resume.json")
        for slug in ("cover", "loans"):
            shell.runs("delete", "project", slug, "--yes")
        assert shell.site().projects == ()

    def test_a_deleted_case_study_leaves_no_work_on_home(self, shell: CommandLine) -> None:
        picture = "{src: projects/draw/video-poster.webp, alt: The wheel}"
        works = f"works:\n  - href: /projects/draw\n    img: {picture}\n  - href: /projects/loans\n"
        shell.write("home.yaml", shell.read("home.yaml") + works)
        shell.runs("delete", "project", "draw", "--yes")
        assert [work.href for work in shell.site().home.works] == ["/projects/loans"]
        shell.runs("delete", "project", "loans", "--yes")
        assert "works:" not in shell.read("home.yaml")

    def test_delete_shows_each_line_that_changes_and_asks_first(self, shell: CommandLine) -> None:
        before = shell.files()
        output = shell.runs("delete", "project", "draw", answer="n")
        assert shell.files() == before
        assert "removed  content/projects/draw\n" in output
        assert f"+++ content/{COVER}\n@@ -" in output
        assert "+    btn02Url: /projects\n" in output
        assert "Go ahead? [y/N]" in output
        assert "Nothing was changed." in output

    def test_experiments_are_deleted_by_title_or_slug_to_the_last(self, shell: CommandLine) -> None:
        two_cards, _, _ = shell.read("experiments.yaml").partition("- title: Logos")
        shell.write("experiments.yaml", two_cards)
        for name in ("fill-the-beaker", "TEAM FIGHTERS"):
            shell.runs("delete", "experiment", name, "--yes")
        assert shell.site().experiments == ()
        shell.runs("new", "experiment", "Ink")
        assert [experiment.title for experiment in shell.site().experiments] == ["Ink"]

    def test_deleting_a_page_deletes_the_links_to_that_page(self, shell: CommandLine) -> None:
        shell.runs("new", "page", "About me")
        shell.edit("pages/about-me.md", "draft: true\n", "")
        linked = "navigation:\n  - label: Me\n    href: /about-me\n"
        shell.edit("site.yaml", "navigation:\n", linked)
        more = shell.content / "pages/more.md"
        more.write_text("---\ntitle: More\ndescription: More.\n---\n[me](/about-me#facts)\n")
        shell.runs("delete", "page", "about-me", "--yes")
        assert not (shell.content / "pages/about-me.md").exists()
        assert "[me](/)\n" in more.read_text()
        assert "about-me" not in shell.read("site.yaml")

    def test_delete_with_a_full_disk_leaves_every_file_as_it_was(
        self, shell: CommandLine, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        write = Path.write_bytes

        def fail(draft: Path, data: bytes) -> int:
            if draft.name.startswith(f".{Path(COVER).name}"):
                raise OSError(28, "No space left on device", str(draft))
            return write(draft, data)

        monkeypatch.setattr(Path, "write_bytes", fail)
        assert "The disk is full" in shell.refuses("delete", "project", "draw", "--yes")
        assert names(shell.root) == ["assets", "content"]


class TestTranslations:
    SWEDISH = "experiments.sv.yaml"
    ABOUT = "---\ntitle: About me\ndescription: Who I am.\nnav: About\n---\nWords.\n"

    @pytest.fixture
    def swedish(self, shell: CommandLine) -> CommandLine:
        """A site in English and Swedish, with Swedish titles of its experiments."""
        shell.edit("site.yaml", "language: en\n", "languages: [en, sv]\n")
        cards = YamlEditor(shell.read("experiments.yaml"))
        titles = [f"- title: På svenska {number}\n" for number in range(cards.length())]
        (shell.content / self.SWEDISH).write_text("".join(titles))
        return shell

    def titles(self, site: CommandLine) -> dict[str, str]:
        """Returns the Swedish title of each experiment by its English one."""
        english = site.site()
        pairs = zip(english.experiments, english.translations[0].experiments, strict=True)
        return {original.title: translated.title for original, translated in pairs}

    def test_experiments_come_and_go_with_their_translations(self, swedish: CommandLine) -> None:
        before = self.titles(swedish)
        gone, *_ = before
        swedish.runs("delete", "experiment", gone, "--yes")
        left = {title: translated for title, translated in before.items() if title != gone}
        assert self.titles(swedish) == left
        swedish.runs("new", "experiment", "Bouncing balls")
        assert self.titles(swedish) == {"Bouncing balls": "Bouncing balls", **left}

    def test_deleting_a_page_deletes_the_translation_too(self, swedish: CommandLine) -> None:
        pages = swedish.content / "pages"
        write_file(pages / "about.md", self.ABOUT)
        write_file(pages / "about.sv.md", self.ABOUT.replace("About me", "Om mig"))
        write_file(pages / "notes.md", self.ABOUT.replace("About", "Notes"))
        swedish.runs("delete", "page", "about", "--yes")
        assert names(pages) == ["notes.md"]

    def test_translations_on_one_line_are_refused_by_their_name(self, swedish: CommandLine) -> None:
        (swedish.content / self.SWEDISH).write_text("[{title: Ett}, {title: Två}]\n")
        title = swedish.site().experiments[0].title
        output = swedish.refuses("delete", "experiment", title, "--yes")
        assert "content/experiments.sv.yaml" in output


def test_a_renamed_case_study_keeps_its_files_links_next_and_pictures(shell: CommandLine) -> None:
    shell.edit(COVER, "btn02Url: /projects/draw", "btn02Url: /projects/draw#x")
    others = "https://other.example/projects/draw"
    shell.edit("experiments.yaml", "https://example.com/beaker", others)
    before = names(shell.content / "projects/draw")
    shell.runs("rename", "project", "draw", "prize-draw", "--yes")
    assert names(shell.content / "projects/prize-draw") == before
    assert not (shell.content / "projects/draw").exists()
    site = shell.site()
    assert [project.slug for project in site.projects] == ["cover", "prize-draw", "loans"]
    last = site.projects[2].sections[-1]
    assert isinstance(last, NextProject)
    assert last.btn_url == "/projects/prize-draw"
    assert "src: ../prize-draw/video-poster.webp" in shell.read(COVER)
    assert "btn02Url: /projects/prize-draw#x" in shell.read(COVER)
    assert '"url": "/projects/prize-draw"' in shell.read("resume.json")
    assert others in shell.read("experiments.yaml")
    assert site.projects[1].aliases == ("/projects/draw",)
    shell.runs("rename", "project", "prize-draw", "wheel", "--yes")
    assert shell.site().projects[1].aliases == ("/projects/draw", "/projects/prize-draw")


@pytest.mark.parametrize("more", ["draft: true\n", "href: https://code.test/bus\n"])
def test_a_renamed_project_without_a_page_has_no_old_address(shell: CommandLine, more: str) -> None:
    shell.write("projects/bus/project.yaml", f"title: A\ndescription: B\n{more}")
    shell.runs("rename", "project", "bus", "tram", "--yes")
    assert "aliases" not in shell.read("projects/tram/project.yaml")
