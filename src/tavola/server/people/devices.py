"""What a device is called, as far as its browser tells."""

BROWSERS = (("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("Chrome/", "Chrome"), ("Safari/", "Safari"))
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "Mac"),
    ("Linux", "Linux"),
)


def device_of(agent: str) -> str:
    """`Firefox, Linux`, from a User-Agent; `?` for one that says neither."""
    known = [next((name for sign, name in some if sign in agent), "") for some in (BROWSERS, SYSTEMS)]
    return ", ".join(filter(None, known)) or "?"
