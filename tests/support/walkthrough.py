"""Follows a document that says which files to create and where to add lines."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from markdown_it import MarkdownIt

OUTPUT = "text"
"""What a block holds that shows the output of a command."""

PLACEHOLDER = re.compile(r"<\w+>")


@dataclass(frozen=True, slots=True)
class Step:
    """One code block of a document, and the file that the paragraph before it names, alone.

    Its language ``diff`` adds lines to the file, ``sh`` is a command.
    """

    language: str
    path: str
    text: str

    def file(self, folder: Path) -> Path:
        """Returns the file in a project; a placeholder stands for the first folder there."""
        if not PLACEHOLDER.search(self.path):
            return folder / self.path
        return sorted(folder.glob(PLACEHOLDER.sub("*", self.path)))[0]


def steps(document: Path) -> Iterator[Step]:
    """Yields the code blocks of a document, with the file that each is about."""
    tokens = MarkdownIt().parse(document.read_text())
    for index, token in enumerate(tokens):
        if token.type != "fence" or token.info == OUTPUT:
            continue
        before = tokens[index - 2].children or []
        names = [it.content for it in before if it.type == "code_inline"]
        is_named = len(before) == 1 and len(names) == 1
        assert is_named or token.info == "sh", f"no file is named before:\n{token.content}"
        yield Step(token.info, names[0] if is_named else "", token.content)


def commands(document: Path) -> list[str]:
    """Returns the commands of a document, in order and without comments."""
    tokens = MarkdownIt().parse(document.read_text())
    blocks = (token.content for token in tokens if token.type == "fence" and token.info == "sh")
    lines = (line.partition(" #")[0].strip() for block in blocks for line in block.splitlines())
    return [line for line in lines if line]


def follow(document: Path, folder: Path) -> list[str]:
    """Creates the files and adds the lines of a document in a copy of the project.

    What is there already stays: somebody may have followed the document in the project itself.
    Returns the commands that the document shows, in order.
    """
    commands = []
    for step in steps(document):
        if step.language == "sh":
            commands += step.text.splitlines()
        elif step.language == "diff":
            _add_lines(step, step.file(folder))
        else:
            step.file(folder).parent.mkdir(parents=True, exist_ok=True)
            step.file(folder).write_text(step.text)
    return commands


def _add_lines(step: Step, file: Path) -> None:
    lines = step.text.splitlines(keepends=True)
    before = "".join(line[1:] for line in lines if line.startswith(" "))
    after = "".join(line[1:] for line in lines)
    text = file.read_text()
    if after in text:
        return
    assert before in text, f"{step.path} has no\n{before}"
    file.write_text(text.replace(before, after, 1))
