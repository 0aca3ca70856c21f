"""What the owner's commands do to the site's own files."""
