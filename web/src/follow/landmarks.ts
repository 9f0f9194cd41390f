/** F6: from one region of the table to the next; each remembers what had the focus there. */
const REGIONS = [".prompt", "svg.board", "[data-testid=tray]", ".seats", "[data-testid=recap]", "[data-testid=log]"];
const FOCUSABLE = "button:not(:disabled), a[href], input, [tabindex='0']";
const remembered = new Map<string, HTMLElement | SVGElement>();

function focusable(region: Element): (HTMLElement | SVGElement) | null {
  return region.matches("[tabindex='0']") ? (region as HTMLElement) : region.querySelector<HTMLElement>(FOCUSABLE);
}

export function nextRegion(way: 1 | -1): void {
  const found = REGIONS.flatMap((name) => [...document.querySelectorAll(name)].slice(0, 1).map((region) => ({ name, region })));
  const here = found.findIndex(({ region }) => region.contains(document.activeElement));
  if (here >= 0) remembered.set(found[here]!.name, document.activeElement as HTMLElement);
  for (let n = 1; n <= found.length; n++) {
    const { name, region } = found[(Math.max(here, way > 0 ? here : 0) + way * n + found.length * 2) % found.length]!;
    const was = remembered.get(name);
    const target = was && region.contains(was) ? was : focusable(region);
    if (target) return target.focus();
  }
}
