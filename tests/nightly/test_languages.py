"""A German and a Swedish site, built: none of their files says a word of the English catalogue."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pypdf import PdfReader

from portfolio.content.loader import load
from portfolio.i18n.catalogue import words_of
from portfolio.models.content import Content
from portfolio.paths import CACHE, ROOT
from tests.support.sample import ASSETS, CONTENT
from tests.support.spoken_words import texts_of_html, written
from tests.unit.i18n.test_catalogue import flat

ENGLISH = {str(word) for _, word in flat(words_of("en").props())}
LAB = "lab/"
"""The pages of the lab are the owner's, but for the link back."""


@pytest.fixture(scope="module", params=["de-AT", "sv"])
def site(request: pytest.FixtureRequest) -> Iterator[tuple[Content, Path]]:
    """The tests' own content in a language, and the folder of the built site."""
    content, dist = CACHE / "languages" / "content", ROOT / f"dist-{request.param}"
    shutil.rmtree(content.parent, ignore_errors=True)
    shutil.copytree(CONTENT, content)
    (content.parent / "assets").symlink_to(ASSETS)
    file = content / "site.yaml"
    file.write_text(file.read_text().replace("language: en\n", f"language: {request.param}\n"))
    environment = {**os.environ, "CONTENT": str(content.relative_to(ROOT)), "SITE_PATH": "/"}
    command = [sys.executable, "-m", "portfolio", "build", "--dist", dist.name]
    subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True)
    yield load(content, "/").content, dist
    shutil.rmtree(dist)


def foreign(texts: Iterator[str], content: Content) -> set[str]:
    """Returns the words of the English catalogue among some texts that nobody else has written."""
    own = {str(word) for _, word in flat(content.site.words.props())}
    owners = "\n".join(written(content))
    return {text for it in texts if (text := it.strip()) in ENGLISH - own and text not in owners}


def test_its_pages_have_no_english_word(site: tuple[Content, Path]) -> None:
    content, dist = site
    pages = [it for it in dist.rglob("*.html") if LAB not in it.as_posix()]
    assert len(pages) > 8
    found = {it.name: foreign(texts_of_html(it.read_text()), content) for it in pages}
    assert {name: words for name, words in found.items() if words} == {}
    everything = "".join(it.read_text() for it in pages)
    for word in (
        content.site.words.layout.skip_to_content,
        content.site.words.case_study.read_more,
    ):
        assert word in everything


def test_the_link_back_from_the_lab_is_translated(site: tuple[Content, Path]) -> None:
    content, dist = site
    for page in (dist / "lab").glob("*.html"):
        texts = {it.strip() for it in texts_of_html(page.read_text())}
        assert content.site.words.lab.back_to_experiments in texts
        assert "Back to experiments" not in texts


def test_the_files_of_the_resume_and_the_feed_have_none(site: tuple[Content, Path]) -> None:
    content, dist = site
    reader = PdfReader(dist / "resume.pdf")
    words = content.site.words
    assert reader.trailer["/Root"]["/Lang"].split("-")[0] == content.site.language.split("-")[0]
    forms = [" ".join(sheet.extract_text() for sheet in reader.pages).casefold()]
    forms.append((dist / "resume.txt").read_text().casefold())
    for form in forms:
        assert words.resume.headings.work.casefold() in form
        assert "employment history" not in form
        assert "to present" not in form
    feed = (dist / "experiments.xml").read_text()
    title = words.head.feed_title.format(
        title=content.site.experiments.title, owner=content.site.owner
    )
    assert f"<title>{title}</title>" in feed
