"""What commands add to a site: projects, experiments, sprites, a new site."""
