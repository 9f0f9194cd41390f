"""Does a game still do what it did? `PYTHONPATH=src python tests/net/check.py el-dorado` replays its part of the net.

--quick              half of the records, and little of what takes long
--record NAME        one record
--all                go on after the first record that differs
--parts asked,dump   these parts alone
--reference SRC      show what an older source tree says of the ply that differs
--ply N              print this ply of a record, as JSON
"""

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from net import net
from net.parts import PARTS

SHOWN = 12  # places where two values differ
WIDE = 240  # letters of a value
SPARSE = 12  # in a quick run, parts that take long are looked at in one of so many plies


def main() -> int:
    given = arguments()
    chosen = [case for case in net.cases(given.slug) if given.record in (None, case.name)]
    if not chosen:
        raise SystemExit(f"there is no record {given.record!r}: it must be one of {', '.join(names(given.slug))}")
    if given.ply is not None:
        sys.stdout.buffer.write(net.in_json(values(chosen[0], given.ply, given.parts)))
        return 0
    begun, broken, looked = monotonic(), 0, chosen[::2] if given.quick and not given.record else chosen
    for case in looked:
        broken += report(case, given)
        if broken and not given.all:
            return 1
    said = f"{broken} of {len(looked)} records differ" if broken else f"{len(looked)} records, nothing differs"
    print(f"{given.slug}: {said} ({monotonic() - begun:.0f} s)")
    return 1 if broken else 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("slug", choices=net.SLUGS)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--record", metavar="NAME")
    parser.add_argument("--parts", type=lambda text: text.split(","), default=list(PARTS))
    parser.add_argument("--reference", type=Path, metavar="SRC")
    parser.add_argument("--ply", type=int)
    return parser.parse_args()


def names(slug: str) -> Iterator[str]:
    return (case.name for case in net.cases(slug))


def report(case: net.Case, given: argparse.Namespace) -> bool:
    """Say where a record first differs; whether it does."""
    counted, first = Counter[str](), list[net.Difference]()
    for found in net.differences(case, net.sparsely(given.parts, SPARSE) if given.quick else net.wholly(given.parts)):
        counted[found.part] += 1
        if not first or first[0].ply == found.ply:
            first.append(found)
    if first:
        print(f"{case} differs first at ply {first[0].ply}, in {', '.join(each.part for each in first)}")
        print(f"  in all: {', '.join(f'{part} in {count} plies' for part, count in counted.items())}")
        print(f"  the record: {case.record}")
        show(case, first, given)
    return bool(first)


def show(case: net.Case, first: list[net.Difference], given: argparse.Namespace) -> None:
    """The values themselves, beside those of the reference if there is one."""
    ply, parts = first[0].ply, [each.part for each in first]
    if given.reference is None:
        print("  --reference SRC shows both values, SRC being the src folder of a tree that is as it was")
        return
    now, was = json.loads(net.in_json(values(case, ply, parts))), referred(case, ply, parts, given.reference)
    found = list(apart(was, now, ()))
    for path, old, new in found[:SHOWN]:
        print(f"  {' > '.join(map(str, path))}\n    was {cut(old)}\n    is  {cut(new)}")
    if len(found) > SHOWN:
        print(f"  and {len(found) - SHOWN} more")
    if not found:
        print("  the reference says the same as this tree: is it the one the digests were written from?")


def values(case: net.Case, ply: int, parts: list[str]) -> dict[str, Any]:
    """Parts of one ply, as they are."""
    for each in net.plies(case, net.kinds_of(case)):
        if each.number == ply:
            return {part: net.look(each, part, case) for part in parts}
    raise SystemExit(f"there is no ply {ply} in {case}: it has 0 to {net.length(case)}")


def referred(case: net.Case, ply: int, parts: list[str], source: Path) -> Any:
    """The same parts as another source tree has them."""
    told = [sys.executable, __file__, case.slug, "--record", case.name, "--ply", str(ply), "--parts", ",".join(parts)]
    where = os.environ | {"PYTHONPATH": str(source.resolve())}
    return json.loads(subprocess.run(told, env=where, stdout=subprocess.PIPE, check=True).stdout)


def apart(was: Any, now: Any, path: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], Any, Any]]:
    """Every place where two values differ, with both."""
    if isinstance(was, dict) and isinstance(now, dict):
        for key in sorted(was.keys() | now.keys()):
            yield from apart(was.get(key, "nothing"), now.get(key, "nothing"), (*path, key))
    elif isinstance(was, list) and isinstance(now, list) and len(was) == len(now) and nested(was):
        for nth, (old, new) in enumerate(zip(was, now, strict=True)):
            yield from apart(old, new, (*path, nth))
    elif isinstance(was, list) and isinstance(now, list) and was != now:
        alike = [old == new for old, new in zip(was, now, strict=False)]
        same = [*alike, False].index(False)
        yield (*path, f"from {same} on"), was[same:], now[same:]
    elif was != now:
        yield path, was, now


def nested(values: list[Any]) -> bool:
    return any(isinstance(value, dict | list) for value in values)


def cut(value: Any) -> str:
    """A value in one line that is not too long."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= WIDE else f"{text[:WIDE]} ... ({len(text)} letters)"


if __name__ == "__main__":
    sys.exit(main())
