"""What a device is called in the list of its owner: browser and system, as far as the browser says so."""

from __future__ import annotations

# The more particular first: almost everything calls itself Chrome and Safari too.
BROWSERS = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chromium": "Chromium",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "CrOS": "ChromeOS",
    "Windows": "Windows",
    "Macintosh": "macOS",
    "Linux": "Linux",
}


def label(user_agent: str) -> str:
    """Names of makers, the same in every language; empty if nothing is known."""
    browser = next((name for mark, name in BROWSERS.items() if mark in user_agent), "")
    system = next((name for mark, name in SYSTEMS.items() if mark in user_agent), "")
    return ", ".join(word for word in (browser, system) if word)
