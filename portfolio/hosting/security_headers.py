"""The security headers that every answer of the site carries."""

from __future__ import annotations

from pathlib import Path

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


def security_headers(site: Path, content: Content) -> dict[str, str]:
    """Returns the headers by name.

    Args:
        site: The built pages, complete.
        content: Names the video players elsewhere.
    """
    return {"Content-Security-Policy": content_security_policy(site, content), **CONSTANT}
