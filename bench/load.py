"""Requests per second of nginx with this site, compared with a file of one byte."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.results import write_section
from tests.support.hosts import nginx
from tests.support.site import DIST
from tests.support.site_content import CONTENT

SECONDS = 5
CONNECTIONS = 32
BARE = "bare.txt"
ENCODINGS = "br, gzip"


def main() -> None:
    """Measures, writes and prints the section: requests per second and 99th percentile."""
    if not shutil.which("wrk"):
        sys.exit("The requests are made by wrk: apt-get install wrk")
    script = max((DIST / "assets").glob("*.js"), key=lambda file: file.stat().st_size)
    lines = [
        f"nginx with `deploy/nginx.conf`, measured by wrk on the same machine: {CONNECTIONS} "
        f"connections for {SECONDS} s each. The first row is a bare file of one byte.",
        "",
        "| address | requests a second | p99 |",
        "|---|---:|---:|",
    ]
    with TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        shutil.copytree(DIST, site)
        (site / BARE).write_text("1")
        with nginx(site, "", Path(folder)) as address:
            for path in (f"/{BARE}", "/", CONTENT.projects[0].href, f"/assets/{script.name}"):
                rate, slowest = measure(address + path)
                lines.append(f"| `{path}` | {rate:.0f} | {slowest} |")
    write_section("Load", "\n".join(lines))
    print("\n".join(lines))


def measure(url: str) -> tuple[float, str]:
    """Returns requests a second and the 99th percentile of the latency."""
    command = ["wrk", "--latency", "-t1", f"-c{CONNECTIONS}", f"-d{SECONDS}s"]
    command += ["-H", f"Accept-Encoding: {ENCODINGS}", url]
    output = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    rate = re.search(r"Requests/sec:\s+([\d.]+)", output)
    slowest = re.search(r"99%\s+(\S+)", output)
    if not rate or not slowest or "Non-2xx" in output:
        raise SystemExit(f"wrk did not get through to {url}:\n{output}")
    return float(rate[1]), slowest[1]


if __name__ == "__main__":
    main()
