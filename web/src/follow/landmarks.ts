/** F6: from one region of the table to the next; each remembers what had the focus there. */
const REGIONS = [".prompt", "svg.board", "[data-testid=column]", "[data-testid=tray]", ".seats", "[data-testid=recap]", ".now", "[data-testid=log]"];
const FOCUSABLE = "button:not(:disabled), a[href], input, [tabindex='0']";
const remembered = new Map<string, HTMLElement | SVGElement>();

function focusable(region: Element): HTMLElement | SVGElement {
  return region.matches("[tabindex='0']") ? (region as HTMLElement) : (region.querySelector<HTMLElement>(FOCUSABLE) ?? itself(region));
}

/** Where nothing can be done one may still read. */
function itself(region: Element): HTMLElement {
  (region as HTMLElement).tabIndex = -1;
  return region as HTMLElement;
}

export function nextRegion(way: 1 | -1): void {
  const found = REGIONS.flatMap((name) => [...document.querySelectorAll(name)].slice(0, 1).map((region) => ({ name, region })));
  const here = found.findIndex(({ region }) => region.contains(document.activeElement));
  if (here >= 0) remembered.set(found[here]!.name, document.activeElement as HTMLElement);
  const next = found[(Math.max(here, way > 0 ? here : 0) + way + found.length) % found.length];
  if (!next) return;
  const was = remembered.get(next.name);
  (was && next.region.contains(was) ? was : focusable(next.region)).focus();
}
