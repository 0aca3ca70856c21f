"""All that this project uses of Reflex beyond ``import reflex as rx`` and its public names.

Names with an underscore, modules below ``reflex``, the packages that Reflex is made of, and the
text of the files that it generates may change with every release. Importing this module fails
where such a name is missing, and a replacement fails where it finds nothing to replace.
"""

# ruff: noqa: F401 - other modules import from here what only Reflex's modules have

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import wraps
from importlib.metadata import version
from pathlib import Path
from typing import Any

import click
import reflex as rx

TESTED = "0.10"
"""The release of Reflex that all of this was tried with."""

VITE_CONFIG = "vite.config.js"
"""File that Reflex generates in ``.web``, and that this module changes."""

POSTCSS_CONFIG = "postcss.config.js"
"""File that Reflex copies into ``.web`` once, and that its plugins change."""

ROUTES = "app/routes.js"
"""File in ``.web`` that lists the modules of pages for the router."""

INSTALLED = "reflex.install_frontend_packages.cached"
"""File in ``.web`` by which Reflex knows that its npm packages are installed."""

PACKAGES = "node_modules"
"""Folder in ``.web`` of the npm packages."""

LOCKFILES = ("package.json", "package-lock.json")
"""Files in ``.web`` by which npm knows what belongs there."""

BUILD_TOOL = "node_modules/.bin/react-router"
"""File in ``.web``; an install that was cut short, or told to leave tools out, lacks it."""

EVALUATES = re.compile(r"\beval\(\w+\.payload\.")
"""Text of Reflex's runtime, which a page that is hydrated whole loads: it runs the code of
``rx.call_script``."""

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
    from reflex.utils import frontend_skeleton, prerequisites
    from reflex.utils.exec import is_prod_mode
    from reflex.utils.frontend_skeleton import initialize_requirements_txt
    from reflex.utils.path_ops import file_lock
    from reflex.utils.prerequisites import get_compiled_app, get_web_dir
    from reflex.utils.processes import handle_port
    from reflex_base import constants
    from reflex_base.components.component import BaseComponent
    from reflex_base.constants import DefaultPorts
    from reflex_base.environment import environment
    from reflex_base.event import EventChain, EventSpec, EventType
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
)
_require(rx.Var, "_get_all_var_data")
_require(type(rx.Var.create("")), "_var_value")
_require(rx.Config, "_non_default_attributes")


_initialize = frontend_skeleton.initialize_web_directory


def has_hooks(component: rx.Component) -> bool:
    """Returns whether a component, or a var in it, calls React's hooks."""
    return bool(
        component._get_vars_hooks() or component._get_hooks() or component._get_added_hooks()
    )


def components_in_props(component: BaseComponent) -> Sequence[BaseComponent]:
    """Returns the components that a component holds in its props, beside its children."""
    return component._get_components_in_props() if isinstance(component, rx.Component) else []


def parts(component: BaseComponent) -> Iterator[BaseComponent]:
    """Yields a component and all that is in it and in its props."""
    yield component
    for part in (*component.children, *components_in_props(component)):
        yield from parts(part)


def state_of_vars(component: rx.Component) -> str:
    """Returns the full name of a state that a var in a component reads; empty if none does."""
    found = (data.state for var in component._get_vars() if (data := var._get_all_var_data()))
    return next(filter(None, found), "")


def literal_value(value: object) -> Any:
    """Returns the Python value of a literal var; None of a var that the browser computes."""
    return value._var_value if isinstance(value, LiteralVar) else None


def backend_address() -> str:
    """Returns the address of the backend; empty unless the site sets it.

    That is ``api_url`` in ``rxconfig.py``, or the environment variable ``REFLEX_API_URL``, which
    comes first.
    """
    config = rx.config.get_config()
    return config.api_url if "api_url" in config._non_default_attributes else ""


def has_backend() -> bool:
    """Returns whether the site has a backend: its address is set, or this process is one."""
    return bool(backend_address()) or environment.REFLEX_BACKEND_ONLY.get()


def free_backend_port() -> int:
    """Returns the port that is set for the backend, or else the first free one.

    Raises:
        SystemExit: The port that is set is taken.
    """
    port = rx.config.get_config().backend_port
    return handle_port("backend", port or DefaultPorts.BACKEND_PORT, auto_increment=not port)


def template_file(name: str) -> str:
    """Returns what a file of ``.web`` says before a plugin has changed it."""
    return (constants.Templates.Dirs.WEB_TEMPLATE / name).read_text()


def sorted_routes() -> str:
    """Returns the list of pages, by their names: the router has them as a disk lists its files.

    The scripts of the export and their hashes depend on that order.
    """
    by_name = "\n].sort((one, other) => (one.file < other.file ? -1 : 1));"
    return replace_once(template_file(ROUTES), "\n];", by_name, ROUTES)


def lock_compiles(folder: Path) -> None:
    """Has each compile of Reflex in this process hold the lock of a folder that others write to.

    So does the making of Reflex's own folder, which writes to ``reflex.lock``. An export holds it
    while it compiles, and not while Vite builds and renders.

    Args:
        folder: The folder; :func:`file_lock` of it is the lock, which one thread may take twice.
    """

    def locked(function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def with_lock(*args: Any, **options: Any) -> Any:
            with file_lock(folder):
                return function(*args, **options)

        return with_lock

    prerequisites.get_compiled_app = locked(get_compiled_app)
    frontend_skeleton.initialize_web_directory = locked(_initialize)


def keep_requirements() -> None:
    """Has Reflex leave ``requirements.txt`` alone, which names the engine.

    It touches the file each time it makes its folder, and ``make`` installs all of a newer one.
    """
    frontend_skeleton.initialize_requirements_txt = lambda *_, **__: False


def complete_packages(web: Path, others: Sequence[Path] = ()) -> None:
    """Gives a folder of Reflex without npm's build tool the packages of another one that has it.

    Where none has, Reflex installs them again. It does so, too, where those of the other one are
    not what the app needs: what npm finds there it need not fetch.

    Args:
        web: The folder ``.web`` of an app.
        others: Other such folders of the app.
    """
    if (web / BUILD_TOOL).exists():
        return
    (web / INSTALLED).unlink(missing_ok=True)
    for other in others:
        if (other / BUILD_TOOL).exists() and (other / INSTALLED).exists():
            _link_packages(other, web)
            return


def _link_packages(source: Path, target: Path) -> None:
    """Links the files of packages, which npm replaces and never writes to, and copies its notes."""
    shutil.rmtree(target / PACKAGES, ignore_errors=True)
    shutil.copytree(
        source / PACKAGES,
        target / PACKAGES,
        symlinks=True,
        # Vite's own files, which a running server changes.
        ignore=shutil.ignore_patterns(".vite*"),
        copy_function=_link,
    )
    for note in (*LOCKFILES, INSTALLED):
        with suppress(FileNotFoundError):
            shutil.copy2(source / note, target / note)


def _link(source: str, target: str) -> None:
    is_note = Path(source).name == ".package-lock.json"
    try:
        shutil.copy2(source, target) if is_note else os.link(source, target)
    except OSError:
        # The file system has no hard links.
        shutil.copy2(source, target)


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
