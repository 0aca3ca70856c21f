"""The PDF in any language: codes with regions, other scripts, and from right to left."""

from __future__ import annotations

from io import BytesIO

import pytest
from pypdf import PdfReader

from portfolio.content.loader import load
from portfolio.models.content import Content
from portfolio.models.theme import Theme
from portfolio.resume.pdf import render_pdf
from tests.support.sample import CONTENT

THEME = Theme.default()


@pytest.fixture(scope="module")
def content() -> Content:
    return load(CONTENT).content


@pytest.mark.parametrize(
    ("code", "language"),
    [
        ("sv-SE", "sv-SE"),
        ("pt-BR", "pt-BR"),
        ("zh-Hant-TW", "zh-TW"),
        ("ar", "ar"),
        ("es-419", "es"),
        ("EN-gb", "en-GB"),
        ("mistake", "und"),
    ],
)
def test_a_resume_in_any_accepted_language_code_makes_a_pdf(
    content: Content, code: str, language: str
) -> None:
    site = content.site.model_copy(update={"language": code})
    pdf = PdfReader(BytesIO(render_pdf(content.resume, site, THEME)))
    assert pdf.trailer["/Root"]["/Lang"] == language


def test_signs_that_no_font_has_are_left_out_of_the_pdf(content: Content) -> None:
    basics = content.resume.basics.model_copy(update={"summary": "I build 🎉 for \U00010ffd you"})
    resume = content.resume.model_copy(update={"basics": basics})
    page = PdfReader(BytesIO(render_pdf(resume, content.site, THEME))).pages[0]
    assert "I build for" in " ".join(page.extract_text().split())
    assert "🎉" not in page.extract_text()


@pytest.mark.parametrize(
    ("code", "rtl"),
    [
        ("ar", True),
        ("he-IL", True),
        ("fa", True),
        ("az-Arab", True),
        ("ar-Latn", False),
        ("sv", False),
    ],
)
def test_the_direction_of_the_pdf_follows_from_the_language(
    content: Content, code: str, rtl: bool
) -> None:
    assert content.site.model_copy(update={"language": code}).is_rtl is rtl
