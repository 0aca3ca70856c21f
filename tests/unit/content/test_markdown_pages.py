"""Pages in Markdown, and the diagnostics about their mistakes."""

import shutil
from typing import Any
from unicodedata import normalize

import pytest

from portfolio.atomic_write import write_files
from portfolio.components.media.picture import picture_html
from portfolio.content.diagnostics import Kind
from portfolio.content.loader import load
from portfolio.models.content import Content
from portfolio.models.text.markdown_page import MarkdownPage
from tests.support.content_directory import ContentDirectory, place_of

ABOUT = "pages/about.md"
FRONT = "title: About me\ndescription: Who I am.\n"


def write(directory: ContentDirectory, text: str, front: str = FRONT, name: str = ABOUT) -> None:
    directory.write(name, f"---\n{front}---\n{text}\n")


def only_page(content: Content) -> MarkdownPage:
    (page,) = content.pages
    assert isinstance(page, MarkdownPage)
    return page


def test_the_file_name_of_a_markdown_page_is_the_route(directory: ContentDirectory) -> None:
    for name in ("about", "notes/first", "notes/index"):
        write(directory, "Words", name=f"pages/{name}.md")
    directory.write("pages/.trash/notes/old.md", "No page")
    routes = [page.route for page in directory.load().content.pages]
    assert routes == ["/about", "/notes", "/notes/first"]


def test_a_page_with_a_label_is_last_in_the_navigation(directory: ContentDirectory) -> None:
    before = [link.href for link in directory.load().content.site.navigation]
    write(directory, "Words", f"{FRONT}nav: About\n")
    write(directory, "Words", name="pages/hidden.md")
    links = directory.load().content.site.navigation
    assert [link.href for link in links] == [*before, "/about"]
    assert links[-1].label == "About"
    # A page that the site links itself is linked once.
    directory.edit("site.yaml", "navigation:", "navigation:\n  - {label: Me, href: /about}")
    links = directory.load().content.site.navigation
    assert [link.label for link in links if link.href == "/about"] == ["Me"]


def test_pictures_of_a_page_lie_beside_it_or_in_assets(directory: ContentDirectory) -> None:
    source = next((directory.content / "projects").rglob("*.webp"))
    shutil.copy(source, directory.write("pages/team.webp", b""))
    write(directory, "![Us](team.webp)\n\n![A bomb](/svg/bomb.svg)")
    assets = directory.own_assets()
    (assets / "svg/bomb.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'
    )
    team, bomb = only_page(directory.load().content).pictures
    assert (team.alt, team.is_vector, team.width > 0) == ("Us", False, True)
    assert (bomb.is_vector, bomb.width) == (True, 9)


@pytest.mark.parametrize("written", ["/svg/My%20cat%20(1).SVG", "</svg/My cat (1).SVG>"])
def test_a_drawing_of_a_markdown_page_has_any_name_and_an_address_that_browsers_read(
    directory: ContentDirectory, written: str
) -> None:
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>'
    (directory.own_assets() / "svg/My cat\u202f(1).SVG").write_text(drawing)
    write(directory, f"![A cat]({written})")
    (cat,) = only_page(directory.load().content).pictures
    assert 'src="/svg/My%20cat%E2%80%AF%281%29.SVG"' in picture_html(cat, "100vw")


def test_a_draft_page_is_in_the_site_only_while_developing(directory: ContentDirectory) -> None:
    write(directory, "Words", f"{FRONT}nav: About\ndraft: true\n")
    write(directory, "[about](/about)", f"{FRONT}draft: true\n", name="pages/more.md")
    built, developed = directory.load().content, load(directory.content, drafts=True).content
    assert built.pages == ()
    assert "/about" not in {link.href for link in built.site.navigation}
    assert [page.route for page in developed.pages] == ["/about", "/more"]
    assert "/about" in {link.href for link in developed.site.navigation}
    directory.edit("home.yaml", "href: /projects", "href: /about")
    assert directory.diagnostic().message == "expected a page that is shown"


MERGE = "<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> other"

