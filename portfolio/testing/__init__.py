"""What ``make test`` expects of a site: tests of every page, and the pytest plugin they need."""
