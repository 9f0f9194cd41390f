import { expect, test } from "vitest";
import { Viewport } from "../src/board/viewport.svelte";

const middle = (view: Viewport, { x, y, w, h }: { x: number; y: number; w: number; h: number }): number[] =>
  [x + w / 2 - view.x, y + h / 2 - view.y].map((length) => Math.round(length / view.zoom));

test("what is in the middle stays there when the drawing is measured anew", () => {
  const [desk, phone] = [{ x: -100, y: 0, w: 1200, h: 600 }, { x: 0, y: -300, w: 1000, h: 1200 }];
  const view = new Viewport();
  view.centre(700, 350, 3, desk);
  view.follow(desk, phone);
  expect([view.zoom, ...middle(view, phone)]).toEqual([3, 700, 350]);
});

test("a board that was seen whole is still seen whole", () => {
  const view = new Viewport();
  view.follow({ x: 0, y: 0, w: 10, h: 10 }, { x: -5, y: 0, w: 20, h: 10 });
  expect([view.fitted, view.x, view.y]).toEqual([true, 0, 0]);
});
