"""The tests' own site in other scripts: ``python -m tests.support.script_site ar`` builds one."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from portfolio.content.file_reader import read
from portfolio.export.video_players import add_video_players
from portfolio.models.meaning import Meaning
from portfolio.paths import CACHE, ROOT
from tests.support.hostile import FILES, is_words
from tests.support.sample import ASSETS, BLOCKS, CONTENT

WORDS = {
    "ar": "موقع أعمال مطورة واجهات تصمم تجارب ممتعة على الشبكة وتحكي قصة كل مشروع من البداية",
    "he": "אתר עבודות של מפתחת שבונה חוויות שמחות ברשת ומספרת על כל פרויקט מן ההתחלה",
    "ja": "楽しい 作品を 作る 開発者の サイト 最初から 最後まで すべての 仕事を 紹介します",
    "ru": "Сайт разработчицы которая делает весёлые страницы и рассказывает про каждую работу",
    "el": "Σελίδα μιας προγραμματίστριας που φτιάχνει χαρούμενες εμπειρίες στον ιστό",
    "pl": "Żółta strona twórczyni która pokazuje każdą pracę od początku aż po świetny koniec",
}
"""A sentence of each language, made for the tests; every text takes its words from it."""

WIDE = {"ja"}
"""Languages whose letters take twice the room."""

HEADING, NAME, MANY = 18, 16, 10_000
"""Most letters of a drawn title, of the owner's name, and of other texts."""


def folder(language: str) -> Path:
    """Returns the folder of a site: its sources and, in ``site``, what was built."""
    return CACHE / "scripts" / language


def write_content(language: str) -> Path:
    """Writes the sample in a language; every text is about as long as that which it replaces."""
    content = folder(language) / "content"
    shutil.rmtree(content.parent / "assets", ignore_errors=True)
    shutil.rmtree(content, ignore_errors=True)
    shutil.copytree(CONTENT, content)
    shutil.copytree(BLOCKS, content / "projects" / BLOCKS.name)
    shutil.copytree(ASSETS, content.parent / "assets")
    pairs = [(file, FILES[pattern]) for pattern in FILES for file in sorted(content.glob(pattern))]
    for start, (file, annotation) in enumerate(pairs):
        data = translated(file, annotation, language, start)
        file.write_text(json.dumps(data, ensure_ascii=False))
    return content


def translated(file: Path, annotation: Any, language: str, start: int) -> Any:
    """Returns the data of a file with its words in a language, beginning with another in each."""
    document = read(file, file.parent, annotation)
    for number, item in enumerate(document.typed_values(), start):
        drawn = Meaning.LETTERING in item.metadata
        is_text = is_words(item) or (drawn and isinstance(item.value, str))
        if not is_text or item.loc[-1] == "email":
            continue
        *above, key = item.loc
        holder = document.data
        for step in above:
            holder = holder[step]
        holder[key] = words(language, len(item.value), number, HEADING if drawn else MANY)
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
    start += start // len(known)  # what is as many texts apart as there are words differs, too
    length = length // 2 if language in WIDE else length
    found = ""
    for word in islice(cycle(known), start % len(known), start % len(known) + 400):
        longer = f"{found} {word}".strip()
        if found and len(longer) > min(most, length + 4):
            break
        found = longer
    return found


def build(language: str) -> None:
    """Writes and builds a site; the sample's drawings and films are served with it.

    Raises:
        CalledProcessError: If the build fails.
    """
    content, site = write_content(language), folder(language) / "site"
    names = [str(it.relative_to(ROOT)) for it in (content, site)]
    command = [sys.executable, "-m", "portfolio", "build", "--dist", names[1]]
    environment = {**os.environ, "CONTENT": names[0], "SITE_PATH": "/"}
    subprocess.run(command, cwd=ROOT, env=environment, check=True)
    for file in (it for it in ASSETS.rglob("*") if it.is_file()):
        served = site / file.relative_to(ASSETS)
        served.parent.mkdir(exist_ok=True)
        shutil.copyfile(file, served)
        for twin in (".br", ".gz"):
            served.with_name(served.name + twin).unlink(missing_ok=True)
    add_video_players(site)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        build(name)
