/** Things of a scene in words, for ears and for the list. */
import type { Item, Space } from "../generated/scene";

/** A fact of a seat after what its figure means: `shrines controlled 0/4`. */
export const factWords = (fact: Item): string => [...(fact.lines ?? []), fact.title ?? "", factNumber(fact)].filter((part) => part !== "").join(" ");

/** The number of a fact, where its title does not have it already. */
export const factNumber = (fact: Item): string => (fact.n === undefined || new RegExp(`(?<!\\d)${fact.n}(?!\\d)`).test(fact.title ?? "") ? "" : `${fact.n}`);

/** All that is printed on an item. */
export function itemWords(item: Item): string {
  const track = item.steps === undefined ? "" : `${item.at ?? 0}/${item.steps}`;
  return [item.title || item.back || item.id, item.n ?? "", track, ...(item.corners ?? []), ...(item.lines ?? []), item.cost ?? "", item.slot ?? ""].filter((part) => part !== "").join(", ");
}

/** A space by its name alone: `e7` of `e7, north adventurer`; the comma of `gold 1,0` belongs to the name. */
export const spaceName = (space: Space): string => space.label.split(", ")[0]!;
