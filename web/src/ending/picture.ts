/** The result as a picture to send: drawn in the browser from what it shows itself. */
import { markPath, type SeatLook } from "../look/marks";
import type { Row } from "./rows";

export const [WIDTH, HEIGHT] = [1200, 630];
const EDGE = 48;

export interface Sheet {
  headline: string;
  line: string;
  title: string;
  address: string;
  rows: Row[];
  most: number;
  counted: boolean;
  names: string[];
  looks: SeatLook[];
  colours: { page: string; panel: string; panel2: string; ink: string; ink2: string; accent: string; title: string };
  faces: { title: string; text: string };
}

/** The drawing without the board; where the board goes is told back. */
export function paint(context: CanvasRenderingContext2D, sheet: Sheet, withBoard: boolean): DOMRect {
  const { colours, faces } = sheet;
  context.fillStyle = colours.panel;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = colours.accent;
  context.fillRect(0, 0, WIDTH, 10);
  const board = new DOMRect(WIDTH - 560, 70, 520, 500);
  const wide = (withBoard ? board.x : WIDTH) - 2 * EDGE + 20;
  context.textBaseline = "alphabetic";
  text(context, sheet.title, EDGE, 74, `600 26px ${faces.text}`, colours.ink2, wide);
  const below = wrapped(context, sheet.headline, EDGE, 132, wide, 50, `46px ${faces.title}`, colours.title);
  const after = wrapped(context, sheet.line, EDGE, below + 6, wide, 30, `400 24px ${faces.text}`, colours.ink2);
  bars(context, sheet, after + 16, wide);
  text(context, sheet.address, EDGE, HEIGHT - 34, `600 22px ${faces.text}`, colours.ink2, wide);
  return board;
}

function bars(context: CanvasRenderingContext2D, sheet: Sheet, top: number, wide: number): void {
  const high = Math.min(64, (HEIGHT - 90 - top) / Math.max(1, sheet.rows.length));
  sheet.rows.forEach((row, nth) => bar(context, sheet, row, top + nth * high, high - 12, wide));
}

function bar(context: CanvasRenderingContext2D, sheet: Sheet, row: Row, y: number, high: number, wide: number): void {
  const { colours, faces } = sheet;
  const look = sheet.looks[row.seat];
  const middle = y + high / 2;
  if (look) {
    const mark = new Path2D(markPath(look.shape, EDGE + 12, middle, 10));
    context.fillStyle = look.colour;
    context.fill(mark, "evenodd");
    context.strokeStyle = "rgb(0 0 0 / .45)";
    context.stroke(mark);
  }
  const name = sheet.names[row.seat] ?? "";
  const from = name ? EDGE + 190 : EDGE + 36;
  text(context, name, EDGE + 34, middle + 8, `600 22px ${faces.text}`, colours.ink, from - EDGE - 44);
  const room = EDGE + wide - from - 70;
  let x = from;
  for (const part of row.parts) {
    const length = sheet.counted ? part.points * Math.min(34, room / Math.max(sheet.most, 1)) : (part.points / sheet.most) * room;
    context.fillStyle = part.colour;
    round(context, x, y, Math.max(2, length - 3), high);
    if (length > 26) text(context, String(part.points), x + length / 2 - 8, middle + 8, `700 21px ${faces.text}`, part.ink, length);
    x += length;
  }
  text(context, String(row.total), x + 12, middle + 11, `700 32px ${faces.text}`, colours.ink, 90);
}

function round(context: CanvasRenderingContext2D, x: number, y: number, wide: number, high: number): void {
  context.beginPath();
  context.roundRect(x, y, wide, high, 6);
  context.fill();
}

function text(context: CanvasRenderingContext2D, what: string, x: number, y: number, font: string, colour: string, wide: number): void {
  context.font = font;
  context.fillStyle = colour;
  context.fillText(what, x, y, wide);
}

/** Words in as many lines as they take, two at most; where the next thing may begin. */
function wrapped(context: CanvasRenderingContext2D, what: string, x: number, y: number, wide: number, high: number, font: string, colour: string): number {
  context.font = font;
  const lines = broken(what, wide, (words) => context.measureText(words).width).slice(0, 2);
  lines.forEach((line, nth) => text(context, line, x, y + nth * high, font, colour, wide));
  return y + Math.max(1, lines.length) * high;
}

export function broken(what: string, wide: number, measure: (words: string) => number): string[] {
  const lines: string[] = [];
  for (const word of what.split(" ").filter(Boolean)) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && measure(longer) <= wide) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** What of its style a drawing takes along: a picture has no stylesheet. */
const STYLE = ["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-dasharray", "stroke-opacity", "opacity", "font-size", "font-weight", "font-family", "text-anchor", "paint-order", "visibility", "display"];

/** The board as it is drawn on the page, as an image of its own. */
export async function boardImage(board: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = board.cloneNode(true) as SVGSVGElement;
  const [from, to] = [[board, ...board.querySelectorAll("*")], [copy, ...copy.querySelectorAll("*")]];
  from.forEach((one, i) => dress(one, to[i]!));
  const box = board.viewBox.baseVal;
  copy.setAttribute("width", String(box.width * 2));
  copy.setAttribute("height", String(box.height * 2));
  await Promise.all([...copy.querySelectorAll("image")].map(inline));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

function dress(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  to.removeAttribute("class");
  for (const name of STYLE) to.setAttribute(name, style.getPropertyValue(name)); // as attributes: the page allows no styles in markup
  if (style.transform !== "none" && !to.hasAttribute("transform")) to.setAttribute("transform", style.transform);
}

/** A picture in a picture must be inside it. */
async function inline(image: SVGImageElement): Promise<void> {
  const href = image.getAttribute("href") ?? "";
  if (!href || href.startsWith("data:")) return;
  const blob = await (await fetch(href)).blob();
  image.setAttribute("href", await new Promise<string>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.readAsDataURL(blob);
  }));
}

/** As large as fits, in the middle. */
export function fitted(wide: number, high: number, box: DOMRect): DOMRect {
  const scale = Math.min(box.width / wide, box.height / high);
  return new DOMRect(box.x + (box.width - wide * scale) / 2, box.y + (box.height - high * scale) / 2, wide * scale, high * scale);
}
