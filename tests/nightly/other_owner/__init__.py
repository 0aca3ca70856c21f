"""One site that is at once in German, in other colours and faces, without mascot and stickers.

All of its tests are in one group, so that it is built once.
"""

import pytest

ONE_BUILD = pytest.mark.xdist_group("other owner")
