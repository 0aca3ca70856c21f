"""Routes of the pages: the decorator of Python pages, and the list of all pages of the site."""
