"""The site: content is read once, becomes models, and flows down into pages."""
