"""Writes into the README of each island the custom properties that it reads, with their defaults.

Run it after a change of an island's styles: ``python -m tests.support.island_readmes``.
"""

import re
from importlib import import_module
from pathlib import Path

from portfolio.paths import ISLANDS
from portfolio.theme.stylesheet import DEFAULTS, SHARED_STYLES
from sandbox_islands.islands import Island

COMPONENTS = sorted(file.parent for file in ISLANDS.glob("*/component.py"))
"""Folders of the islands."""

HEADING = "## Custom properties"
"""Beginning of what this module writes; it goes on to the end of the file."""

INTRODUCTION = """
Declare one in a stylesheet of yours, on `:root` or on any element around the island, to change it.

| custom property | default |
|---|---|
"""

READ = re.compile(r"(?:var|getPropertyValue)\(\s*[\"']?(--[\w-]+)")
DECLARED = re.compile(r"(?:^|[\s{;])(--[\w-]+)\s*:|@property (--[\w-]+)|[\"'`](--[\w-]+)")
"""What a stylesheet declares or a script sets; other names may begin with the latter."""

DEFAULT = re.compile(r"^ +(--[\w-]+):([^;]+);", re.MULTILINE)
FALLBACK = re.compile(r"var\((--[\w-]+),\s*((?:[^()]|\([^()]*\))+)\)")
CLASSES = re.compile(r"(?:className|labelClass)=[\"{`]+([^\"`]*)")


def island_in(folder: Path) -> type[Island]:
    module = import_module(f"sandbox_islands.{folder.name}.component")
    types = (it for it in vars(module).values() if isinstance(it, type) and issubclass(it, Island))
    (island,) = (it for it in types if it.__module__ == module.__name__)
    return island


def custom_properties(folder: Path) -> dict[str, str]:
    """Returns the custom properties that an island reads and does not set, with their defaults."""
    text = _text_of(folder)
    defaults = {
        name: " ".join(value.split())
        for name, value in reversed(DEFAULT.findall((DEFAULTS / "tokens.css").read_text()))
    }
    read = {*READ.findall(text)}
    for name in sorted(read):
        _add_what_a_default_reads(name, defaults, read)
    own = tuple(name for names in DECLARED.findall(text) for name in names if name)
    fallbacks = dict(FALLBACK.findall(text))
    return {
        name: defaults.get(name) or fallbacks[name]
        for name in sorted(read)
        if name in defaults or (name in fallbacks and not name.startswith(own))
    }


def _text_of(folder: Path) -> str:
    """Returns the sources of an island, of what it needs, and of the shared styles that it uses."""
    needed = [ISLANDS / name for name in island_in(folder).needs]
    files = [file for it in (folder, *needed) for file in sorted(it.rglob("*.js*"))]
    scripts = "\n".join(file.read_text() for file in files)
    classes = {name for names in CLASSES.findall(scripts) for name in names.split()}
    styles = [file for it in (folder, *needed) for file in sorted(it.rglob("*.css"))]
    used = (it for it in sorted(SHARED_STYLES.glob("*.css")) if _has_class(it, classes))
    sheets = [*styles, *used, DEFAULTS / "base.css"]
    return "\n".join([scripts, *(sheet.read_text() for sheet in sheets)])


def _has_class(sheet: Path, classes: set[str]) -> bool:
    return not classes.isdisjoint(re.findall(r"\.([a-z][\w-]*)", sheet.read_text()))


def _add_what_a_default_reads(name: str, defaults: dict[str, str], read: set[str]) -> None:
    for inner in READ.findall(defaults.get(name, "")):
        read.add(inner)
        _add_what_a_default_reads(inner, defaults, read)


def readme(folder: Path) -> str:
    """Returns the README of an island with the table of its custom properties."""
    words = (folder / "README.md").read_text().partition(HEADING)[0].rstrip()
    rows = (f"| `{name}` | `{value}` |" for name, value in custom_properties(folder).items())
    return "\n".join([words, "", HEADING + INTRODUCTION.rstrip(), *rows, ""])


def main() -> None:
    for folder in COMPONENTS:
        (folder / "README.md").write_text(readme(folder))


if __name__ == "__main__":
    main()
