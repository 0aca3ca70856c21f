"""Sections of the pages: a function that takes a model, beside its stylesheet.

The folders of the site's ``sections/`` are part of this package.
"""

from portfolio.paths import OWN_SECTIONS

__path__.append(str(OWN_SECTIONS))
