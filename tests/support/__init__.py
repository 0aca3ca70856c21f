"""What tests and pictures share: the site on a free port, and a browser that is there."""
