"""The quotation marks of languages, as Unicode's CLDR has them; Babel leaves them out."""

# ruff: noqa: RUF001
from __future__ import annotations

ENGLISH_MARKS = "“ ” ‘ ’"

_LANGUAGES = {
    "„ “ ‚ ‘": "bg cs de et is ka lt mk sk sl",
    "„ ” « »": "pl ro",
    "„ ” » «": "hu",
    "« » “ ”": "ca el es it pt-pt",
    "« » „ “": "be ru uk",
    "« » ‘ ’": "nb nn no",
    "« » ‹ ›": "de-ch fa fr-ch it-ch",
    "«\u00a0 \u00a0» «\u00a0 \u00a0»": "fr",
    "” ” ’ ’": "fi he sv",
    "” “ ’ ‘": "ar",
    "「 」 『 』": "ja zh-hant zh-hk zh-tw",
}
_MARKS = {tag: marks for marks, tags in _LANGUAGES.items() for tag in tags.split(" ")}


def quotation_marks(language: str) -> list[str]:
    """Returns the marks before and after a quotation, and those of one within it.

    A language that is not listed has those of English.

    Args:
        language: BCP 47 tag.
    """
    tag = language.lower()
    while tag not in _MARKS and "-" in tag:
        tag = tag.rpartition("-")[0]
    return _MARKS.get(tag, ENGLISH_MARKS).split(" ")
