"""Adds many articles to a site at once, to measure how builds grow."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path
from random import Random

SYLLABLES = [f"{consonant}{vowel}" for consonant in "bdfgklmnprstv" for vowel in "aeiou"]
TAGS = [f"Tag {number}" for number in range(24)]
NEWEST = date(2026, 1, 1)

CODE = """```python {file="measure.py" mark="2"}
def measure(times: list[float]) -> float:
    return sorted(times)[len(times) // 2]
```"""
TABLE = "| a | b |\n|---|---|\n| 1 | 2 |"


def add_articles(content: Path, count: int) -> None:
    """Writes articles of about 700 words, with code, a table and headings, and without pictures.

    Args:
        content: The content folder of a valid site.
        count: How many there are in the end.
    """
    random = Random(1)
    folder = content / "writing"
    folder.mkdir(exist_ok=True)
    for number in range(count):
        (folder / f"bench-{number}.md").write_text(_article(random, number))


def _article(random: Random, number: int) -> str:
    day = NEWEST - timedelta(days=number)
    parts = (f"## {_words(random, 4)}\n\n{_part(random)}" for _ in range(4))
    tags = ", ".join(random.sample(TAGS, 3))
    head = f"title: {_words(random, 5)}\ndescription: {_words(random, 14)}.\ndate: {day}\n"
    text = f"{_words(random, 60)}.\n\n" + "\n\n".join(parts)
    return f"---\n{head}tags: [{tags}]\n---\n\n{text}\n\n{CODE}\n\n{TABLE}\n"


def _part(random: Random) -> str:
    return "\n\n".join(f"{_words(random, 80)}." for _ in range(2))


def _words(random: Random, count: int) -> str:
    words = ("".join(random.choices(SYLLABLES, k=random.randint(1, 4))) for _ in range(count))
    return " ".join(words).capitalize()
