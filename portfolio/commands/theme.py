"""``theme``: the themes of the project, which is in use, and its accent."""

from __future__ import annotations

import click

from portfolio import paths
from portfolio.errors import CommandError
from portfolio.paths import relative_path

QUOTES_HINT = 'Put it in quotes: --accent "#……"; without them # begins a comment of the shell.'


@click.group(invoke_without_command=True)
@click.pass_context
def theme(context: click.Context) -> None:
    """List the themes, use another, or give yours another accent.

    Example: python -m portfolio theme
    """
    if context.invoked_subcommand:
        return
    from portfolio.content.theme_files import THEME_NAMES, read_theme
    from portfolio.scaffold.new_files import load_valid

    current = load_valid(paths.CONTENT).theme.extends
    width = max(map(len, THEME_NAMES))
    for name in THEME_NAMES:
        mark = "*" if name == current else " "
        click.echo(f"{mark} {name:<{width}}  {read_theme(name).get('description', '')}".rstrip())
        if (picture := paths.ENGINE.parent / "docs" / "pictures" / f"theme-{name}.webp").exists():
            click.echo(f"  {'':<{width}}  {relative_path(picture)}")
    click.echo(f"The site extends {current}. python -m portfolio theme use NAME changes that.")


@theme.command()
@click.argument("name")
def use(name: str) -> None:
    """Have the site extend the theme NAME; what content/theme.yaml says else stays.

    Example: python -m portfolio theme use sticker-pop
    """
    from portfolio.scaffold import theme_file

    theme_file.use(paths.CONTENT, name)
    click.echo(f"{_file()} extends {name}; what it says else stays in force.")


@theme.command()
@click.argument("name")
@click.option("--accent", default="", is_flag=False, flag_value="", help="The colour of buttons.")
def new(name: str, accent: str) -> None:
    """Give the theme in content/theme.yaml another accent, and a NAME.

    All colours of the theme that have the hue of its own accent follow; paper, greys and other hues
    stay, and so does what the file says else.

    Example: python -m portfolio theme new "Sunset" --accent tomato
    """
    from portfolio.scaffold import theme_file
    from portfolio.scaffold.new_files import one_line

    color, name = _parsed_color(accent), one_line(name)
    found = theme_file.use_accent(paths.CONTENT, name, color)
    click.echo(f'{_file()} has the accent of "{name}": {found}. What has its hue follows.')
    if found != color:
        click.echo(f"It is lighter than {color}, on which words could hardly be read.")


def _parsed_color(text: str) -> str:
    from portfolio.color import CSS_COLOR_NAMES, parse_color
    from portfolio.content.diagnostics import closest

    if not text:
        raise CommandError(f"There is no colour. {QUOTES_HINT}")
    try:
        return parse_color(text)
    except ValueError as error:
        similar = closest(text, CSS_COLOR_NAMES)
        hint = f"Did you mean {similar}?" if similar else QUOTES_HINT
        raise CommandError(f"--accent: {error}; found {text!r}. {hint}") from None


def _file() -> str:
    return relative_path(paths.CONTENT / "theme.yaml")
