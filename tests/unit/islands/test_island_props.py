"""Props reach an island or its element, or are named; Python and JavaScript agree on defaults."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import pytest
import reflex as rx
from pydantic import BaseModel
from pydantic_core import to_jsonable_python

from portfolio.models.playground.playground import Bolt, Extras, Playground, ScaleDivisors, Sticker
from portfolio.paths import ISLANDS
from portfolio.stickers import sticker_svg
from portfolio.stickers.outline import BOX_SIZE
from sandbox_islands import Comparison, Devices, ImageSlider, SkillLogo
from sandbox_islands.islands import Island
from sandbox_islands.islands.interactivity import is_interactive

COUNT = rx._x.client_state("island_count", default=0)
LOGO = {"logo": "react", "label": "React"}
SCREENS = ["/phone.webp", "/tablet.webp", "/laptop.webp"]


class Dial(Island):
    """An island with an event handler, and a prop that may be left out by its own value."""

    needs: ClassVar[tuple[str, ...]] = ()

    start: rx.Var[int]
    step: rx.Var[int] = rx.Var.create(5)
    on_turn: rx.EventHandler[rx.event.passthrough_event_spec(int)]


def props_of(element: rx.Component) -> dict[str, Any]:
    return json.loads(element.custom_attrs["data-props"])


def test_what_every_component_takes_reaches_the_outermost_element() -> None:
    element = SkillLogo.create(
        **LOGO,
        id="logo",
        class_name="mine",
        style={"color": "red"},
        margin_top="8px",
        custom_attrs={"lang": "de"},
        data_place="first",
        aria_label="Skill",
        key="a",
    )
    code = str(element)
    for expected in ('id:"logo"', '"island mine"', '["color"] : "red"', '["marginTop"] : "8px"'):
        assert expected in code
    assert {"lang", "data-island", "data-place", "aria-label"} <= element.custom_attrs.keys()
    (island,) = element.children
    assert "logo" in str(island)
    assert not {"mine", "red", "8px"} & set(str(island).split('"'))
    assert props_of(element) == LOGO


@pytest.mark.parametrize("classes", [["a", "b"], ("a", "b"), "a b"])
def test_classes_are_a_text_or_a_list(classes: Any) -> None:
    assert '"island a b"' in str(SkillLogo.create(**LOGO, class_name=classes))


def test_an_event_handler_of_an_island_makes_its_page_interactive() -> None:
    element = Dial.create(start=1, on_turn=rx.console_log("turned"))
    (dial,) = element.children
    assert "on_turn" in dial.event_triggers
    assert is_interactive(dial)
    assert "data-island" not in element.custom_attrs


def test_values_alone_leave_a_page_plain_and_an_assigned_default_is_among_them() -> None:
    element = Dial.create(start=rx.Var.create(1))
    assert not is_interactive(element.children[0])
    assert props_of(element) == {"start": 1, "step": 5}


VARS: dict[str, Callable[[], rx.Component]] = {
    "a var": lambda: SkillLogo.create(logo="react", label=COUNT.value.to(str)),
    "a choice": lambda: SkillLogo.create(
        logo=rx.cond(COUNT.value.bool(), "react", "redux"), label="Logo"
    ),
    "a var within a text": lambda: SkillLogo.create(logo="react", label=f"{COUNT.value} taps"),
    "a var within words": lambda: Devices.create(
        title="Screens", name="screens", pictures=SCREENS, words={"mobile": COUNT.value.to(str)}
    ),
    "a var within a picture": lambda: ImageSlider.create(
        title="Pages", name="pages", images=[{"src": f"/{COUNT.value}.webp", "alt": ""}]
    ),
}


@pytest.mark.parametrize("name", VARS)
def test_a_var_of_react_is_passed_on_and_makes_its_page_interactive(name: str) -> None:
    element = VARS[name]()
    (island,) = element.children
    assert is_interactive(island)
    assert "_client_state_dict_island_count" in str(island)
    assert "data-island" not in element.custom_attrs


MISTAKES: dict[str, tuple[Callable[[], rx.Component], list[str]]] = {
    "a missing prop": (lambda: SkillLogo.create(logo="react"), ["SkillLogo needs label"]),
    "a prop that is None": (
        lambda: SkillLogo.create(logo="react", label=None),
        ["SkillLogo needs label"],
    ),
    "a misspelt prop": (
        lambda: SkillLogo.create(**LOGO, lable="x"),
        ["SkillLogo has no prop 'lable'", "did you mean 'label'?"],
    ),
    "a style": (
        lambda: SkillLogo.create(**LOGO, width="3px"),
        ["SkillLogo has no prop 'width'", "style={…}"],
    ),
    "a handler that it does not take": (
        lambda: SkillLogo.create(**LOGO, on_turn=rx.console_log("")),
        ["SkillLogo has no prop 'on_turn'", "it has label, logo"],
    ),
    "a child": (lambda: SkillLogo.create("React"), ["SkillLogo has no children"]),
    "a value of another kind": (
        lambda: SkillLogo.create(logo="react", label=3),
        ["SkillLogo.label", "type <class 'str'>"],
    ),
    "a value that is no JSON": (
        lambda: Comparison.create(name="a", labels=["a", "b"], before={"src": object()}, after=""),
        ["Comparison cannot take this as 'before'", "object"],
    ),
    "a misspelt word": (
        lambda: Devices.create(title="a", name="a", pictures=SCREENS, words={"moblie": "Handy"}),
        ["Devices has no 'moblie' in words", "did you mean 'mobile'?"],
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_named_by_island_and_prop(mistake: str) -> None:
    make, parts = MISTAKES[mistake]
    with pytest.raises(TypeError) as caught:
        make()
    for part in parts:
        assert part in str(caught.value)


def test_words_that_are_left_out_are_the_defaults() -> None:
    element = Devices.create(
        title="Screens", name="screens", pictures=SCREENS, words={"mobile": "Handy"}
    )
    assert props_of(element)["words"] == {**Devices.defaults["words"], "mobile": "Handy"}


def test_a_picture_is_an_address_or_its_props() -> None:
    picture = {"src": "/b.webp", "alt": "B"}
    element = ImageSlider.create(title="Pages", name="pages", images=["/a.webp", picture])
    assert props_of(element)["images"] == ["/a.webp", picture]
    for pictures in (SCREENS, dict(zip(("mobile", "tablet", "desktop"), SCREENS, strict=True))):
        element = Devices.create(title="Screens", name="screens", pictures=pictures)
        assert props_of(element)["pictures"] == pictures


DEFAULTS = ISLANDS / "playground" / "defaults.js"
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
