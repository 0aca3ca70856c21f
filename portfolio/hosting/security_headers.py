"""The security headers of every answer; the Content-Security-Policy comes from the built pages."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Collection, Iterable
from urllib.parse import urlsplit

from selectolax.lexbor import LexborHTMLParser

from portfolio.models.content import Content
from portfolio.models.link import leaves_site
from portfolio.models.site import Site
from portfolio.models.site_head import head_tags, origin_of
from portfolio.sections.demo.model import Demo
from portfolio.sections.video.model import Video
from sandbox_islands.html import to_html
from sandbox_islands.reflex_insides import backend_address

IN_MEMORY = {"data:": "data:image/", "blob:": "createObjectURL("}
"""Sources of pictures without an address, and the text that shows that they are used."""

EVALUATES = "eval("
"""Text of a script that needs ``'unsafe-eval'``: Reflex's runtime, which a page that is hydrated
whole loads, runs the code of ``rx.call_script`` so."""

INLINE_CODE = 'script:not([src], :empty, [type="application/ld+json"])'
"""Scripts that need a hash: files come from this origin, and structured data never runs."""

DENIED_FEATURES = ("camera", "display-capture", "geolocation", "microphone", "payment", "usb")
"""Features that no page, and no frame in one, may use."""

CONSTANT_HEADERS = {
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": ", ".join(f"{feature}=()" for feature in DENIED_FEATURES),
    "X-Content-Type-Options": "nosniff",
    "Strict-Transport-Security": "max-age=63072000",
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""Headers that do not depend on the pages; the transport one has an effect over HTTPS only."""


def security_headers(
    pages: Collection[LexborHTMLParser], scripts: Collection[str], content: Content
) -> dict[str, str]:
    """Returns the headers by name.

    One policy serves all pages, so that hosts need a single rule and the page that answers for an
    unknown address is covered too.

    Args:
        pages: The built pages, complete: a changed script has another hash.
        scripts: The code of all files of JavaScript.
        content: Names the video players and demos elsewhere.
    """
    code = [*(to_html(page) for page in pages), *scripts]
    evaluates = ["'unsafe-eval'"] if any(EVALUATES in text for text in scripts) else []
    kinds = [kind for kind, sign in IN_MEMORY.items() if any(sign in text for text in code)]
    site, allowed = content.site, content.site.allow
    scripts_elsewhere = [*own_origins(site, "script"), *allowed.scripts]
    fetched = {
        "script-src": [*evaluates, *script_hashes(pages), *scripts_elsewhere],
        # The styles are in the page, and elements set custom properties in style attributes, which
        # hashes do not cover.
        "style-src": ["'unsafe-inline'", *own_origins(site, "link"), *allowed.styles],
        "img-src": [*kinds, *allowed.images],
        "media-src": allowed.media,
        "font-src": allowed.fonts,
        # A script of another site may tell that site what it counts.
        "connect-src": [*_origins_of(backend_address()), *scripts_elsewhere, *allowed.connect],
        "frame-src": sorted({*frame_origins(content), *allowed.frames}),
    }
    sources = {
        "default-src": ["'self'"],
        # Every byte of headers delays the first paint: those like the default are left out.
        **{directive: ["'self'", *it] for directive, it in fetched.items() if it},
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": [*allowed.forms] or ["'none'"],
        # The site frames its own player; no other site may frame a page.
        "frame-ancestors": ["'self'"],
    }
    policy = "; ".join(" ".join([directive, *it]) for directive, it in sources.items())
    return {"Content-Security-Policy": policy, **CONSTANT_HEADERS}


def script_hashes(pages: Iterable[LexborHTMLParser]) -> list[str]:
    """Returns the sources that allow exactly the inline scripts of some pages, sorted."""
    scripts = {node.text() for page in pages for node in page.css(INLINE_CODE)}
    digests = [base64.b64encode(hashlib.sha256(script.encode()).digest()) for script in scripts]
    return sorted(f"'sha256-{digest.decode()}'" for digest in digests)


def own_origins(site: Site, name: str) -> list[str]:
    """Returns the origins of other sites that ``head`` loads scripts or stylesheets from.

    Args:
        site: The site.
        name: ``script`` or ``link``.
    """
    tags = (it for it in head_tags(site.head) if it.name == name)
    loading = (it for it in tags if name == "script" or it.attributes.get("rel") == "stylesheet")
    return [*dict.fromkeys(it.origin for it in loading if it.origin)]


def frame_origins(content: Content) -> list[str]:
    """Returns the origins of other sites whose video players or demos the content shows."""
    studies = [study for language in content.languages for study in language.projects]
    sections = [section for study in studies for section in study.sections]
    framed = [section.src for section in sections if isinstance(section, Demo | Video)]
    return sorted({origin_of(src) for src in framed if leaves_site(src)})


def _origins_of(backend: str) -> list[str]:
    """Returns what a page connects to: the origin of a backend, over HTTP and as a web socket."""
    if not backend:
        return []
    scheme, host, *_ = urlsplit(backend)
    return [f"{scheme}://{host}", f"{scheme.replace('http', 'ws')}://{host}"]
