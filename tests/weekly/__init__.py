"""What takes longest: `make weekly` runs it, `make nightly` does not."""
