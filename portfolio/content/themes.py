"""Makes a theme of what its file says: completed, with colours for names, and readable."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from portfolio.color import is_color
from portfolio.content.theme_files import THEME_NAMES, engine_theme, own_layers, read_theme
from portfolio.models.theme.color_pairs import pairs
from portfolio.models.theme.colors import Colors, with_dark
from portfolio.models.theme.extension import extended
from portfolio.models.theme.roles import Role
from portfolio.models.theme.settled_colors import settle_accent
from portfolio.models.theme.theme import DEFAULT_THEME, Theme

WITHOUT_HUE_NAMES = ("hues", "fonts")
"""Keys in which names of hues stand for nothing else."""


def default_theme() -> Theme:
    """Returns the theme of a site that says nothing about its look."""
    return theme_of({})


def named_theme(name: str) -> Theme:
    """Returns a theme by its name."""
    return theme_of({"extends": name})


def theme_of(data: Any, **context: Path) -> Theme:
    """Returns the theme of a file's data.

    With an accent of its own, colours that could not be read become lighter or darker.

    Args:
        data: What the file says.
        context: The folders that files of the owner's are named from: ``folder`` and ``content``.

    Raises:
        ValidationError: The data is wrong.
    """
    theme = _validated(_complete(data) if isinstance(data, dict) else data, context)
    name = engine_theme(theme.extends)
    if data == {"extends": name}:
        return theme
    root = named_theme(name)
    if theme.colors.accent == root.colors.accent:
        return theme
    settled, plain = (it.model_dump(mode="json", by_alias=True) for it in (theme, root))
    settle_accent(settled, plain, [*pairs(theme)], _own_roles(data))
    return _validated(settled, context)


def _validated(data: Any, context: dict[str, Path]) -> Theme:
    return Theme.model_validate(data, context={"themes": THEME_NAMES, **context})


def _complete(data: dict[str, Any]) -> dict[str, Any]:
    """Adds what the theme that is extended says, and puts colours in the place of names."""
    base = _base(data)
    hues = _with_fallbacks(data.get("hues"), base["hues"], is_color)
    resolved = {
        key: value if key in WITHOUT_HUE_NAMES else _resolve_names(value, hues)
        for key, value in with_base(data).items()
    }
    roles = base["colors"]
    if isinstance(colors := resolved["colors"], dict):
        # A role may be named by another one, so roles are known before and after.
        roles = _with_fallbacks(with_dark(Colors, colors), roles, _is_pair)
        colors = {
            key: _resolve_names(value, roles) if isinstance(value, str) else value
            for key, value in colors.items()
        }
        roles = _with_fallbacks(with_dark(Colors, colors), roles, _is_pair)
        resolved["colors"] = colors
    if isinstance(lettering := resolved["lettering"], dict):
        gradients = _resolve_names(lettering["gradients"], roles)
        resolved["lettering"] = lettering | {"gradients": gradients}
    return resolved


def with_base(data: dict[str, Any]) -> dict[str, Any]:
    """Returns the data of a theme's file, completed with that of the theme that it extends."""
    return extended(_base(data), data)


def _base(data: dict[str, Any]) -> dict[str, Any]:
    name = data.get("extends", DEFAULT_THEME)
    return read_theme(name if name in THEME_NAMES else DEFAULT_THEME)


def _own_roles(data: dict[str, Any]) -> set[Role]:
    """Returns the roles that an owner's files say, also by a hue or another role that they name."""
    layers = [*own_layers(data.get("extends", DEFAULT_THEME)), data]
    own = {role for layer in layers for role in _roles_in(layer)}
    for role, value in with_base(data)["colors"].items():
        names = value.values() if isinstance(value, dict) else [value]
        if any({f"hues.{name}", f"colors.{name}"} & own for name in names):
            own.add(f"colors.{role}")
    return own


def _roles_in(data: Any, *parents: str | int) -> Iterator[Role]:
    """Yields the roles of colours that the data of a theme says."""
    if isinstance(data, dict) and not data.keys() & {"light", "dark"}:
        for key, value in data.items():
            yield from _roles_in(value, *parents, key)
    elif isinstance(data, list):
        yield from (".".join(map(str, (*parents, index))) for index in range(len(data)))
    else:
        yield ".".join(map(str, parents))


def _with_fallbacks(
    own: Any, base: dict[str, Any], is_valid: Callable[[Any], bool]
) -> dict[str, Any]:
    """Returns the colours that others may name, with the base's in the place of what is none.

    So a wrong colour is reported once, at its own key, and not at each role that names it.
    """
    own = own if isinstance(own, dict) else {}
    return {name: own[name] if is_valid(own.get(name)) else it for name, it in base.items()}


def _is_pair(value: Any) -> bool:
    return isinstance(value, dict) and all(is_color(value.get(it)) for it in ("light", "dark"))


def _resolve_names(value: Any, colors: Mapping[str, Any]) -> Any:
    """Puts colours in the place of their names."""
    if isinstance(value, dict):
        return {key: _resolve_names(it, colors) for key, it in value.items()}
    if isinstance(value, list):
        return [_resolve_names(it, colors) for it in value]
    return colors.get(value, value) if isinstance(value, str) else value
