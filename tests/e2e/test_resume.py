"""The resume as a visitor meets it: read, unfolded, taken away and printed."""

from __future__ import annotations

import json
import re
from io import BytesIO
from pathlib import Path

from playwright.sync_api import Page, expect
from pypdf import PdfReader

ROOT = Path(__file__).parents[2]
PARTS = ["Accomplishments", "Employment History", "Technical Skills", "Education"]
SKILLS = ["HTML5", "CSS3", "SCSS", "Javascript", "React", "Redux", "Source Control"]
PERIODS = [
    "November 2017 to present",
    "May 2014 to November 2017",
    "December 2011 to May 2014",
    "July 2004 to February 2011",
]


def test_the_parts_stand_in_the_order_of_the_specification(page: Page) -> None:
    page.goto("/resume")
    main = page.get_by_role("main")
    expect(main.get_by_role("heading", level=2)).to_have_text(PARTS)
    expect(main.locator(".job__when")).to_have_text(PERIODS)
    expect(main.locator(".skills li")).to_have_text(SKILLS)


def test_read_more_of_the_award_leads_to_the_case_study(page: Page) -> None:
    page.goto("/resume")
    page.get_by_role("link", name=re.compile("^Read more about")).click()
    expect(page).to_have_url(re.compile("/projects/wato$"))


def test_the_menu_offers_three_files_and_closes_on_escape(page: Page) -> None:
    page.goto("/resume")
    button = page.get_by_role("button", name="Download")
    button.click()
    pdf = page.get_by_role("link", name="PDF", exact=True)
    expect(pdf).to_be_visible()
    page.keyboard.press("Escape")
    expect(pdf).to_be_hidden()
    expect(button).to_be_focused()


def test_the_menu_closes_on_a_press_elsewhere(page: Page) -> None:
    page.goto("/resume")
    page.get_by_role("button", name="Download").click()
    page.get_by_role("heading", name="Accomplishments").click()
    expect(page.get_by_role("link", name="PDF", exact=True)).to_be_hidden()


def test_the_menu_works_without_scripts(page_without_scripts: Page) -> None:
    page = page_without_scripts
    page.goto("/resume")
    page.get_by_role("button", name="Download").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Text", exact=True).click()
    assert download.value.suggested_filename == "resume.txt"


def test_the_pdf_that_is_served_is_a_pdf(page: Page) -> None:
    response = page.request.get("/resume.pdf")
    assert response.headers["content-type"] == "application/pdf"
    assert len(PdfReader(BytesIO(response.body())).pages) <= 2


def test_the_json_that_is_served_is_the_document(page: Page) -> None:
    document = json.loads((ROOT / "content" / "resume.json").read_text())
    assert page.request.get("/resume.json").json() == document


def test_a_qualification_unfolds_and_folds(page: Page) -> None:
    page.goto("/resume")
    course = page.get_by_text("Database Design")
    expect(course).to_be_hidden()
    summary = page.get_by_text("National Diploma in Business Computing")
    summary.click()
    expect(course).to_be_visible()
    summary.press("Enter")
    expect(course).to_be_hidden()


def test_a_search_for_a_folded_course_unfolds_it(page: Page) -> None:
    page.goto("/resume#:~:text=Database%20Design")
    expect(page.get_by_text("Database Design")).to_be_in_viewport()
    expect(page.get_by_text("Computer Fundamentals")).to_be_hidden()


def test_stickers_come_and_go_with_the_width(page: Page) -> None:
    page.goto("/resume")
    page.get_by_role("heading", name="Employment History").scroll_into_view_if_needed()
    stickers = page.locator(".trimmings img")
    expect(stickers).to_have_count(4)
    page.set_viewport_size({"width": 1280, "height": 900})
    expect(stickers).to_have_count(0)
    page.set_viewport_size({"width": 1281, "height": 900})
    expect(stickers).to_have_count(4)
    expect(page.locator(".trimmings")).to_have_attribute("aria-hidden", "true")


def test_print_is_a_document_with_everything_open(page: Page) -> None:
    page.goto("/resume")
    reader = PdfReader(BytesIO(page.pdf(format="A4")))
    text = " ".join(" ".join(sheet.extract_text() for sheet in reader.pages).split())
    assert text.startswith("Your Name")
    assert "Database Design" in text
    assert "Follow me" not in text
    assert "Download" not in text
