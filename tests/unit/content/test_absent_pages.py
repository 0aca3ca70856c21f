"""A page that comes with the engine may be absent, and then nothing of it is there."""

import shutil

import pytest

from portfolio.components.media.asset_manifest import AssetManifest, provide
from portfolio.drawing.page_titles import page_titles
from portfolio.editing.yaml_editor import YamlEditor
from portfolio.export.feeds import feeds
from portfolio.images.social_images import social_images
from portfolio.models.content import Content
from portfolio.resume.files import with_resume
from portfolio.routing.site_pages import site_pages
from tests.support.content_directory import ContentDirectory
from tests.support.manifest import compile_pages

PAGES = ("projects", "experiments", "resume")
FILES = {"projects": "projects", "experiments": "experiments.yaml", "resume": "resume.json"}


def leave_out(directory: ContentDirectory, *pages: str, keep_files: bool = False) -> None:
    """Says that pages are absent, and deletes what only they need."""
    said = ", ".join(f"{page}: none" for page in pages)
    directory.edit("site.yaml", "language: en\n", f"language: en\npages: {{{said}}}\n")
    if not keep_files:
        for page in pages:
            path = directory.content / FILES[page]
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    if "projects" in pages and "resume" not in pages:
        directory.edit("resume.json", "/projects/draw", "https://example.org")


def names_of(content: Content) -> set[str]:
    """Returns the pages of the engine that anything is made for."""
    routes = {page.route for page in site_pages(content)}
    made = {*(it.name for it in page_titles(content)), *(it.name for it in social_images(content))}
    links = {link.href for link in (*content.site.navigation, *content.home.actions)}
    everything = {*routes, *links, *(f"/{name}" for name in made)}
    return {page for page in PAGES if any(it.startswith(f"/{page}") for it in everything)}


@pytest.mark.parametrize("page", PAGES)
def test_an_absent_page_makes_and_needs_nothing(directory: ContentDirectory, page: str) -> None:
    before = directory.load()
    leave_out(directory, page)
    loaded = directory.load()
    content = loaded.content
    provide(AssetManifest.expected(content))
    assert names_of(content) == {*PAGES} - {page}
    assert f"/{page}" not in feeds(content)["sitemap.xml"]
    assert len(loaded.warnings) <= len(before.warnings)
    code = "\n".join(compile_pages(content).values())
    assert f"/{page}" not in code
    if page == "experiments":
        assert [*feeds(content)] == ["sitemap.xml"]
        assert "atom+xml" not in code
    assert bool(with_resume(content)) is (page != "resume")


def test_what_an_absent_page_says_may_stay_for_later(directory: ContentDirectory) -> None:
    leave_out(directory, *PAGES, keep_files=True)
    directory.write("experiments.yaml", "- nothing that is valid")
    content = directory.load().content
    assert (content.projects, content.experiments) == ((), ())
    assert names_of(content) == set()


@pytest.mark.parametrize("key", ["projects", "experiments"])
def test_words_of_pages_are_needed_unless_absent(directory: ContentDirectory, key: str) -> None:
    editor = YamlEditor((directory.content / "site.yaml").read_text())
    editor.remove((key,))
    directory.write("site.yaml", editor.text)
    assert f"{key}: missing key `description`" in "\n".join(map(str, directory.diagnostics()))
    leave_out(directory, key)
    assert directory.load()


def test_the_heading_of_a_page_is_its_name_where_there_is_none(directory: ContentDirectory) -> None:
    directory.edit("site.yaml", "  title: Projects\n", "  title: Work\n")
    directory.edit("site.yaml", "  heading: Featured Projects\n", "")
    assert directory.load().content.site.projects.heading == "Work"


def test_a_link_of_a_text_to_an_absent_page_is_an_error(directory: ContentDirectory) -> None:
    leave_out(directory, "experiments")
    directory.edit(
        "projects/loans/project.yaml", "body: |\n", "body: ▸|\n      [a](/experiments)\n"
    )
    place = directory.marked_place("projects/loans/project.yaml")
    error = str(directory.diagnostic())
    assert error.startswith(place)
    assert "expected a page of this site" in error
    assert "`pages` in site.yaml says that there is none" in error


def test_an_own_page_may_have_the_address_of_an_absent_one(directory: ContentDirectory) -> None:
    leave_out(directory, "resume")
    directory.write("pages/resume.md", "---\ntitle: CV\ndescription: Mine.\n---\nWords.\n")
    content = directory.load().content
    assert "/resume" in {link.href for link in content.site.navigation}
    assert "/resume" in {page.route for page in site_pages(content)}
