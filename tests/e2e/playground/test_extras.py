"""The menu of the playground: a picture, sounds, tilt, and what an owner leaves out."""

from io import BytesIO
from math import ceil

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from portfolio.color import contrast
from tests.conftest import NewPage
from tests.support.accessibility import in_both_themes
from tests.support.engines import SENSORS
from tests.support.extras_page import ExtrasPage
from tests.support.page_actions import PHONE, box_of, expect_none

from .conftest import STILL

NONE_OF_THEM = {"draw": False, "picture": False, "tilt": False, "sound": False}
LATER = ("extras", "drawSheet", "ownStickers", "sound", "tilt", "picture-")
"""Beginnings of the names of scripts that are loaded when they are asked for."""

COUNT_CONTEXTS = """() => {
  window.contexts = [];
  window.AudioContext = class extends AudioContext {
    constructor(...given) { super(...given); contexts.push(this); }
  };
}"""

ANSWERS = """
  DeviceOrientationEvent.requestPermission = async () => "{answer}";
  addEventListener("deviceorientation", (it) => it.stopImmediatePropagation(), true);
"""
"""The visitor's answer, and a sensor that says nothing. Releases of Chromium differ in what they
answer for a visitor who was not asked."""

SOUNDING = "() => contexts.map(({ state }) => state)"


@pytest.fixture
def on_phone(phone: Page) -> ExtrasPage:
    return ExtrasPage(phone, **STILL)


def test_the_menu_is_loaded_when_it_opens_and_closes_as_menus_do(extras: ExtrasPage) -> None:
    asked: list[str] = []
    extras.page.on("request", lambda it: asked.append(it.url.rsplit("/", 1)[-1]))
    extras.make_all()
    expect(extras.opener).to_have_attribute("aria-expanded", "false")
    assert [it for it in asked if it.startswith("simulation")]
    assert [it for it in asked if it.startswith(LATER)] == []
    extras.open_menu()
    assert [it for it in asked if it.startswith("extras")]
    assert [it for it in asked if it.startswith(("drawSheet", "picture-"))] == []
    expect(extras.opener).to_have_attribute("aria-expanded", "true")
    expect(extras.menu.get_by_role("button")).to_have_text(["Draw a sticker", "Take a picture"])
    expect(extras.switch("Sound")).not_to_be_checked()
    expect_none(in_both_themes(extras.page, "open menu of the playground"))
    extras.page.keyboard.press("Escape")
    expect(extras.menu).to_be_hidden()
    expect(extras.opener).to_be_focused()
    extras.open_menu()
    extras.page.mouse.click(5, 5)
    expect(extras.menu).to_be_hidden()


@pytest.mark.nightly
def test_the_menu_has_an_edge_in_the_dark(new_page: NewPage) -> None:
    extras = ExtrasPage(new_page(color_scheme="dark", reduced_motion="reduce"), **STILL)
    extras.open()
    extras.open_menu()
    box = box_of(extras.menu)
    clip = {"x": ceil(box["x"]), "y": box["y"] + box["height"] / 2, "width": 6, "height": 1}
    with Image.open(BytesIO(extras.page.screenshot(clip=clip))) as picture:
        edge, *_, ground = (
            f"#{r:02x}{g:02x}{b:02x}" for r, g, b in picture.convert("RGB").get_flattened_data()
        )
    assert contrast(edge, ground) > 1.5


@pytest.mark.nightly
def test_a_menu_that_cannot_be_loaded_says_so_and_is_tried_again(new_page: NewPage) -> None:
    extras = ExtrasPage(new_page(expected="extras|Failed to fetch|ERR_FAILED"), **STILL)
    extras.make_all()
    extras.page.route("**/extrasMenu-*.js", lambda route: route.abort())
    extras.opener.click()
    expect(extras.root.get_by_role("alert")).to_contain_text("could not be loaded")
    expect(extras.menu).to_be_hidden()
    extras.expect_state("running")


