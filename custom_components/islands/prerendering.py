"""Leaves out of React Router's prerendering what an earlier build has made of the same files."""

from __future__ import annotations

ROUTER_CONFIG = "react-router.config.js"

_ALL = '"prerender": true'
_MISSING = """"prerender": ({ getStaticPaths }) => {
  const kept = globalThis[Symbol.for("plain-pages.kept")] ?? [];
  return getStaticPaths().filter((path) => path === "/" || !kept.includes(path));
}"""


def without_kept_pages(config: str) -> str:
    """Returns the router's configuration with the pages left out that are kept.

    ``vite-plugin-plain-pages.js`` knows them when a build has started. The home page is never left
    out: without any page the router takes the site for one of another kind.

    Args:
        config: Configuration as Reflex writes it. One that prerenders nothing stays as it is.
    """
    return config.replace(_ALL, _MISSING)
