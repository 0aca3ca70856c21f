"""The icons of Font Awesome and Simple Icons, by their names."""
