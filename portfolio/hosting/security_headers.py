"""The security headers of every answer; the Content-Security-Policy comes from the built pages."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from selectolax.lexbor import LexborHTMLParser

from portfolio.models.content import Content
from portfolio.models.link import leaves_site
from portfolio.models.site.head import origin_of
from sandbox_islands.html import to_html
from sandbox_islands.reflex_insides import EVALUATES, backend_address

IN_MEMORY = {
    "img-src": {"data:": "data:image/", "blob:": "createObjectURL("},
    "font-src": {"data:": "data:font/"},
}
"""Sources of pictures and fonts without an address, and the text that shows that they are used."""

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


HERE = ("localhost", "0.0.0.0", "::")
"""Names of a backend that stand for the name by which a browser asked for the page."""


@dataclass(slots=True)
class Uses:
    """What a built site uses that the policy has to allow.

    Attributes:
        scripts: The code of the scripts in pages.
        in_memory: Texts that show that pictures or fonts without an address are used.
        evaluates: Whether Reflex's runtime is there, which needs ``'unsafe-eval'``.
        origins: What pages load from other sites: keys of ``allow``, each with an origin.
    """

    scripts: set[str] = field(default_factory=set)
    in_memory: set[str] = field(default_factory=set)
    evaluates: bool = False
    origins: set[tuple[str, str]] = field(default_factory=set)

    def add_page(self, page: LexborHTMLParser) -> None:
        """Adds what a page uses, which is complete: a changed script has another hash."""
        self.scripts.update(node.text() for node in page.css(INLINE_CODE))
        self.in_memory.update(_in_memory(to_html(page)))

    def add_file(self, text: str) -> None:
        """Adds what a file of JavaScript or CSS uses."""
        self.in_memory.update(_in_memory(text))
        self.evaluates |= bool(EVALUATES.search(text))


def security_headers(uses: Uses, content: Content) -> dict[str, str]:
    """Returns the headers by name.

    One policy serves all pages, so that hosts need a single rule and the page that answers for an
    unknown address is covered too.

    Args:
        uses: What all pages, scripts and stylesheets use.
        content: Names the video players and demos elsewhere, and what the owner allows.
    """
    own = {
        directive: [it for it, sign in signs.items() if sign in uses.in_memory]
        for directive, signs in IN_MEMORY.items()
    }
    own["script-src"] = [
        *(["'unsafe-eval'"] if uses.evaluates or content.site.allow.eval else []),
        *([COMPILES_WASM] if content.site.search else []),
        *script_hashes(uses.scripts),
    ]
    # The site frames its own player; no other site may frame a page.
    policy = {**_policy(own, content, uses.origins), "frame-ancestors": ["'self'"]}
    value = "; ".join(" ".join([name, *sources]) for name, sources in policy.items())
    return {"Content-Security-Policy": value, **CONSTANT_HEADERS}


def _policy(
    own: dict[str, list[str]], content: Content, named: Iterable[tuple[str, str]]
) -> dict[str, list[str]]:
    """Returns the sources that pages may use, by directive.

    Args:
        own: Sources that are no other site's.
        content: The content.
        named: What pages load from other sites themselves.
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


def _allowed(content: Content, named: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """Returns the origins of other sites that pages may use, by keys of ``allow``."""
    site = content.site
    found = {*named} | {("frames", origin) for origin in frame_origins(content)}
    for service in site.services:
        found |= service.origins
    allowed = {kind: [*origins] for kind, origins in site.allow if kind != "eval"}
    for kind, origin in sorted(found):
        if origin not in allowed[kind]:
            allowed[kind].append(origin)
    return allowed


def _in_memory(text: str) -> Iterator[str]:
    """Yields what in a text shows that pictures or fonts without an address are used."""
    return (sign for signs in IN_MEMORY.values() for sign in signs.values() if sign in text)


def script_hashes(scripts: Iterable[str]) -> list[str]:
    """Returns the sources that allow exactly some inline scripts, sorted."""
    digests = [base64.b64encode(hashlib.sha256(script.encode()).digest()) for script in scripts]
    return sorted(f"'sha256-{digest.decode()}'" for digest in digests)


def frame_origins(content: Content) -> list[str]:
    """Returns the origins of other sites that sections of the content show in frames."""
    framed = [it for section in content.all_sections for it in section.framed_addresses]
    return sorted({origin_of(it) for it in framed if leaves_site(it)})


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
