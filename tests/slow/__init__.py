"""What is left of the slow tests: the sites that the variant takes over."""
