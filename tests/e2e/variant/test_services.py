"""Services of others: asked when they may be, and never before; stand-ins answer for them."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect

from tests.conftest import NewPage
from tests.support.variant import BASE, COMMENTS, COUNTER, HOST, LANGUAGE

AFTER_PAINT = """new Promise((done) => new PerformanceObserver(() => setTimeout(done))
  .observe({ type: "paint", buffered: true }))"""
"""What a page does after it is painted has begun."""

COUNT = f"""fetch("{COUNTER}/api/event", {{
  method: "POST", mode: "no-cors", body: document.currentScript.dataset.domain,
}});"""

PAINTED_BEFORE = """(script) => {
  const [asked] = performance.getEntriesByName(script);
  return performance.getEntriesByName("first-contentful-paint")[0].startTime <= asked.startTime;
}"""

FRAME = """{
  const { dataset, src } = document.currentScript;
  const frame = document.createElement("iframe");
  frame.src = new URL(`/widget?${new URLSearchParams({ ...dataset })}`, src);
  document.currentScript.after(frame);
}"""

WIDGET = """<!doctype html><title>Comments</title><p></p><script>
  const { theme, lang } = Object.fromEntries(new URLSearchParams(location.search));
  const say = (theme) => (document.querySelector("p").textContent = `${theme}, ${lang}`);
  addEventListener("message", ({ data }) => say(data.giscus.setConfig.theme));
  say(theme);
</script>"""


@pytest.fixture
def visitor(new_page: NewPage, address: str) -> Iterator[Page]:
    """A page of the site at its own address, where the counter answers."""
    server = address.removesuffix(BASE)

    def answer(route: Route) -> None:
        route.fulfill(response=route.fetch(url=route.request.url.replace(HOST, server)))

    page = new_page(f"^stranger .*{COUNTER}", base_url=f"{HOST}{BASE}", bypass_csp=False)
    page.route(f"{HOST}/**", answer)
    page.route(f"{COUNTER}/**", lambda route: route.fulfill(status=202))
    script = {"content_type": "text/javascript"}
    page.route(f"{COUNTER}/js/script.js", lambda route: route.fulfill(body=COUNT, **script))
    yield page
    page.goto("about:blank")  # a page that is left asks for no scripts any more
    page.unroute_all(behavior="wait")


def test_a_visit_is_counted_after_the_page_is_painted(visitor: Page) -> None:
    page = visitor
    with page.expect_request(f"{COUNTER}/api/event") as counted:
        page.goto(f"{HOST}{BASE}/resume")
    assert counted.value.post_data == "somebody.test"
    assert page.evaluate(PAINTED_BEFORE, f"{COUNTER}/js/script.js")


@pytest.fixture
def talk(new_page: NewPage) -> Page:
    """A page under the policy whose comments answer."""
    page = new_page(f"^stranger .*{COMMENTS}", bypass_csp=False)
    script, html = {"content_type": "text/javascript"}, {"content_type": "text/html"}
    page.route(f"{COMMENTS}/client.js", lambda route: route.fulfill(body=FRAME, **script))
    page.route(f"{COMMENTS}/widget*", lambda route: route.fulfill(body=WIDGET, **html))
    return page


def test_comments_load_when_asked_for_and_follow_the_scheme(talk: Page, address: str) -> None:
    asked: list[str] = []
    talk.on("request", lambda it: asked.append(it.url) if COMMENTS in it.url else None)
    talk.goto(f"{address}/talk")
    talk.evaluate(AFTER_PAINT)
    assert asked == []
    talk.get_by_role("button", name="Show the comments").press("Enter")
    frame = talk.locator("iframe[title=Comments]")
    expect(frame).to_be_focused()
    expect(frame.content_frame.get_by_text("light, en")).to_be_visible()
    talk.get_by_role("button", name="Switch between light and dark").click()
    expect(frame.content_frame.get_by_text("dark, en")).to_be_visible()
    expect(talk.get_by_role("button", name="Show the comments")).to_be_hidden()


def test_comments_speak_the_language_of_the_page_and_no_address_asks_for_them(
    talk: Page, address: str
) -> None:
    talk.goto(f"{address}/{LANGUAGE}/talk?giscus=session")  # as somebody who has signed in returns
    talk.evaluate(AFTER_PAINT)
    expect(talk.locator("iframe")).to_have_count(0)
    talk.locator("[data-comments]").get_by_role("button").click()
    expect(talk.locator("iframe").content_frame.get_by_text(f", {LANGUAGE}")).to_be_visible()


@pytest.mark.nightly
def test_comments_that_do_not_come_can_be_asked_for_again(new_page: NewPage, address: str) -> None:
    page = new_page(COMMENTS)
    page.route(f"{COMMENTS}/**", lambda route: route.abort())
    page.goto(f"{address}/talk")
    show = page.get_by_role("button", name="Show the comments")
    show.click()
    expect(page.get_by_role("status").filter(has_text="could not be loaded")).to_be_visible()
    expect(show).to_be_enabled()


def test_without_scripts_comments_are_a_link(page_without_javascript: Page, address: str) -> None:
    page_without_javascript.goto(f"{address}/talk")
    expect(page_without_javascript.get_by_role("link", name="Discuss on GitHub")).to_be_visible()
    expect(page_without_javascript.get_by_role("button", name="Show the comments")).to_be_hidden()
