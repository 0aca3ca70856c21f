"""The look of a site: its colours, faces and shapes."""
