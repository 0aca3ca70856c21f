"""The examples of what a text may hold have no mistake."""

import re
from collections import defaultdict

import pytest

from portfolio.markdown.render_page import render_markdown
from portfolio.models.text.body import MarkdownBody
from portfolio.paths import ENGINE

DOCUMENT = ENGINE.parent / "docs" / "writing-in-markdown.md"
EXAMPLES = re.findall(r"^(`{3,4})markdown\n(.*?)^\1$", DOCUMENT.read_text(), re.S | re.M)
OF_THE_TEXT = {"callouts", "code", "footnotes", "formulas", "parts"}
"""What needs no file beside the text."""

BLOCKS = {"before-after": "sections", "tap-counter": "islands"}


@pytest.mark.parametrize("text", [text for _, text in EXAMPLES])
def test_an_example_of_what_a_text_may_hold_is_valid(text: str) -> None:
    page = render_markdown(text, blocks=BLOCKS)
    data = defaultdict(list)
    for reference in page.references:
        if reference.kind in OF_THE_TEXT:
            data[reference.kind].append(reference.value)
    MarkdownBody.model_validate(data)
    assert page.html


def test_the_examples_show_each_kind_of_block() -> None:
    pages = [render_markdown(text, blocks=BLOCKS) for _, text in EXAMPLES]
    kinds = {it.kind for page in pages for it in page.references}
    assert kinds >= {"code", "videos", "footnotes", "islands", "parts", "pictures", "sections"}
