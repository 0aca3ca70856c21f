"""The letters of the catalogue's languages, as their schools teach them."""

from __future__ import annotations

LATIN = "abcdefghijklmnopqrstuvwxyz"

ALPHABETS = {
    "ar": "ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأؤإئةى",
    "de": LATIN + "äöüß",
    "en": LATIN,
    "es": LATIN + "áéíñóúü",
    "fr": LATIN + "àâæçéèêëîïôœùûüÿ",
    "it": LATIN + "àèéìòù",
    "ja": (
        "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわをん"
        "アイウエオカキクケコー日本語職歴学資格"
    ),
    "nl": LATIN + "áéëïíóöúü",
    "pl": "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż",
    "pt": LATIN + "áâãàçéêíóôõúü",
    "sv": LATIN + "åäöé",
}


def words_of_letters(language: str) -> list[str]:
    """Returns words in which every letter of a language stands, small and large, beside others."""
    letters = ALPHABETS[language]
    pairs = [f"{one}{other}{one}" for one, other in zip(letters, letters[::-1], strict=True)]
    return [*dict.fromkeys([*pairs, *map(str.upper, pairs)])]
