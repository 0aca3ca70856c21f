"""`check` knows the texts of the sample, so that an owner is told which of them are still there."""

from __future__ import annotations

import pytest

from portfolio.content.checks.placeholders import SAMPLE_TEXTS
from tests.support.sample_texts import digests
from tests.support.site_content import CONTENT


@pytest.mark.skipif(
    CONTENT.site.owner != "Your Name",
    reason="content/ has an owner, whose texts are no placeholders",
)
def test_check_knows_every_text_of_the_sample() -> None:
    assert SAMPLE_TEXTS.read_text().split() == digests(), (
        "the sample has changed: python -m tests.support.sample_texts"
    )
