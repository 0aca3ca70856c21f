"""Stickers and bolts are seen in every theme, on every screen, beside long titles."""

from __future__ import annotations

from statistics import median

import pytest
from playwright.sync_api import Browser

from tests.support.playground_page import ALL_LOADED, FAST, QUIET, REPEATABLE, PlaygroundPage
from tests.support.visible_share import bolt_shares, visible_shares

from .conftest import TITLES

SIZES = [(360, 640), (390, 844), (820, 1180), (1440, 900), (1920, 1080)]


@pytest.mark.parametrize("path", ["/", *(f"/{language}" for language in TITLES)])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_stickers_are_seen_almost_whole(
    in_theme: str, browser: Browser, path: str, width: int, height: int
) -> None:
    size = {"width": width, "height": height}
    page = browser.new_page(base_url=in_theme, viewport=size, bypass_csp=True)
    stage = PlaygroundPage(page, **FAST, **ALL_LOADED)
    page.goto(path)
    stage.expect_sprites(8)
    shares = visible_shares(stage)
    page.close()
    assert median(shares) >= 0.93, shares
    assert min(shares) >= 0.8, shares


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_at_least_half_of_each_bolt_is_seen(
    in_theme: str, browser: Browser, width: int, height: int
) -> None:
    size = {"width": width, "height": height}
    page = browser.new_page(base_url=in_theme, viewport=size, bypass_csp=True)
    stage = PlaygroundPage(page, **FAST, **QUIET, **REPEATABLE)
    stage.play_by_hand()
    shares = bolt_shares(stage)
    page.close()
    assert min(shares) >= 0.5, shares
