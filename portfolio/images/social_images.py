"""Writes the social image (`og:image`) of every page."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from portfolio.atomic_write import write_file
from portfolio.cache import ResultStore, result_key
from portfolio.color import AA_LARGE, contrast
from portfolio.drawing.page_titles import page_theme
from portfolio.drawing.title_colors import title_colors
from portfolio.drawing.typst_fonts import delete_unused_fonts, typst_fonts
from portfolio.fonts.site_fonts import SiteFonts, site_fonts
from portfolio.images.social_background import social_background
from portfolio.images.social_image_layout import LETTERING_STORE, ImageColors, draw_social_image
from portfolio.models.article import Article
from portfolio.models.content import Content
from portfolio.models.page import PythonPage
from portfolio.models.project import ClientColors
from portfolio.models.theme.theme import DEFAULT_EDGE, DEFAULT_RADIUS, Theme
from portfolio.paths import CACHE, asset_file
from portfolio.stickers.page_stickers import own_page_sticker, page_stickers

OUTLINED = ("sticker", "outline")
"""Styles of lettering that can be seen on any background."""

DECORATED = ("overprint", "grain")
"""Styles of lettering whose last colour is no part of the letters."""


@dataclass(frozen=True, slots=True)
class SocialImage:
    """The parts of a social image.

    Attributes:
        name: Name of the page, and so of the file.
        title: The words of the lettering.
        subtitle: Line below the owner's name.
        ground: Colour of the background.
        ring: The second colour of the background.
        art: The pictures on the right.
        gradient: Colours of the letters: a field of `Gradients`.
        client: The colours of a client's image.
    """

    name: str
    title: str
    subtitle: str
    ground: str
    ring: str
    art: tuple[Path, ...]
    gradient: str = "home"
    client: ClientColors | None = None


def social_images(content: Content) -> Iterator[SocialImage]:
    """Yields the image of every page that can be shared, in all languages of the site."""
    for language in content.languages:
        locale = language.site.locale
        for image in _images_of(language):
            yield replace(image, name=locale.file_name(image.name))


def _images_of(content: Content) -> Iterator[SocialImage]:
    scheme = content.theme.first_scheme

    def ground(page: str) -> tuple[str, str]:
        both = getattr(content.theme.grounds, page)
        return both.ground.shown(scheme), both.ring.shown(scheme)

    def page(name: str, title: str) -> SocialImage:
        art = tuple(map(asset_file, page_stickers(content, name, 2)))
        gradient = "home" if name == "writing" else name
        return SocialImage(name, title, content.site.tagline, *ground(gradient), art, gradient)

    site = content.site
    yield page("home", " ".join(content.home.lettering))
    headings = {
        "projects": site.projects.heading,
        "experiments": site.experiments.heading,
        "resume": content.resume.heading_in(site.locale),
    }
    yield from (page(name, headings[name]) for name in headings if site.shows(name))
    if content.writing:
        yield page("writing", site.writing.heading)
    for own in (*content.pages, *content.writing.articles):
        if isinstance(own, PythonPage) and own.image:
            continue
        theme = page_theme(own)
        sticker = own_page_sticker(content, own)
        art = (asset_file(sticker),) if sticker else ()
        if isinstance(own, Article) and own.cover:
            art = (own.cover.file,)
        name, tagline = content.image_name(own), content.site.tagline
        yield SocialImage(name, own.heading, tagline, *ground(theme), art, theme)
    for project in content.case_studies:
        colors, art = project.palette, ((project.img.file,) if project.img else ())
        words = project.slug, project.title, project.sub_title
        yield SocialImage(*words, colors.ground, colors.ring, art, client=colors)


def write_social_images(content: Content, folder: Path) -> None:
    """Writes the image of every page; those whose words, art or code are the same are kept."""
    fonts = site_fonts(content)
    files = [file.path for face in (*fonts.display, *fonts.text) for file in face]
    store = ResultStore(CACHE / "social-images")
    drawings = {it.name: _drawing(it, content, fonts) for it in social_images(content)}
    keys = {name: f"{result_key(drawing, files)}.jpg" for name, drawing in drawings.items()}
    # What is the same in two languages is drawn once.
    missing = {key: drawings[name] for name, key in keys.items() if not store.has(key)}
    if missing:
        typst_fonts(fonts)  # once, before several processes need the files
        with ProcessPoolExecutor() as pool:
            drawn = pool.map(partial.__call__, missing.values())
            for key, data in zip(missing, drawn, strict=True):
                store.put(key, data)
    store.delete_unused()
    LETTERING_STORE.delete_unused()
    delete_unused_fonts()
    for name, key in keys.items():
        write_file(folder / f"{name}.jpg", store.get(key))


def _drawing(image: SocialImage, content: Content, fonts: SiteFonts) -> partial[bytes]:
    return partial(
        draw_social_image,
        image.title,
        image.subtitle,
        social_background(content.theme, image.ground, image.ring),
        image.art,
        owner=content.site.owner,
        fonts=fonts,
        colors=image_colors(content.theme, image.gradient, image.client),
    )


def image_colors(theme: Theme, page: str, client: ClientColors | None = None) -> ImageColors:
    """Returns the colours of an image beside its background, for the gradient of a page.

    A title whose letters could hardly be seen on a client's background is set as text.
    """
    colors, shape, scheme = theme.colors, theme.shape, theme.first_scheme
    letters, style = title_colors(theme, page, scheme), theme.lettering.style
    if client and style not in OUTLINED:
        bands = letters.bands[:-1] if style in DECORATED else letters.bands
        if min(contrast(str(band), client.ground) for band in bands) < AA_LARGE:
            style = "text"
    return ImageColors(
        letters,
        colors.surface.shown(scheme),
        colors.text.shown(scheme),
        client.text if client else colors.text.shown(scheme),
        colors.shade.shown(scheme) if shape.shadow else "",
        style,
        scheme,
        shape.radius / DEFAULT_RADIUS,
        shape.edge / DEFAULT_EDGE,
        frames_art=client is not None,
    )
