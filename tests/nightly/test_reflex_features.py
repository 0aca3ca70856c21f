"""What docs/python-pages.md says of Reflex's features is so in three places, for each row."""

import os
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from portfolio.testing.server import serving
from sandbox_islands.html import parse_html
from sandbox_islands.islands.plugin import hydrates_whole
from tests.conftest import NewPage
from tests.support.blocks import FIXTURES
from tests.support.http import free_port
from tests.support.project_copy import (
    PROJECT,
    backend,
    developing,
    project_copy,
    replace_once,
    run_module,
)
from tests.support.site import mounted

pytestmark = pytest.mark.xdist_group("reflex features")

TABLE = PROJECT / "docs" / "python-pages.md"
PLACES = ("at the root", "below a path", "in development")
BASE = "/below"
PATIENCE = 60_000
"""Milliseconds for what a development server compiles on its first request."""


def shows(*texts: str) -> Callable[[Page], None]:
    """Returns a test that a page shows some texts."""

    def see(page: Page) -> None:
        for text in texts:
            expect(page.get_by_role("main").get_by_text(text).first).to_be_visible()

    return see


def opens(button: str, opened: str, role: str = "dialog") -> Callable[[Page], None]:
    """Returns a test that a button opens what Escape closes."""

    def use(page: Page) -> None:
        page.get_by_role("button", name=button, exact=True).click()
        expect(page.get_by_role(role).filter(has_text=opened)).to_be_visible()  # type: ignore[arg-type]
        page.keyboard.press("Escape")
        expect(page.get_by_role(role)).to_have_count(0)  # type: ignore[arg-type]

    return use


def use_picture(page: Page) -> None:
    expect(page.get_by_role("img", name="A bomb")).to_have_js_property("complete", True)
    assert page.get_by_role("img", name="A bomb").evaluate("(image) => image.naturalWidth") > 0


def use_icon(page: Page) -> None:
    expect(page.locator("main svg.lucide-heart")).to_be_visible()
    expect(page.get_by_text("AB", exact=True)).to_be_visible()


def use_links(page: Page) -> None:
    page.get_by_role("main").get_by_role("link", name="To the resume").click()
    page.wait_for_url("**/resume")
    page.go_back()
    page.get_by_role("main").get_by_role("link", name="To the projects").click()
    page.wait_for_url("**/projects")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def use_accordion(page: Page) -> None:
    answer = page.get_by_text("An answer")
    page.get_by_role("button", name="What is this?").click()
    expect(answer).to_be_visible()
    page.get_by_role("button", name="What is this?").click()
    expect(answer).to_be_hidden()


def use_tabs(page: Page) -> None:
    page.get_by_role("tab", name="Two").click()
    expect(page.get_by_text("Panel two")).to_be_visible()
    expect(page.get_by_text("Panel one")).to_be_hidden()


def use_tooltip(page: Page) -> None:
    page.get_by_role("button", name="Hover").hover()
    expect(page.get_by_role("tooltip")).to_have_text("A hint")


def use_hover_card(page: Page) -> None:
    page.get_by_role("main").get_by_role("link", name="Hover").hover()
    expect(page.get_by_text("More about it")).to_be_visible()


def use_menus(page: Page) -> None:
    page.get_by_text("Right button").click(button="right")
    expect(page.get_by_role("menuitem", name="Of the context")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu", exact=True).and_(
        page.locator("[aria-haspopup=menu]")
    ).click()
    page.get_by_role("menuitem", name="Choose").click()
    expect(page).to_have_title("Chosen")


def use_select(page: Page) -> None:
    page.get_by_role("combobox").click()
    page.get_by_role("option", name="Plums").click()
    expect(page.get_by_role("combobox")).to_have_text("Plums")


def use_inputs(page: Page) -> None:
    page.get_by_role("checkbox").check()
    page.get_by_role("switch").click()
    expect(page.get_by_role("switch")).to_be_checked()
    page.get_by_role("radio", name="Right").check()
    expect(page.get_by_role("radio", name="Left")).not_to_be_checked()
    page.get_by_role("radio", name="Night").click()
    expect(page.get_by_role("radio", name="Night")).to_be_checked()


