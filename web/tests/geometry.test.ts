import { expect, test } from "vitest";
import { CELL, layout, step, turned, unit } from "../src/scene/geometry";
import type { Space } from "../src/generated/scene";
import { grid, scene } from "./fixtures";

const at = (turn: number, id: string) => {
  const { x, y } = layout(scene({ board: { size: [3, 3], turn } })).spaces.get(id)!;
  return [x / CELL, y / CELL];
};

test("a cell measures the distance between neighbours", () => {
  expect(unit(grid(3))).toBe(1);
  expect(unit(grid(3).map((space) => ({ ...space, at: [space.at[0] * 40, space.at[1] * 40] as [number, number] })))).toBe(40);
});

test("the first hex of a map reaches to its corners", () => {
  const hex: Space = { id: "a", shape: "hex", at: [4, 3], style: "", label: "a" };
  const corner: Space = { id: "a:1", shape: "corner", at: [4, 2], style: "", label: "" };
  expect(unit([hex, corner])).toBeCloseTo(Math.sqrt(3));
  expect(unit([hex])).toBe(1);
});

test.each([
  [0, [0.5, 2.5]],
  [1, [0.5, 0.5]],
  [2, [2.5, 0.5]],
  [3, [2.5, 2.5]],
])("turned by %i quarters a1 lies at %o", (turn, where) => {
  expect(at(turn, "a1")).toEqual(where);
});

test("four quarter turns change nothing", () => {
  let point: [number, number] = [1, 2];
  let size: [number, number] = [5, 7];
  for (let i = 0; i < 4; i++) {
    point = turned(point, size, 1);
    size = [size[1], size[0]];
  }
  expect(point).toEqual([1, 2]);
});

test("arrows move the cursor by geometry", () => {
  const { spaces } = layout(scene());
  const from = spaces.get("b2")!;
  expect(["left", "right", "up", "down"].map((way) => step(spaces.values(), from, way as "left")!.space.id)).toEqual(["a2", "c2", "b3", "b1"]);
  expect(step(spaces.values(), spaces.get("a1")!, "left")).toBeNull();
});

test("a board turned upside down keeps arrows as the eye sees them", () => {
  const { spaces } = layout(scene({ board: { size: [3, 3], turn: 2 } }));
  expect(step(spaces.values(), spaces.get("b2")!, "up")!.space.id).toBe("b1");
});

test("hexes know which way they lie, and every shape has an outline", () => {
  const hex = (id: string, x: number, y: number): Space => ({ id, shape: "hex", at: [x, y], label: id });
  const pointy = layout({ board: { size: [3, 3] }, spaces: [hex("a", 0, 0), hex("b", 1, 0), hex("c", 0.5, 0.87)] }).spaces.get("a")!;
  const flat = layout({ board: { size: [3, 3] }, spaces: [hex("a", 0, 0), hex("b", 0, 1), hex("c", 0.87, 0.5)] }).spaces.get("a")!;
  expect(pointy.h).toBeGreaterThan(pointy.w);
  expect(flat.w).toBeGreaterThan(flat.h);
  const shapes: Space[] = (["square", "slot", "circle", "corner", "edge", "polygon"] as const).map((shape, i) => ({ id: shape, shape, at: [i, 0], label: shape, points: shape === "polygon" || shape === "edge" ? [[i, 0], [i + 1, 1], [i, 1]] : undefined! }));
  for (const { outline } of layout({ board: { size: [9, 9] }, spaces: shapes }).spaces.values()) expect(outline).toMatch(/^M[-\d. ].*Z$/);
});

test("a hexagon's up and page-up reach its two upper neighbours", () => {
  const hex = (id: string, x: number, y: number): Space => ({ id, shape: "hex", at: [x, y], label: id });
  const { spaces } = layout({ board: { size: [4, 4] }, spaces: [hex("o", 1, 1.732), hex("nw", 0.5, 0.866), hex("ne", 1.5, 0.866), hex("e", 2, 1.732)] });
  const from = spaces.get("o")!;
  const up = step(spaces.values(), from, "up")!.space.id;
  const other = step(spaces.values(), from, "pageup")!.space.id;
  expect(["nw", "ne"]).toContain(up);
  expect(other).toBe("ne");
});
