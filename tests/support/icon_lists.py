"""The lists of icon names, for another react-icons: ``python -m tests.support.icon_lists``."""

import re

from portfolio.icons.icon_sets import ICON_SETS, LISTS_FOLDER, IconSet
from portfolio.paths import installed_packages

DECLARATION = re.compile(r"^export declare const (\w+): IconType;$", re.MULTILINE)


def shipped_names(icons: IconSet) -> list[str]:
    """Returns the names of a set's exports without their prefix, as npm has installed them."""
    package = installed_packages() / "react-icons"
    names = DECLARATION.findall((package / icons.module / "index.d.ts").read_text())
    return sorted(name.removeprefix(icons.prefix) for name in names)


if __name__ == "__main__":
    for icons in ICON_SETS:
        (LISTS_FOLDER / f"{icons.module}.txt").write_text("\n".join(shipped_names(icons)) + "\n")
