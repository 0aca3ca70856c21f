"""The command line: the group that holds every command."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from keyword import iskeyword
from pathlib import Path
from typing import Any

import click

import portfolio
from portfolio.environment import require_usable_folder, require_utf8
from portfolio.errors import machine_error

click.UsageError.exit_code = 1  # every failure ends with 1, also a wrong option

COMMANDS = (
    "build",
    "check",
    "delete",
    "dev",
    "import",
    "init",
    "new",
    "rename",
    "resume",
    "schema",
    "serve",
    "sprite",
    "theme",
)
"""Names of the commands. The module and the function of each have its name, with an underscore
behind a word of Python."""

CONFIG = "rxconfig.py"
"""The file that makes a folder a site."""

ENGINE = Path(portfolio.__file__).parent


class Commands(click.Group):
    """Imports a command when it is used, so that the folder of the site is known by then."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Returns the names of all commands."""
        return [*COMMANDS]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Returns a command by its name; None if there is none."""
        if cmd_name not in COMMANDS:
            return None
        name = f"{cmd_name}_" if iskeyword(cmd_name) else cmd_name
        return getattr(import_module(f"portfolio.commands.{name}"), name)

    def invoke(self, ctx: click.Context) -> Any:
        """Runs a command; what the machine refuses is said in a sentence.

        Nothing is lost: a command writes when it has made everything, and not before.
        """
        try:
            return super().invoke(ctx)
        except OSError as error:
            if reason := machine_error(error):
                raise click.ClickException(reason) from None
            raise

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Returns name, command and its arguments; all but ``init`` need a site."""
        name, command, rest = super().resolve_command(ctx, args)
        is_help = not {"-h", "--help"}.isdisjoint(rest)
        if name != "init" and not is_help and not Path(CONFIG).is_file():
            raise click.ClickException(
                f"There is no {CONFIG} in {Path.cwd()}, so it is no site. Go to the folder of one "
                "or name it (portfolio --site FOLDER ...); portfolio init FOLDER starts one."
            )
        if name != "init" and not is_help:
            require_usable_folder(Path.cwd(), ENGINE)
        return name, command, rest


def _enter(ctx: click.Context, option: click.Parameter, site: Path) -> Path:
    require_utf8()
    os.chdir(site)
    # The modules of the site, such as islands.counter, are imported from its folder.
    sys.path.insert(0, str(Path.cwd()))
    return site


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--site",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    default=".",
    is_eager=True,
    expose_value=False,
    callback=_enter,
    help="Folder of the site, instead of this one.",
)
@click.version_option(portfolio.__version__, message="%(version)s")
def main() -> None:
    """Check, build, serve and develop a site, and change what it holds."""
