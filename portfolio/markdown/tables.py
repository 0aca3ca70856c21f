"""Names and captions of the tables of a text."""

from __future__ import annotations

from markdown_it.token import Token

CAPTION_PREFIX = "Table: "
"""Beginning of the paragraph before a table if it is the table's caption."""

PARAGRAPH_TOKENS = ["paragraph_open", "inline", "paragraph_close"]


def caption_tables(tokens: list[Token]) -> None:
    """Makes captions of the paragraphs before tables that start with ``Table:``.

    A table without one is named after its columns, for screen readers.
    """
    for index in reversed([at for at, token in enumerate(tokens) if token.type == "table_open"]):
        end = next(at for at in range(index, len(tokens)) if tokens[at].type == "thead_close")
        columns = (token.content for token in tokens[index:end] if token.type == "inline")
        tokens[index].meta["label"] = ", ".join(filter(None, columns))
        before = tokens[max(index - 3, 0) : index]
        is_paragraph = [token.type for token in before] == PARAGRAPH_TOKENS
        if is_paragraph and before[1].content.startswith(CAPTION_PREFIX):
            _use_caption(tokens, index)


def _use_caption(tokens: list[Token], index: int) -> None:
    """Moves the paragraph before a table into it."""
    opening, inline, closing = tokens[index - 3 : index]
    inline.content = inline.content.removeprefix(CAPTION_PREFIX)
    first = (inline.children or [])[0]
    first.content = first.content.removeprefix(CAPTION_PREFIX)
    tokens[index].meta["label"] = inline.content
    opening.tag = closing.tag = "caption"
    tokens[index - 3 : index + 1] = [tokens[index], opening, inline, closing]
