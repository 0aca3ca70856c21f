"""What is valid: every shape of content, frozen, with no unknown keys."""
