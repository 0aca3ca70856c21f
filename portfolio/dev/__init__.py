"""What `make dev` runs: watch, compile, error overlay."""
