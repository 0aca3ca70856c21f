"""Security headers, computed from what the built pages hold."""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Iterable
from pathlib import Path
from urllib.parse import urlsplit

from portfolio.models.content import Content
from portfolio.models.link import leaves_site
from portfolio.models.sections import Video

DENIED = ("camera", "display-capture", "geolocation", "microphone", "payment", "usb")
"""What no page asks for, and no frame in it may."""

STEADY = {
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": ", ".join(f"{feature}=()" for feature in DENIED),
    "X-Content-Type-Options": "nosniff",
    "Strict-Transport-Security": "max-age=63072000",
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""Headers that do not depend on the pages; browsers mind the transport one over HTTPS only."""

IN_MEMORY = {"data:": "data:image/", "blob:": "createObjectURL("}
"""Pictures without an address: what allows them, and what tells that they are used."""

_SCRIPT = re.compile(r"<script\b([^>]*)>(.*?)</script>", re.DOTALL)
_NO_CODE = re.compile(r'\ssrc=|type="application/ld\+json"')
"""Files come from this origin, and structured data never runs: neither needs a hash."""


def security_headers(site: Path, content: Content) -> dict[str, str]:
    """Returns the headers that every answer of the site carries.

    One policy serves all pages, so that hosts need a single rule and a page that
    answers for an unknown address is covered too.

    Args:
        site: The built pages, complete: a changed script has another hash.
        content: Names the video players elsewhere.
    """
    pages = [page.read_text() for page in sorted(site.rglob("*.html"))]
    code = [*pages, *(file.read_text() for file in site.rglob("*.js"))]
    kinds = [kind for kind, sign in IN_MEMORY.items() if any(sign in text for text in code)]
    policy = {
        "default-src": ["'self'"],
        "script-src": ["'self'", *script_hashes(pages)],
        # The stylesheet stands in the page, and elements bring their own custom properties
        # in style attributes, which hashes do not reach.
        "style-src": ["'self'", "'unsafe-inline'"],
        "img-src": ["'self'", *kinds],
        "frame-src": ["'self'", *players(content)],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'none'"],
        # The site frames its own player; nobody else frames anything.
        "frame-ancestors": ["'self'"],
    }
    value = "; ".join(" ".join([directive, *sources]) for directive, sources in policy.items())
    return {"Content-Security-Policy": value, **STEADY}


def script_hashes(pages: Iterable[str]) -> list[str]:
    """Returns the sources that allow exactly the inline scripts of some pages."""
    codes = {
        match[2]
        for page in pages
        for match in _SCRIPT.finditer(page)
        if not _NO_CODE.search(match[1])
    }
    return sorted(f"'sha256-{_digest(code)}'" for code in codes)


def players(content: Content) -> list[str]:
    """Returns the origins elsewhere whose players the content shows."""
    videos = (it for study in content.projects for it in study.sections if isinstance(it, Video))
    addresses = (urlsplit(video.src) for video in videos if leaves_site(video.src))
    return sorted({f"{address.scheme}://{address.netloc}" for address in addresses})


def _digest(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
