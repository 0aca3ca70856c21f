"""Services of others that pages use, a file each: analytics and comments.

The name of a file is the key in ``site.yaml``. The modules of the site's ``services/`` are part of
this package; docs/services.md says how to add one.
"""

from portfolio.paths import OWN_SERVICES

__path__.append(str(OWN_SERVICES))
