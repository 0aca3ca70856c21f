"""The theme panel is there while developing, and in no export."""

from __future__ import annotations

import pytest

from portfolio.layout import theme_panel
from portfolio.models.theme import Theme
from portfolio.models.theme_files import THEME_NAMES


def test_the_theme_panel_knows_every_theme_and_the_current_values(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(theme_panel, "is_prod_mode", lambda: False)
    (script,) = theme_panel.theme_panel(Theme.named("swiss"))
    code = str(script.render())
    assert all(name in code for name in THEME_NAMES)
    assert "swiss" in code
    assert "/__theme" in code


def test_an_export_has_no_theme_panel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(theme_panel, "is_prod_mode", lambda: True)
    assert theme_panel.theme_panel(Theme.default()) == []
