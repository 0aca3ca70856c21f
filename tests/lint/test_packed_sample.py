"""The wheel of the engine has every folder of the sample's assets."""

from __future__ import annotations

import tomllib

from portfolio.paths import BUILT_ASSETS
from tests.support.site import ROOT


def test_each_folder_of_the_assets_is_packed() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    packed = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"]
    folders = {it.name for it in (ROOT / "assets").iterdir() if it.is_dir()} - BUILT_ASSETS
    assert folders == {it.removeprefix("assets/") for it in packed if it.startswith("assets/")}
