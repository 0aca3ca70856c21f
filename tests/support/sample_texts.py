"""The digests by which `check` knows texts of the sample: ``python -m tests.support.sample_texts``.

To be run when the words of the sample change, and not in a site that has an owner.
"""

from collections.abc import Iterator
from pathlib import Path

from portfolio.content.checks.placeholders import SAMPLE_TEXTS, digest
from portfolio.content.diagnostics import Loc
from portfolio.content.file_reader import read
from portfolio.paths import CONTENT

PERSONAL = {
    "site.yaml": (("description",), ("projects", "description")),
    "home.yaml": (("description",), ("text",)),
}
"""The only texts of these files that say something of their owner."""


def digests(content: Path = CONTENT) -> list[str]:
    return sorted({digest(text) for text in _texts(content)} - {""})


def _texts(content: Path) -> Iterator[object]:
    files = [*content.glob("*.yaml"), *content.glob("*.json"), *content.glob("projects/*/*.yaml")]
    for file in files:
        for loc, value in read(file, content.parent).scalars():
            if _says_who(file, loc, value):
                yield value


def _says_who(file: Path, loc: Loc, value: object) -> bool:
    """Returns whether a value is a text of somebody, and no address or part of the site."""
    if str(value).startswith(("http", "/", ".")):
        return False
    return loc in PERSONAL.get(file.name, (loc,))


if __name__ == "__main__":
    SAMPLE_TEXTS.write_text("\n".join(digests()) + "\n", encoding="ascii")
