"""A third site for the browser tests: what owners vary is different here.

It lies below a path of its host, is in English, Arabic and partly Swedish, and has a theme with
art, articles, a search, services of others, and a page with state, whose backend the tests start.
Its English home page, experiments, resume and one case study, which has every kind of section, have
hostile words.
"""

import json
import shutil
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from annotated_types import MaxLen, MinLen

from portfolio.content.file_reader import read
from portfolio.content.model_fields import TypedValue
from portfolio.models.field_types import FieldRole
from portfolio.models.resume import Resume
from portfolio.paths import CACHE
from portfolio.schema import FILE_MODELS
from tests.support.blocks import FIXTURES, PYTHON_PAGES
from tests.support.linked_site import build, lay_out
from tests.support.project_copy import replace_once
from tests.support.sample import BLOCKS

BASE = "/portfolio"
"""The path of its host."""

HOST = "https://somebody.test"
LANGUAGE, THIRD_LANGUAGE = "ar", "sv"
THEME = "riso"
STUDY, HOSTILE_STUDY = "blocks", "hostile"
SITE = CACHE / "variant" / "site"
"""Where it is built."""

BACKEND_PORT = 8473
"""Where its pages look for their backend."""

COUNTER, COMMENTS = "https://stats.somebody.test", "https://giscus.app"
"""Origins of the services that its pages use."""

SERVICES = f"""
search: true
follow: feed
analytics:
  src: {COUNTER}/js/script.js
  attributes: {{data-domain: somebody.test}}
comments:
  giscus: {{repo: you/site, repoId: R_abc, category: Talk, categoryId: DIC_abc}}
"""
"""What it has besides the sample."""

FEATURES = ("video", "state")
"""Features of the table in docs/python-pages.md that have a page here."""

OF_EVERY_LANGUAGE = ("owner", "address", "language", "languages", "order")
"""Keys that a translation leaves out."""

ARABIC = "موقع أعمال مطورة واجهات تصمم تجارب ممتعة على الشبكة وتحكي قصة كل مشروع من البداية"
"""A sentence made for the tests; every text takes its words from it."""

HEADING, MANY = 18, 10_000
"""Most letters of a drawn title, and of other texts."""


def main() -> None:
    content = lay_out(SITE.parent)
    _write_settings(content)
    studies = content / "projects"
    shutil.copytree(BLOCKS, studies / STUDY)
    _write_translation(content)
    shutil.copytree(BLOCKS, studies / HOSTILE_STUDY)
    _make_hostile(content)
    shutil.copytree(FIXTURES / "writing", content / "writing")
    _write_python_pages(SITE.parent / "pages")
    build(SITE, REFLEX_API_URL=f"http://localhost:{BACKEND_PORT}")


def _write_settings(content: Path) -> None:
    site, languages = content / "site.yaml", f"languages: [en, {LANGUAGE}, {THIRD_LANGUAGE}]\n"
    replace_once(site, "address: https://example.com\n", f"address: {HOST}{BASE}\n")
    replace_once(site, "language: en\n", languages)
    (content / f"home.{THIRD_LANGUAGE}.yaml").write_text("heading: Välkommen\n")
    (content / "theme.yaml").write_text(f"extends: {THEME}\n")
    with site.open("a") as file:
        file.write(SERVICES)


def _write_translation(content: Path) -> None:
    """Writes every file of the content in the other language, too."""
    pairs = [(file, FILES[pattern]) for pattern in FILES for file in sorted(content.glob(pattern))]
    for start, (file, annotation) in enumerate(pairs):
        data = translated(file, annotation, start)
        if isinstance(data, dict):
            data = {key: value for key, value in data.items() if key not in OF_EVERY_LANGUAGE}
        translation = file.with_suffix(f".{LANGUAGE}{file.suffix}")
        translation.write_text(json.dumps(data, ensure_ascii=False))


def _write_python_pages(pages: Path) -> None:
    shutil.rmtree(pages, ignore_errors=True)
    shutil.copytree(PYTHON_PAGES, pages)
    shutil.copy(FIXTURES / "services" / "talk.py", pages)
    features = pages / "features.py"
    shutil.copy(FIXTURES / "reflex_pages" / "features.py", features)
    replace_once(features, "in FEATURES.items():", f"in [(it, FEATURES[it]) for it in {FEATURES}]:")


