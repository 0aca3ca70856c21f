"""The address of a site: as browsers send it, whatever was pasted."""

from __future__ import annotations

import re
from typing import Annotated
from unicodedata import normalize
from urllib.parse import SplitResult, quote, urlsplit

from pydantic import AfterValidator

from portfolio.models.link import UNSAFE

EXAMPLE = "https://your-name.dev"

FILE_NAME = re.compile(r"/(?:index|default)\.\w+$|/[^/]*\.html?$", re.IGNORECASE)
"""End of a path that names a file of a page."""

RESERVED = "/%:@!$&'()*+,;=~"
"""Signs that a path may have as they are, beside letters, digits and ``-._``."""


def _site_address(value: str) -> str:
    """Returns an address in ASCII, without a slash at the end."""
    if expected := _expected(value):
        raise ValueError(expected)
    return _ascii(urlsplit(value.rstrip("/")))


def _expected(value: str) -> str:
    """Returns what is expected in the place of an address; nothing for a good one."""
    try:
        parts = urlsplit(value)
        has_host = bool((parts.hostname or "").strip(".")) and parts.port != 0
    except ValueError:
        return "expected an address with a port up to 65535, or without one"
    if parts.scheme not in {"https", "http"}:
        return f"expected an address such as {EXAMPLE}"
    if not has_host:
        return f"expected an address with a host, such as {EXAMPLE}"
    if UNSAFE.search(value):
        return "expected an address without spaces, quotes or angle brackets"
    if "@" in parts.netloc:
        return "expected an address without a name and a password"
    if "?" in value or "#" in value:
        return "expected an address that ends with its path, without ? and #"
    if FILE_NAME.search(parts.path):
        return "expected the address of a folder, and not of a file in it"
    if "//" in parts.path.rstrip("/") or {".", ".."} & {*parts.path.split("/")}:
        return "expected an address whose path has neither // nor dots alone"
    return ""


def _ascii(parts: SplitResult) -> str:
    """Returns an address with its letters beyond ASCII as browsers send them.

    Labels of the host are Punycode without the rules of IDNA 2003, which make ``ss`` of ``ß``.
    """
    labels = normalize("NFKC", parts.hostname or "").lower().split(".")
    host = ".".join(
        label if label.isascii() else f"xn--{label.encode('punycode').decode()}" for label in labels
    )
    if ":" in host:
        host = f"[{host}]"
    port = f":{parts.port}" if parts.port else ""
    path = quote(normalize("NFC", parts.path), safe=RESERVED)
    return f"{parts.scheme}://{host}{port}{path}"


SiteAddress = Annotated[str, AfterValidator(_site_address)]
"""Address that serves a site: in ASCII, without a slash at the end."""
