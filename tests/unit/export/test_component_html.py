"""Components are written as the HTML that React makes of them."""

import pytest
import reflex as rx

from portfolio.components.markup import markup
from portfolio.errors import BuildError
from portfolio.export.component_html import component_html

PLAIN = {
    '<p class="lead">Bread &amp; butter</p>': rx.el.p("Bread & butter", class_name="lead"),
    '<a href="/a">All <b>of</b> it</a>': rx.el.a("All ", rx.el.b("of"), " it", href="/a"),
    '<a href="#top" aria-current="page">x</a>': rx.el.A.create(
        "x", href="#top", custom_attrs={"aria-current": "page"}
    ),
    '<img alt="&quot;A&quot;" width="40" loading="lazy">': rx.el.img(
        alt='"A"', custom_attrs={"width": 40, "loading": "lazy"}
    ),
    '<div hidden="" data-keep="true" aria-busy="false">12</div>': rx.el.div(
        12, hidden=True, custom_attrs={"data-keep": True, "aria-busy": False}
    ),
    '<h1 style="width:50%;--hang:-1.3%;text-align:end">x</h1>': rx.el.h1(
        "x", custom_attrs={"style": {"width": "50%", "--hang": "-1.3%", "textAlign": "end"}}
    ),
    '<div class="a"><p>1 &lt; 2</p></div>': markup("<p>1 &lt; 2</p>", class_name="a"),
    "ab": rx.fragment("a", rx.fragment("b")),
}


@pytest.mark.parametrize("html", PLAIN)
def test_elements_are_written_as_react_writes_them(html: str) -> None:
    assert component_html(PLAIN[html]) == html


@pytest.mark.parametrize(
    "component",
    [
        rx.el.button("x", on_click=rx.console_log("x")),
        rx.el.p(rx.Var("window.name")),
        rx.el.p(title=rx.Var("window.name").to(str)),
        rx.cond(rx.Var("window.name"), "a", "b"),
        rx.button("x"),
    ],
)
def test_what_needs_react_is_an_error(component: rx.Component) -> None:
    with pytest.raises(BuildError, match="Expected elements"):
        component_html(rx.el.div(component))
