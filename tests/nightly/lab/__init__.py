"""The pages under /lab/, which belong to the sample: `make nightly` tests them, `make test` not."""
