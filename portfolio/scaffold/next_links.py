"""The next-project sections: each case study links to the next of the list, or to one by name."""

from __future__ import annotations

from typing import NamedTuple

from portfolio.editing.yaml_editor import YamlEditor, scalar
from portfolio.models.content import Content
from portfolio.models.project import Project
from portfolio.models.sections import NextProject

KEYS = ("header", "copy", "btnUrl", "btnLabel", "backgroundColor")


class NextLink(NamedTuple):
    """The values of a next-project section."""

    header: str
    copy: str
    url: str
    label: str
    ground: str

    @classmethod
    def of(cls, section: NextProject) -> NextLink:
        """Returns the values of a section that names where it leads."""
        words = section.header, section.copy_text
        return cls(*words, section.btn_url or "", section.btn_label, section.background_color)

    def as_yaml(self, indent: int) -> str:
        """Returns the keys and values, a line each."""
        pairs = zip(KEYS, self, strict=True)
        return "".join(f"{' ' * indent}{key}: {scalar(value)}\n" for key, value in pairs)


def next_section(project: Project) -> NextProject:
    """Returns the last section of a case study."""
    section = project.sections[-1]
    assert isinstance(section, NextProject)  # the model adds it
    return section


def link_after(neighbour: Project | None, content: Content) -> NextLink | None:
    """Returns the link of a new case study: it takes over that of the one before it.

    It is nothing where the place in the list says what comes next.
    """
    section = next_section(neighbour) if neighbour else None
    names_a_project = section and section.btn_url and content.project(section.btn_url)
    return NextLink.of(section) if section and names_a_project else None


def with_link(text: str, link: NextLink) -> str:
    """Returns the text of a project.yaml with another link in its next-project section.

    Values that the section does not have stay those of the case study that it leads to.
    """
    editor = YamlEditor(text)
    last = editor.length("sections") - 1
    for key, value in zip(KEYS, link, strict=True):
        if editor.value("sections", last, key) is not None:
            editor.set(("sections", last, key), value)
    return editor.text


def without_link(text: str) -> str:
    """Returns the text of a project.yaml whose next-project section names no case study."""
    editor = YamlEditor(text)
    last = editor.length("sections") - 1
    for key in KEYS:
        if editor.value("sections", last, key) is not None:
            editor.remove(("sections", last, key))
    return editor.text
