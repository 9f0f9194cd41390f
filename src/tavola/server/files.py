"""Open files: every connection is one, and the system lets a process have so many."""

import resource

WISHED = 65536  # where the system names no limit
KEPT = 128  # for the database, bots, links between processes and whatever else is open
MOST = 10_000  # connections of one process: each takes memory too
LEAST = 16


def raise_limit() -> int:
    """Have as many open files as the system allows without asking anyone; how many that is."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = WISHED if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < wished:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
        except (ValueError, OSError):
            return soft
    return max(soft, wished)


def room() -> int:
    """How many connections fit beside all else."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if soft == resource.RLIM_INFINITY else max(LEAST, min(MOST, soft - KEPT))
