"""The playground of the home page, and its parts that may be missing."""

from __future__ import annotations

from typing import Any

import pytest

from portfolio.content.loader import load
from portfolio.models.content import Content
from portfolio.models.home import Home
from portfolio.sections.home import home_hero
from tests.support.sample import CONTENT

CAT = "/svg/cat.svg"
ALL = "{tap}, {stir}, {trip}."


@pytest.fixture(scope="module")
def content() -> Content:
    return load(CONTENT).content


def shown(content: Content, mascot: str | None = None, **changed: Any) -> str:
    """Returns the code of the first screen, some of whose content is other."""
    data = content.home.model_dump(by_alias=True, exclude_none=True)
    sprites = changed.pop("sprites", None)
    if sprites is not None:
        data["playground"] |= {"sprites": sprites}
    theme = content.theme.model_copy(update={"mascot": mascot or "none"})
    site = content.site.model_copy(update={"tagline": ""})
    return str(home_hero(Home.model_validate(data | changed), theme, site, hint="").render())


def test_a_playground_verb_without_words_has_no_button(content: Content) -> None:
    code = shown(content, CAT, verbs={"trip": "trip"}, text="{trip}.")
    assert '"data-playground-action":"trip"' in code.replace(" ", "").replace("\\", "")
    assert "stir" not in code
    assert '"tap"' not in code.replace("\\", "")


def test_a_playground_without_stickers_has_no_stir_verb(content: Content) -> None:
    verbs = {"tap": "push", "stir": "mix", "trip": "light"}
    code = shown(content, sprites=[], verbs=verbs, text=ALL)
    assert "mix," in code
    assert "stir" not in code


def test_the_home_page_loads_lightning_only_if_a_sticker_drops_lightning(content: Content) -> None:
    assert "lightning" in shown(content)
    few = [it.model_dump(by_alias=True) | {"drops": None} for it in content.home.playground.sprites]
    assert "lightning" not in shown(content, sprites=few)


def test_a_home_page_without_stickers_and_verbs_has_no_playground(content: Content) -> None:
    code = shown(content, sprites=[], verbs={}, text="Welcome.")
    assert "Welcome." in code
    assert "playground.jsx" not in code
    assert "Playground" not in code
