"""None of the files of a German site says a word of the English catalogue."""

from __future__ import annotations

from collections.abc import Iterator

from pypdf import PdfReader

from portfolio.i18n.catalogue import words_of
from portfolio.models.content import Content
from tests.nightly.other_owner import ONE_BUILD
from tests.nightly.other_owner.conftest import OtherSite
from tests.support.spoken_words import texts_of_html, written
from tests.unit.i18n.test_catalogue import flat

pytestmark = ONE_BUILD

ENGLISH = {str(word) for _, word in flat(words_of("en").props())}
LAB = "lab/"
"""The pages of the lab are the owner's, but for the link back."""


def foreign(texts: Iterator[str], content: Content) -> set[str]:
    """Returns the words of the English catalogue among some texts that nobody else has written."""
    own = {str(word) for _, word in flat(content.site.words.props())}
    owners = "\n".join(written(content))
    return {text for it in texts if (text := it.strip()) in ENGLISH - own and text not in owners}


def test_german_pages_have_no_english_word(site: OtherSite) -> None:
    pages = [it for it in site.dist.rglob("*.html") if LAB not in it.as_posix()]
    assert len(pages) > 8
    found = {it.name: foreign(texts_of_html(it.read_text()), site.content) for it in pages}
    assert {name: words for name, words in found.items() if words} == {}
    everything = "".join(it.read_text() for it in pages)
    words = site.content.site.words
    for word in (words.layout.skip_to_content, words.case_study.read_more):
        assert word in everything


def test_the_files_of_a_german_resume_say_german_headings(site: OtherSite) -> None:
    words = site.content.site.words
    reader = PdfReader(site.dist / "resume.pdf")
    assert reader.trailer["/Root"]["/Lang"].split("-")[0] == "de"
    forms = [" ".join(sheet.extract_text() for sheet in reader.pages).casefold()]
    forms.append((site.dist / "resume.txt").read_text().casefold())
    for form in forms:
        assert words.resume.headings.work.casefold() in form
        assert "employment history" not in form
        assert "to present" not in form
