"""How many requests a second nginx answers with this site, beside a bare file of one byte."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.support.hosts import nginx
from tests.support.owned import CONTENT
from tests.support.site import DIST

SECONDS = 5
CONNECTIONS = 32
BARE = "bare.txt"
ENCODINGS = "br, gzip"


def main() -> None:
    """Prints a row for each address: requests a second, and the time that 99 of 100 keep."""
    if not shutil.which("wrk"):
        sys.exit("The load is made by wrk: apt-get install wrk")
    script = max((DIST / "assets").glob("*.js"), key=lambda file: file.stat().st_size)
    with TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        shutil.copytree(DIST, site)
        (site / BARE).write_text("1")
        with nginx(site, "", Path(folder)) as address:
            print("| address | requests a second | p99 |\n|---|---|---|")
            for path in (f"/{BARE}", "/", CONTENT.projects[0].href, f"/assets/{script.name}"):
                rate, slowest = measure(address + path)
                print(f"| {path} | {rate:.0f} | {slowest} |")


def measure(url: str) -> tuple[float, str]:
    """Returns requests a second and the 99th percentile of the latency."""
    command = ["wrk", "--latency", "-t1", f"-c{CONNECTIONS}", f"-d{SECONDS}s"]
    command += ["-H", f"Accept-Encoding: {ENCODINGS}", url]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    rate = re.search(r"Requests/sec:\s+([\d.]+)", said)
    slowest = re.search(r"99%\s+(\S+)", said)
    if not rate or not slowest or "Non-2xx" in said:
        raise SystemExit(f"wrk did not get through to {url}:\n{said}")
    return float(rate[1]), slowest[1]


if __name__ == "__main__":
    main()
