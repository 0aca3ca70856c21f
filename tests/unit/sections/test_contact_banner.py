"""The invitation to write says what the owner says, and nothing where that is nothing."""

from __future__ import annotations

from typing import Any

from portfolio.models.site.site import Site
from portfolio.sections.contact_banner import contact_banner
from tests.support.site_content import CONTENT

CALENDAR = "https://cal.example/ada"


def markup(**changes: Any) -> str:
    site: Site = CONTENT.site.model_copy(update={"email": None, "calendar": None, **changes})
    return str(contact_banner(site).render())


def test_an_owner_without_address_and_calendar_invites_nobody() -> None:
    assert "contact-banner" not in markup()


def test_a_calendar_alone_is_the_first_button() -> None:
    alone = markup(calendar=CALENDAR)
    assert CALENDAR in alone
    assert "button--secondary" not in alone
    assert "mailto:" not in alone
