"""The page of the resume: its parts, disclosures, downloads and print."""

from io import BytesIO
from unicodedata import normalize
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from portfolio.resume.wording import headings, period
from portfolio.stickers.page_stickers import timeline_stickers
from tests.conftest import NewPage
from tests.support.page_actions import PHONE, SIDEWAYS, open_menu, shown
from tests.support.site_content import CONTENT, first

RESUME = CONTENT.resume
LOCALE = CONTENT.site.locale
WORDS = LOCALE.words.resume
DISCLOSED = [
    (entry.name, course.name)
    for school in RESUME.education
    for entry in school.qualifications
    for course in entry.courses
]
"""Qualifications, each with a course that shows when its disclosure is open."""


def test_accomplishments_stand_in_pairs_on_a_tablet(new_page: NewPage) -> None:
    first(RESUME.awards[3:], "the resume has fewer than four awards")
    page = new_page(viewport={"width": 820, "height": 1180})
    page.goto("/resume")
    cells = page.locator(".awards > li").evaluate_all("cells => cells.map((it) => it.offsetTop)")
    assert cells[0] == cells[1] < cells[2] == cells[3]


def test_role_and_mail_address_are_on_the_first_screen_of_the_resume(new_page: NewPage) -> None:
    current, site = RESUME.current_role, CONTENT.site
    page = new_page(viewport=PHONE["viewport"], reduced_motion="reduce")
    page.goto("/resume")
    card = page.locator(".first-facts")
    expect(card).to_be_in_viewport()
    if current:
        expect(card).to_contain_text(current.title)
        expect(card).to_contain_text(period(current, LOCALE))
    if site.email:
        mail = card.get_by_role("link", name=site.email)
        expect(mail).to_have_attribute("href", f"mailto:{site.email}")
        expect(mail).to_be_in_viewport()
    assert page.evaluate(SIDEWAYS) == 0


def test_download_menu_of_the_resume_offers_files_and_closes_on_escape_and_a_press_elsewhere(
    page: Page,
) -> None:
    page.goto("/resume")
    button = page.get_by_role("button", name=WORDS.other_formats)
    card = page.get_by_role("link", name=WORDS.contact_card, exact=True)
    expect(card).to_be_hidden()
    button.click()
    expect(card).to_be_visible()
    expect(card).to_have_attribute("href", "/contact.vcf")
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(button).to_be_focused()
    button.click()
    expect(card).to_be_visible()
    page.get_by_role("contentinfo").get_by_role("heading").first.click()
    expect(card).to_be_hidden()


def test_the_download_menu_works_without_javascript(page_without_javascript: Page) -> None:
    page = page_without_javascript
    page.goto("/resume")
    with page.expect_download() as pdf:
        page.get_by_role("link", name=WORDS.download).click()
    assert pdf.value.suggested_filename == "resume.pdf"
    open_menu(page.get_by_role("button", name=WORDS.other_formats))
    with page.expect_download() as download:
        page.get_by_role("link", name=WORDS.plain_text, exact=True).click()
    assert download.value.suggested_filename == "resume.txt"


def test_qualification_shows_its_courses_when_opened(page: Page) -> None:
    qualification, name = first(DISCLOSED, "the resume has no qualification with courses")
    page.goto("/resume")
    course = page.get_by_text(name, exact=True)
    expect(course).to_be_hidden()
    summary = page.get_by_text(qualification, exact=True)
    summary.click()
    expect(course).to_be_visible()
    summary.press("Enter")
    expect(course).to_be_hidden()


OPEN_AT_ONCE = """(it) => {
  it.open = true;
  const [whole, content] = [it, it.lastElementChild].map((part) => part.getBoundingClientRect());
  return whole.bottom >= content.bottom;
}"""
"""Opens a disclosure; returns whether its content is there in the same frame."""


@pytest.mark.nightly
def test_qualification_opens_at_once_with_reduced_motion(reduced_motion_page: Page) -> None:
    qualification, _ = first(DISCLOSED, "the resume has no qualification with courses")
    page = reduced_motion_page
    page.goto("/resume")
    disclosure = page.locator("details", has=page.get_by_text(qualification, exact=True))
    assert disclosure.evaluate(OPEN_AT_ONCE)


@pytest.mark.nightly
def test_text_fragment_opens_the_qualification_of_its_course(page: Page) -> None:
    first(DISCLOSED, "the resume has no qualification with courses")
    page.goto("/resume")
    said = " ".join(page.locator("header, main, footer").all_text_contents())
    named_once = [entry for entry in DISCLOSED if said.count(entry[1]) == 1]
    qualification, sought = first(named_once, "the page says the name of each course elsewhere too")
    others = [name for other, name in DISCLOSED if other != qualification]
    expect(page.get_by_role("contentinfo")).to_be_visible()  # it is complete
    page.goto(f"/resume#:~:text={quote(sought, safe='')}")
    expect(page.get_by_text(sought, exact=True)).to_be_in_viewport()
    for name in others:
        expect(page.get_by_text(name, exact=True)).to_be_hidden()


@pytest.mark.nightly
def test_stickers_beside_the_roles_are_shown_from_1281_pixels(page: Page) -> None:
    drawings = timeline_stickers(CONTENT)
    roles = min(len(RESUME.work), len(drawings))
    first(range(roles), "the resume has no role, or no drawing to put beside one")
    page.goto("/resume")
    page.get_by_role("heading", name=headings(LOCALE)["work"]).scroll_into_view_if_needed()
    stickers = page.locator(".decorations img")
    expect(stickers).to_have_count(roles)
    page.set_viewport_size({"width": 1280, "height": 900})
    expect(stickers).to_have_count(0)
    page.set_viewport_size({"width": 1281, "height": 900})
    expect(stickers).to_have_count(roles)
    expect(page.locator(".decorations")).to_have_attribute("aria-hidden", "true")


@pytest.mark.nightly
def test_printed_resume_shows_every_course_and_no_controls(page: Page) -> None:
    page.goto("/resume")
    expect(shown(page)).to_be_visible()
    page.wait_for_function("!document.querySelector('link[disabled]')")
    button = page.get_by_role("button", name=WORDS.other_formats)
    follow = page.get_by_role("contentinfo").get_by_role("heading").last
    expect(button).to_be_visible()
    expect(follow).to_be_visible()
    page.emulate_media(media="print")
    expect(button).to_be_hidden()
    expect(follow).to_be_hidden()
    reader = PdfReader(BytesIO(page.pdf(format="A4")))
    text = solid("".join(sheet.extract_text() for sheet in reader.pages))
    name = solid(RESUME.basics.name)
    assert sorted(text[: len(name)]) == sorted(name)
    assert all(part in text for _, course in DISCLOSED for part in in_pdf(course))


def in_pdf(words: str) -> list[str]:
    """Returns the parts of a text that a PDF has; lines from right to left end with the first."""
    parts = words.split() if CONTENT.site.direction == "rtl" else [words]
    return [solid(part) for part in parts]


def solid(words: str) -> str:
    """Returns words without spaces and ligatures: a PDF has both also where no text has them."""
    return "".join(normalize("NFKC", words).split())
