"""Measures a table: where its regions lie, what is cut off or overlaps, where the spaces of the board are drawn."""

from typing import Any

from playwright.sync_api import Page

SIZES = {390: 844, 768: 1024, 1280: 800, 1920: 1080}

# What unfolds in place when it is tapped may show its first words: the recap of a phone, a line of the log.
MEASURE = """() => {
    const rect = one => { const {x, y, width, height} = one.getBoundingClientRect(); return [x, y, width, height]; };
    const shown = one => one.checkVisibility({visibilityProperty: true, opacityProperty: true});
    const regions = [...document.querySelectorAll("[data-region]")].filter(shown);
    const cross = ([x, y, w, h], [a, b, c, d]) =>
        Math.min(Math.min(x + w, a + c) - Math.max(x, a), Math.min(y + h, b + d) - Math.max(y, b));
    const faults = [];
    const kinds = one => [...one.classList].filter(kind => !kind.startsWith("s-") && !kind.startsWith("svelte"));
    const words = one => one.textContent.trim().slice(0, 40);
    const called = one => `${[one.tagName.toLowerCase(), ...kinds(one)].join(".")} "${words(one)}"`;
    if (document.documentElement.scrollWidth > innerWidth) faults.push("the page is wider than the window");
    if (document.documentElement.scrollHeight > innerHeight) faults.push("the page is higher than the window");
    regions.forEach((one, at) => {
        const [x, y, w, h] = rect(one);
        if (x < -1 || y < -1 || x + w > innerWidth + 1 || y + h > innerHeight + 1)
            faults.push(`${one.dataset.region} leaves the window`);
        for (const other of regions.slice(at + 1))
            if (!one.contains(other) && !other.contains(one) && cross(rect(one), rect(other)) > 1)
                faults.push(`${one.dataset.region} and ${other.dataset.region} overlap`);
    });
    // what is seen of an element: within everything that clips it; null where it is cut rather than scrolled
    const FOLDED = ".recap.strip, .recap ol, [data-testid=log], .slot";
    const seen = one => {
        let [x, y, w, h] = rect(one), cut = "";
        for (let up = one.parentElement; up; up = up.parentElement) {
            const style = getComputedStyle(up), [a, b, c, d] = rect(up);
            if (style.overflowX === "visible" && style.overflowY === "visible") continue;
            const [right, low] = [Math.min(x + w, a + c), Math.min(y + h, b + d)];
            const [left, top] = [Math.max(x, a), Math.max(y, b)];
            if (right - left < 1 || low - top < 1) return {box: null, cut: ""};
            if (style.overflowX === "hidden" && (left > x + 1.5 || right < x + w - 1.5)) cut = "sideways";
            if (style.overflowY === "hidden" && (top > y + 1.5 || low < y + h - 1.5)) cut = "in height";
            [x, y, w, h] = [left, top, right - left, low - top];
        }
        return {box: [x, y, w, h], cut};
    };
    // what nothing clips or scrolls must be within its region
    const out = (one, region) => {
        for (let up = one.parentElement; up && up !== region; up = up.parentElement)
            if (getComputedStyle(up).overflowX !== "visible") return false;
        return region.contains(one) && rect(one)[0] + rect(one)[2] > rect(region)[0] + rect(region)[2] + 2;
    };
    const worded = one => [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
    for (const region of regions) {
        if (region.dataset.region === "board") continue;
        const atoms = [...region.querySelectorAll("*")].filter(one =>
            !one.closest("svg, .hush, .whole, .grip") && shown(one) && getComputedStyle(one).display !== "inline" &&
            (one.matches("button, .chip, .item, i.free, small") || worded(one)));
        const boxes = atoms.map(seen);
        atoms.forEach((one, at) => {
            const {box, cut} = boxes[at];
            if (!box || one.closest(FOLDED)) return;
            if (cut) faults.push(`${region.dataset.region}: ${called(one)} is cut ${cut}`);
            if (out(one, region)) faults.push(`${region.dataset.region}: ${called(one)} stands outside`);
            const style = getComputedStyle(one), text = worded(one) || one.matches("small");
            if (text && style.overflowY === "hidden" && one.scrollHeight > one.clientHeight + 2)
                faults.push(`${region.dataset.region}: ${called(one)} is not all to be read`);
            if (text && style.overflowX === "hidden" && one.scrollWidth > one.clientWidth + 2)
                faults.push(`${region.dataset.region}: ${called(one)} is wider than its place`);
            atoms.slice(at + 1).forEach((other, after) => {
                const its = boxes[at + 1 + after].box;
                if (!its || one.contains(other) || other.contains(one)) return;
                if (!one.closest(".asks") !== !other.closest(".asks")) return; // what is asked lies over the log
                if (cross(box, its) > 2)
                    faults.push(`${region.dataset.region}: ${called(one)} and ${called(other)} overlap`);
            });
        });
    }
    const board = document.querySelector(".main svg.board"), under = rect(board);
    for (const lit of document.querySelectorAll(".main .lit:not(.far)")) {
        const [x, y, w, h] = rect(lit), at = [x + w / 2, y + h / 2];
        if (cross([...at, 0.1, 0.1], under) < 0) continue; // out of sight on a board that is larger than its window
        const top = document.elementFromPoint(...at);
        if (top && !board.contains(top)) faults.push(`${called(top)} lies over ${lit.dataset.for}, which is lit`);
    }
    const drawn = one => {
        const {a, b, e, f} = one.getScreenCTM();
        return [a, b, e, f].map(part => Math.round(part * 20) / 20);
    };
    const spaces = Object.fromEntries([...board.querySelectorAll(".space")].map(one => [one.dataset.id, drawn(one)]));
    const places = Object.fromEntries(regions.map(one => [one.dataset.region, rect(one).map(Math.round)]));
    return {regions: places, spaces, faults: [...new Set(faults)]};
}"""
SETTLED = """async () => {
    const frame = () => new Promise(next => requestAnimationFrame(next));
    const regions = () => [...document.querySelectorAll("[data-region]")];
    const now = () => JSON.stringify(regions().map(one => one.getBoundingClientRect()));
    await document.fonts.ready;
    for (let before = ""; before !== now(); ) { before = now(); await frame(); await frame(); }
}"""


def measured(page: Page) -> dict[str, Any]:
    page.evaluate(SETTLED)
    found: dict[str, Any] = page.evaluate(MEASURE)
    return found


def moved(before: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """Spaces that were there before and are drawn elsewhere now, or at another size."""
    was, are = before["spaces"], now["spaces"]
    return {id: (was[id], at) for id, at in are.items() if id in was and far(was[id], at)}


def far(was: list[float], now: list[float]) -> bool:
    return any(abs(a - b) > 0.1 for a, b in zip(was, now, strict=True))


def measured_at(page: Page, width: int) -> dict[str, Any]:
    page.set_viewport_size({"width": width, "height": SIZES[width]})
    return measured(page)
