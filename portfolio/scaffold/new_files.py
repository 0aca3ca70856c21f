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


def slug_of(title: str) -> str:
    """Returns a title as the folder name and address it will have, e.g. ``acme-shop``.

    Raises:
        CommandError: The title has no letter or digit that an address can have, or too many.
    """
    made = slug(title)
    if not SLUG.fullmatch(made) or len(made) > ADDRESS_LENGTH:
        raise CommandError(
            f"No address can be made of {title!r}; give one with --slug, e.g. my-shop."
        )
    return made


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
