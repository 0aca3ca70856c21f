"""The routes of the specification."""

PROJECTS = ("iag", "wato", "udc", "touchpoint", "unichem")

ROUTES = (
    "/",
    "/projects",
    *(f"/projects/{slug}" for slug in PROJECTS),
    "/experiments",
    "/resume",
    "/no-such-page",
)
"""Nine screens, and one address that matches none of them."""
