"""What takes minutes: `make nightly` runs it, `make test` does not."""
