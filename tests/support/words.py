"""The words of the catalogues, and the letters of their languages, as schools teach them."""

from collections.abc import Iterator, Mapping
from typing import Any

from portfolio.i18n.catalogue import catalogue
from portfolio.i18n.words import Words

PLURALS = {"preloader.count", "search.found", "writing.readingTime"}


def catalogue_words(language: str) -> Words:
    """Returns the words of a language, of which an owner has replaced none."""
    return Words.model_validate(catalogue(language))


def flat(value: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, Any]]:
    """Yields each word by its path; a plural is one word."""
    for key, inner in value.items():
        path = f"{above}.{key}".removeprefix(".")
        if isinstance(inner, Mapping) and path not in PLURALS:
            yield from flat(inner, path)
        else:
            yield path, inner


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
    "tr": "abcçdefgğhıijklmnoöprsştuüvyzİ",
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
}


def words_of_letters(language: str) -> list[str]:
    """Returns words in which every letter of a language stands, small and large, beside others."""
    letters = ALPHABETS[language]
    pairs = [f"{one}{other}{one}" for one, other in zip(letters, letters[::-1], strict=True)]
    return [*dict.fromkeys([*pairs, *map(str.upper, pairs)])]
