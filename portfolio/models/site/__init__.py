"""What site.yaml says of the whole site."""