def use_slider(page: Page) -> None:
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", "41")
    expect(page.get_by_role("progressbar")).to_be_visible()


def use_scroll_area(page: Page) -> None:
    expect(page.get_by_text("A long text.").first).to_be_visible()
    assert page.evaluate(
        "[...document.querySelectorAll('main *')].some((it) => it.scrollHeight > 2 * 80)"
    )


def use_toast(page: Page) -> None:
    page.get_by_role("button", name="Show").click()
    expect(page.get_by_text("A message")).to_be_visible()


def use_call_script(page: Page) -> None:
    page.get_by_role("button", name="Run").click()
    expect(page).to_have_title("It ran")


def use_redirect(page: Page) -> None:
    page.get_by_role("button", name="Go", exact=True).click()
    page.wait_for_url("**/projects")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.go_back()
    page.wait_for_url("**/reflex/redirect")
    expect(page.get_by_role("button", name="Go", exact=True)).to_be_visible()


def use_clipboard(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy", exact=True).click()
    page.wait_for_function("async () => await navigator.clipboard.readText() === 'copied words'")


def use_download(page: Page) -> None:
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save").click()
    assert saved.value.suggested_filename == "mine.txt"


def use_color_mode(page: Page) -> None:
    expect(page.get_by_text("By day")).to_be_visible()
    page.get_by_role("button", name="Change").click()
    expect(page.get_by_text("By night")).to_be_visible()
    expect(page.get_by_text("By day")).to_have_count(0)


def use_client_state(page: Page) -> None:
    expect(page.get_by_text("Count: ")).to_have_text("Count: 0")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_text("Count: ")).to_have_text("Count: 1")


def use_data_table(page: Page) -> None:
    rows = page.locator("main td[data-column-id=month]")
    expect(rows).to_have_text(["May", "June"])
    page.get_by_role("columnheader", name="Month").click()
    expect(rows).to_have_text(["June", "May"])


def use_npm_component(page: Page) -> None:
    hue = page.get_by_role("slider", name="Hue")
    before = hue.get_attribute("aria-valuenow") or ""
    hue.press("ArrowRight")
    expect(hue).not_to_have_attribute("aria-valuenow", before)


def use_video(page: Page) -> None:
    page.wait_for_function("document.querySelector('main video').readyState > 0")


def use_form_elsewhere(page: Page) -> None:
    page.route("https://forms.test/**", lambda route: route.fulfill(body="taken"))
    page.get_by_label("Word").fill("hello")
    with page.expect_request("https://forms.test/take") as sent:
        page.get_by_role("button", name="Send").click()
    assert sent.value.post_data == "word=hello"


def use_state(page: Page) -> None:
    page.get_by_label("Word").fill("hello")
    page.get_by_role("button", name="Keep").click()
    kept = page.get_by_role("listitem").filter(has_text="hello")
    expect(kept).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("The backend has it")).to_be_visible()


def use_mathematics(page: Page) -> None:
    formula = page.locator("main .katex-html")
    # In development Vite prepares KaTeX once it is first asked for.
    expect(formula).to_be_visible(timeout=PATIENCE)
    page.wait_for_function("document.fonts.check('16px KaTeX_Math')")


OUTCOMES: dict[str, Callable[[Page], None]] = {
    "elements": shows("elements"),
    "layout": shows("A heading", "A badge", "A text", "a.code", "A card", "A note"),
    "lists": shows("Apples", "Plums", "Month", "June"),
    "loops": shows("Apples", "It is so", "The second"),
    "markdown": shows("Of Markdown", "Strong", "print"),
    "mathematics": use_mathematics,
    "code-block": shows("code in colours"),
    "html": shows("HTML as it is"),
    "picture": use_picture,
    "icon": use_icon,
    "links": use_links,
    "accordion": use_accordion,
    "tabs": use_tabs,
    "dialog": opens("Open", "A dialog"),
    "alert-dialog": opens("Delete", "Really?", "alertdialog"),
    "drawer": opens("Open", "A drawer"),
    "popover": opens("Open", "A popover"),
    "tooltip": use_tooltip,
    "hover-card": use_hover_card,
    "menus": use_menus,
    "select": use_select,
    "inputs": use_inputs,
    "slider": use_slider,
    "scroll-area": use_scroll_area,
    "toast": use_toast,
    "call-script": use_call_script,
    "redirect": use_redirect,
    "clipboard": use_clipboard,
    "download": use_download,
    "color-mode": use_color_mode,
    "client-state": use_client_state,
    "charts": lambda page: expect(page.locator("main .recharts-bar-rectangle")).to_have_count(2),
    "data-table": use_data_table,
    "moment": shows("4 May 2026"),
    "npm-component": use_npm_component,
    "video": use_video,
    "form-elsewhere": use_form_elsewhere,
    "state": use_state,
}
"""What is done on the page of each feature, and what has to come of it."""

