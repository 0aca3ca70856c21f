"""From content to dist/: what runs around Reflex's own export."""
