"""What components load from other sites is found where it stands in them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import reflex as rx

from portfolio.routing.page_sources import PageSources

A, B = "https://a.test/x", "https://b.test/y"
LIGHT = rx.color_mode == "light"


def sources(*components: rx.Component) -> PageSources:
    found = PageSources()
    found.add(rx.fragment(*components))
    return found


NAMED: dict[str, tuple[str, Callable[[], rx.Component]]] = {
    "a picture": ("images", lambda: rx.image(src=A)),
    "an attribute": ("images", lambda: rx.el.img(custom_attrs={"srcSet": f"{A} 1x"})),
    "a portrait": ("images", lambda: rx.avatar(src=A)),
    "a film": ("media", lambda: rx.video(src=A)),
    "a source": ("media", lambda: rx.el.video(rx.el.source(src=A))),
    "a frame": ("frames", lambda: rx.el.iframe(src=A)),
    "a script": ("scripts", lambda: rx.script(src=A)),
    "a form": ("forms", lambda: rx.el.form(action=A)),
    "HTML": ("images", lambda: rx.html(f"<p><img src='{A}'></p>")),
    "Markdown": ("images", lambda: rx.markdown(f"Words ![dot]({A})")),
    "HTML in Markdown": ("frames", lambda: rx.markdown(f"<iframe src='{A}'></iframe>")),
    "a style": ("images", lambda: rx.box(background_image=f"url({A})")),
    "a style under the pointer": ("images", lambda: rx.box(_hover={"background": f"url({A})"})),
    "styles": ("fonts", lambda: rx.el.style(f"@font-face {{ src: url({A}) }}")),
    "a choice": ("images", lambda: rx.image(src=rx.cond(LIGHT, A, "/own.webp"))),
    "a branch": ("images", lambda: rx.cond(LIGHT, rx.image(src=A), rx.text("dark"))),
    "a loop": ("images", lambda: rx.foreach([A], lambda it: rx.el.p(rx.image(src=it)))),
    "a prop": (
        "images",
        lambda: rx.accordion.root(rx.accordion.item(header="h", content=rx.image(src=A))),
    ),
}


@pytest.mark.parametrize("name", NAMED)
def test_a_component_names_what_it_loads_from_another_site(name: str) -> None:
    kind, make = NAMED[name]
    assert sources(make()).elsewhere == {(kind, "https://a.test")}


def test_words_links_and_files_of_the_site_name_no_other_site() -> None:
    found = sources(
        rx.link(A, href=A),
        rx.text(f"url({A})"),
        rx.image(src="/own.webp", alt=A),
        rx.foreach([A], lambda it: rx.link(rx.image(src="/own.webp"), href=it)),
        rx.markdown(f"[a link]({A})"),
    )
    assert found == PageSources()


def test_code_of_scripts_is_known_as_it_is_written() -> None:
    found = sources(rx.script("let a = 1 < 2;\n"), rx.script(src="/own.js"), rx.el.p("let b;"))
    assert found.code == {"let a = 1 < 2;\n"}
