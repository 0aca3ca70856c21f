"""Asks whether a package that the site is built with is known to be unsafe."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PYTHON = [sys.executable, "-m", "pip_audit", "--format", "json", "--progress-spinner", "off"]
NPM = ["npm", "audit", "--json"]


def main() -> None:
    """Prints what is known; fails if anything is."""
    unsafe = [*python_packages(), *npm_packages()]
    for line in unsafe:
        print(line)
    sys.exit(bool(unsafe))


def python_packages() -> list[str]:
    """Returns a line for each unsafe Python package of this environment."""
    packages = (answer(PYTHON, ROOT) or {}).get("dependencies", [])
    known = [package for package in packages if "vulns" in package]
    say("Python", len(known))
    return [
        f"{package['name']} {package['version']}: {flaw['id']}, "
        f"mended in {', '.join(flaw['fix_versions'])}"
        for package in known
        for flaw in package["vulns"]
    ]


def npm_packages() -> list[str]:
    """Returns a line for each unsafe package that the browser's scripts are made of or with."""
    report = answer(NPM, ROOT / "reflex.lock") or {}
    counted = report.get("metadata", {}).get("dependencies", {}).get("total", 0)
    say("npm", counted)
    flaws = report.get("vulnerabilities", {}).values()
    return [f"{flaw['name']} {flaw['range']}: {flaw['severity']}" for flaw in flaws]


def answer(command: list[str], folder: Path) -> Any:
    """Returns what a command printed as JSON, or nothing if it could not."""
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    try:
        return json.loads(result.stdout)
    except json.JSONDecodeError:
        return None


def say(kind: str, count: int) -> None:
    """Prints how many packages were looked up; none means that nobody answered."""
    reached = f"{count} {kind} packages looked up."
    print(reached if count else f"The list of unsafe {kind} packages is out of reach from here.")


if __name__ == "__main__":
    main()
