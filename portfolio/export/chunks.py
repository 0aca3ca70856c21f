"""The scripts of an exported site, and which of them need which."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

_NAMED = re.compile(r"([\w.\-]+\.js)\b")
_WORDS = re.compile(r"[\w-]+")


class Chunks:
    """The scripts that Vite has made, by file name."""

    def __init__(self, folder: Path) -> None:
        """Reads the scripts of a folder."""
        self._code = {file.name: file.read_text() for file in folder.glob("*.js")}

    def reachable(self, text: str) -> set[str]:
        """Returns the scripts that a text names, with all that those name in turn."""
        reached: set[str] = set()
        waiting = _NAMED.findall(text)
        while waiting:
            name = waiting.pop()
            if name in self._code and name not in reached:
                reached.add(name)
                waiting += _NAMED.findall(self._code[name])
        return reached

    def words(self, modules: Iterable[str]) -> set[str]:
        """Returns every word in the scripts of some modules, such as ``playground``."""
        wanted = {*modules}
        roots = [name for name in self._code if name.rpartition("-")[0] in wanted]
        code = (self._code[name] for name in self.reachable(" ".join(roots)))
        return {word for text in code for word in _WORDS.findall(text)}
