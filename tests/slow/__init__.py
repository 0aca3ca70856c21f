"""What takes minutes: run by `make slow`, not by `make test`."""
