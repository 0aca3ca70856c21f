"""What commands that add files share: valid content, titles, addresses and templates."""

from __future__ import annotations

from pathlib import Path
from string import Template

from portfolio.content.diagnostics import ContentError
from portfolio.content.routes import SLUG
from portfolio.errors import CommandError
from portfolio.models.article import ADDRESS_LENGTH
from portfolio.models.content import Content
from portfolio.routing.load_site import load_site
from portfolio.slug import slug

SAMPLE_ADDRESS = "https://example.com"
TEMPLATES = Path(__file__).with_name("templates")


def project_file(slug: str) -> Path:
    """Returns the file of a project, within the content folder."""
    return Path("projects") / slug / "project.yaml"


def fill(name: str, /, **variables: str) -> str:
    """Returns a template with its variables filled in."""
    return Template((TEMPLATES / name).read_text(encoding="utf-8")).substitute(variables)


def slug_of(title: str, given: str = "") -> str:
    """Returns the name of a folder or file, and of its address, e.g. ``acme-shop``.

    Args:
        title: Title that it is made of.
        given: What ``--slug`` says; empty: made of the title.

    Raises:
        CommandError: The name is none, or too long.
    """
    made = given or slug(title)
    if SLUG.fullmatch(made) and len(made) <= ADDRESS_LENGTH:
        return made
    if given:
        raise CommandError(
            f"--slug: expected at most {ADDRESS_LENGTH} small letters, digits and single dashes; "
            f"found {given}."
        )
    raise CommandError(f"No address can be made of {title!r}; give one with --slug, e.g. my-shop.")


def one_line(title: str) -> str:
    """Returns a title without breaks and double spaces.

    Raises:
        CommandError: There is nothing left.
    """
    words = " ".join(title.split())
    if not words:
        raise CommandError("The title is empty.")
    return words


def load_valid(content: Path) -> Content:
    """Returns the content with its drafts, which has to be valid before anything is changed.

    Raises:
        CommandError: The content is not valid.
    """
    try:
        return load_site(content, drafts=True).content
    except ContentError as error:
        message = f"Please fix this first; nothing was changed.\n\n{error}"
        raise CommandError(message) from None


def require_page(content: Content, page: str) -> None:
    """Refuses to add to a page that the site does not have.

    Raises:
        CommandError: The page is absent.
    """
    if not content.site.shows(page):
        raise CommandError(
            f"This site has no {page}: first delete `{page}: none`, which is below `pages` in "
            "content/site.yaml."
        )
