"""``new``: commands that add a case study, a page, an article, words, or the files of a host."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from portfolio import paths
from portfolio.paths import relative_path
from portfolio.progress import status
from portfolio.scaffold.host_files import HOST_FILES, add_host_files

if TYPE_CHECKING:
    from portfolio.scaffold.project import ProjectOptions


@click.group()
def new() -> None:
    """Add a case study, an experiment, a page or an article, words of a language, files of a host.

    Example: python -m portfolio new project "Acme shop"
    """


@new.command()
@click.argument("title")
@click.option(
    "--subtitle", default="Placeholder: what you did", show_default=True, help="Your part."
)
@click.option("--url", default="https://example.com", help="Where 'Visit the website' leads.")
@click.option("--slug", default="", help="Name of its folder and address; else from the title.")
@click.option("--small", is_flag=True, help="A title and a sentence; --url: the card leads there.")
def project(title: str, subtitle: str, url: str, slug: str, small: bool) -> None:
    """Add a case study that builds at once.

    It comes with placeholder pictures, after all projects that have an `order`, which is its place
    in project.yaml. A small one is drawn of its title.

    Example: python -m portfolio new project "Acme shop"
    """
    from portfolio.scaffold.project import ProjectOptions, new_project

    options = ProjectOptions(title, subtitle, slug, url, small)
    with status("Drawing its placeholder pictures"):
        file = new_project(paths.CONTENT, options)
    click.echo(f"{relative_path(file)} is ready: {_address(file.parent.name, options)}")
    click.echo("Put your words and pictures in; make check lists what is still a placeholder.")


def _address(slug: str, options: ProjectOptions) -> str:
    return options.url if options.leads_out else f"/projects/{slug}"


@new.command()
@click.argument("title")
@click.option("--url", default="https://example.com", help="Where the card leads.")
def experiment(title: str, url: str) -> None:
    """Add a card to the experiments page.

    Example: python -m portfolio new experiment "Ink in water" --url https://codepen.io/you/pen/1
    """
    from portfolio.scaffold.experiment import EXPERIMENTS_FILE, new_experiment

    line = new_experiment(paths.CONTENT, title, url)
    click.echo(f"{relative_path(paths.CONTENT / EXPERIMENTS_FILE)}:{line} has the new card.")


@new.command()
@click.argument("title")
@click.option("--nav", default="", help="Label in the navigation; else the title.")
@click.option("--slug", default="", help="Name of its file and address; else from the title.")
def page(title: str, nav: str, slug: str) -> None:
    """Add a page in Markdown, as a draft.

    Example: python -m portfolio new page "About me" --nav About
    """
    from portfolio.scaffold.texts import new_page

    file = new_page(paths.CONTENT, title, slug, nav)
    click.echo(f"{relative_path(file)} is ready: make dev shows it at /{file.stem}")
    click.echo("Put your words in; make check lists what is still a placeholder.")
    click.echo("It is a draft: delete the line `draft: true`, and the build has it too.")


@new.command()
@click.argument("title")
@click.option("--slug", default="", help="Its name in the address; else from the title.")
@click.option("--folder", is_flag=True, help="Give it a folder, for pictures of its own.")
def post(title: str, slug: str, folder: bool) -> None:
    """Add an article to content/writing, as a draft of today.

    Example: python -m portfolio new post "First steps"
    """
    from portfolio.scaffold.texts import new_post

    file = new_post(paths.CONTENT, title, slug, in_folder=folder)
    name = file.parent.name if folder else file.stem
    click.echo(f"{relative_path(file)} is ready: make dev shows it at /writing/{name}")
    click.echo("Put your words in; make check lists what is still a placeholder.")
    click.echo("It is a draft: delete the line `draft: true`, and the build has it too.")


@new.command()
@click.argument("tag")
def language(tag: str) -> None:
    """Add words/TAG.yaml, for what the site says itself in a language, or complete it.

    Example: python -m portfolio new language nb
    """
    from portfolio.scaffold.language import new_language

    file, missing = new_language(paths.CONTENT, tag)
    click.echo(f"{relative_path(file)} lacks {missing} words; make check lists them.")


@new.command()
@click.argument("name", type=click.Choice([*HOST_FILES]))
def host(name: str) -> None:
    """Add the configuration of a web server, or a Dockerfile, to deploy/.

    Example: python -m portfolio new host nginx
    """
    added = add_host_files(name, paths.SITE)
    for file in added:
        click.echo(f"{relative_path(file)} is ready; its first lines say how it is used.")
    if not added:
        click.echo(f"All files for {name} are in deploy/ already, and stay as they are.")
