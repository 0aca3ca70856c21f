"""What the cards of three experiments promise: a film, a room in real time, code to be changed."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.conftest import NewPage
from tests.e2e.conftest import RECORD_VIOLATIONS
from tests.support.page_scripts import page_script
from tests.support.site import DIST

LAB = DIST / "lab"
MAX_FILM_BYTES = 600_000
MAX_ROOM_BYTES = 40_000
"""Of its scripts and shaders, which hold its geometry, as they are written."""

COUNT_PICTURES = page_script("count_pictures")
WITHOUT_WEBGL = """
const { getContext } = HTMLCanvasElement.prototype;
HTMLCanvasElement.prototype.getContext = function (kind, ...options) {
  return kind.startsWith("webgl") ? null : getContext.call(this, kind, ...options);
};
"""
SMALL = {"width": 390, "height": 844}
TEN_FRAMES = """
async () => {
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  return pictures;
}
"""
PIXELS = "(it) => new Promise((done) => requestAnimationFrame(() => done(it.toDataURL())))"
CONTEXT = "document.querySelector('canvas').getContext('webgl2')"


def film(page: Page) -> Locator:
    page.goto("/lab/team-fighters")
    return page.get_by_label("Team fighters, a film")


def test_the_film_plays_by_itself_and_lasts_eight_seconds(page: Page) -> None:
    video = film(page)
    video.evaluate("(it) => it.currentTime > 0 || new Promise((done) => (it.ontimeupdate = done))")
    assert video.evaluate("(it) => it.duration") == pytest.approx(8, abs=0.1)
    assert video.evaluate("(it) => !it.paused && it.muted")


def test_the_film_waits_for_the_visitor_with_reduced_motion(reduced_motion_page: Page) -> None:
    video = film(reduced_motion_page)
    video.evaluate(
        "(it) => it.readyState > 0 || new Promise((done) => (it.onloadedmetadata = done))"
    )
    assert video.evaluate("(it) => it.paused && it.controls && it.currentTime === 0")


def test_a_film_that_was_paused_stays_paused_when_it_is_seen_again(page: Page) -> None:
    video = film(page)
    video.evaluate("(it) => !it.paused || new Promise((done) => (it.onplay = done))")
    video.evaluate("(it) => new Promise((done) => { it.onpause = done; it.pause(); })")
    page.set_viewport_size({"width": 390, "height": 120})
    expect(video).not_to_be_in_viewport()
    video.scroll_into_view_if_needed()
    expect(video).to_be_in_viewport()
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert video.evaluate("(it) => it.paused")


@pytest.mark.parametrize("suffix", ["webm", "mp4"])
def test_the_film_is_a_small_file(suffix: str) -> None:
    file = DIST / "video" / f"team-fighters.{suffix}"
    assert 100_000 < file.stat().st_size < MAX_FILM_BYTES


def room(page: Page) -> Locator:
    page.set_viewport_size(SMALL)  # the tests' Chromium draws without a graphics card
    page.add_init_script(COUNT_PICTURES)
    page.goto("/lab/a-room-in-real-time")
    page.wait_for_function("pictures > 0")
    return page.locator("canvas")


def test_the_room_turns_as_it_is_dragged_and_draws_nothing_while_nothing_moves(page: Page) -> None:
    canvas = room(page)
    drawn = page.evaluate(TEN_FRAMES)
    assert page.evaluate(TEN_FRAMES) == drawn

    turn = page.get_by_role("slider", name="Turn the room")
    box = canvas.bounding_box()
    assert box
    page.mouse.move(box["x"] + 200, box["y"] + 200)
    page.mouse.down()
    page.mouse.move(box["x"] + 260, box["y"] + 200, steps=4)
    expect(turn).to_have_attribute("aria-valuetext", "345 degrees")
    page.mouse.up()
    turned = page.evaluate(TEN_FRAMES)
    assert turned > drawn
    assert page.evaluate(TEN_FRAMES) == turned


def test_the_room_looks_different_from_another_side_and_at_night(page: Page) -> None:
    page.add_init_script(
        """const { getContext } = HTMLCanvasElement.prototype;
        HTMLCanvasElement.prototype.getContext = function (kind, options) {
          return getContext.call(this, kind, { ...options, preserveDrawingBuffer: true });
        };"""
    )
    page.emulate_media(reduced_motion="reduce")
    canvas = room(page)
    turn = page.get_by_role("slider", name="Turn the room")
    seen = [canvas.evaluate(PIXELS)]
    turn.press("ArrowRight")
    page.evaluate(TEN_FRAMES)
    seen.append(canvas.evaluate(PIXELS))
    page.get_by_role("button", name="Night", pressed=False).click()
    page.evaluate(TEN_FRAMES)
    seen.append(canvas.evaluate(PIXELS))
    assert len(set(seen)) == 3


def test_the_room_turns_by_itself_only_while_it_is_seen(page: Page) -> None:
    room(page)
    page.get_by_role("button", name="Keep turning").click()
    drawn = page.evaluate(TEN_FRAMES)
    assert page.evaluate(TEN_FRAMES) > drawn
    page.evaluate("document.querySelector('.stage').style.marginTop = '300vh'")
    expect(page.locator(".stage")).not_to_be_in_viewport()
    drawn = page.evaluate(TEN_FRAMES)
    assert page.evaluate(TEN_FRAMES) == drawn


def test_the_room_comes_back_after_the_device_took_its_context(page: Page) -> None:
    room(page)
    picture = page.locator(".stage img")
    page.evaluate(f"window.lost = {CONTEXT}.getExtension('WEBGL_lose_context'); lost.loseContext()")
    expect(picture).to_be_visible()
    drawn = page.evaluate("pictures")
    page.evaluate("lost.restoreContext()")
    expect(picture).to_be_hidden()
    page.wait_for_function(f"pictures > {drawn}")


def test_the_room_is_a_picture_without_webgl(page: Page) -> None:
    page.add_init_script(WITHOUT_WEBGL)
    page.goto("/lab/a-room-in-real-time")
    expect(page.get_by_text("Turning needs WebGL")).to_be_visible()
    expect(page.locator(".stage img")).to_have_css("visibility", "visible")
    expect(page.get_by_role("slider")).to_have_count(0)


def test_the_room_is_small() -> None:
    files = (LAB / "a-room-in-real-time").glob("*.js")
    assert sum(file.stat().st_size for file in files) < MAX_ROOM_BYTES


def snippets(new_page: NewPage) -> Page:
    """Opens the snippets under the site's own security policy."""
    page = new_page(bypass_csp=False)
    page.add_init_script(RECORD_VIOLATIONS)
    page.goto("/lab/pocket-snippets")
    return page


