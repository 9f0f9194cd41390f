/** Seats: a colour and a shape, always together. */
export const SHAPES = ["circle", "square", "triangle", "diamond", "hexagon", "star", "cross", "ring"] as const;
export type MarkShape = (typeof SHAPES)[number];

export interface SeatLook {
  colour: string;
  shape: MarkShape;
  rim: string;
  /** Colour of text on the seat's colour. */
  on: string;
}

const COLOURS = ["#185a9a", "#bb4400", "#2fbd7b", "#f6d125", "#69e6ff", "#cd7abb", "#26262b", "#f2efe6"];

export function seatLook(seat: number, theme: Partial<SeatLook>[] = [], colour = ""): SeatLook {
  const own = theme[seat] ?? {};
  const fill = colour || own.colour || COLOURS[seat % COLOURS.length]!;
  const shape = own.shape ?? SHAPES[seat % SHAPES.length]!;
  return { colour: fill, shape, rim: own.rim ?? "#fffdf6", on: own.on ?? ink(fill) };
}

/** White or ink, whichever reads better on a colour. */
export function ink(colour: string): string {
  const hex = /^#?([0-9a-f]{3,8})/i.exec(colour)?.[1] ?? "888888";
  const full = hex.length < 6 ? [...hex].map((c) => c + c).join("") : hex;
  const [r, g, b] = [0, 2, 4].map((i) => linear(parseInt(full.slice(i, i + 2), 16) / 255)) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.19 ? "#17150f" : "#ffffff";
}

const linear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

/** Outline of a mark of radius r around (x, y). */
export function markPath(shape: MarkShape, x: number, y: number, r: number): string {
  switch (shape) {
    case "square":
      return `M${x - r * 0.86} ${y - r * 0.86}h${r * 1.72}v${r * 1.72}h${-r * 1.72}Z`;
    case "triangle":
      return regular(3, -Math.PI / 2, x, y, r * 1.16);
    case "diamond":
      return regular(4, 0, x, y, r * 1.1);
    case "hexagon":
      return regular(6, 0, x, y, r);
    case "star":
      return star(x, y, r);
    case "cross":
      return cross(x, y, r, r * 0.36);
    case "ring":
      return `${disc(x, y, r)}${disc(x, y, r * 0.5)}`;
    default:
      return disc(x, y, r);
  }
}

const join = (points: [number, number][]): string => `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}Z`;

function regular(n: number, from: number, x: number, y: number, r: number): string {
  return join(Array.from({ length: n }, (_, k) => [x + r * Math.cos(from + (2 * Math.PI * k) / n), y + r * Math.sin(from + (2 * Math.PI * k) / n)]));
}

function star(x: number, y: number, r: number): string {
  return join(Array.from({ length: 10 }, (_, k) => {
    const q = k % 2 ? r * 0.5 : r * 1.15;
    return [x + q * Math.cos((k * Math.PI) / 5 - Math.PI / 2), y + q * Math.sin((k * Math.PI) / 5 - Math.PI / 2)];
  }));
}

function cross(x: number, y: number, r: number, t: number): string {
  return `M${x - t} ${y - r}h${2 * t}v${r - t}h${r - t}v${2 * t}h${t - r}v${r - t}h${-2 * t}v${t - r}h${t - r}v${-2 * t}h${r - t}Z`;
}

const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
