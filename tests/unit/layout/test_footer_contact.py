"""The line of contact details in the footer."""

from __future__ import annotations

import pytest

from portfolio.i18n.current import use_locale
from portfolio.layout.footer import footer
from tests.support.site_content import CONTENT

SAID = {"location": "Wellington harbour", "availability": "Open to work from May"}


def shown(**site: str | None) -> str:
    """Returns the code of the footer."""
    left_out = {"email": None, "location": "", "availability": ""}
    changed = CONTENT.site.model_copy(update={**left_out, **site})
    with use_locale(changed.locale):
        return str(footer(changed).render())


def test_mail_in_the_footer_is_a_link_before_place_and_availability() -> None:
    code = shown(email="ada@bread.test", **SAID)
    assert "mailto:ada@bread.test" in code
    assert code.index("ada@bread.test") < code.index("Wellington harbour") < code.index("Open to")


@pytest.mark.parametrize("only", SAID)
def test_mail_place_and_availability_may_each_be_alone_in_the_footer(only: str) -> None:
    code = shown(**{only: SAID[only]})
    assert SAID[only] in code
    assert "mailto:" not in code
    assert not any(words in code for it, words in SAID.items() if it != only)


def test_a_footer_without_mail_place_and_availability_has_no_contact_line() -> None:
    assert "footer__contact" not in shown()
    assert "footer__contact" in shown(email="ada@bread.test")
