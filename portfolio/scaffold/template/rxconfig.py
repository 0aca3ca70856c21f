"""Reflex's configuration of this site."""

import portfolio

config = portfolio.config()
