"""Writes the lists of icon names; run it after react-icons has changed and the site was built."""

from __future__ import annotations

import re
from pathlib import Path

from portfolio.icons.icon_sets import ICON_SETS, LISTS_FOLDER, IconSet
from portfolio.paths import ROOT

PACKAGE = ROOT / ".web" / "node_modules" / "react-icons"
_EXPORT = re.compile(r"^export declare const (\w+): IconType;$", re.MULTILINE)


def shipped_names(icons: IconSet, package: Path = PACKAGE) -> list[str]:
    """Returns the names of a set's exports without their prefix, as npm has installed them."""
    declarations = (package / icons.module / "index.d.ts").read_text()
    return sorted(name.removeprefix(icons.prefix) for name in _EXPORT.findall(declarations))


if __name__ == "__main__":
    for icons in ICON_SETS:
        (LISTS_FOLDER / f"{icons.module}.txt").write_text("\n".join(shipped_names(icons)) + "\n")
