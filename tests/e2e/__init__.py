"""The exported site and the page of all blocks in Chromium; `make test` runs it."""
