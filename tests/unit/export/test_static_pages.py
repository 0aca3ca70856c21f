"""Handwritten pages get the words that the catalogue has in the language of the site."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from portfolio.export.html_file import read_page, translate_static_pages
from portfolio.export.video_players import add_video_players
from portfolio.i18n.catalogue import words_of
from portfolio.i18n.locale import Locale
from portfolio.paths import ROOT

SWEDISH = Locale("sv-SE", words_of("sv-SE"))
LAB = """<!doctype html><html lang="en"><head><title>Beaker</title></head><body>
<a href="../experiments"><span data-word="backToExperiments">Back to experiments</span></a>
<p data-word="mine">Hold to pour</p></body></html>"""


@pytest.fixture
def page(tmp_path: Path) -> Path:
    (tmp_path / "lab").mkdir()
    file = tmp_path / "lab" / "beaker.html"
    file.write_text(LAB)
    return file


def test_the_back_link_of_a_handwritten_page_is_in_the_sites_language(page: Path) -> None:
    translate_static_pages(page.parents[1], SWEDISH)
    (word,) = read_page(page).css("a span")
    assert word.text() == SWEDISH.words.lab.back_to_experiments
    assert word.attributes == {"lang": "sv-SE"}


def test_words_of_a_handwritten_page_outside_the_catalogue_stay(page: Path) -> None:
    translate_static_pages(page.parents[1], SWEDISH)
    (own,) = read_page(page).css("p")
    assert (own.text(), own.attributes) == ("Hold to pour", {"data-word": "mine"})


def test_a_handwritten_page_in_the_sites_language_gets_no_lang_attribute(page: Path) -> None:
    translate_static_pages(page.parents[1], Locale())
    (word,) = read_page(page).css("a span")
    assert (word.text(), word.attributes) == ("Back to experiments", {})


def test_video_player_pages_are_in_the_language_of_the_site(tmp_path: Path) -> None:
    shutil.copy(ROOT / "assets/player/index.html", tmp_path / "player.html")
    (tmp_path / "video").mkdir()
    (tmp_path / "video" / "loop.webm").touch()
    (tmp_path / "player").mkdir()
    translate_static_pages(tmp_path, SWEDISH)
    add_video_players(tmp_path)
    for name in ("player.html", "player/loop.html"):
        player = read_page(tmp_path / name)
        assert [it.attributes["lang"] for it in player.css("html")] == ["sv-SE"]
        assert [it.text() for it in player.css("title, h1")] == [SWEDISH.words.lab.player] * 2
        assert SWEDISH.words.lab.no_such_video in [it.text() for it in player.css("main > p")]
