"""A project may be a title and a sentence, or a card that leads out."""

import pytest

from portfolio.components.media.asset_manifest import AssetManifest, provide
from portfolio.content.theme_files import THEME_NAMES
from portfolio.drawing.page_titles import page_titles
from portfolio.export.feeds import sitemap
from portfolio.images.social_images import social_images
from portfolio.models.content import Content
from portfolio.pages.project import head
from portfolio.routing.site_pages import site_pages
from portfolio.sections.case_study.case_study import case_study
from portfolio.sections.home_parts import home_works
from portfolio.sections.project_list import project_list
from tests.support.content_directory import ContentDirectory
from tests.support.manifest import compile_pages

SMALL, OUT = "projects/bus/project.yaml", "projects/out/project.yaml"
WORDS = "title: Night bus finder\ndescription: The next night bus.\n"
ADDRESS = "https://code.example/bus"


def loaded(directory: ContentDirectory, more: str = "", name: str = SMALL) -> Content:
    """Returns the content with one more project, as it is before pages are rendered."""
    directory.write(name, WORDS + more)
    content = directory.load().content
    provide(AssetManifest.expected(content))
    return content


def test_a_project_of_a_sentence_has_a_page_and_comes_last(directory: ContentDirectory) -> None:
    *others, small = loaded(directory).projects
    hero, _ = small.sections
    assert (small.href, small.card_text) == ("/projects/bus", "The next night bus.")
    assert (hero.title, hero.copy_text) == ("Night bus finder", "The next night bus.")
    assert small.palette.ground not in {it.palette.ground for it in others}


def test_card_and_hero_link_to_the_code_of_a_project(directory: ContentDirectory) -> None:
    for more, is_linked in (("", False), (f"repository: {ADDRESS}\n", True)):
        content = loaded(directory, more)
        small = content.projects[-1]
        assert (ADDRESS in str(project_list((small,)))) is is_linked
        assert (ADDRESS in str(case_study(small, content, {}))) is is_linked


FACTS = "year: '2018'\nclaim: Home by bus\nstack: [SVG, CSS, HTML5, Python]\n"
SECTIONS = """sections:
  - {kind: hero, title: Bus, copy: A bus.}
  - {kind: facts, client: A town, builtWith: [CSS]}
  - {kind: summary, problem: No bus., did: Found one., outcome: Home.}
"""


def test_a_card_has_its_own_facts_before_those_of_the_case(directory: ContentDirectory) -> None:
    small = loaded(directory, FACTS + SECTIONS).projects[-1]
    assert (small.card_title, small.card_label) == ("Home by bus", "Night bus finder · 2018")
    assert small.card_stack == ("SVG", "CSS", "HTML5")
    assert small.card_sentence == "Found one."
    small = loaded(directory, SECTIONS).projects[-1]
    assert (small.card_title, small.card_label) == ("Night bus finder", "")
    assert small.card_stack == ("CSS",)


def test_projects_without_a_place_come_in_order_of_folders(directory: ContentDirectory) -> None:
    directory.write("projects/zoo/project.yaml", WORDS.replace("bus finder", "zoo"))
    assert [it.slug for it in loaded(directory).projects][-2:] == ["bus", "zoo"]


@pytest.mark.parametrize("theme", THEME_NAMES)
def test_a_project_without_a_picture_is_drawn_or_set_in_large_words_in_every_theme(
    directory: ContentDirectory, theme: str
) -> None:
    directory.write("theme.yaml", f"extends: {theme}\n")
    content = loaded(directory)
    assert "project_bus" in {title.name for title in page_titles(content)}
    assert "title-picture" in str(project_list(content.projects))
    assert "case-hero--drawn" in str(case_study(content.projects[-1], content, {}))


def test_a_case_study_with_only_a_hero_has_no_read_more(directory: ContentDirectory) -> None:
    content = loaded(directory)
    for project, awaited in ((content.projects[-1], ""), (content.projects[0], "read")):
        code = str(case_study(project, content, {}))
        assert (content.site.words.case_study.read_more in code) is bool(awaited)
        assert head(content, project).awaited == awaited


def test_the_hero_of_a_project_with_a_picture_has_that_picture(directory: ContentDirectory) -> None:
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 6"><path d="M0 0h9v6"/></svg>'
    directory.write("projects/bus/plan.svg", drawing)
    content = loaded(directory, "img: {src: plan.svg, alt: A plan}\n")
    code = str(case_study(content.projects[-1], content, {}))
    assert "plan" in code
    assert "case-hero--drawn" not in code