def change(page: Page, label: str, old: str, new: str) -> None:
    editor = page.get_by_label(label)
    text = editor.input_value()
    assert old in text
    editor.fill(text.replace(old, new))


def test_a_changed_snippet_changes_its_result_and_reset_brings_it_back(new_page: NewPage) -> None:
    page = snippets(new_page)
    page.get_by_text("Code of Switch").click()
    change(page, "CSS of Switch", "width: 7em", "width: 9em")
    change(page, "HTML of Switch", "Try the switch", "Try it changed")
    result = page.frame_locator("iframe[title='Result of Switch']")
    switch = result.get_by_role("switch", name="Try it changed")
    size = switch.evaluate("(it) => parseFloat(getComputedStyle(it).fontSize)")
    assert switch.evaluate("(it) => it.offsetWidth") > 8 * size

    page.get_by_role("button", name="Reset Switch").click()
    expect(page.get_by_role("status")).to_have_text("Switch is as it was.")
    expect(page.locator("iframe")).to_have_count(0)
    expect(page.get_by_role("switch", name="Try the switch")).to_be_visible()
    assert "width: 7em" in page.get_by_label("CSS of Switch").input_value()
    assert page.evaluate("violations") == []


def test_changed_javascript_runs_where_it_reaches_nothing_of_the_site(new_page: NewPage) -> None:
    page = snippets(new_page)
    page.get_by_text("Code of Shapes").click()
    change(
        page, "JavaScript of Shapes", "shapes.append(", "shapes.title = origin;\n  shapes.append("
    )
    result = page.frame_locator("iframe[title='Result of Shapes']")
    result.get_by_role("button", name="Shuffle the shapes").click()
    expect(result.get_by_role("button", name="Shuffle the shapes")).to_have_attribute(
        "title", "null"
    )
    assert page.evaluate("violations") == []


def test_a_result_is_not_shown_in_a_window_of_its_own(page: Page) -> None:
    page.goto("/lab/pocket-snippets")
    page.get_by_text("Code of Bars").click()
    change(page, "CSS of Bars", "5.5em", "6em")
    expect(page.frame_locator("iframe").locator(".bars")).to_be_visible()
    page.goto("/lab/pocket-snippets/result?page=<h1>Not ours</h1>")
    expect(page.get_by_role("heading", name="Not ours")).to_have_count(0)


def test_tab_leaves_an_editor(page: Page) -> None:
    page.goto("/lab/pocket-snippets")
    page.get_by_text("Code of Wave").click()
    editor = page.get_by_label("CSS of Wave")
    expect(editor).to_have_accessible_description(
        "The result follows as you type. Tab leaves an editor."
    )
    editor.focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Reset Wave")).to_be_focused()
