"""The dates of articles as other programs write them."""

from __future__ import annotations

import re
from datetime import datetime
from zoneinfo import ZoneInfo

from portfolio.models.partial_date import iso_date

MOMENT = re.compile(
    r"(\d{4})-(\d{1,2})-(\d{1,2})"
    r"(?:[T ]+(\d{1,2}):(\d\d)(?::\d\d(?:\.\d+)?)?\s*(Z|UTC|[-+]\d\d:?\d\d)?)?.*",
    re.I | re.S,
)


def moment(text: str) -> datetime | None:
    """Returns the day, or the moment, that a text says; None if it says none."""
    match = MOMENT.fullmatch(text.strip())
    if not match:
        day = iso_date(re.sub(r"^[a-z]{3,9},\s*", "", text.strip(), flags=re.I))
        match = MOMENT.fullmatch(day)
    if not match:
        return None
    year, month, day, hour, minute, zone = match.groups()
    zone = "+00:00" if (zone or "").upper() in {"Z", "UTC"} else zone or ""
    time = f"T{int(hour or 0):02}:{minute or '00'}"
    try:
        return datetime.fromisoformat(f"{year}-{int(month):02}-{int(day):02}{time}{zone}")
    except ValueError:
        return None


def in_zone(date: datetime, zone: str) -> datetime:
    """Returns a moment in a zone such as ``Europe/Stockholm``; the same if there is none such."""
    try:
        return date.astimezone(ZoneInfo(zone))
    except (ValueError, KeyError, OSError, OverflowError):
        return date


def written(date: datetime) -> str:
    """Returns a date as this site writes it: a day, or the moment where there is a time."""
    if date.hour or date.minute:
        return date.isoformat(timespec="minutes")
    return date.date().isoformat()


def is_future(date: datetime) -> bool:
    """Returns whether a date has not come; without a zone it is in that of this machine."""
    now = datetime.now().astimezone()
    return (date if date.tzinfo else date.replace(tzinfo=now.tzinfo)) > now


def date_tokens(date: datetime) -> dict[str, str]:
    """Returns what stands for parts of a date in the addresses of Jekyll and Hugo."""
    return {
        "year": f"{date.year:04}",
        "short_year": f"{date.year % 100:02}",
        "month": f"{date.month:02}",
        "i_month": str(date.month),
        "short_month": f"{date:%b}",
        "long_month": f"{date:%B}",
        "monthname": f"{date:%B}".lower(),
        "day": f"{date.day:02}",
        "i_day": str(date.day),
        "short_day": f"{date:%a}",
        "long_day": f"{date:%A}",
        "weekdayname": f"{date:%A}".lower(),
        "weekday": str(date.isoweekday() % 7),
        "y_day": f"{date:%j}",
        "yearday": str(int(f"{date:%j}")),
        "week": f"{date:%V}",
        "w_day": str(date.isoweekday()),
        "hour": f"{date.hour:02}",
        "minute": f"{date.minute:02}",
        "second": f"{date.second:02}",
    }