def test_a_card_that_leads_out_has_no_page_and_no_other_trace(directory: ContentDirectory) -> None:
    content = loaded(directory, f"href: {ADDRESS}\n", OUT)
    out, last = content.projects[-1], content.projects[-2]
    assert (out.href, out.has_page) == (ADDRESS, False)
    assert content.next_project(last) == content.projects[0]
    assert "/projects/out" not in {page.route for page in site_pages(content)}
    assert "/projects/out" not in sitemap(content)
    assert "out" not in {image.name for image in social_images(content)}
    assert compile_pages(content)


def test_a_folder_whose_name_is_no_address_is_told_a_better_one(
    directory: ContentDirectory,
) -> None:
    directory.write("projects/Über uns/project.yaml", WORDS)
    assert "for example uber-uns" in {it.hint for it in directory.diagnostics()}


def test_a_link_to_the_page_that_a_card_has_not_is_an_error(directory: ContentDirectory) -> None:
    directory.write(OUT, f"{WORDS}href: {ADDRESS}\n")
    directory.edit("projects/loans/project.yaml", "btnUrl: /projects/draw", "btnUrl: /projects/out")
    assert directory.diagnostic().found == '"/projects/out"'


@pytest.mark.parametrize(
    ("added", "message"),
    [
        (f"href: {ADDRESS}\nsections: ▸[{{kind: copy, title: A, body: B}}]\n", "either href or"),
        ("phone: ▸{src: ../draw/desktop.webp, alt: A}\n", "expected img, too, beside which"),
        ("href: ▸code.example/bus\n", "expected a path such as"),
    ],
)
def test_what_does_not_fit_a_small_project_is_an_error_at_its_place(
    directory: ContentDirectory, added: str, message: str
) -> None:
    directory.write(SMALL, WORDS + added)
    place = directory.marked_place(SMALL)
    error = str(directory.diagnostic())
    assert error.startswith(place)
    assert message in error


def test_home_shows_a_project_that_leads_out_by_the_name_of_its_folder(
    directory: ContentDirectory,
) -> None:
    directory.edit("home.yaml", "heading:", "works: [{href: /projects/out}]\nheading:")
    content = loaded(directory, f"href: {ADDRESS}\n", OUT)
    shown = str(home_works(content.home, content.projects, content.site))
    assert (ADDRESS in shown, "/projects/loans" in shown) == (True, False)
    directory.edit("home.yaml", "/projects/out", "/projects/outt")
    assert directory.diagnostic().hint == "nearest is /projects/out"
    directory.edit("home.yaml", "/projects/outt", "/projects/out")
    directory.edit(OUT, "href", "draft: true\nhref")
    assert directory.diagnostic().message.startswith("expected a page")


def test_old_address_of_a_project_is_one_that_nothing_else_has(directory: ContentDirectory) -> None:
    directory.write(SMALL, f"{WORDS}aliases: [/projects/loans]\n")
    assert "the site itself has a page there" in directory.diagnostic().hint
    directory.edit(SMALL, "/projects/loans", "/old-toy")
    directory.edit("experiments.yaml", "- title", "- aliases:\n    - /old-toy\n  title")
    assert "content/experiments.yaml:3 says it, too" in directory.diagnostic().hint


def test_a_text_before_a_video_and_buttons_after_it_stand_in_its_band(
    directory: ContentDirectory,
) -> None:
    sections = (
        "sections:\n  - {kind: hero, title: A, copy: B}\n"
        "  - {kind: copy, id: words, title: Words beside it, body: B}\n"
        "  - kind: video\n    title: Video\n    src: /player/draw\n"
        "    poster: {src: ../draw/video-poster.webp, alt: The wheel}\n"
        "  - {kind: two-buttons, btn01Label: One, btn01Url: /, btn02Label: Two, btn02Url: /}\n"
    )
    for more, bands in (("", 1), ("align: center, ", 2), ('backgroundColor: "#fff000", ', 2)):
        study = loaded(directory, sections.replace("kind: copy, ", f"kind: copy, {more}"))
        code = str(case_study(study.projects[-1], study, {}))
        assert code.count("page-section ") == bands
        assert "video-band__below" in code
        assert 'id:"words"' in code.replace(" ", "").replace("\\", "")
