"""Browser tests of a site below a path, in two languages, with art and with hostile words."""
