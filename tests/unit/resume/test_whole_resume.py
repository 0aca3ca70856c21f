"""Every part of JSON Resume is on the page, in the PDF and in the text; empty parts are not."""

import json
import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from portfolio.content.checks.json_resume import SCHEMA
from portfolio.content.themes import default_theme
from portfolio.i18n.locale import Locale
from portfolio.models.content import Content
from portfolio.models.resume import Resume
from portfolio.models.site.site import Site
from portfolio.resume.pdf import render_pdf
from portfolio.resume.text import COLUMNS, render_text
from portfolio.resume.wording import headings, page_words, period
from portfolio.sections.resume.resume_parts import resume_parts

THEME = default_theme()

DOCUMENT = json.loads((Path(__file__).parents[2] / "fixtures/resume.json").read_text())
"""Every key of the schema, each with a value."""

DATES = {"date", "startDate", "endDate", "releaseDate"}
NOT_WORDS = {"$schema", "image", "canonical", "version", "lastModified"}

HEADINGS = headings(Locale())


def with_only(part: str, *entries: object) -> Resume:
    data = {"basics": {"name": "A"}, "meta": {"page": {"contact": False}}, part: entries}
    return Resume.model_validate(data)


@pytest.fixture(scope="module")
def site(content: Content) -> Site:
    return content.site


@pytest.fixture(scope="module")
def resume() -> Resume:
    """The whole document as the site reads it."""
    return Resume.model_validate(DOCUMENT)


def values(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Yields the path and the text of every value of a document."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from values(inner, f"{path}.{name}")
    elif isinstance(value, list):
        for item in value:
            yield from values(item, path)
    else:
        yield path, str(value)


VALUES = [*values(DOCUMENT)]
WORDS = [text for path, text in VALUES if path.split(".")[-1] not in DATES | NOT_WORDS]


def plain(text: str) -> str:
    """Returns text without the spaces and hyphens that line breaks may add or take."""
    return re.sub(r"[\s-]+", "", text).casefold()


def page(resume: Resume) -> str:
    code = json.dumps(resume_parts(resume).render(), ensure_ascii=False, default=str)
    return re.sub(r"\\+u([0-9a-f]{4})", lambda it: chr(int(it[1], 16)), code)


def keys(schema: Any, path: str = "") -> Iterator[str]:
    if "properties" in schema:
        for name, inner in schema["properties"].items():
            yield from keys(inner, f"{path}.{name}")
    elif "items" in schema:
        yield from keys(schema["items"], path)
    else:
        yield path


def test_the_complete_fixture_resume_has_every_key_of_the_schema() -> None:
    assert set(keys(SCHEMA)) - {path for path, _ in VALUES} == set()


@pytest.fixture(scope="module")
def forms(resume: Resume, site: Site) -> dict[str, str]:
    """What each form of the resume says, and where its links lead."""
    reader = PdfReader(BytesIO(render_pdf(resume, site, THEME)))
    notes = [note.get_object() for sheet in reader.pages for note in sheet.get("/Annots", [])]
    links = [note["/A"]["/URI"] for note in notes]
    sheets = [sheet.extract_text() for sheet in reader.pages]
    return {
        "page": plain(page(resume) + page_words(resume, site.locale).text),
        "text": plain(render_text(resume, site)),
        "pdf": plain(" ".join([*sheets, *links])),
    }


@pytest.mark.parametrize("form", ["page", "text", "pdf"])
def test_every_form_has_every_value_and_dates_in_words(forms: dict[str, str], form: str) -> None:
    lines = [line for words in WORDS for line in words.splitlines()]
    dates = ["June 2021", "2018", "March 2022", "April 2019 to present", "2015 to March 2019"]
    assert [it for it in lines + dates if plain(it) not in forms[form]] == []


def test_the_plain_text_resume_has_at_most_eighty_columns(resume: Resume, site: Site) -> None:
    for line in render_text(resume, site).splitlines():
        assert len(line) <= COLUMNS, line
        assert line == line.rstrip()


@pytest.mark.parametrize("form", ["page", "text", "pdf"])
def test_headings_have_the_same_order_in_every_form(forms: dict[str, str], form: str) -> None:
    written = [plain(it) for part, it in HEADINGS.items() if part != "contact"]
    quoted = [f'"{it}\\"' for it in written] if form == "page" else written
    assert sorted(quoted, key=forms[form].index) == quoted


def test_what_is_said_of_a_role_is_read_in_its_order_in_the_pdf(
    forms: dict[str, str], resume: Resume, site: Site
) -> None:
    job = resume.work[0]
    said = [period(job, site.locale), job.position, job.name, job.summary, *job.highlights]
    written = [plain(it) for it in said]
    assert sorted(written, key=forms["pdf"].index) == written


def test_the_page_shows_a_portrait_of_the_site_and_none_from_elsewhere(resume: Resume) -> None:
    assert "/svg/bomb.svg" in page(resume)
    remote = {**DOCUMENT["basics"], "image": "https://elsewhere.test/me.jpg"}
    assert "elsewhere" not in page(Resume.model_validate({**DOCUMENT, "basics": remote}))


def test_contact_details_may_be_kept_off_the_resume_page(resume: Resume) -> None:
    data = {**DOCUMENT, "meta": {"page": {"contact": False}}}
    shown = page(Resume.model_validate(data))
    assert "tel:" in page(resume)
    assert "tel:" not in shown
    assert "Stockholm, Uppland" not in shown


@pytest.mark.parametrize("part", [part for part in HEADINGS if part != "contact"])
def test_an_empty_part_of_the_resume_is_left_out_of_every_form(site: Site, part: str) -> None:
    for resume in (with_only(part), with_only(part, {}), with_only(part, {"x-mine": 1})):
        assert "h2" not in page(resume)
        assert render_text(resume, site) == "A\n"
        sheet = PdfReader(BytesIO(render_pdf(resume, site, THEME))).pages[0].extract_text()
        assert HEADINGS[part] not in sheet


def test_awards_and_roles_of_the_resume_show_stickers_that_exist(resume: Resume) -> None:
    awards = tuple(award.model_copy(update={"illustration": None}) for award in resume.awards)
    without = resume.model_copy(update={"awards": awards})
    assert "awards__plain" in page(without)
    assert "Decorations" not in page(without)
    with_sticker = str(resume_parts(without, ("/svg/cat.svg",)).render())
    assert "awards__plain" not in with_sticker
    assert "Decorations" in with_sticker
    assert f'src:"{"/svg/cat.svg"}"' in with_sticker
