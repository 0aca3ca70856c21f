"""What Python says about the playground's defaults is what its defaults.js says."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel
from pydantic_core import to_jsonable_python

from portfolio.models.playground.playground import Bolt, Extras, Playground, ScaleDivisors, Sticker
from portfolio.stickers import sticker_svg
from portfolio.stickers.outline import BOX_SIZE

DEFAULTS = (
    Path(__file__).parents[3]
    / "custom_components"
    / "sandbox_islands"
    / "playground"
    / "defaults.js"
)
NODE = Path(sys.executable).with_name("node")


@pytest.fixture(scope="module")
def defaults() -> dict[str, Any]:
    code = f"import {{ defaults }} from {json.dumps(DEFAULTS.as_uri())};"
    code += "console.log(JSON.stringify(defaults));"
    command = [NODE, "--input-type=module", "--eval", code]
    return json.loads(subprocess.run(command, capture_output=True, check=True).stdout)


@pytest.mark.parametrize(
    ("model", "group", "keys"),
    [
        (Playground, None, {"interval", "stiffness", "force", "fallback"}),
        (ScaleDivisors, "scaleDivisors", {"create", "resize"}),
        (Bolt, "bolt", {"restitution", "offset", "repeat", "life"}),
        (Sticker, "sticker", {"frictionAir", "restitution"}),
        (Extras, "extras", {"draw", "picture", "tilt", "sound"}),
    ],
)
def test_the_content_model_documents_the_defaults_of_the_island(
    model: type[BaseModel], group: str | None, keys: set[str], defaults: dict[str, Any]
) -> None:
    decided = defaults[group] if group else defaults
    fields = {str(field.alias): field for field in model.model_fields.values()}
    documented = {key: fields[key].get_default(call_default_factory=True) for key in keys}
    assert to_jsonable_python(documented, by_alias=True) == {key: decided[key] for key in keys}


def test_a_drawing_becomes_a_sticker_in_the_units_of_the_island(defaults: dict[str, Any]) -> None:
    assert defaults["viewBoxUnits"] == BOX_SIZE
    assert defaults["marginUnits"] == sticker_svg.MARGIN
    assert defaults["borderUnits"] == sticker_svg.BORDER
