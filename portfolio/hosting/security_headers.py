"""The security headers that every answer of the site carries."""

from __future__ import annotations

from collections.abc import Collection

from selectolax.lexbor import LexborHTMLParser

from portfolio.hosting.csp import content_security_policy
from portfolio.models.content import Content

DENIED = ("camera", "display-capture", "geolocation", "microphone", "payment", "usb")
"""Features that no page, and no frame in one, may use."""

CONSTANT = {
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": ", ".join(f"{feature}=()" for feature in DENIED),
    "X-Content-Type-Options": "nosniff",
    "Strict-Transport-Security": "max-age=63072000",
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""Headers that do not depend on the pages; the transport one has an effect over HTTPS only."""


def security_headers(
    pages: Collection[LexborHTMLParser], scripts: Collection[str], content: Content
) -> dict[str, str]:
    """Returns the headers by name.

    Args:
        pages: The built pages, complete.
        scripts: The code of all files of JavaScript.
        content: Names the video players elsewhere.
    """
    policy = content_security_policy(pages, scripts, content)
    return {"Content-Security-Policy": policy, **CONSTANT}
