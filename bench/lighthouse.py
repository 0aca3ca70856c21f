"""Lighthouse scores of every page on a simulated slow phone: `python -m bench.lighthouse [FOLDER]`.

The folder is a built site, `dist/` if there is none.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from bench.results import write_section
from portfolio.testing.server import serving
from tests.support.chromium import QUIET, installed
from tests.support.routes import ROUTES
from tests.support.site import DIST

RUNS = 3
ATTEMPTS = 5
"""Attempts for one run: sometimes Chromium records no navigation, and the run is repeated."""

COMMAND = Path(__file__).parent / "node_modules" / "lighthouse" / "cli" / "index.js"
CATEGORIES = {
    "performance": "performance",
    "accessibility": "accessibility",
    "best-practices": "best practices",
    "seo": "SEO",
    "agentic-browsing": "agentic browsing",
}
TIMES = {
    "FCP": "first-contentful-paint",
    "LCP": "largest-contentful-paint",
    "TBT": "total-blocking-time",
    "CLS": "cumulative-layout-shift",
}
BEYOND_BARE = {"FCP": 250, "LCP": 850}
"""Milliseconds by which a page may come after the bare page of the same run."""

AT_MOST = {"TBT": 100, "CLS": 0.01}

PHONE_INDEX = 640
"""Benchmark index of the phone that is simulated, a middling one (those have 125 to 800).

Lighthouse slows every machine down by 4, so that a slower machine would measure a slower phone.
640 is what the machine of the first results came to, with its index of 2568.
"""

BARE = """<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>Bare</title><h1>A page with nothing but a heading</h1></html>"""

NOT_FOUND = "/no-such-page"
EXCUSED = {"SEO", "best practices"}
"""Of the not-found page: it must not be indexed, and its status 404 is logged as an error."""


def main() -> None:
    """Measures, writes and prints the section; exits with 1 when a target is missed."""
    folder = Path(sys.argv[1]) if sys.argv[1:] else DIST
    slowdown = bare_page()["index"] / PHONE_INDEX
    with serving(folder) as address:
        rows = {route: medians(address + route, slowdown) for route in ROUTES}
    text = table(rows, bare_page(slowdown), slowdown)
    if folder == DIST:
        write_section("Lighthouse", text)
    print(text)
    sys.exit("**" in text)


def bare_page(slowdown: float = 4) -> dict[str, float]:
    """Returns the medians of a page without styles, scripts and pictures."""
    with TemporaryDirectory() as folder:
        (Path(folder) / "index.html").write_text(BARE)
        with serving(Path(folder)) as address:
            return medians(address, slowdown)


def medians(url: str, slowdown: float) -> dict[str, float]:
    """Returns the medians of some runs: scores from 0 to 100, milliseconds, the machine's index."""
    runs = [run(url, slowdown) for _ in range(RUNS)]
    return {name: median(it[name] for it in runs) for name in runs[0]}


def run(url: str, slowdown: float) -> dict[str, float]:
    """Returns what one run found, on a processor slowed down by a factor.

    Raises:
        SystemExit: If Lighthouse fails ``ATTEMPTS`` times.
    """
    for _ in range(ATTEMPTS):
        report = audit(url, slowdown)
        if "runtimeError" not in report:
            return {
                **{
                    name: 100 * report["categories"][key]["score"]
                    for key, name in CATEGORIES.items()
                },
                **{name: report["audits"][key]["numericValue"] for name, key in TIMES.items()},
                "index": report["environment"]["benchmarkIndex"],
            }
    raise SystemExit(f"Lighthouse could not measure {url}: {report['runtimeError']['message']}")


def audit(url: str, slowdown: float) -> dict[str, Any]:
    """Runs Lighthouse with its defaults but for the processor: mobile, simulated throttling."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "report.json"
        flags = f"--chrome-flags=--headless=new {' '.join(QUIET)}"
        command = ["node", COMMAND, url, "--quiet", "--output=json", f"--output-path={file}", flags]
        # The not-found page answers with status 404 and is measured like any other.
        options = ["--ignore-status-code", f"--throttling.cpuSlowdownMultiplier={slowdown:.1f}"]
        subprocess.run(
            [*command, *options],
            env={**os.environ, "CHROME_PATH": str(installed())},
            stderr=subprocess.DEVNULL,
            check=False,
        )
        return json.loads(file.read_text())


def table(rows: dict[str, dict[str, float]], bare: dict[str, float], slowdown: float) -> str:
    """Returns the medians as Markdown; what misses its target is bold."""
    index = median(row["index"] for row in rows.values())
    names = [*CATEGORIES.values(), *TIMES]
    targets = AT_MOST | {name: bare[name] + more for name, more in BEYOND_BARE.items()}
    lines = [
        f"Lighthouse 13, mobile, median of {RUNS}, as `make serve` serves it. The machine's "
        f"benchmark index: {index:.0f}, so it is slowed down by {slowdown:.1f}. Bold misses its "
        f"target: 100 in every category; FCP {BEYOND_BARE['FCP']} ms and LCP "
        f"{BEYOND_BARE['LCP']} ms after the bare page's "
        f"({bare['FCP']:.0f} and {bare['LCP']:.0f} ms); TBT {AT_MOST['TBT']} ms, CLS "
        f"{AT_MOST['CLS']}.",
        "",
        f"| page | {' | '.join(names)} |",
        f"|---|{'---:|' * len(names)}",
    ]
    for route, row in rows.items():
        cells = " | ".join(cell(route, name, row[name], targets.get(name)) for name in names)
        lines.append(f"| `{route}` | {cells} |")
    cells = " | ".join(figure(name, bare[name]) if name in TIMES else "-" for name in names)
    return "\n".join([*lines, f"| bare page | {cells} |"])


def cell(route: str, name: str, value: float, target: float | None) -> str:
    """Returns a figure, bold when it misses its target; that of a score is 100."""
    text = figure(name, value)
    if target is None:
        excused = route == NOT_FOUND and name in EXCUSED
        return text if value == 100 or excused else f"**{text}**"
    return text if value <= target else f"**{text}**"


def figure(name: str, value: float) -> str:
    """Returns a figure with as many digits as it needs."""
    return f"{value:.3f}" if name == "CLS" else f"{value:.0f}"


if __name__ == "__main__":
    main()
