"""Links to a page of this site or to a safe address elsewhere, and the site's own address."""

from __future__ import annotations

import re
from typing import Annotated
from urllib.parse import urlsplit

from pydantic import AfterValidator, Field

from portfolio.markdown.safe_html import SAFE_SCHEMES
from portfolio.models.field_types import FieldRole
from portfolio.models.invisible_characters import INVISIBLE

_UNSAFE = re.compile(rf"[\s<>\"\\]|{INVISIBLE.pattern}")
# Two slashes at the start would name another host.
_PATH = re.compile(r"/(?!/)[\w\-./#?=&%~+]*|#[\w\-]+")


def _safe(value: str) -> str:
    if _PATH.fullmatch(value):
        return value
    parts = urlsplit(value)
    if parts.scheme not in SAFE_SCHEMES:
        raise ValueError("expected a path such as /projects or an address such as https://…")
    if parts.scheme in {"http", "https"} and not parts.netloc:
        raise ValueError("expected an address with a host, such as https://example.com")
    if _UNSAFE.search(value):
        raise ValueError("expected an address without spaces, quotes or angle brackets")
    return value


def _origin(value: str) -> str:
    parts = urlsplit(value)
    if parts.scheme not in {"https", "http"}:
        raise ValueError("expected an address such as https://your-name.dev")
    if not (parts.hostname or "").strip("."):
        raise ValueError("expected an address with a host, such as https://your-name.dev")
    if _UNSAFE.search(value):
        raise ValueError("expected an address without spaces, quotes or angle brackets")
    if parts.query or parts.fragment:
        raise ValueError("expected an address that ends with its path, without ? and #")
    return value.rstrip("/")


SiteAddress = Annotated[str, AfterValidator(_origin)]
"""Address that serves a site, without a slash at the end."""

Href = Annotated[
    str,
    FieldRole.LINK,
    AfterValidator(_safe),
    Field(
        description="Path of this site, or an http(s), mailto or tel address.",
        examples=["/projects/iag", "https://example.com"],
    ),
]
"""A link; within the site it has to lead somewhere."""

DeepHref = Annotated[Href, FieldRole.DEEP_LINK]
"""A link to one thing, and not to the front page of a site."""


def leaves_site(href: str) -> bool:
    """Returns whether a link leads off this site, and so opens in a new tab."""
    return not href.startswith(("/", "#"))
