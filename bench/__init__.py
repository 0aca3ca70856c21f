"""What is measured by hand, on a quiet machine; `make bench` runs it."""
