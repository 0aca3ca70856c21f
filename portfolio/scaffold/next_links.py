"""The next-project sections: each case study links to the next of the list, or to one by name."""

from __future__ import annotations

from portfolio.editing.yaml_editor import YamlEditor
from portfolio.models.content import Content
from portfolio.models.project import Project
from portfolio.sections.next_project.model import NextProject

KEYS = ("header", "copy", "btnUrl", "btnLabel", "backgroundColor")

NextLink = dict[str, str]
"""The values of a next-project section that names where it leads, by these keys."""


def next_section(project: Project) -> NextProject:
    """Returns the last section of a case study."""
    section = project.sections[-1]
    assert isinstance(section, NextProject)  # the model adds it
    return section


def link_of(section: NextProject) -> NextLink:
    """Returns the values of a section that names where it leads."""
    values = section.model_dump(by_alias=True)
    return {key: values[key] for key in KEYS}


def link_after(neighbour: Project | None, content: Content) -> NextLink | None:
    """Returns the link of a new case study: it takes over that of the one before it.

    It is nothing where the place in the list says what comes next.
    """
    section = next_section(neighbour) if neighbour else None
    names_a_project = section and section.btn_url and content.project(section.btn_url)
    return link_of(section) if section and names_a_project else None


def with_link(text: str, link: NextLink | None) -> str:
    """Returns the text of a project.yaml with another link in its next-project section, or none.

    Values that the section does not have stay those of the case study that it leads to.
    """
    editor = YamlEditor(text)
    last = editor.length("sections") - 1
    for key in KEYS:
        if editor.value("sections", last, key) is None:
            continue
        if link:
            editor.set(("sections", last, key), link[key])
        else:
            editor.remove(("sections", last, key))
    return editor.text
