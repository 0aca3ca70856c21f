"""What is read out of the PDF is what the resume says, in every language and theme."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pytest
from pypdf import PdfReader

from portfolio.content.loader import load
from portfolio.fonts.site_fonts import site_fonts
from portfolio.models.content import Content
from portfolio.models.theme import Theme
from portfolio.models.theme_files import THEME_NAMES
from portfolio.resume.pdf import render_pdf
from tests.support.alphabets import ALPHABETS, words_of_letters
from tests.support.sample import CONTENT


@pytest.fixture(scope="module")
def sample() -> Content:
    """The sample, whose resume has the words before and after those of the test."""
    return load(CONTENT).content


@pytest.mark.parametrize("language", sorted(ALPHABETS))
@pytest.mark.parametrize("theme", THEME_NAMES)
def test_the_text_of_the_pdf_has_every_letter_as_it_was_written(
    sample: Content, theme: str, language: str
) -> None:
    words = words_of_letters(language)
    basics = sample.resume.basics.model_copy(update={"name": words[0], "summary": " ".join(words)})
    content = replace(
        sample,
        site=sample.site.model_copy(update={"language": language}),
        theme=Theme.named(theme),
        resume=sample.resume.model_copy(update={"basics": basics}),
    )
    pdf = render_pdf(content.resume, content.site, content.theme, fonts=site_fonts(content))
    text = PdfReader(BytesIO(pdf)).pages[0].extract_text()
    # Japanese has no spaces, and its lines end within words.
    read = "".join(text.split()) if language == "ja" else text.split()
    assert [word for word in words if word not in read] == []
