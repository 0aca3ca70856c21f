"""A text that was rendered before is read, until something that it depends on changes."""

from pathlib import Path

import pytest

from portfolio.cache import ResultStore
from portfolio.content import rendered_texts
from portfolio.content.rendered_texts import rendered
from portfolio.markdown.render_page import RenderedPage, render_markdown

TEXT = "## One\n\nWords[^1], $a$\n\n```quote\nwords: x\n```\n\n[^1]: More"
BLOCKS = {"quote": "sections"}


@pytest.fixture
def renderings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that are rendered, from an empty store on."""
    texts: list[str] = []
    monkeypatch.setattr(rendered_texts, "TEXT_STORE", ResultStore(tmp_path / "texts"))

    def render_markdown_once(
        text: str, title: str, blocks: dict[str, str], language: str
    ) -> RenderedPage:
        texts.append(text)
        return render_markdown(text, title, blocks, language)

    # The name counts in no key, and the module of the function does.
    render_markdown_once.__module__ = render_markdown.__module__
    monkeypatch.setattr(rendered_texts, "render_markdown", render_markdown_once)
    return texts


def test_a_text_is_rendered_once_until_what_it_depends_on_changes(
    renderings: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = rendered(TEXT, "", BLOCKS), rendered(TEXT, "", BLOCKS)
    assert first == second == render_markdown(TEXT, "", BLOCKS)
    assert renderings == [TEXT]
    for text, title, blocks in (
        (TEXT, "", BLOCKS),
        (f"{TEXT}!", "", BLOCKS),
        (TEXT, "One", BLOCKS),
        (TEXT, "", {}),
    ):
        rendered(text, title, blocks)
    rendered(TEXT, "", BLOCKS, "de")
    monkeypatch.setattr(rendered_texts, "_releases", lambda: "another")
    rendered(TEXT, "", BLOCKS)
    assert len(renderings) == 6
