"""The playground on the home page of the tests' own site."""
