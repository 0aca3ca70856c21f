"""The owner's commands."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import click

from portfolio.commands.commands import COMMANDS
from portfolio.content.diagnostics import ContentError
from portfolio.content.loader import Loaded, load
from portfolio.content.report import tell, told
from portfolio.paths import CONTENT, ROOT
from portfolio.progress import status

click.UsageError.exit_code = 1  # as of every other failure: a script asks for one


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Check, build, serve and develop the site, and add to it."""


for command in COMMANDS:
    main.add_command(command)


@main.command()
@click.option("--strict", is_flag=True, help="Fail if there is anything to look at.")
def check(strict: bool) -> None:
    """Read content/ and say what is wrong with it, and what is still a placeholder.

    It looks at keys and values, links, contrast, alternative texts and the sizes of pictures.

    Example: python -m portfolio check --strict
    """
    warnings = _load().warnings
    summary = told(warnings)
    if strict and warnings:
        raise click.ClickException(summary)
    click.echo(summary)


@main.command()
@click.option("--dist", default="dist", show_default=True, help="Folder to build into.")
def build(dist: str) -> None:
    """Build the site; nothing is done when nothing changed.

    Example: python -m portfolio build
    """
    from portfolio.build.build_site import MountError, is_current
    from portfolio.build.build_site import build as build_site
    from portfolio.build.reflex_export import ExportError
    from portfolio.drawing.glyphs import MissingGlyphError
    from portfolio.export.lab import LabError
    from portfolio.resume.files import ResumeError

    folder = ROOT / dist
    if is_current(folder):
        click.echo(f"{dist}/ is up to date.")
        return
    loaded = _load()
    started = time.monotonic()
    click.echo("Building; the first time takes a few minutes for the pictures.", err=True)
    try:
        build_site(loaded.content, folder)
    except ExportError as error:
        raise click.ClickException(f"Reflex could not export the site:\n{error}") from None
    except (MountError, ResumeError, MissingGlyphError, LabError) as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"{dist}/ built in {time.monotonic() - started:.0f} s.")


@main.command()
@click.option("--dist", default="dist", show_default=True, help="Folder to serve.")
@click.option("--port", default=3000, show_default=True, help="Port on this machine.")
def serve(dist: str, port: int) -> None:
    """Serve the built site as a good host would.

    Example: python -m portfolio serve --port 8080
    """
    from portfolio.server.static_server import PortTaken
    from portfolio.server.static_server import serve as serve_site

    if not (ROOT / dist).is_dir():
        raise click.ClickException(f"{dist}/ is not there yet; `make site` builds it.")
    try:
        serve_site(ROOT / dist, port, lambda url: click.echo(f"Serving {dist}/ on {url}"))
    except PortTaken as error:
        raise click.ClickException(str(error)) from None


@main.command()
@click.option("--port", default=3000, show_default=True, help="Port on this machine.")
def dev(port: int) -> None:
    """Run Reflex with live reload of Python, styles and content.

    Example: python -m portfolio dev
    """
    from portfolio.dev.dev_server import develop

    _load()
    sys.exit(develop(port))


@main.group()
def resume() -> None:
    """Work on content/resume.json.

    Example: python -m portfolio resume import ~/Downloads/resume.json
    """


@resume.command("import")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def import_(file: Path) -> None:
    """Take a JSON Resume made elsewhere in place of the present one.

    Nothing is lost of it, also what the page does not show. A file that is not a
    JSON Resume changes nothing.

    Example: python -m portfolio resume import ~/Downloads/resume.json
    """
    from portfolio.resume.import_resume import import_resume

    try:
        gaps = import_resume(file, CONTENT)
    except ContentError as error:
        tell(error.faults, "red")
        raise click.ClickException(f"{file} was not imported; nothing has changed.") from None
    click.echo(f"{file} is now content/resume.json.")
    for gap in gaps:
        click.echo(f"  {gap}")


@main.group("sprite")
def sprite_group() -> None:
    """Add stickers of your own to the playground.

    Example: python -m portfolio sprite add ~/drawings/space-cat.svg --name spaceCat
    """


@sprite_group.command("add")
@click.argument("drawing", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--name", help="What it is called; by default after the file.")
def add(drawing: Path, name: str | None) -> None:
    """Make DRAWING, an SVG file, one more sprite of the playground.

    Its outline is found, it gets its white border, and content/home.yaml its entry.

    Example: python -m portfolio sprite add ~/drawings/space-cat.svg --name spaceCat
    """
    from portfolio.models.svg_safety import DrawingError
    from portfolio.scaffold.sprite import RefusalError, add_sprite

    home = _load().content.home
    try:
        with status("Tracing the drawing"):
            added = add_sprite(drawing, name, home, CONTENT)
    except (DrawingError, RefusalError) as refusal:
        raise click.ClickException(f"{refusal}\nNothing was changed.") from None
    except OSError as error:
        raise click.ClickException(f"{error.strerror}: {error.filename}") from None
    click.echo(f"{added.name} joins the playground, with an outline of {added.points} points:")
    for file in added.files:
        click.echo(f"  {file.relative_to(CONTENT.parent)}")
    if not added.is_free:
        click.echo("The still picture was full: give it a better place under `still` there.")


def _load() -> Loaded:
    try:
        return load(CONTENT)
    except ContentError as error:
        tell(error.faults, "red")
        count = len(error.faults)
        raise click.ClickException(f"{count} fault{'s' * (count > 1)} in content/.") from None
