"""What takes minutes or needs more than two builds; `make slow` runs it, `make test` does not."""
