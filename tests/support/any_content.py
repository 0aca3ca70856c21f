"""What random tests of content share: words in many scripts, and builds that fetch no fonts."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from portfolio.fonts import site_fonts
from portfolio.fonts.fontsource import FontFetchError
from portfolio.resume import files

PHRASES = (
    "Ünïcödé and Żółć",
    "Ärende № 7 “citat” & <b>tags</b>",
    "日本語の見出し",
    "한국어 제목",
    "עברית עם English",
    "العربية أولا",
    "Привет, мир",
    "Ελληνικά",
    "हिन्दी शीर्षक",
    "ไทยไม่มีช่องว่าง",
    "👩‍🚀 emoji 🏳️‍🌈",
    "{tap}",
    "${x} `y` {z}",
    "</script>",
    "a\\b\"c'd",
    "#1: 100 %",
    "…",
    "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    "e\u0301",
)
"""Words in many scripts, and characters that mean something to HTML, JavaScript, YAML or Typst."""


@contextmanager
def read_from(root: Path) -> Iterator[None]:
    """Has builds read the content of a folder, and fetch no fonts: cutting them takes minutes."""

    def not_fetched(family: str, *_: object) -> None:
        raise FontFetchError(f"{family} is not fetched in tests", family, unknown=False)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(site_fonts, "family_files", not_fetched)
        patch.setattr(files, "CONTENT", root / "content")
        site_fonts._resolve.cache_clear()
        yield
    site_fonts._resolve.cache_clear()
