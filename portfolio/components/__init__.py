"""Small pieces that sections share."""
