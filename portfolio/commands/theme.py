"""``theme``: the themes of the project, and one derived from a colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from portfolio import paths
from portfolio.commands.confirm import agrees, yes_option
from portfolio.errors import CommandError
from portfolio.paths import relative_path

if TYPE_CHECKING:
    from portfolio.scaffold.theme_file import OwnValue

MAX_LISTED = 8
"""Values of the owner's that are listed; the others are counted."""

QUOTES_HINT = 'Put it in quotes: --accent "#……"; without them # begins a comment of the shell.'


@click.group(invoke_without_command=True)
@click.pass_context
def theme(context: click.Context) -> None:
    """List the themes, use another, or derive one from a colour.

    Example: python -m portfolio theme
    """
    if context.invoked_subcommand:
        return
    from portfolio.models.theme_files import THEME_NAMES, read_theme
    from portfolio.scaffold import theme_file
    from portfolio.scaffold.new_files import load_valid

    current = load_valid(paths.CONTENT).theme.extends
    width = max(map(len, THEME_NAMES))
    for name in THEME_NAMES:
        mark = "*" if name == current else " "
        click.echo(f"{mark} {name:<{width}}  {read_theme(name).get('description', '')}".rstrip())
        if (picture := paths.ENGINE.parent / "docs" / "pictures" / f"theme-{name}.webp").exists():
            click.echo(f"  {'':<{width}}  {relative_path(picture)}")
    click.echo(f"The site extends {current}. python -m portfolio theme use NAME changes that.")
    _list("Your own, in place of what it says:", theme_file.own_values(paths.CONTENT))


@theme.command()
@click.argument("name")
def use(name: str) -> None:
    """Have the site extend the theme NAME; what content/theme.yaml says else stays.

    Example: python -m portfolio theme use sticker-pop
    """
    from portfolio.scaffold import theme_file

    theme_file.use(paths.CONTENT, name)
    click.echo(f"{_file()} extends {name}.")
    _list("Your own stay in force:", theme_file.own_values(paths.CONTENT))


@theme.command()
@click.argument("name")
@click.option(
    "--accent", default="", is_flag=False, flag_value="", help="The colour to begin with."
)
@yes_option
def new(name: str, accent: str, yes: bool) -> None:
    """Derive the colours of a theme from one, and write them into content/theme.yaml.

    Where all colours of the theme that is extended follow its accent, the accent is written alone:
    paper, greys and character stay. Else a whole set of related colours is. Each can be read on
    what it stands on, in light and dark. Shapes, faces and comments of the file stay.

    Example: python -m portfolio theme new "Sunset" --accent tomato
    """
    from portfolio.scaffold import theme_file
    from portfolio.scaffold.derived_theme import colors_for
    from portfolio.scaffold.new_files import load_valid, one_line

    color = _parsed_color(accent)
    theme = load_valid(paths.CONTENT).theme
    if own := theme_file.own_colors(paths.CONTENT):
        _list("These colours of your own will be replaced:", own)
        if not yes and not agrees():
            click.echo("Nothing was changed.")
            return
    colors = colors_for(color, theme)
    title = f'"{one_line(name)}", derived from {color} by: python -m portfolio theme new'
    theme_file.write_colors(paths.CONTENT, title, colors)
    click.echo(f'{_file()} has the colours of "{one_line(name)}".')
    found = colors["colors"]["accent"]
    if found == color:
        click.echo(f"All colours of {theme.extends} follow the accent.")
    elif (found := found["light"]) != color:
        click.echo(f"The accent is {found}: dark words could hardly be read on {color}.")
    click.echo("make dev shows them; change any of them in the file.")


def _parsed_color(text: str) -> str:
    from portfolio.color import CSS_COLOR_NAMES, parse_color
    from portfolio.content.suggest import closest

    if not text:
        raise CommandError(f"There is no colour. {QUOTES_HINT}")
    try:
        return parse_color(text)
    except ValueError as error:
        similar = closest(text, CSS_COLOR_NAMES)
        hint = f"Did you mean {similar}?" if similar else QUOTES_HINT
        raise CommandError(f"--accent: {error}; found {text!r}. {hint}") from None


def _list(headline: str, values: Sequence[OwnValue]) -> None:
    if values:
        click.echo(headline)
    for value in values[:MAX_LISTED]:
        click.echo(f"  {_file()}:{value.line}  {value.field}")
    if len(values) > MAX_LISTED:
        click.echo(f"  and {len(values) - MAX_LISTED} more")


def _file() -> str:
    return relative_path(paths.CONTENT / "theme.yaml")
