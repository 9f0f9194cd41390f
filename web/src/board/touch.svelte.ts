/** Fingers and mice on a board: choose, drag a piece, pan, pinch, wheel. */
import { CELL } from "../scene/geometry";
import type { Box, Viewport } from "./viewport.svelte";

interface Wishes {
  choose(id: string): void;
  release(): void;
  lit(id: string): boolean;
  /** The part of the board where something is lit. */
  area(): Box | null;
}

/** A finger's target: on a smaller cell it is shown what it points at. */
const FINGER = 44;
const AIM = 180;

const SLIP = 6;
const LONG_PRESS = 350;

interface Down {
  x: number;
  y: number;
  id: string;
  mouse: boolean;
}

export class Touch {
  /** The piece that follows the pointer, and how far it went, in board units. */
  held = $state("");
  drag = $state.raw<[number, number]>([0, 0]);
  /** What the finger points at, in board units and window pixels, while a small cell is pressed. */
  loupe = $state.raw<{ at: { x: number; y: number }; x: number; y: number } | null>(null);
  /** A still finger aims: it may slide to another cell, and chooses where it is lifted. */
  aiming = $state(false);
  /** Somebody has touched the board: from then on it stays as they leave it. */
  touched = false;
  private pointers = new Map<number, Down>();
  private panned = false;
  private ripe = false;
  /** Taps in a row on nothing lit: only two of those are a double tap, a choice made twice is not. */
  private idle = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly svg: () => SVGSVGElement,
    private readonly view: Viewport,
    private readonly box: () => Box,
    private readonly wishes: Wishes,
  ) {}

  under = (event: { clientX: number; clientY: number }): string => {
    const found = document.elementsFromPoint(event.clientX, event.clientY);
    const hit = found.map((one) => one.closest("[data-id]")).find((one) => one && this.svg().contains(one) && one.getAttribute("data-id") !== this.held);
    return hit?.getAttribute("data-id") ?? "";
  };

  down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.touched = true;
    const mouse = event.pointerType === "mouse";
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY, id: this.under(event), mouse });
    this.panned = false;
    this.ripe = mouse;
    if (this.timer) clearTimeout(this.timer);
    if (!mouse) this.rest(event);
  };

  /** A finger that stays where it is: aims first, then drags. */
  private rest(event: PointerEvent): void {
    this.aiming = false;
    if (this.small() && this.pointers.size === 1) this.look(event);
    this.timer = setTimeout(() => {
      this.aiming = this.loupe !== null;
      this.timer = setTimeout(() => (this.ripe = true), LONG_PRESS - AIM);
    }, AIM);
  }

  /** Is a cell smaller on this screen than a finger needs? */
  private small(): boolean {
    return (CELL * this.view.zoom) / this.perPixel() < FINGER;
  }

  private look(event: PointerEvent): void {
    const [x, y] = this.at(event);
    this.loupe = { at: { x: (x - this.view.x) / this.view.zoom, y: (y - this.view.y) / this.view.zoom }, x: event.clientX, y: event.clientY };
  }

  move = (event: PointerEvent): void => {
    const from = this.pointers.get(event.pointerId);
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (this.pointers.size === 2) return this.pinch(event, from);
    if (!this.held && !this.aims(from) && Math.hypot(dx, dy) > SLIP) this.begin(event, from);
    if (this.loupe && (this.held || this.aiming)) this.look(event);
    else if (this.panned) this.loupe = null;
    const scale = this.perPixel();
    if (this.held) this.drag = [(dx * scale) / this.view.zoom, (dy * scale) / this.view.zoom];
    else if (this.panned && !this.view.fitted) {
      this.view.pan(dx * scale, dy * scale, this.box());
      Object.assign(from, { x: event.clientX, y: event.clientY });
    }
  };

  up = (event: PointerEvent): void => {
    const from = this.pointers.get(event.pointerId);
    this.pointers.delete(event.pointerId);
    if (this.timer) clearTimeout(this.timer);
    if (!from) return;
    const to = this.under(event);
    this.idle = this.wishes.lit(to) ? 0 : this.idle + 1;
    const aimed = this.aiming && !this.held && !this.panned;
    this.aiming = false;
    this.loupe = null;
    if (aimed && to) this.wishes.choose(to);
    else if (this.held) this.drop(from.id, to);
    else if (!this.panned && to && to === from.id) this.wishes.choose(to);
    else if (!this.panned && !to) this.wishes.release();
  };

  cancel = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId);
    if (this.timer) clearTimeout(this.timer);
    this.held = "";
    this.loupe = null;
    this.aiming = false;
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.touched = true;
    const [x, y] = this.at(event);
    this.view.zoomAt(Math.exp(-event.deltaY * 0.0015), x, y, this.box());
  };

  twice = (event: MouseEvent): void => {
    if (this.idle < 2) return;
    const [x, y] = this.at(event);
    const area = this.wishes.area();
    if (!this.view.fitted) this.view.fit();
    else if (area) this.view.show(area, this.box());
    else this.view.zoomAt(2.2, x, y, this.box());
  };

  /** A finger that rested on a small cell slides to another; on a piece that can be dragged it drags. */
  private aims(from: Down): boolean {
    return this.aiming && !(this.ripe && this.wishes.lit(from.id) && this.isPiece(from.id));
  }

  /** A slip past the threshold: a ripe press on something lit drags it, anything else pans. */
  private begin(event: PointerEvent, from: Down): void {
    this.panned = true;
    if (!this.ripe || !from.id || !this.wishes.lit(from.id) || !this.isPiece(from.id)) return;
    this.held = from.id;
    this.svg().setPointerCapture(event.pointerId);
    if (!this.chosen(from.id)) this.wishes.choose(from.id);
  }

  private drop(from: string, to: string): void {
    this.held = "";
    this.drag = [0, 0];
    if (to && to !== from) this.wishes.choose(to);
    else if (!to) this.wishes.release();
  }

  private isPiece = (id: string): boolean => this.svg().querySelector(`.piece[data-id="${CSS.escape(id)}"]`) !== null;
  private chosen = (id: string): boolean => this.svg().querySelector(`.lit.chosen[data-for="${CSS.escape(id)}"]`) !== null;

  private pinch(event: PointerEvent, from: Down): void {
    const other = [...this.pointers.entries()].find(([id]) => id !== event.pointerId)![1];
    const before = Math.hypot(from.x - other.x, from.y - other.y);
    const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    this.panned = true;
    this.loupe = null;
    const [x, y] = this.at({ clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 });
    if (before > 1) this.view.zoomAt(after / before, x, y, this.box());
    Object.assign(from, { x: event.clientX, y: event.clientY });
  }

  private perPixel(): number {
    return 1 / (this.svg().getScreenCTM()?.a ?? 1);
  }

  /** A point of the window in the units of the viewBox. */
  private at({ clientX, clientY }: { clientX: number; clientY: number }): [number, number] {
    const matrix = this.svg().getScreenCTM();
    if (!matrix) return [0, 0];
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return [point.x, point.y];
  }
}