def translated(file: Path, annotation: Any, start: int) -> Any:
    """Returns the data of a file with its words in Arabic, each text about as long as it was."""
    document = read(file, file.parent, annotation)
    for number, item in enumerate(document.typed_values, start):
        drawn = FieldRole.LETTERING in item.metadata
        is_text = is_words(item) or (drawn and isinstance(item.value, str))
        if is_text and item.loc[-1] != "email":
            text = words(len(item.value), number, HEADING if drawn else MANY)
            put(document.data, item.loc, text)
    if file.name == "site.yaml":
        document.data["projects"]["heading"] += " 🎉"
    if file.name == "home.yaml":
        document.data["text"] = f"{words(60)} {{tap}}, {{stir}}, {{trip}}."
    return document.data


def words(length: int, start: int = 0, most: int = MANY) -> str:
    """Returns whole words of about a length from some place on, at most so many letters if two."""
    known = ARABIC.split()
    start += start // len(known)  # what is as many texts apart as there are words differs, too
    found = ""
    for word in islice(cycle(known), start % len(known), start % len(known) + 400):
        longer = f"{found} {word}".strip()
        if found and len(longer) > min(most, length + 4):
            break
        found = longer
    return found


def _make_hostile(content: Path) -> None:
    """Adds hostile text to all words of the files that have some."""
    resume = content / "resume.json"
    resume.write_text(json.dumps(shortened(json.loads(resume.read_text()))))
    for pattern in ("home.yaml", "experiments.yaml", "resume.json"):
        _write_hostile(content / pattern, FILES[pattern])
    study = content / "projects" / HOSTILE_STUDY / "project.yaml"
    replace_once(study, "order: 4\n", "order: 9\n")
    _write_hostile(study, FILE_MODELS["project"])


def _write_hostile(file: Path, annotation: Any) -> None:
    file.write_text(json.dumps(with_hostile_words(file, annotation)))


HOSTILE_WORDS = (
    """ </script></title><img src=x onerror="smuggled=1">`${smuggled=1}`{smuggled=1}'\\"""
)
"""Ends a script, a title, an attribute, a template and a string, and runs if it is not escaped."""

FILES = {
    "site.yaml": FILE_MODELS["site"],
    "home.yaml": FILE_MODELS["home"],
    "experiments.yaml": FILE_MODELS["experiments"],
    "resume.json": Resume,
    "projects/*/project.yaml": FILE_MODELS["project"],
}
"""The type of each file's data."""

WORDS = {FieldRole.MARKDOWN, FieldRole.ALT_TEXT, FieldRole.ORGANISATION}
"""Meanings of a text that may be any words; a long lettering would take minutes to draw."""

FIXED = {"family", "options", "chosen", "letters", "unit", "figure"}
"""Keys whose texts name a face or an option, are short, count, or have to be the same elsewhere."""


def shortened(data: Any) -> Any:
    """Returns data with one item of each list: with the longer words it has to fit on two pages."""
    if isinstance(data, dict):
        return {key: shortened(value) for key, value in data.items()}
    return [shortened(item) for item in data[:1]] if isinstance(data, list) else data


def with_hostile_words(file: Path, annotation: Any) -> Any:
    """Returns the data of a file with hostile text at the end of its words."""
    document = read(file, file.parent, annotation)
    for item in document.typed_values:
        if is_words(item) and len(item.value) + len(HOSTILE_WORDS) <= _longest(item):
            put(document.data, item.loc, item.value + HOSTILE_WORDS)
    return document.data


def put(data: Any, loc: Sequence[Any], value: Any) -> None:
    *above, key = loc
    for step in above:
        data = data[step]
    data[key] = value


def is_words(item: TypedValue) -> bool:
    """Tells whether a value is text that its type does not restrict to some form."""
    free = (isinstance(it, MinLen | MaxLen) or it in WORDS for it in item.metadata)
    is_text = item.type is str and isinstance(item.value, str) and all(free)
    return is_text and not FIXED.intersection(map(str, item.loc))


def _longest(item: TypedValue) -> float:
    limits = [it.max_length for it in item.metadata if isinstance(it, MaxLen)]
    return min(limits, default=float("inf"))


if __name__ == "__main__":
    main()
