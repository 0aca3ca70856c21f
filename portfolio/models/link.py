"""Links to a page of this site or to a safe address elsewhere."""

from __future__ import annotations

import re
from typing import Annotated
from unicodedata import normalize
from urllib.parse import quote, urlsplit

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from portfolio.invisible_characters import INVISIBLE
from portfolio.markdown.safe_html import SAFE_SCHEMES
from portfolio.models.field_types import FieldRole

UNSAFE = re.compile(rf"[\s<>\"\\]|{INVISIBLE.pattern}")
"""Signs that no address has as they are."""
# Two slashes at the start would name another host.
_PATH = re.compile(r"/(?!/)[\w\-./#?=&%~+]*|#[\w\-%]+")


MEANT = (
    (re.compile(r"[\w.+-]+@[\w-]+(\.[\w-]+)+"), "mailto:"),
    (re.compile(r"[\w-]+(\.[\w-]+)*\.(?!html?\b|md\b|pdf\b)[a-z]{2,}([/?#:]\S*)?"), "https://"),
    (re.compile(r"[a-z][\w\-/#]*"), "/"),
)
"""What people write for an address, and what is lacking before it."""


def mail_link(address: str) -> str:
    """Returns the link that writes to a mail address; signs that no link has are escaped."""
    return f"mailto:{quote(address, safe='@+')}"


def completed(value: str) -> str:
    """Returns an address with what is lacking before it, e.g. ``https://``."""
    start = next((start for form, start in MEANT if form.fullmatch(value)), "")
    return start + value


def _safe(value: str) -> str:
    value = normalize("NFC", value)
    if _PATH.fullmatch(value):
        return value
    parts = urlsplit(value)
    if parts.scheme not in SAFE_SCHEMES:
        message = "expected a path such as /projects or an address such as https://…"
        better = completed(value)
        if better == value:
            raise ValueError(message)
        raise PydanticCustomError(
            "link", "{message}", {"message": message, "fix": f"write {better}"}
        )
    if parts.scheme in {"http", "https"} and not parts.netloc:
        raise ValueError("expected an address with a host, such as https://example.com")
    if UNSAFE.search(value):
        raise ValueError("expected an address without spaces, quotes or angle brackets")
    return value


Href = Annotated[
    str,
    FieldRole.LINK,
    AfterValidator(_safe),
    Field(
        description="Path of this site, or an http(s), mailto or tel address.",
        examples=["/projects/udc", "https://example.com"],
    ),
]
"""A link; within the site it has to lead somewhere."""


def _https(value: str) -> str:
    if value.startswith("https://"):
        return value
    raise ValueError(
        "expected an address that begins with https://, such as https://github.com/you/thing"
    )


HttpsHref = Annotated[Href, AfterValidator(_https)]
"""A link to another site, over https."""


def leaves_site(href: str) -> bool:
    """Returns whether a link leads to another site, and so opens in a new tab."""
    return not href.startswith(("/", "#", "mailto:", "tel:"))