MISTAKES = {
    "an unknown key": (f"{FRONT}navi: About\n", "Words", "navi:", "unknown key", "`nav`"),
    "a missing picture": (FRONT, "![Us](taem.png)", "taem.png", "a picture that exists", "no such"),
    "no alternative text": (FRONT, "![](/svg/bomb.svg)", "/svg/bomb.svg", "what the picture", ""),
    "a dead link": (FRONT, "[x](/expriments)", "/expriments", "a page of this", "/experiments"),
    "a dead anchor": (FRONT, "[x](#blow)\n\n## Below", "#blow", "id of a section", "#below"),
    "a relative link": (FRONT, "[x](notes.md)", "notes.md", "a path such as", ""),
    "a second title": (FRONT, "# Another", "# Another", "the title is the page's only #", "##"),
    "a width in words": (FRONT, "![A](/svg/bomb.svg){width=wide}", "/svg/", "a whole number", ""),
    "no end of a column": (FRONT, "::: column\nWords", "::: column", "a line ::: at the end", ""),
    "a merge in the text": (FRONT, MERGE, "<<<<<<<", "", "keep one of the two, and"),
    "a merge on Windows": (FRONT, MERGE.replace("\n", "\r\n"), "<<<<<<<", "", "keep one of the"),
    "a merge above": (f"<<<<<<< HEAD\n{FRONT}", "Words", "<<<<<<<", "", "keep one of the two"),
    "no YAML": ("title: a: b\n", "Words", ": b", "valid YAML", "quotes"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_a_markdown_page_is_reported_once_with_place_and_remedy(
    directory: ContentDirectory, mistake: str
) -> None:
    front, text, place, message, hint = MISTAKES[mistake]
    write(directory, text, front)
    diagnostic = directory.diagnostic()
    assert place_of(diagnostic) == directory.place(ABOUT, place)
    assert message in diagnostic.message
    assert hint in diagnostic.hint


TAKEN = {
    "another page": ("notes/index", "content/pages/notes.md:1"),
    "a page of the site": ("projects", "the site itself"),
    "a case study": ("projects/draw", "the site itself"),
    "the home page": ("index", "the site itself"),
    "a file of assets": ("lab/index", "assets/lab/index.html"),
}


@pytest.mark.parametrize("other", TAKEN)
def test_a_page_at_a_taken_route_is_refused(directory: ContentDirectory, other: str) -> None:
    name, hint = TAKEN[other]
    write(directory, "Words", name="pages/notes.md")
    write(directory, "Words", name=f"pages/{name}.md")
    lab = directory.own_assets() / "lab"
    lab.mkdir()
    (lab / "index.html").write_text("<!doctype html>")
    diagnostic = directory.diagnostic()
    assert diagnostic.file in {f"content/pages/{name}.md", "content/pages/notes.md"}
    assert diagnostic.message == "expected a route of its own"
    assert hint in diagnostic.hint


def test_a_page_whose_name_is_no_address_is_told_a_better_one(directory: ContentDirectory) -> None:
    write(directory, "Words", name="pages/About Me.md")
    diagnostic = directory.diagnostic()
    assert (diagnostic.found, "/about-me" in diagnostic.hint) == ('"/About Me"', True)


def test_what_a_text_loses_and_what_is_not_seen_in_it_is_reported(
    directory: ContentDirectory,
) -> None:
    text = (
        "Placeholder: words\n\n<div>more</div>\n\n## One\n\n#### Two\n\n### Three\n\nOut\u200bside"
    )
    write(directory, text)
    found = [it for it in directory.load().warnings if it.file == f"content/{ABOUT}"]
    assert [(it.kind, it.line) for it in found] == [
        (Kind.PLACEHOLDER, 5),
        (Kind.MARKUP, 7),
        (Kind.MARKUP, 11),
        (Kind.SPELLING, 15),
    ]
    assert "expected ###," in found[2].message
    assert found[3].found == "zero width space (U+200B), as character 4"


@pytest.mark.parametrize("form", ["NFC", "NFD"])
@pytest.mark.parametrize("form_of_file", ["NFC", "NFD"])
def test_letters_with_accents_are_the_same_in_links_headings_and_names_of_files(
    directory: ContentDirectory, form: Any, form_of_file: Any
) -> None:
    name = normalize(form_of_file, "Zürich/über.pdf")
    write_files({directory.own_assets() / name: b"%PDF"})
    text = f"## {normalize(form_of_file, 'Über')}\n\n[A](/Zürich/über.pdf) [B](#über)\n"
    front = "---\ntitle: A\ndescription: B\n---\n"
    directory.write("pages/a.md", front + normalize(form, text))
    link = "social:\n  - { label: A, href: /Zürich/über.pdf, icon: linkedin }"
    directory.edit("site.yaml", "social:", normalize(form, link))
    (page,) = (it for it in directory.load().content.pages if it.route == "/a")
    assert 'href="/Z%C3%BCrich/%C3%BCber.pdf"' in page.html
    assert ('href="#%C3%BCber"' in page.html, 'id="über"' in page.html) == (True, True)


def test_a_decoration_of_a_page_needs_no_words(directory: ContentDirectory) -> None:
    write(directory, "![](/svg/bomb.svg){.decorative width=120}")
    (picture,) = only_page(directory.load().content).pictures
    assert picture.shown_width == 120
    assert "--width: 120px" in picture_html(picture, "", picture.shown_width)