@pytest.mark.nightly
def test_a_picture_of_the_stage_is_downloaded(extras: ExtrasPage) -> None:
    extras.make_all()
    extras.open_menu()
    with extras.page.expect_download() as download:
        extras.entry("Take a picture").click()
    expect(extras.menu.get_by_role("status")).to_have_text("Picture saved")
    with Image.open(BytesIO(download.value.path().read_bytes())) as picture:
        assert (picture.format, picture.size) == ("PNG", (1600, 1000))
        assert len(picture.convert("RGB").getcolors(1 << 24) or []) > 500, "hardly anything on it"
    assert extras.page.evaluate("spy.left().canvases") <= 2


@pytest.mark.nightly
def test_sound_is_off_at_first_begins_in_a_click_and_is_remembered(extras: ExtrasPage) -> None:
    page = extras.page
    page.add_init_script(f"({COUNT_CONTEXTS})()")
    extras.make_all()
    extras.open_menu()
    assert page.evaluate(SOUNDING) == []
    extras.switch("Sound").click()
    expect(extras.switch("Sound")).to_be_checked()
    page.wait_for_function("contexts[0]?.state === 'running'")
    extras.pause()
    page.wait_for_function("contexts[0].state === 'suspended'")
    page.reload()
    extras.expect_sprites(8)
    extras.open_menu()
    expect(extras.switch("Sound")).to_be_checked()
    page.wait_for_function("contexts[0]?.state === 'running'")
    extras.switch("Sound").click()
    page.wait_for_function("contexts[0].state === 'closed'")
    assert len(page.evaluate(SOUNDING)) == 1


@pytest.mark.nightly
def test_stickers_slide_the_way_a_phone_leans(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    page.context.grant_permissions(SENSORS)
    extras = ExtrasPage(page, **STILL)
    session = page.context.new_cdp_session(page)

    def lean(gamma: float) -> None:
        pose = {"alpha": 0, "beta": 40, "gamma": gamma}
        session.send("DeviceOrientation.setDeviceOrientationOverride", pose)

    lean(0)  # before the page is there: a sensor that is opened first stays the device's own
    extras.make_all()
    extras.open_menu()
    extras.switch("Tilt").click()
    expect(extras.switch("Tilt")).to_be_checked()
    before = extras.drawn
    lean(30)
    page.wait_for_function(
        """(before) => spy.drawn.some(({ name, x }) => x > (before[name] ?? Infinity) + 20)""",
        arg={it.name: it.x for it in before.values()},
    )
    extras.switch("Tilt").click()
    expect(extras.switch("Tilt")).not_to_be_checked()
    expect(extras.menu.get_by_role("status")).to_be_empty()


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("answer", "reason"), [("denied", "was not allowed"), ("granted", "no motion sensor")]
)
def test_a_visitor_without_a_sensor_or_who_allows_none_is_told_so(
    on_phone: ExtrasPage, answer: str, reason: str
) -> None:
    on_phone.page.add_init_script(ANSWERS.format(answer=answer))
    on_phone.make_all()
    on_phone.open_menu()
    on_phone.switch("Tilt").click()
    expect(on_phone.menu.get_by_role("status")).to_contain_text(reason)
    expect(on_phone.switch("Tilt")).not_to_be_checked()


@pytest.mark.nightly
def test_an_owner_leaves_out_what_they_do_not_want(page: Page) -> None:
    extras = ExtrasPage(page, **STILL, extras={**NONE_OF_THEM, "sound": True})
    extras.make_all()
    extras.open_menu()
    expect(extras.menu.get_by_role("button")).to_have_count(0)
    expect(extras.switch("Sound")).to_be_visible()


@pytest.mark.nightly
def test_without_any_of_it_there_is_no_menu(page: Page) -> None:
    extras = ExtrasPage(page, **STILL, extras=NONE_OF_THEM)
    extras.make_all()
    expect(extras.button("Pause")).to_be_visible()
    expect(extras.opener).to_have_count(0)
