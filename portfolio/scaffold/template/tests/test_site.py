"""What `make test` expects of every page of this site."""

from portfolio.testing.site import *  # noqa: F403
