"""Renditions are made of the pictures that pages show, and of no others."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from portfolio.components.media.asset_manifest import provide
from portfolio.content.loader import load
from portfolio.images.rendition_plan import STILL_FORMATS, plan_renditions
from portfolio.images.renditions import shown_pictures
from portfolio.models.content import Content
from portfolio.sections.case_study.registry import render
from portfolio.sections.project_list import project_list
from tests.support.manifest import undrawn_manifest
from tests.support.sample import CONTENT

ADDRESS = re.compile(r"/generated/img/([\w.-]+)")


@pytest.fixture(scope="module")
def sample() -> Content:
    return load(CONTENT).content


def test_renditions_that_are_made_are_those_that_sections_name(sample: Content) -> None:
    provide(undrawn_manifest(sample))
    shown = [project_list(sample.projects)]
    shown += [
        render(section, project, sample)
        for project in sample.projects
        for section in project.sections
    ]
    named = {name for component in shown for name in ADDRESS.findall(str(component.render()))}
    made = {
        file.name
        for image in shown_pictures(sample)
        for form in STILL_FORMATS
        for file in plan_renditions(image, form)
    }
    assert named == made


def test_only_the_first_project_of_the_list_shows_a_phone_picture(sample: Content) -> None:
    first = next(it for it in sample.projects if it.phone).model_copy(update={"sections": ()})
    other = next(it for it in sample.projects if it.img.file != first.img.file)
    second = first.model_copy(update={"img": other.img, "phone": other.img})
    assert first.phone
    shown = shown_pictures(replace(sample, projects=(first, second)))
    assert [image.file for image in shown] == [first.img.file, first.phone.file, other.img.file]
    third = second.model_copy(update={"phone": first.phone})
    shown = shown_pictures(replace(sample, projects=(second, third)))
    assert first.phone.file not in {image.file for image in shown}
