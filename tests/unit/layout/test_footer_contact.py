"""How to reach the owner, in the footer; what the owner leaves out leaves nothing."""

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


def test_mail_is_a_link_before_place_and_availability() -> None:
    code = shown(email="ada@bread.test", **SAID)
    assert "mailto:ada@bread.test" in code
    assert code.index("ada@bread.test") < code.index("Wellington harbour") < code.index("Open to")


@pytest.mark.parametrize("only", SAID)
def test_each_may_stand_alone(only: str) -> None:
    code = shown(**{only: SAID[only]})
    assert SAID[only] in code
    assert "mailto:" not in code
    assert not any(words in code for it, words in SAID.items() if it != only)


def test_without_any_of_them_there_is_no_line() -> None:
    assert "footer__contact" not in shown()
    assert "footer__contact" in shown(email="ada@bread.test")
