"""What the sources have to be like; `make lint` runs these tests, which run nothing of the site."""
