"""What a plugin of rxconfig.py has changed in Reflex's folder is gone when the plugin is."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
import reflex as rx

from portfolio.build import packages_plugin
from portfolio.build.packages_plugin import PackagesPlugin

POSTCSS = "postcss.config.js"


def compiled(files: dict[str, str], *plugins: rx.plugins.Plugin) -> None:
    """Does with files what Reflex's compiler does for plugins."""
    saves: list[tuple[Callable[..., Any], tuple[Any, ...]]] = []
    changes: list[tuple[str, Callable[[str], str]]] = []
    context: dict[str, Any] = {
        "add_save_task": lambda task, *args: saves.append((task, args)),
        "add_modify_task": lambda name, change: changes.append((name, change)),
        "radix_themes_plugin": SimpleNamespace(enabled=False),
        "unevaluated_pages": [],
    }
    for plugin in plugins:
        plugin.pre_compile(**context)
    files |= dict(task(*args) for task, args in saves)
    for name, change in changes:
        files[name] = change(files.get(name, "\n"))


def test_a_build_without_a_plugin_names_no_package_that_only_the_plugin_needed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    monkeypatch.setattr(packages_plugin, "WEB", tmp_path)
    files: dict[str, str] = {}
    compiled(files, PackagesPlugin(), rx.plugins.TailwindV4Plugin())
    assert '"@tailwindcss/postcss"' in files[POSTCSS]
    assert "postcss-import" not in files[POSTCSS]
    compiled(files, PackagesPlugin())
    assert "tailwindcss" not in files[POSTCSS]
    assert "postcss-import" in files[POSTCSS]
