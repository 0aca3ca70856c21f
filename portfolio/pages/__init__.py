"""The pages: one file each. A page of your own is a function with the decorator :func:`page`."""

import os

from portfolio.paths import SITE
from portfolio.routing.page_decorator import page

__all__ = ["page"]

if more := os.environ.get("PAGES"):
    # Tests build other sites by naming one more folder of pages.
    __path__.append(str(SITE / more))
