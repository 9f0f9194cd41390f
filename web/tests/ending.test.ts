import { describe, expect, test } from "vitest";
import { awaited, stage } from "../src/ending/asking";
import { broken } from "../src/ending/picture";
import { inWords, legend, longest, rows } from "../src/ending/rows";
import type { RematchView } from "../src/generated/wire";
import { PLAIN } from "../src/look/theme";
import { bytes } from "../src/told/notify";
import { result as bare, table } from "./fixtures";

const source = (name: string, ...points: number[]) => ({ name, title: name, points });
const result = bare({
  winners: [1], scores: [13, 17, 6], told: "Tom wins by 4 points", measure: "points",
  sources: [source("scoop", 0, 7, 0), source("dragons", 3, 3, 0), source("jungles", 10, 7, 11), source("tiger", 0, 0, -5), source("camps", 0, 0, 0)],
});

describe("points by source", () => {
  const made = rows(result, PLAIN);

  test("stand in a row a seat, the winner first, then the best", () => {
    expect(made.map((row) => [row.seat, row.total])).toEqual([[1, 17], [0, 13], [2, 6]]);
    expect(rows({ ...result, winners: [2] }, PLAIN).map((row) => row.seat)).toEqual([2, 1, 0]);
  });
  test("losses are a strip of their own, and the sums are the scores", () => {
    expect(made[2]!.losses.map((part) => part.points)).toEqual([-5]);
    for (const row of made) expect(row.length + row.losses.reduce((sum, part) => sum + part.points, 0)).toBe(row.total);
    expect(longest(made)).toBe(17);
  });
  test("the legend names each source somebody has once, in the order of the rules", () => {
    expect(legend(made, result).map((part) => part.name)).toEqual(["scoop", "dragons", "jungles", "tiger"]);
  });
  test("are told in a line too", () => {
    expect(inWords(result, ["Anna", "Tom", "Eve"])).toBe("Tom wins by 4 points. Anna 13, Tom 17, Eve 6");
  });
});

describe("a rematch", () => {
  const wish = (more: Partial<RematchView> = {}): RematchView => ({ by: 1, yours: false, agreed: [1], declined: [], left: 60000, without: false, ...more });
  const over = (rematch: RematchView | null, next: string | null = null) => table({ status: "over", rematch, next });

  test("is asked, answered, waited for, and led to", () => {
    expect(stage(over(null), true, false)).toBe("ask");
    expect(stage(over(null), false, false)).toBe("none");
    expect(stage(over(wish()), true, false)).toBe("answer");
    expect(stage(over(wish({ agreed: [0, 1] })), true, false)).toBe("agreed");
    expect(stage(over(wish({ by: 0, yours: true, agreed: [0] })), true, false)).toBe("asked");
    expect(stage(over(null, "t2"), false, false)).toBe("ready");
  });
  test("is off once somebody has declined, or time is over", () => {
    expect(stage(over(wish({ declined: [0] })), true, false)).toBe("off");
    expect(stage(over(wish()), true, true)).toBe("off");
    expect(stage(over(wish({ left: 0 })), true, false)).toBe("off");
  });
  test("waits for people, not for bots", () => {
    const seats = table().seats;
    expect(awaited(over(wish()))).toEqual([0]);
    const bots = table({ status: "over", rematch: wish(), seats: [{ ...seats[0]!, kind: "bot" }, seats[1]!] });
    expect(awaited(bots)).toEqual([]);
  });
});

test("long headlines are broken where they fit", () => {
  expect(broken("You lost: Tom has 4 crowns home, you had 3", 20, (words) => words.length)).toEqual(["You lost: Tom has 4", "crowns home, you had", "3"]);
});

test("a key of the server is read from its letters", () => {
  expect([...bytes("-_8A")]).toEqual([251, 255, 0]);
});
