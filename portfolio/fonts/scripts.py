"""Chooses the family that sets a script where the owner names none."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from fontTools import unicodedata

DISPLAY = {
    **dict.fromkeys(("Latn", "Cyrl", "Grek", "Hira", "Kana"), "Dela Gothic One"),
    "Arab": "Rubik",
    "Hebr": "Rubik",
    "Hang": "Gasoek One",
}
"""Heavy faces that go with the site's own, by ISO 15924 code; other scripts have that of text."""

TEXT = {
    **dict.fromkeys(("Latn", "Cyrl", "Grek"), "Noto Sans"),
    "Deva": "Noto Sans Devanagari",
    "Arab": "Noto Sans Arabic",
    "Hebr": "Noto Sans Hebrew",
    "Hira": "Noto Sans JP",
    "Kana": "Noto Sans JP",
    "Hang": "Noto Sans KR",
    "Thai": "Noto Sans Thai",
    "Armn": "Noto Sans Armenian",
    "Geor": "Noto Sans Georgian",
    "Beng": "Noto Sans Bengali",
    "Gujr": "Noto Sans Gujarati",
    "Guru": "Noto Sans Gurmukhi",
    "Knda": "Noto Sans Kannada",
    "Mlym": "Noto Sans Malayalam",
    "Orya": "Noto Sans Oriya",
    "Taml": "Noto Sans Tamil",
    "Telu": "Noto Sans Telugu",
    "Sinh": "Noto Sans Sinhala",
    "Khmr": "Noto Sans Khmer",
    "Laoo": "Noto Sans Lao",
    "Mymr": "Noto Sans Myanmar",
    "Ethi": "Noto Sans Ethiopic",
}

CHINESE = {"TW": "Noto Sans TC", "HANT": "Noto Sans TC", "HK": "Noto Sans HK", "MO": "Noto Sans HK"}
"""Chinese script by region or script; all others write simplified characters."""


def default_families(
    characters: Iterable[str], language: str, present: Collection[str] = ()
) -> dict[str, str]:
    """Returns the family of text for each script of some characters, by ISO 15924 code.

    Args:
        characters: Characters to set.
        language: BCP 47 code of the site; it decides whose Chinese characters are meant.
        present: Characters of the site; kana or hangul decide where the language does not.
    """
    scripts = {unicodedata.script(it) for it in characters}
    families = {it: TEXT[it] for it in sorted(scripts & TEXT.keys())}
    if "Hani" in scripts:
        families["Hani"] = _han_family(language, {unicodedata.script(it) for it in present})
    return families


def display_families(families: dict[str, str]) -> list[str]:
    """Returns the display families of some scripts, given their families of text."""
    return [
        "Dela Gothic One" if family == "Noto Sans JP" else DISPLAY.get(script, family)
        for script, family in families.items()
    ]


def _han_family(language: str, scripts: Collection[str]) -> str:
    code, *parts = language.split("-")
    if code == "zh":
        return next((CHINESE[it.upper()] for it in parts if it.upper() in CHINESE), "Noto Sans SC")
    if code == "ja" or (code != "ko" and {"Hira", "Kana"} & {*scripts}):
        return "Noto Sans JP"
    return "Noto Sans KR" if code == "ko" or "Hang" in scripts else "Noto Sans SC"
