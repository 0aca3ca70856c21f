"""Reads from a browser's trace what the main thread spent on each frame."""

from __future__ import annotations

import json
from collections import Counter
from statistics import median
from typing import Any

CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
TASK = "ThreadControllerImpl::RunTask"
ANIMATION = "FireAnimationFrame"


def median_frame(trace: bytes) -> float:
    """Returns the median time of a frame in milliseconds.

    A frame is the task that runs the animation callbacks and every task after it up to the next
    one: script and painting. The time is processor time of the main thread, so that other programs
    do not count.

    Args:
        trace: As the browser wrote it.
    """
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    threads = Counter(_thread(it) for it in events if it["name"] == ANIMATION)
    main = threads.most_common(1)[0][0]
    own = [it for it in events if _thread(it) == main]
    begun = sorted(it["ts"] for it in own if it["name"] == ANIMATION)
    tasks = sorted((it for it in own if it["name"] == TASK and "tdur" in it), key=_start)
    return median(_frames(tasks, begun)) / 1000


def _thread(event: dict[str, Any]) -> tuple[int, int]:
    return event["pid"], event["tid"]


def _start(event: dict[str, Any]) -> float:
    return event["ts"]


def _frames(tasks: list[dict[str, Any]], begun: list[float]) -> list[float]:
    frames: list[float] = []
    for task in tasks:
        if any(task["ts"] <= at <= task["ts"] + task["dur"] for at in begun):
            frames.append(0)
        if frames:
            frames[-1] += task["tdur"]
    return frames[1:-1]
