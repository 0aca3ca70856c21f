"""The development server of `make dev`: watch, compile, error overlay."""
