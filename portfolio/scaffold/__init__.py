"""Additions to a site that commands make: projects, experiments, stickers, a new site."""
