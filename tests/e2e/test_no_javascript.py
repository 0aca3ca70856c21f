"""Without JavaScript every word, link and picture is there and can be seen; words are at once."""

from collections.abc import Iterable

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import NewPage
from tests.e2e.conftest import Visit
from tests.support.page_actions import PHONE, box_of, hang, release, shown
from tests.support.routes import LARGEST_STUDY, REPRESENTATIVE, RICH_ROUTES, TESTED_ROUTES
from tests.support.site_content import CONTENT, WORDS

EVERYWHERE = {*(link.label for link in CONTENT.site.navigation), CONTENT.site.footer.heading}
"""Lines that every page has."""

CONTROLS = (
    ".preloader, main fieldset, main [aria-live], [data-island] button, .comparison__tip, "
    ".copy-button, .take-sticker__actions"
)
"""Controls that need a script and are not shown without one."""

READ = """() => {
  const strictly = { visibilityProperty: true, opacityProperty: true };
  const seen = (element) => element.checkVisibility(strictly);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:is(CONTROLS) { display: none !important; }`);
  document.adoptedStyleSheets.push(sheet);
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const found = {
    words: document.body.innerText.split("\\n").map((line) => line.trim()).filter(Boolean),
    links: all("a[href]").map((link) => link.href),
    pictures: all("img").map((image) => image.getAttribute("src")),
  };
  document.adoptedStyleSheets.pop();
  return found;
}""".replace("CONTROLS", CONTROLS)

HIDDEN = """(main) => [...main.querySelectorAll("a[href], img, h1, h2, h3, p, li, dd")]
  .filter((element) => !element.closest("details:not([open]), [popover]"))
  .filter((element) => !element.closest(".print-header, .preloader"))
  .filter((element) => !element.closest("[data-playground], [aria-live], [role=status]"))
  .filter((element) => !element.closest(".comparison__tip, .take-sticker__actions"))
  .filter((element) => !element.checkVisibility({ visibilityProperty: true }))
  .map((element) => element.outerHTML)"""

HIDDEN_FROM_SCREEN_READERS = "main :is([aria-hidden=true], [inert]) img:not([alt=''])"
"""Pictures with alternative text that screen readers would skip."""

WIDTHS = (390, 800, 1440)
"""Where the same thing is drawn in several shapes, one of them shows."""


def read(page: Page) -> dict[str, set[str]]:
    """Returns what can be seen of a page from top to bottom, apart from controls."""
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return {name: set(found) for name, found in page.evaluate(READ).items()}


def never_seen(page: Page) -> set[str]:
    """Returns the elements of a page that it shows at no width, as HTML."""
    hidden: list[set[str]] = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        hidden.append(set(page.locator("main").evaluate(HIDDEN)))
    return set.intersection(*hidden)


@pytest.mark.parametrize("no_javascript_visit", TESTED_ROUTES, indirect=True)
def test_all_that_a_page_shows_with_javascript_it_shows_without(
    reduced_motion_page: Page, no_javascript_visit: Visit
) -> None:
    reduced_motion_page.goto(no_javascript_visit.path)
    with_scripts, without = read(reduced_motion_page), read(no_javascript_visit.page)
    for what, found in with_scripts.items():
        assert found <= without[what], f"{what} need JavaScript"
    assert without["words"] >= EVERYWHERE
    left_out = never_seen(reduced_motion_page)  # A theme may leave drawings out.
    assert never_seen(no_javascript_visit.page) <= left_out, "they wait for a script"


def test_screen_readers_miss_no_picture_without_javascript(no_javascript_visit: Visit) -> None:
    expect(no_javascript_visit.page.get_by_role("heading", level=1)).to_have_count(1)
    expect(no_javascript_visit.page.locator(HIDDEN_FROM_SCREEN_READERS)).to_have_count(0)


def test_the_menu_of_a_phone_is_open_without_javascript(new_page: NewPage) -> None:
    phone = new_page(**PHONE, java_script_enabled=False)
    phone.goto("/projects")
    links = phone.get_by_role("navigation", name=WORDS.layout.main_navigation).get_by_role("link")
    expect(links).to_have_count(len(CONTENT.site.navigation) + len(CONTENT.translations))
    for link in links.all():
        expect(link).to_be_in_viewport(ratio=1)
    expect(phone.get_by_role("button", name=WORDS.layout.menu, exact=True)).to_be_hidden()
    expect(phone.get_by_role("button", name=WORDS.layout.switch_theme)).to_be_hidden()


@pytest.mark.nightly
@pytest.mark.parametrize("width", [320, 390, 819])
@pytest.mark.parametrize("route", REPRESENTATIVE)
def test_a_page_begins_below_the_open_menu_without_javascript(
    page_without_javascript: Page, route: str, width: int
) -> None:
    page = page_without_javascript
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(route)
    menu = box_of(page.get_by_role("navigation", name=WORDS.layout.main_navigation))
    first = box_of(page.locator("main :is(.board, h1)").first)
    assert menu["y"] + menu["height"] < first["y"] < 300


def test_the_header_is_not_printed_without_javascript(page_without_javascript: Page) -> None:
    page_without_javascript.goto("/resume")
    header = page_without_javascript.get_by_role("banner")
    expect(header).to_be_visible()
    page_without_javascript.emulate_media(media="print")
    expect(header).to_be_hidden()


PICTURES = "**/assets/img/**"

NOTE_WORDS = """addEventListener("DOMContentLoaded", () => {
  window.wordsAtOnce = document.body.innerText;
}, { once: true });"""


def words_in(lines: Iterable[str]) -> set[str]:
    return {word for line in lines for word in line.split()}


@pytest.mark.parametrize("route", RICH_ROUTES)
def test_every_word_is_there_when_a_page_is_parsed(reduced_motion_page: Page, route: str) -> None:
    page = reduced_motion_page
    page.add_init_script(NOTE_WORDS)
    held = hang(page, PICTURES)
    page.goto(route, wait_until="domcontentloaded")
    at_once = words_in([page.evaluate("wordsAtOnce")])
    release(held)
    shown(page).wait_for()
    assert words_in(read(page)["words"]) <= at_once


@pytest.mark.nightly
@pytest.mark.skipif(not LARGEST_STUDY, reason="there is no case study")
def test_a_page_that_is_printed_before_its_pictures_have_come_has_all_its_words(page: Page) -> None:
    assert LARGEST_STUDY
    held = hang(page, PICTURES)
    page.goto(LARGEST_STUDY.href, wait_until="domcontentloaded")
    expect(shown(page)).to_have_count(0)
    page.emulate_media(media="print")
    for heading in page.get_by_role("heading", level=2).all():
        expect(heading).to_be_visible()
    release(held)
