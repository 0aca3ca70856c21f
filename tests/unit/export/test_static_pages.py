"""Handwritten pages get the words that the catalogue has in the language of the site."""

from __future__ import annotations

import shutil
from pathlib import Path

from selectolax.lexbor import LexborHTMLParser

from portfolio.export.exported_pages import ExportedPages
from portfolio.export.static_pages import translate_static_pages
from portfolio.export.video_players import add_video_players
from portfolio.i18n.catalogue import words_of
from portfolio.i18n.locale import Locale
from portfolio.paths import ROOT

SWEDISH = Locale("sv-SE", words_of("sv-SE"))
LAB = """<!doctype html><html lang="en"><head><title>Beaker</title></head><body>
<a href="../experiments"><span data-word="backToExperiments">Back to experiments</span></a>
<p data-word="mine">Hold to pour</p></body></html>"""


def lab_page(site: Path, locale: Locale) -> LexborHTMLParser:
    """Returns a page of the lab in the words of a language."""
    (site / "lab").mkdir()
    (site / "lab" / "beaker.html").write_text(LAB)
    pages = ExportedPages(site)
    translate_static_pages(pages, locale)
    return pages.plain[site / "lab" / "beaker.html"]


def test_the_back_link_of_a_handwritten_page_is_in_the_sites_language(tmp_path: Path) -> None:
    (word,) = lab_page(tmp_path, SWEDISH).css("a span")
    assert word.text() == SWEDISH.words.lab.back_to_experiments
    assert word.attributes == {"lang": "sv-SE"}


def test_words_of_a_handwritten_page_outside_the_catalogue_stay(tmp_path: Path) -> None:
    (own,) = lab_page(tmp_path, SWEDISH).css("p")
    assert (own.text(), own.attributes) == ("Hold to pour", {"data-word": "mine"})


def test_a_handwritten_page_in_the_sites_language_gets_no_lang_attribute(tmp_path: Path) -> None:
    (word,) = lab_page(tmp_path, Locale()).css("a span")
    assert (word.text(), word.attributes) == ("Back to experiments", {})


def test_video_player_pages_are_in_the_language_of_the_site(tmp_path: Path) -> None:
    shutil.copy(ROOT / "assets/player/index.html", tmp_path / "player.html")
    (tmp_path / "video").mkdir()
    (tmp_path / "video" / "loop.webm").touch()
    pages = ExportedPages(tmp_path)
    translate_static_pages(pages, SWEDISH)
    add_video_players(pages)
    for name in ("player.html", "player/loop.html"):
        player = pages.plain[tmp_path / name]
        assert [it.attributes["lang"] for it in player.css("html")] == ["sv-SE"]
        assert [it.text() for it in player.css("title, h1")] == [SWEDISH.words.lab.player] * 2
        assert SWEDISH.words.lab.no_such_video in [it.text() for it in player.css("main > p")]
