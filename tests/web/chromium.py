"""A Chromium to test with: the machine's, else Debian's package, else the one Playwright brings."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--mute-audio")


def found() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def executable() -> str | None:
    """The path of a browser, installed if need be; None: Playwright's own."""
    return found() or (found() if installed_by_debian() else None) or by_playwright()


def installed_by_debian() -> bool:
    if not shutil.which("apt-get"):
        return False
    prefix = [] if os.geteuid() == 0 else ["sudo", "-n"]
    install = [*prefix, "apt-get", "install", "-y", "-q", "--no-install-recommends", "chromium"]
    for command in ([*prefix, "apt-get", "update", "-q"], install):
        if subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode:
            return False
    return True


def by_playwright() -> None:
    subprocess.run([sys.executable, "-m", "playwright", "install", "--with-deps", "chromium"], check=True)
