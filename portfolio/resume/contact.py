"""Ways to reach the owner, as the page and the files of the resume show them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from portfolio.models.resume import Basics


class Contact(NamedTuple):
    """A way to reach the owner."""

    text: str
    href: str = ""
    """Address of the link; nothing for a place, or a name without an address."""


def contacts(basics: Basics) -> Iterator[Contact]:
    """Yields place, number, address, site and networks, as far as the document has them."""
    if basics.location and basics.location.line:
        yield Contact(basics.location.line)
    if basics.phone:
        digits = "".join(it for it in basics.phone if it in "+0123456789")
        yield Contact(basics.phone, digits and f"tel:{digits}")
    if basics.email:
        yield Contact(basics.email, f"mailto:{basics.email}")
    if basics.url:
        yield Contact(basics.url.partition("://")[2] or basics.url, basics.url)
    for profile in basics.profiles:
        if profile.label:
            text = profile.label
            if not profile.url and profile.username != text:
                text = f"{text}: {profile.username}"
            yield Contact(text, profile.url or "")
