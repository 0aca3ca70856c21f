"""The site: content is read once, becomes models, and is rendered as pages."""
