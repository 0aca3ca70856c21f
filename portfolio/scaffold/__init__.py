"""Additions to a site that commands make: projects, experiments, sprites, a new site."""