VITE = r"\[vite\]|React DevTools|websocket|Hey developer|UNSAFE_componentWillMount"
"""What the monitor of the console hears of a development server, and of React in development."""

REACT = {"no": False, "yes": True, "yes, and a backend": True}
"""What a row of the table says of React, and whether it hydrates the page whole."""


def rows() -> dict[str, str]:
    """Returns what the table says of React, by the features."""
    found = re.findall(r"^\| [^|]+ \| ([^|]+) \| `([a-z-]+)` \|$", TABLE.read_text(), re.M)
    return {feature: react for react, feature in found}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with a page for each feature."""
    copy = project_copy(tmp_path_factory.mktemp("features") / "site")
    pages = copy / "pages"
    pages.mkdir()
    (pages / "features.py").write_text((FIXTURES / "reflex_pages" / "features.py").read_text())
    replace_once(
        copy / "content" / "site.yaml",
        "\nlanguage: en\n",
        "\nlanguage: en\nallow: { forms: [https://forms.test] }\n",
    )
    return copy


@pytest.fixture(scope="module")
def addresses(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """Where each place is served, with one backend for both built sites."""
    port = free_port()
    with ExitStack() as served:
        patch = served.enter_context(pytest.MonkeyPatch.context())
        patch.setenv("REFLEX_API_URL", f"http://localhost:{port}")
        run_module(project, "portfolio", "build")
        below_a_path = {**os.environ, "SITE_PATH": BASE}
        run_module(project, "portfolio", "build", "--dist", "dist-below", env=below_a_path)
        served.enter_context(backend(project, port))
        root = served.enter_context(serving(project / "dist"))
        host = mounted(project / "dist-below", BASE, tmp_path_factory.mktemp("host"))
        below = served.enter_context(serving(host))
        developed = served.enter_context(developing(project))
        yield {
            "at the root": root.replace("127.0.0.1", "localhost"),
            "below a path": below.replace("127.0.0.1", "localhost") + BASE,
            "in development": developed,
        }


@pytest.mark.parametrize("feature", OUTCOMES)
@pytest.mark.parametrize("place", PLACES)
def test_a_feature_does_what_the_table_says_and_the_console_is_silent(
    place: str, feature: str, project: Path, addresses: dict[str, str], new_page: NewPage
) -> None:
    html = (project / "dist" / "reflex" / f"{feature}.html").read_text()
    is_hydrated = hydrates_whole(parse_html(html))
    assert REACT[rows()[feature]] == is_hydrated, "the table says whether React hydrates the page"
    # With a backend every page that is hydrated whole is connected to it.
    noises = ["websocket"] if is_hydrated else []
    noises += ["forms.test"] if feature == "form-elsewhere" else []
    noises += [VITE] if place == "in development" else []
    page = new_page(
        "|".join(noises) or None,
        base_url=addresses[place],
        bypass_csp=False,
        color_scheme="light",
    )
    page.goto(f"{addresses[place]}/reflex/{feature}", timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    # In development it is empty until its modules have come, one by one.
    expect(page.get_by_role("main")).to_be_visible(timeout=PATIENCE)
    OUTCOMES[feature](page)


def test_the_table_has_a_row_for_each_feature_that_is_tested() -> None:
    assert list(rows()) == list(OUTCOMES)
