"""Writes the digests of the net anew: `tests/net/write.py [SLUG ...]`.

Only a change that is meant to be seen, in words, rules or the order of actions, is a reason to do so.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from net import net


def main(slugs: list[str]) -> None:
    for slug in slugs or net.SLUGS:
        for case in net.cases(slug):
            print(f"{case}: {net.write(case)} plies", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
