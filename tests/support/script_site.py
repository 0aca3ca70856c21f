"""The real content with its words in another script: ``python -m tests.support.script_site ar``."""

from __future__ import annotations

import json
import shutil
import sys
from itertools import cycle, islice
from pathlib import Path
from typing import Any
from zlib import crc32

from portfolio.content.file_reader import read
from portfolio.models.meaning import Meaning
from tests.support.hostile import FILES, ROOT, is_words

WORDS = {
    "ar": "موقع أعمال مطورة واجهات تصمم تجارب ممتعة على الشبكة وتحكي قصة كل مشروع من البداية",
    "he": "אתר עבודות של מפתחת שבונה חוויות שמחות ברשת ומספרת על כל פרויקט מן ההתחלה",
    "ja": "楽しい 作品を 作る 開発者の サイト 最初から 最後まで すべての 仕事を 紹介します",
    "ru": "Сайт разработчицы которая делает весёлые страницы и рассказывает про каждую работу",
    "el": "Σελίδα μιας προγραμματίστριας που φτιάχνει χαρούμενες εμπειρίες στον ιστό",
    "pl": "Żółta strona twórczyni która pokazuje każdą pracę od początku aż po świetny koniec",
}
"""A sentence of each language, made for the tests; titles take their words from it."""

WIDE = {"ja"}
"""Languages whose letters take twice the room."""

HEADING, NAME, MANY = 18, 16, 10_000
"""Most letters of a drawn title, and of the owner's name."""


def content_folder(language: str) -> Path:
    """Returns the folder of a site's content, which a build reads as ``CONTENT``."""
    return ROOT / ".cache" / "scripts" / language / "content"


def write_site(language: str) -> Path:
    """Writes the content in a language; every text is about as long as that which it replaces."""
    content = content_folder(language)
    shutil.rmtree(content.parent, ignore_errors=True)
    shutil.copytree(ROOT / "content", content)
    (content.parent / "assets").symlink_to(ROOT / "assets")
    for pattern, annotation in FILES.items():
        for file in content.glob(pattern):
            file.write_text(json.dumps(translated(file, annotation, language), ensure_ascii=False))
    return content


def translated(file: Path, annotation: Any, language: str) -> Any:
    """Returns the data of a file with its words in a language."""
    document = read(file, file.parent, annotation)
    for start, item in enumerate(document.typed_values(), crc32(file.parent.name.encode())):
        drawn = Meaning.LETTERING in item.metadata
        is_text = is_words(item) or (drawn and isinstance(item.value, str))
        if not is_text or item.loc[-1] == "email":
            continue
        *above, key = item.loc
        holder = document.data
        for step in above:
            holder = holder[step]
        holder[key] = words(language, len(item.value), start, HEADING if drawn else MANY)
    if file.name == "site.yaml":
        owner = words(language, NAME, most=NAME)
        document.data.update(language=language, owner=owner)
        document.data["projects"]["heading"] += " 🎉"
    if file.name == "home.yaml":
        document.data["text"] = f"{words(language, 60)} {{tap}}, {{stir}}, {{trip}}."
    return document.data


def words(language: str, length: int, start: int = 0, most: int = MANY) -> str:
    """Returns whole words of about a length from some place on, at most so many letters if two."""
    known = WORDS[language].split()
    length = length // 2 if language in WIDE else length
    found = ""
    for word in islice(cycle(known), start % len(known), start % len(known) + 400):
        longer = f"{found} {word}".strip()
        if found and len(longer) > min(most, length + 4):
            break
        found = longer
    return found


if __name__ == "__main__":
    for name in sys.argv[1:]:
        write_site(name)
