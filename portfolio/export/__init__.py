"""What happens to an exported site, one step a file."""
