"""What holds for every model: frozen, documented, no unknown keys."""

import re

from pydantic import BaseModel

from portfolio.content.loader import load
from portfolio.content.model_fields import models_of, typed_values
from portfolio.i18n.word import WordGroup
from portfolio.models.article import Article
from portfolio.models.base import Model
from portfolio.models.field_types import DisplayWidth
from portfolio.models.picture import Picture
from portfolio.models.project import Project
from portfolio.models.resume import Entry
from portfolio.models.site.site import Site
from portfolio.sections.hero.model import Hero
from tests.support.sample import CONTENT


def _family(model: type[BaseModel]) -> list[type[BaseModel]]:
    children = [below for child in model.__subclasses__() for below in _family(child)]
    return [model, *children]


MODELS = [
    model
    for model in _family(Model)
    if model.model_fields and model.__module__.startswith("portfolio.")
]


def test_models_are_frozen_and_documented() -> None:
    assert [it for it in MODELS if not it.model_config.get("frozen") or not it.__doc__] == []


def test_only_the_resume_and_articles_keep_unknown_keys() -> None:
    open_models = {it for it in MODELS if it.model_config.get("extra") != "forbid"}
    assert open_models == {it for it in MODELS if issubclass(it, Entry | Article)}


def test_every_field_of_every_model_is_described() -> None:
    fields = [(model, name, it) for model in MODELS for name, it in model.model_fields.items()]
    assert {Site, Hero, Entry} & {model for model, _, _ in fields} == {Site, Hero}
    silent = [
        f"{model.__name__}.{name}"
        for model, name, field in fields
        if not (field.description or name == "kind" or models_of(field.annotation))
    ]
    assert silent == []


NO_SUBJECT = re.compile(
    r"(Above|After|And|Before|Behind|Below|Beside|Between|By|For|From|In|It|Its|Of|On|One|That|"
    r"The same|Their|They|This|Those|What|When|Where|Who|Whom|Why)\b"
)
"""Beginnings of descriptions that nobody understands without what stands around them."""


def test_descriptions_of_keys_and_words_begin_with_their_subject() -> None:
    models = [*MODELS, *_family(WordGroup)]
    descriptions = {model.__name__: model.__doc__ for model in models} | {
        f"{model.__name__}.{name}": field.description
        for model in models
        for name, field in model.model_fields.items()
    }
    assert descriptions[f"{Site.__name__}.tagline"]
    assert NO_SUBJECT.match("Its name.")
    assert not NO_SUBJECT.match("Item of a list.")
    assert [name for name, text in descriptions.items() if NO_SUBJECT.match(text or "")] == []


def test_every_picture_field_says_how_wide_the_picture_is_shown() -> None:
    for project in load(CONTENT).content.projects:
        pictures = [
            item for item in typed_values(project, Project) if isinstance(item.value, Picture)
        ]
        assert pictures
        for picture in pictures:
            assert [width for width in picture.metadata if isinstance(width, DisplayWidth)], (
                picture.loc
            )
