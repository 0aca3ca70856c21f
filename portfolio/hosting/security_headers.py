"""The security headers of every answer; the Content-Security-Policy comes from the built pages."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Collection, Iterable, Iterator
from urllib.parse import urlsplit

from selectolax.lexbor import LexborHTMLParser

from portfolio.models.content import Content
from portfolio.models.link import leaves_site
from portfolio.models.site_head import Allowed, origin_of
from portfolio.routing.page_sources import PageSources
from portfolio.routing.sources_elsewhere import Source, in_html
from portfolio.sections.demo.model import Demo
from portfolio.sections.video.model import Video
from sandbox_islands.html import to_html
from sandbox_islands.reflex_insides import backend_address

IN_MEMORY = {
    "img-src": {"data:": "data:image/", "blob:": "createObjectURL("},
    "font-src": {"data:": "data:font/"},
}
"""Sources of pictures and fonts without an address, and the text that shows that they are used."""

EVALUATES = "eval("
"""Text of a script that needs ``'unsafe-eval'``: Reflex's runtime, which a page that is hydrated
whole loads, runs the code of ``rx.call_script`` so."""

COMPILES_WASM = "'wasm-unsafe-eval'"
"""What the search needs, whose index is read by WebAssembly; it allows no other code."""

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


FOR_VITE = {
    "script-src": ["'unsafe-inline'", "'unsafe-eval'"],
    "img-src": ["data:", "blob:"],
    "font-src": ["data:"],
    "connect-src": ["ws:"],
    "worker-src": ["blob:"],
}
"""What pages need besides while they are developed. Vite and React Router write scripts into them
that are others each time; Vite tells them of changes through a web socket, and a worker waits for a
server that was stopped. What a build would keep in memory is not known yet."""

HERE = ("localhost", "0.0.0.0", "::")
"""Names of a backend that stand for the name by which a browser asked for the page."""


def security_headers(
    pages: Iterable[LexborHTMLParser],
    texts: Collection[str],
    content: Content,
    named: PageSources | None = None,
) -> dict[str, str]:
    """Returns the headers by name.

    One policy serves all pages, so that hosts need a single rule and the page that answers for an
    unknown address is covered too.

    Args:
        pages: The built pages, complete: a changed script has another hash.
        texts: What is in all files of JavaScript and CSS.
        content: Names the video players and demos elsewhere, and what the owner allows.
        named: What pages name themselves.
    """
    named = named or PageSources()
    scripts = {*named.code}
    used = {sign for text in texts for sign in _in_memory(text)}
    for page in pages:
        scripts.update(inline_scripts(page))
        used.update(_in_memory(to_html(page)))
    own = {
        directive: [it for it, sign in signs.items() if sign in used]
        for directive, signs in IN_MEMORY.items()
    }
    own["script-src"] = [
        *(["'unsafe-eval'"] if any(EVALUATES in text for text in texts) else []),
        *([COMPILES_WASM] if content.site.search else []),
        *script_hashes(scripts),
    ]
    policy = _policy(own, content, named.elsewhere)
    # The site frames its own player; no other site may frame a page.
    return _headers({**policy, "frame-ancestors": ["'self'"]})


def development_headers(content: Content, named: PageSources) -> dict[str, str]:
    """Returns the headers of the development server: those of the built site, but for its needs.

    Editors show its pages in frames, so that any site may.

    Args:
        content: Names the video players and demos elsewhere, and what the owner allows.
        named: What pages name themselves.
    """
    return _headers(_policy(FOR_VITE, content, named.elsewhere))


def _policy(
    own: dict[str, list[str]], content: Content, named: Iterable[Source]
) -> dict[str, list[str]]:
    """Returns the sources that pages may use, by directive.

    Args:
        own: Sources that are no other site's.
        content: The content.
        named: Origins that pages name themselves.
    """
    allowed, backend = _allowed(content, named), _sources_of(backend_address())
    fetched = {
        "script-src": allowed["scripts"],
        # The styles are in the page, and elements set custom properties in style attributes, which
        # hashes do not cover.
        "style-src": ["'unsafe-inline'", *allowed["styles"]],
        # A backend also serves what was sent to it.
        "img-src": [*backend[:1], *allowed["images"]],
        "media-src": [*backend[:1], *allowed["media"]],
        "font-src": allowed["fonts"],
        # A script of another site may tell that site what it counts.
        "connect-src": [*backend, *allowed["scripts"], *allowed["connect"]],
        "frame-src": allowed["frames"],
        "worker-src": [],
    }
    sources = {name: [*own.get(name, []), *origins] for name, origins in fetched.items()}
    return {
        "default-src": ["'self'"],
        # Every byte of headers delays the first paint: those like the default are left out.
        **{name: ["'self'", *dict.fromkeys(it)] for name, it in sources.items() if it},
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": allowed["forms"] or ["'none'"],
    }


def _allowed(content: Content, named: Iterable[Source]) -> dict[str, list[str]]:
    """Returns the origins of other sites that pages may use, by keys of ``allow``."""
    site = content.site
    found = {*named, *in_html(site.head)}
    found |= {Source("frames", origin) for origin in frame_origins(content)}
    for service in site.services:
        found |= {Source(kind, origin) for kind, origins in service.origins for origin in origins}
    allowed = {kind: [*getattr(site.allow, kind)] for kind in Allowed.model_fields}
    for kind, origin in sorted(found):
        if origin not in allowed[kind]:
            allowed[kind].append(origin)
    return allowed


def _headers(policy: dict[str, list[str]]) -> dict[str, str]:
    value = "; ".join(" ".join([name, *sources]) for name, sources in policy.items())
    return {"Content-Security-Policy": value, **CONSTANT_HEADERS}


def _in_memory(text: str) -> Iterator[str]:
    """Yields what in a text shows that pictures or fonts without an address are used."""
    return (sign for signs in IN_MEMORY.values() for sign in signs.values() if sign in text)


def inline_scripts(page: LexborHTMLParser) -> Iterator[str]:
    """Yields the code of the scripts in a page."""
    return (node.text() for node in page.css(INLINE_CODE))


def script_hashes(scripts: Iterable[str]) -> list[str]:
    """Returns the sources that allow exactly some inline scripts, sorted."""
    digests = [base64.b64encode(hashlib.sha256(script.encode()).digest()) for script in scripts]
    return sorted(f"'sha256-{digest.decode()}'" for digest in digests)


def frame_origins(content: Content) -> list[str]:
    """Returns the origins of other sites whose video players or demos the content shows."""
    sections = [section for language in content.languages for section in language.sections]
    framed = [section.src for section in sections if isinstance(section, Demo | Video)]
    return sorted({origin_of(src) for src in framed if leaves_site(src)})


def _sources_of(backend: str) -> list[str]:
    """Returns what a page connects to: the origin of a backend, over HTTP and as a web socket."""
    if not backend:
        return []
    parts = urlsplit(backend)
    host = parts.netloc
    if parts.hostname in HERE:
        # Reflex puts in the name that the page has, which a policy can only call any.
        host = f"*:{parts.port}" if parts.port else "*"
    return [f"{parts.scheme}://{host}", f"{parts.scheme.replace('http', 'ws')}://{host}"]
