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

NAMED_AFTER_SCRIPT = (
    "Deva Hebr Thai Armn Geor Beng Gujr Guru Knda Mlym Orya Taml Telu Sinh Khmr Laoo Mymr Ethi"
)
TEXT = {
    **dict.fromkeys(("Latn", "Cyrl", "Grek"), "Noto Sans"),
    **dict.fromkeys(("Hira", "Kana"), "Noto Sans JP"),
    "Hang": "Noto Sans KR",
    # Noto Sans Arabic composes letters of a body and dots: text copied from a PDF has others then.
    "Arab": "IBM Plex Sans Arabic",
    **{code: f"Noto Sans {unicodedata.script_name(code)}" for code in NAMED_AFTER_SCRIPT.split()},
}

CHINESE = {"TW": "Noto Sans TC", "HANT": "Noto Sans TC", "HK": "Noto Sans HK", "MO": "Noto Sans HK"}
"""Families of Chinese by a subtag of the language; other tags have simplified characters."""


def default_families(
    characters: Iterable[str], language: str, present: Collection[str] = ()
) -> dict[str, str]:
    """Returns the family of text for each script of some characters, by ISO 15924 code.

    Args:
        characters: Characters to set.
        language: BCP 47 code of the site; it decides whose Chinese characters are meant.
        present: Characters of the site; kana or hangul decide where the language does not.
    """
    scripts = {unicodedata.script(letter) for letter in characters}
    families = {script: TEXT[script] for script in sorted(scripts & TEXT.keys())}
    if "Hani" in scripts:
        families["Hani"] = _han_family(language, {unicodedata.script(letter) for letter in present})
    return families


def display_families(families: dict[str, str]) -> list[str]:
    """Returns the display families of some scripts, given their families of text."""
    # Characters of Japanese words have the family of kana: no script of their own tells them apart.
    return [
        "Dela Gothic One" if family == "Noto Sans JP" else DISPLAY.get(script, family)
        for script, family in families.items()
    ]


def _han_family(language: str, scripts: Collection[str]) -> str:
    code, *subtags = language.upper().split("-")
    if code == "ZH":
        # A region says more than the script: both traditional, characters of Hong Kong are others.
        known = [] if "HANS" in subtags else [it for it in subtags if it in CHINESE]
        return CHINESE[known[-1]] if known else "Noto Sans SC"
    if code == "JA" or (code != "KO" and {"Hira", "Kana"} & {*scripts}):
        return "Noto Sans JP"
    return "Noto Sans KR" if code == "KO" or "Hang" in scripts else "Noto Sans SC"
