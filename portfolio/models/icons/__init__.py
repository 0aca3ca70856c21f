"""Icons: those that the site itself uses, and those that content may name."""

from portfolio.models.icons.icon import Icon
from portfolio.models.icons.icon_name import IconName
from portfolio.models.icons.icon_sets import find_icon

__all__ = ["Icon", "IconName", "find_icon"]
