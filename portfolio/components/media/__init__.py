"""Pictures, logos, icons and drawn titles."""
