"""The ledger's own algorithm for reach, in plain Python over plain dicts: slow, and easy to believe."""

STEPS = {
    "A": [(-1, 1), (0, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (0, -1), (1, -1)],
    "M": [(0, 1), (-1, 0), (1, 0)],
    "R": [(-1, 1), (1, 1), (-1, -1), (1, -1)],
    "W": [(-1, 0), (1, 0), (-1, 1), (1, 1)],
}
TYPE = {1: "M", 2: "M", 3: "A", 4: "R", 5: "W", 6: "W"}
Pawns = dict[str, dict]


def reach(pawns: Pawns, name: str) -> tuple[set[str], set[str]]:
    """Quiet end tiles and captures of a pawn, breadth first by number of steps."""
    pawn, occupied = pawns[name], {other["at"]: label for label, other in pawns.items()}
    seen, frontier, quiet, capture = {pawn["at"]}, [pawn["at"]], set(), set()
    for _ in range(min(pawn["range"], 81)):
        following = []
        for tile in frontier:
            for to in steps(tile, name[2], pawn["heading"]):
                if to in seen:
                    continue
                if to not in occupied:
                    seen.add(to)
                    quiet.add(to)
                    following.append(to)
                elif may_take(pawns, name, occupied[to]):
                    seen.add(to)
                    capture.add(to)
        frontier = following
    return quiet, capture


def steps(tile: str, letter: str, heading: str) -> list[str]:
    column, row = "abcdefghi".index(tile[0]), int(tile[1])
    ahead = 1 if heading == "up" else -1
    places = [(column + east, row + north * ahead) for east, north in STEPS[letter]]
    return [f"{'abcdefghi'[x]}{y}" for x, y in places if 0 <= x < 9 and 1 <= y <= 9]


def may_take(pawns: Pawns, name: str, other: str) -> bool:
    army = [label for label in pawns if label[0] == other[0]]
    return other[0] != name[0] and (other[2] != "A" or len(army) == 1)


def allowed(position: dict) -> set[tuple[str, str]]:
    """Every move of a position with its die rolled, by pawn and tile; empty when the turn is lost."""
    pawns, mine, letter = position["pawns"], position["turn"][0].upper(), TYPE[position["die"]]
    own = [name for name in pawns if name[0] == mine and name[2] == letter]
    if own:
        truce = position["turns"][position["turn"]] == 0
        return {(name, to) for name in own for to in union(reach(pawns, name), truce)}
    enemy = [name for name in pawns if name[0] != mine and name[2] == letter]
    free = position["options"]["suicide_guard"] == "no_capture"
    truce = position["turns"][position["turn"]] == 0 or not position["options"]["borrow_captures_own"]
    ends = {(name, to) for name in enemy for to in union(reach(pawns, name), truce)}
    return {(name, to) for name, to in ends if free or safe(pawns, name, to, mine)}


def union(found: tuple[set[str], set[str]], truce: bool) -> set[str]:
    return found[0] if truce else found[0] | found[1]


def safe(pawns: Pawns, name: str, to: str, borrower: str) -> bool:
    """Put the pawn on its end tile, and whom it took away: has any pawn of the borrower a capturing move onto it?"""
    left = {label: pawn for label, pawn in pawns.items() if pawn["at"] != to}
    moved = left | {name: pawns[name] | {"at": to}}
    return not any(to in reach(moved, hunter)[1] for hunter in left if hunter[0] == borrower)
