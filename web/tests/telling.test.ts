import { expect, test } from "vitest";
import { factWords, itemWords, spaceName } from "../src/scene/telling";
import type { Space } from "../src/generated/scene";

test("a figure is told with its meaning", () => {
  expect(factWords({ id: "shrines0", title: "0/4", lines: ["shrines controlled"] })).toBe("shrines controlled 0/4");
  expect(factWords({ id: "points0", n: 0 })).toBe("0");
  expect(factWords({ id: "pearls0", title: "pearls", n: 1 })).toBe("pearls 1");
  expect(factWords({ id: "pearls0", title: "12 pearls", n: 12 })).toBe("12 pearls");
  expect(factWords({ id: "pearls0", title: "of 12 pearls", n: 2 })).toBe("of 12 pearls 2");
});

test("an item is told with its price and its figures", () => {
  expect(itemWords({ id: "fort", title: "Fort", corners: ["3 left"], cost: "2 wood, 2 gold" })).toBe("Fort, 3 left, 2 wood, 2 gold");
  expect(itemWords({ id: "alert", title: "slot 2", steps: 5, at: 2 })).toBe("slot 2, 2/5");
});

test.each([["e7, north adventurer", "e7"], ["gold -1,2", "gold -1,2"], ["j7", "j7"]])("%s is called %s", (label, name) => {
  expect(spaceName({ id: "x", shape: "hex", at: [0, 0], label } as Space)).toBe(name);
});
