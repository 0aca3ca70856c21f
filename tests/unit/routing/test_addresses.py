"""Links, pictures and icons of a page in Python are looked for, and reported at their lines."""

from __future__ import annotations

from collections.abc import Callable
from inspect import currentframe
from pathlib import Path

import pytest
import reflex as rx

from portfolio.components.button import button
from portfolio.components.media.icon import icon
from portfolio.content.diagnostics import ContentError
from portfolio.errors import exception_place
from portfolio.paths import SITE
from portfolio.routing.addresses import with_known_addresses
from portfolio.routing.places import Place
from portfolio.routing.state_use import without_state
from portfolio.routing.unknown_icons import with_known_icons

HERE = Path(__file__).relative_to(SITE).as_posix()
KNOWN = frozenset({"/", "/about", "/img/me.jpg", "/resume.pdf", "/two words.png"})

Make = Callable[[], rx.Component]

DEAD: dict[str, tuple[Make, str]] = {
    "a link of Reflex": (lambda: rx.link("About", href="/abuot"), "nearest is /about"),
    "a link": (lambda: rx.el.a("About", href="/abuot#me"), "nearest is /about"),
    "a button of the engine": (lambda: button("About", "/abuot"), "nearest is /about"),
    "a picture": (lambda: rx.el.img(src="/img/mee.jpg"), "nearest is /img/me.jpg"),
    "a picture of Reflex": (lambda: rx.image(src="/img/mee.jpg"), "nearest is /img/me.jpg"),
    "a picture in a prop": (
        lambda: rx.accordion.item(header="a", content=rx.image(src="/img/mee.jpg")),
        "nearest is /img/me.jpg",
    ),
}
SOUND: dict[str, Make] = {
    "a page": lambda: rx.link("About", href="/about?x=1#me"),
    "a file": lambda: rx.el.a("PDF", href="/resume.pdf"),
    "a name with a space": lambda: rx.image(src="/two%20words.png"),
    "another site": lambda: rx.link("There", href="https://example.org/abuot"),
    "another site by its host": lambda: rx.image(src="//example.org/mee.jpg"),
    "a place in the page": lambda: rx.link("Down", href="#down"),
    "what the browser computes": lambda: rx.image(src=rx._x.client_state("x", default="").value),
    "what the build makes": lambda: rx.image(src="/generated/img/x.avif"),
}


@pytest.mark.parametrize("name", DEAD)
def test_an_address_that_the_site_does_not_have_is_reported_where_it_is_written(name: str) -> None:
    make, hint = DEAD[name]
    with pytest.raises(ContentError) as caught:
        with_known_addresses(make, KNOWN)()
    (error,) = caught.value.diagnostics
    assert (error.file, error.hint) == (HERE, hint)
    assert error.field in {"href", "src"}
    assert Path(SITE, HERE).read_text().splitlines()[error.line - 1].count("/") >= 1
    assert error.message.startswith("expected a")


@pytest.mark.parametrize("name", SOUND)
def test_an_address_of_the_site_or_of_another_one_is_accepted(name: str) -> None:
    assert with_known_addresses(SOUND[name], KNOWN)()


def test_each_icon_of_reflex_that_is_none_is_reported_with_the_nearest_name(
    caplog: pytest.LogCaptureFixture,
) -> None:
    frame = currentframe()
    assert frame
    first = frame.f_lineno + 4

    def render() -> rx.Component:
        return rx.el.p(
            rx.icon("camra"),
            rx.icon("camera"),
            rx.icon("strr"),
        )

    with pytest.raises(ContentError) as caught:
        with_known_icons(render)()
    errors = caught.value.diagnostics
    assert [(it.file, it.line, it.found) for it in errors] == [
        (HERE, first, '"camra"'),
        (HERE, first + 2, '"strr"'),
    ]
    assert errors[0].hint == "did you mean `camera`?"
    assert not caplog.records


def test_icons_and_addresses_of_a_page_are_reported_together() -> None:
    def render() -> rx.Component:
        return rx.link(rx.icon("camra"), href="/abuot")

    with pytest.raises(ContentError) as caught:
        with_known_icons(with_known_addresses(render, KNOWN))()
    assert [it.found for it in caught.value.diagnostics] == ['"camra"', '"/abuot"']


def test_an_icon_of_the_engine_that_is_none_is_wrong_where_it_is_asked_for() -> None:
    with pytest.raises(LookupError, match="nearest is 'github'") as caught:
        icon("githbu")
    assert exception_place(caught.value)[0] == HERE


def test_state_that_a_page_uses_when_it_is_opened_is_reported_at_its_declaration() -> None:
    class Visits(rx.State):
        """A number of the backend."""

        @rx.event
        def arrive(self) -> None:
            """Does nothing."""

    opened = rx.fragment(on_mount=Visits.arrive)
    with pytest.raises(ContentError) as caught:
        without_state("/guests", lambda: opened, Place("pages/guests.py", 7, "a page"))()
    (error,) = caught.value.diagnostics
    assert (error.file, error.line) == ("pages/guests.py", 7)
    assert error.found == "a page that uses Visits"
