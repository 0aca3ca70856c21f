"""The pages: one file each. A page of your own is a function with the decorator :func:`page`.

The modules of the site's folder ``pages/`` are part of this package.
"""

from portfolio.paths import OWN_PAGES
from portfolio.routing.page_decorator import page

__all__ = ["page"]

__path__.append(str(OWN_PAGES))
