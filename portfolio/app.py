"""The Reflex app: loads the content and adds a page for each route.

Reflex takes ``app`` from this module, which is built only then: importing it builds nothing.
"""

from __future__ import annotations

from functools import cache

import reflex as rx

from portfolio.build.generate_assets import PAGE_SCRIPT_FILE, generate_assets
from portfolio.build.render_errors import renderer
from portfolio.build.source_errors import require_sound_sources
from portfolio.components.inline_script import inline, module_script
from portfolio.components.media.asset_manifest import AssetManifest, manifest, provide
from portfolio.content.diagnostics import ContentError
from portfolio.export.plugin import ExportPlugin
from portfolio.layout.head import page_head, shared_head
from portfolio.layout.page_scripts import HEAD_SCRIPT, language_script
from portfolio.models.content import Content
from portfolio.paths import ASSETS, CACHE, CONTENT
from portfolio.resume.files import write_resume_files
from portfolio.routing.load_site import load_site
from portfolio.routing.site_pages import site_pages
from portfolio.theme.stylesheet import VIEW_TRANSITION
from sandbox_islands.reflex_insides import has_backend, is_prod_mode
from sandbox_islands.vite import DevRoutesPlugin


def __getattr__(name: str) -> rx.App:
    """Builds the app when it is asked for the first time."""
    if name == "app":
        return _built_app()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


@cache
def _built_app() -> rx.App:
    content = _loaded_content()
    ExportPlugin.content = content
    generate_assets(content)
    if not is_prod_mode():
        # Where vite-plugin-dev-routes.js serves them; an export makes them at its end.
        write_resume_files(content, CACHE / "downloads")
        DevRoutesPlugin.base = base_without_pages(content)
    provide(AssetManifest.read(content))
    app = _app(content)
    for page in site_pages(content):
        if page.template and is_prod_mode():
            continue  # The export makes it from another page.
        app.add_page(
            renderer(page),
            route=page.route,
            title=page.head.full_title(page.site),
            description=page.head.description,
            image=page.head.social_image(page.site),
            meta=page_head(page.site, page.head, has_articles=page.has_articles),
        )
    return app


def base_without_pages(content: Content) -> str:
    """Returns the path that the site lies below; nothing if addresses within it begin so, too."""
    base = content.site.base
    has_page = any(f"{page.route}/".startswith(f"{base}/") for page in site_pages(content))
    return "" if has_page or (ASSETS / base.lstrip("/")).exists() else base


def _loaded_content() -> Content:
    try:
        content = load_site(CONTENT, drafts=not is_prod_mode()).content
        require_sound_sources()
    except ContentError as error:
        # Reflex prints the whole traceback of an exception; of an exit Python prints only its text.
        raise SystemExit(str(error)) from error
    return content


def _app(content: Content) -> rx.App:
    scheme = content.theme.preset_scheme
    # While developing, a page shows its words so late that browsers warn of fonts asked for early.
    fonts = manifest().fonts if is_prod_mode() else ()
    return rx.App(
        enable_state=has_backend(),
        toaster=None,
        app_wraps={},
        reset_style=False,
        stylesheets=["/generated/site.css"],
        head_components=[
            rx.el.style(VIEW_TRANSITION),
            *shared_head(content.site, content.theme, fonts),
            inline(HEAD_SCRIPT),
            module_script(PAGE_SCRIPT_FILE),
            *language_script([language.site for language in content.languages]),
        ],
        html_lang=content.site.language,
        html_custom_attrs={
            **({"dir": "rtl"} if content.site.direction == "rtl" else {}),
            **({"data-theme": scheme} if scheme else {}),
        },
    )
