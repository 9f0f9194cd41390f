/** Pan and zoom of a board, in its own units; zoom 1 shows all of it. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const MOST = 6;

export class Viewport {
  zoom = $state(1);
  x = $state(0);
  y = $state(0);

  get fitted(): boolean {
    return this.zoom <= 1.001;
  }

  get transform(): string {
    return `translate(${this.x} ${this.y}) scale(${this.zoom})`;
  }

  fit(): void {
    this.zoom = 1;
    this.x = this.y = 0;
  }

  /** Zooms so that the point under the pointer stays there. */
  zoomAt(factor: number, px: number, py: number, box: Box): void {
    const zoom = Math.min(MOST, Math.max(1, this.zoom * factor));
    const ratio = zoom / this.zoom;
    this.x = px - (px - this.x) * ratio;
    this.y = py - (py - this.y) * ratio;
    this.zoom = zoom;
    this.hold(box);
  }

  pan(dx: number, dy: number, box: Box): void {
    this.x += dx;
    this.y += dy;
    this.hold(box);
  }

  /** Centres a point of the board. */
  centre(px: number, py: number, zoom: number, box: Box): void {
    this.zoom = Math.min(MOST, Math.max(1, zoom));
    this.x = box.x + box.w / 2 - px * this.zoom;
    this.y = box.y + box.h / 2 - py * this.zoom;
    this.hold(box);
  }

  /** The drawing was measured anew: the point in the middle stays there. */
  follow(before: Box, box: Box): void {
    if (this.fitted) return this.fit();
    const middle = (from: number, length: number, moved: number): number => (from + length / 2 - moved) / this.zoom;
    this.centre(middle(before.x, before.w, this.x), middle(before.y, before.h, this.y), this.zoom, box);
  }

  /** Shows a part of the board as large as it fits, with some room around it. */
  show(part: Box, box: Box): void {
    const room = 1.25;
    const zoom = Math.min(box.w / (part.w * room), box.h / (part.h * room), MOST / 2);
    this.centre(part.x + part.w / 2, part.y + part.h / 2, zoom, box);
  }

  /** The board never leaves the window. */
  private hold(box: Box): void {
    const least = (from: number, length: number): number => (from + length) * (1 - this.zoom);
    this.x = Math.min(box.x * (1 - this.zoom), Math.max(least(box.x, box.w), this.x));
    this.y = Math.min(box.y * (1 - this.zoom), Math.max(least(box.y, box.h), this.y));
  }
}
