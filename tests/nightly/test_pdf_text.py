"""What is read out of the PDF is what the resume says, in every language and theme."""

import re
from dataclasses import replace
from io import BytesIO

import pytest
from pypdf import PdfReader

from portfolio.content.loader import load
from portfolio.content.theme_files import THEME_NAMES
from portfolio.content.themes import named_theme
from portfolio.fonts.site_fonts import site_fonts
from portfolio.models.content import Content
from portfolio.resume.pdf import render_pdf
from tests.support.sample import CONTENT
from tests.support.starts import other_theme
from tests.support.words import ALPHABETS, catalogue_words, words_of_letters

FONTS = {
    "display": "Bevan",
    "text": {"family": "Archivo", "weight": 430},
    "labels": {"family": "Archivo", "weight": 600},
}


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
        theme=named_theme(theme),
        resume=sample.resume.model_copy(update={"basics": basics}),
    )
    pdf = render_pdf(content.resume, content.site, content.theme, fonts=site_fonts(content))
    text = PdfReader(BytesIO(pdf)).pages[0].extract_text()
    # Japanese has no spaces, and its lines end within words.
    read = "".join(text.split()) if language == "ja" else text.split()
    assert [word for word in words if word not in read] == []


def test_the_pdf_has_the_headings_of_its_language_and_faces_and_text_colour_of_its_theme(
    sample: Content,
) -> None:
    theme, words = other_theme(fonts=FONTS), catalogue_words("de")
    site = sample.site.model_copy(update={"language": "de-AT", "words": words})
    content = replace(sample, site=site, theme=theme)
    pdf = render_pdf(content.resume, content.site, theme, fonts=site_fonts(content))
    pages = PdfReader(BytesIO(pdf)).pages
    said = " ".join(page.extract_text() for page in pages).casefold()
    assert words.resume.headings.work.casefold() in said
    assert "employment history" not in said
    assert "to present" not in said
    names = {
        re.split("SemiBold|-", str(font["/BaseFont"]).partition("+")[2])[0]
        for page in pages
        for font in page["/Resources"]["/Font"].values()
    }
    assert names == {"Bevan", "Archivo"}
    contents = pages[0].get_contents()
    assert contents is not None
    drawn = contents.get_data().decode("latin-1")
    text = tuple(channel / 255 for channel in bytes.fromhex(theme.colors.text.light[1:]))
    numbers = [
        tuple(map(float, color))
        for color in re.findall(r"([\d.]+) ([\d.]+) ([\d.]+) scn?\b", drawn)
    ]
    assert any(
        max(abs(a - b) for a, b in zip(number, text, strict=True)) < 0.01 for number in numbers
    )
