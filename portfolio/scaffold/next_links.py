"""The next-project blocks: each case study leads to another, and the last one back."""

from __future__ import annotations

from typing import NamedTuple

from portfolio.editing.yaml_editor import YamlEditor
from portfolio.models.content import Content
from portfolio.models.project import Project
from portfolio.models.sections import NextProject

BLOCK = ("header", "copy", "btnUrl", "btnLabel", "backgroundColor")


class NextLink(NamedTuple):
    """What a next-project block says."""

    header: str
    copy: str
    url: str
    label: str
    ground: str


ELSEWHERE = NextLink(
    "Experiments",
    "Smaller things, made to play with.",
    "/experiments",
    "Experiments",
    "#ffd0e7",
)
"""Where the only case study of a site leads."""


def lead_to(project: Project) -> NextLink:
    """Returns a block that leads to a case study, in that one's own words."""
    return NextLink(
        project.title,
        project.description,
        project.href,
        f"{project.title} casestudy",
        project.palette.ground,
    )


def after(neighbour: Project | None, content: Content) -> NextLink:
    """Returns where a case study leads that comes into the ring behind a neighbour."""
    if not neighbour:
        return ELSEWHERE
    block = neighbour.sections[-1]
    assert isinstance(block, NextProject)  # the model sees to it
    if not content.project(block.btn_url):
        return lead_to(neighbour)
    return NextLink(
        block.header, block.copy_text, block.btn_url, block.btn_label, block.background_color
    )


def redirected(text: str, lead: NextLink) -> str:
    """Returns a project.yaml whose next-project block leads elsewhere."""
    sheet = YamlEditor(text)
    last = sheet.length("sections") - 1
    for key, value in zip(BLOCK, lead, strict=True):
        if sheet.value("sections", last, key) is not None:
            sheet.set(("sections", last, key), value)
    return sheet.text
