"""All that this project uses of Reflex beyond ``import reflex as rx`` and its public names.

Names with an underscore, modules below ``reflex``, the packages that Reflex is made of, and the
text of the files that it generates may change with every release. Importing this module fails
where such a name is missing, and a replacement fails where it finds nothing to replace.
"""

# ruff: noqa: F401 - other modules import from here what only Reflex's modules have

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any

import click
import reflex as rx

TESTED = "0.10"
"""The release of Reflex that all of this was tried with."""

VITE_CONFIG = "vite.config.js"
"""File that Reflex generates in ``.web``, and that this module changes."""

INSTALLED = "reflex.install_frontend_packages.cached"
"""File in ``.web`` by which Reflex knows that its npm packages are installed."""

BUILD_TOOL = "node_modules/.bin/react-router"
"""File in ``.web``; an install that was cut short, or told to leave tools out, lacks it."""

_PLUGINS = "plugins: ["


class UnexpectedReflexError(click.ClickException):
    """The installed release of Reflex lacks a name; commands print the message alone."""

    def __init__(self, problem: str) -> None:
        super().__init__(
            f"Reflex {TESTED} is expected, and Reflex {version('reflex')} is installed: {problem}. "
            "Install the release that requirements.txt names, or change reflex_insides.py."
        )


def _require(owner: type, *names: str) -> None:
    for name in names:
        if not hasattr(owner, name) and name not in getattr(owner, "__dataclass_fields__", ()):
            raise UnexpectedReflexError(f"{owner.__name__} has no {name}")


try:
    from reflex.compiler.utils import get_page_path
    from reflex.reflex import cli
    from reflex.utils.exec import is_prod_mode
    from reflex.utils.prerequisites import get_compiled_app
    from reflex_base.components.component import BaseComponent
    from reflex_base.event import EventSpec
    from reflex_base.utils.format import to_camel_case
    from reflex_base.vars.base import LiteralVar
    from reflex_components_core.react_router import ReactRouterLink
    from reflex_components_lucide.icon import LUCIDE_LIBRARY
    from reflex_components_radix.plugin import RADIX_THEMES_PACKAGE, RADIX_THEMES_STYLESHEET
    from reflex_components_radix.primitives.accordion import AccordionComponent
    from reflex_components_radix.primitives.base import RadixPrimitiveComponent
    from reflex_components_radix.themes.base import RadixThemesComponent, Theme
except ImportError as error:
    raise UnexpectedReflexError(str(error)) from error

_require(
    rx.Component,
    "_get_added_hooks",
    "_get_app_wrap_components",
    "_get_components_in_props",
    "_get_hooks",
    "_get_vars",
    "_get_vars_hooks",
    "_post_init",
)
_require(rx.Var, "_get_all_var_data")
_require(type(rx.Var.create("")), "_var_value")
_require(rx.Config, "_non_default_attributes")


def has_hooks(component: rx.Component) -> bool:
    """Returns whether a component, or a var in it, calls React's hooks."""
    return bool(
        component._get_vars_hooks() or component._get_hooks() or component._get_added_hooks()
    )


def components_in_props(component: BaseComponent) -> Sequence[BaseComponent]:
    """Returns the components that a component holds in its props, beside its children."""
    return component._get_components_in_props() if isinstance(component, rx.Component) else []


def state_of_vars(component: rx.Component) -> str:
    """Returns the full name of a state that a var in a component reads; empty if none does."""
    found = (data.state for var in component._get_vars() if (data := var._get_all_var_data()))
    return next(filter(None, found), "")


def literal_value(value: object) -> Any:
    """Returns the Python value of a literal var; None of a var that the browser computes."""
    return value._var_value if isinstance(value, LiteralVar) else None


def backend_address() -> str:
    """Returns the address of the backend; empty unless ``rxconfig.py`` sets ``api_url``."""
    config = rx.config.get_config()
    return config.api_url if "api_url" in config._non_default_attributes else ""


@contextmanager
def made_components(note: Callable[[rx.Component], None]) -> Iterator[None]:
    """Calls a function with each component that is made within the block, where it is made."""
    post_init = rx.Component._post_init

    def noting_post_init(self: rx.Component, *args: Any, **props: Any) -> None:
        post_init(self, *args, **props)
        note(self)

    rx.Component._post_init = noting_post_init
    try:
        yield
    finally:
        rx.Component._post_init = post_init


def reinstall_incomplete_packages(web: Path) -> None:
    """Has Reflex install its npm packages again if there is no build tool among them.

    Args:
        web: The folder ``.web`` of an app.
    """
    if not (web / BUILD_TOOL).exists():
        (web / INSTALLED).unlink(missing_ok=True)


def replace_once(text: str, old: str, new: str, file: str) -> str:
    """Returns a text whose first occurrence of a piece is replaced.

    Args:
        text: What a file holds.
        old: The piece.
        new: What takes its place.
        file: The file, for the error.

    Raises:
        ValueError: The text does not hold the piece.
    """
    if old not in text:
        raise ValueError(f"Expected {old!r} in {file}, where something else was to replace it.")
    return text.replace(old, new, 1)


def with_vite_plugin(config: str, script: str) -> str:
    """Returns Vite's configuration with a plugin before the others.

    Args:
        config: The source of the configuration.
        script: The plugin's file, ``vite-plugin-<name>.js``.

    Raises:
        ValueError: The configuration has no list of plugins.
    """
    name = to_camel_case(script.removeprefix("vite-plugin-").removesuffix(".js"))
    line = f'import {name} from "./{script}";\n'
    if line in config:
        return config
    return line + replace_once(config, _PLUGINS, f"{_PLUGINS}\n    {name}(),", VITE_CONFIG)
