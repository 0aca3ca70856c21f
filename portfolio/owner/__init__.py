"""The owner's jobs: start a site, add to it, check it, keep it current."""
