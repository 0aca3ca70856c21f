"""Pages that need a backend are refused on a site without one, with the line."""

from __future__ import annotations

from collections.abc import Callable
from inspect import currentframe

import pytest
import reflex as rx

from portfolio.content.diagnostics import ContentError
from portfolio.routing.state_use import without_state

Make = Callable[[], rx.Component]
HERE = "tests/unit/routing/test_state_use.py"


class Guests(rx.State):
    """A state of an owner who knows Reflex."""

    number: int = 0
    names: list[str] = []

    @rx.event
    def arrive(self) -> None:
        """Adds one."""
        self.number += 1


STATEFUL: dict[str, Make] = {
    "a value": lambda: rx.el.p("Guests: ", Guests.number),
    "an event": lambda: rx.el.button("Come in", on_click=Guests.arrive),
    "a list": lambda: rx.el.ul(rx.foreach(Guests.names, lambda name: rx.el.li(name))),
    "a choice": lambda: rx.cond(Guests.number > 1, rx.el.p("many"), rx.el.p("one")),
    "an attribute": lambda: rx.el.p(class_name=rx.Var.create(Guests.number).to_string()),
    "in a prop": lambda: rx.accordion.item(header="a", content=rx.el.p(Guests.number)),
}
WITHOUT: dict[str, Make] = {
    "elements": lambda: rx.el.p("Words"),
    "client state": lambda: rx.el.p(rx._x.client_state("guests", default=0).value),
    "a script": lambda: rx.el.button("Go", on_click=rx.call_script("go()")),
    "the colour mode": lambda: rx.el.button(rx.color_mode, on_click=rx.toggle_color_mode),
}


def refused(render: Make) -> ContentError:
    """Returns the error of a page."""
    with pytest.raises(ContentError) as caught:
        without_state("/guests", render)()
    return caught.value


@pytest.mark.parametrize("name", STATEFUL)
def test_a_component_with_state_is_refused(name: str) -> None:
    (error,) = refused(STATEFUL[name]).diagnostics
    assert error.file == HERE
    assert "Guests" in str(error)
    assert "/guests" in str(error)


def test_every_use_of_state_is_reported_once_with_three_remedies() -> None:
    frame = currentframe()
    assert frame
    first = frame.f_lineno + 4

    def render() -> rx.Component:
        return rx.el.div(
            rx.el.p(Guests.number, Guests.number),
            rx.el.p("Words"),
            rx.el.button("Come in", on_click=Guests.arrive),
        )

    errors = refused(render).diagnostics
    assert [error.line for error in errors] == [first, first + 2]
    for way_out in ("island", "client_state", "api_url in rxconfig.py"):
        assert all(way_out in str(error) for error in errors)


@pytest.mark.parametrize("name", WITHOUT)
def test_a_component_that_works_in_the_browser_alone_is_accepted(name: str) -> None:
    component = without_state("/page", WITHOUT[name])()
    assert isinstance(component, rx.Component)
