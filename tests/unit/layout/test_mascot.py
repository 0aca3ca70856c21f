"""Preloader, loading indicator and header, with and without a mascot."""

from __future__ import annotations

import pytest
import reflex as rx

from portfolio.content.loader import load
from portfolio.layout.header import header
from portfolio.layout.loading_indicator import loading_indicator
from portfolio.layout.preloader import preloader
from portfolio.models.site import Site
from tests.support.sample import CONTENT

CAT = "/svg/cat.svg"
LOADING = "Loading the next page"


@pytest.fixture(scope="module")
def site() -> Site:
    return load(CONTENT).content.site


def code(component: rx.Component) -> str:
    return str(component.render())


def test_the_mascot_is_shown_in_preloader_and_loading_indicator() -> None:
    assert CAT in code(preloader("Acme", CAT))
    assert CAT in code(loading_indicator(CAT))


def test_a_preloader_without_a_mascot_has_words_and_a_bar() -> None:
    shown = code(preloader("Acme", None))
    assert "Acme" in shown
    assert "preloader__label" in shown
    assert '"img"' not in shown
    assert "loading-image" not in shown


def test_a_loading_indicator_without_a_mascot_has_words() -> None:
    shown = code(loading_indicator(None))
    assert shown.count(LOADING) == code(loading_indicator(CAT)).count(LOADING) + 1
    assert "loading-image" not in shown


def test_the_logo_is_beside_the_name_in_the_header(site: Site) -> None:
    assert CAT in code(header(site, "/", CAT))
    shown = code(header(site, "/", None))
    assert site.owner in shown
    assert '"img"' not in shown
