"""The next-project sections: each case study links to another, the last one to the first."""

from __future__ import annotations

from typing import NamedTuple

from portfolio.editing.yaml_editor import YamlEditor
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


WITHOUT_OTHERS = NextLink(
    "Experiments",
    "Smaller things, made to play with.",
    "/experiments",
    "Experiments",
    "#ffd0e7",
)
"""The link of the only case study of a site."""


def link_to(project: Project) -> NextLink:
    """Returns the link to a case study, with its title and colour."""
    return NextLink(
        project.title,
        project.description,
        project.href,
        f"{project.title} casestudy",
        project.palette.ground,
    )


def link_after(neighbour: Project | None, content: Content) -> NextLink:
    """Returns the link of a new case study: it takes over that of the one before it.

    Args:
        neighbour: The case study before it, if there is one.
        content: The content as it is.
    """
    if not neighbour:
        return WITHOUT_OTHERS
    section = neighbour.sections[-1]
    assert isinstance(section, NextProject)  # the model requires it
    if not content.project(section.btn_url):
        return link_to(neighbour)
    return NextLink(
        section.header,
        section.copy_text,
        section.btn_url,
        section.btn_label,
        section.background_color,
    )


def with_link(text: str, link: NextLink) -> str:
    """Returns the text of a project.yaml with another link in its next-project section."""
    editor = YamlEditor(text)
    last = editor.length("sections") - 1
    for key, value in zip(KEYS, link, strict=True):
        if editor.value("sections", last, key) is not None:
            editor.set(("sections", last, key), value)
    return editor.text
