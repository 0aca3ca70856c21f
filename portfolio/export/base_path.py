"""Moves a site that was built for the root of a host below a path of it.

Everything names files and pages from the root; this last step puts the path before those that
the site really has. Absolute addresses have it from the start, as ``Site.address`` does. So
nobody who writes a page or an island has to think of it, with one exception: a script that puts
an address together does so relative to its own (``import.meta.url``) or to one from its props.
"""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import unquote

TEXT = {".html", ".css", ".js"}

_NAMED = re.compile(r"""(?:(?<=["'`(;])|(?<=,\s))(/[^"'`()\s,;&?#\\<>]+)(?=["'`)\s,&?#\\])""")
"""An address between quotes (also those of JSON in an attribute), in ``url()`` or ``srcset``."""

_HOME = re.compile(r"""((?:href|src)="|&quot;)/(?=["#?]|&quot;)""")
"""The root alone is an address only where one is expected: scripts split at slashes."""

_CHUNK = re.compile(r"""return(["'`])/\1\+""")
"""How Vite's preloading finds a script's parts."""


def mount(site: Path, base: str) -> None:
    """Puts a path before every address in a built site.

    Args:
        site: The built site, as it is for the root of a host.
        base: Where it will be served, such as ``/portfolio``; nothing for the root.
    """
    known = frozenset(_addresses(site))

    def moved(match: re.Match[str]) -> str:
        return f"{base}{match[1]}" if unquote(match[1]) in known else match[0]

    for file in site.rglob("*") if base else ():
        if file.suffix in TEXT:
            text = _NAMED.sub(moved, file.read_text())
            if file.suffix == ".js":
                text = _CHUNK.sub(rf"return\1{base}/\1+", text)
            else:
                text = _HOME.sub(rf"\1{base}/", text)
            file.write_text(text)


def _addresses(site: Path) -> list[str]:
    files = [f"/{file.relative_to(site).as_posix()}" for file in site.rglob("*") if file.is_file()]
    return [*files, *(file.removesuffix(".html") for file in files if file.endswith(".html"))]
