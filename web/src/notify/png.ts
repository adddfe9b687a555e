// Our own icons as PNG, made when the client is built: some systems install nothing else. It draws what the icons are
// made of (rectangles, circles and paths of lines and cubic curves, filled) and nothing more.

import { deflateSync } from "node:zlib";

type Point = [number, number];
interface Shape {
  fill: [number, number, number];
  outline: Point[];
}

const FINE = 4; // points per pixel and direction
const ROUND = 0.5523; // how far the handles of a curve that draws a quarter of a circle reach
const STEPS = 24; // lines that a curve becomes

function curve(from: Point, a: Point, b: Point, to: Point): Point[] {
  return Array.from({ length: STEPS }, (_, at) => {
    const t = (at + 1) / STEPS;
    const u = 1 - t;
    const along = (k: 0 | 1): number => u ** 3 * from[k] + 3 * u * u * t * a[k] + 3 * u * t * t * b[k] + t ** 3 * to[k];
    return [along(0), along(1)];
  });
}

/** M, H, h, V, v, C, c, s and z: what our icons use; anything else is an error. */
export function outlined(path: string): Point[] {
  const found: Point[] = [];
  let here: Point = [0, 0];
  let handle: Point | null = null;
  for (const [, letter = "", rest = ""] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (rest.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = { M: 2, H: 1, h: 1, V: 1, v: 1, C: 6, c: 6, s: 4, z: 0, Z: 0 }[letter];
    if (size === undefined || (size > 0 && numbers.length % size !== 0)) throw new Error(`path: ${letter}`);
    for (let at = 0; at < numbers.length; at += Math.max(1, size)) {
      const [x, y]: Point = letter === letter.toLowerCase() ? here : [0, 0];
      const n = (index: number): number => numbers[at + index] ?? 0;
      const p = (index: number): Point => [x + n(index), y + n(index + 1)];
      if (size <= 2) {
        if (letter === "M") here = p(0);
        else here = letter.toLowerCase() === "h" ? [x + n(0), here[1]] : [here[0], y + n(0)];
        handle = null;
        found.push(here);
        continue;
      }
      const first: Point = size === 6 ? p(0) : handle ? [2 * here[0] - handle[0], 2 * here[1] - handle[1]] : [...here];
      const [second, to] = size === 6 ? [p(2), p(4)] : [p(0), p(2)];
      found.push(...curve(here, first, second, to));
      [here, handle] = [to, second];
    }
  }
  return found;
}

function rounded(x: number, y: number, w: number, h: number, r: number): Point[] {
  const k = r * (1 - ROUND);
  const corner = (from: Point, over: Point, to: Point): Point[] => {
    const near = (end: Point): Point => [
      over[0] + ((end[0] - over[0]) * k) / (r || 1),
      over[1] + ((end[1] - over[1]) * k) / (r || 1),
    ];
    return [from, ...curve(from, near(from), near(to), to)];
  };
  return [
    ...corner([x, y + r], [x, y], [x + r, y]),
    ...corner([x + w - r, y], [x + w, y], [x + w, y + r]),
    ...corner([x + w, y + h - r], [x + w, y + h], [x + w - r, y + h]),
    ...corner([x + r, y + h], [x, y + h], [x, y + h - r]),
  ];
}

function shapes(svg: string): Shape[] {
  return [...svg.matchAll(/<(rect|circle|path)\s([^>]*?)\/?>/g)].map(([, kind, text = ""]) => {
    const given = Object.fromEntries([...text.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
    const n = (name: string): number => Number(given[name] ?? 0);
    const fill = /^#(..)(..)(..)$/.exec(given["fill"] ?? "");
    if (!fill) throw new Error(`fill of ${kind}`);
    const [red = 0, green = 0, blue = 0] = fill.slice(1).map((part) => parseInt(part, 16));
    let outline = outlined(given["d"] ?? "");
    if (kind === "rect") outline = rounded(n("x"), n("y"), n("width"), n("height"), n("rx"));
    if (kind === "circle") outline = rounded(n("cx") - n("r"), n("cy") - n("r"), 2 * n("r"), 2 * n("r"), n("r"));
    return { fill: [red, green, blue], outline };
  });
}

/** Where a line at this height goes in and out of a shape. */
function crossings(outline: Point[], y: number): number[] {
  const found: number[] = [];
  outline.forEach(([x1, y1], at) => {
    const [x2, y2] = outline[(at + 1) % outline.length] ?? [x1, y1];
    if (y1 <= y !== y2 <= y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  });
  return found.sort((a, b) => a - b);
}

/** Red, green, blue and how much of it, by pixel. */
export function drawn(svg: string, size: number): Uint8Array {
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  if (!side) throw new Error("viewBox");
  const all = shapes(svg);
  const points = size * FINE;
  const sums = new Float64Array(size * size * 4);
  const column = (x: number): number => Math.round((x / side) * points);
  for (let line = 0; line < points; line += 1) {
    const tops = new Int8Array(points).fill(-1); // the shape that lies on top, by point
    all.forEach(({ outline }, number) => {
      const ends = crossings(outline, ((line + 0.5) / points) * side);
      for (let at = 0; at + 1 < ends.length; at += 2)
        tops.fill(number, column(ends[at] ?? 0), column(ends[at + 1] ?? 0));
    });
    tops.forEach((number, x) => {
      const [red, green, blue] = all[number]?.fill ?? [];
      if (red === undefined || green === undefined || blue === undefined) return;
      const at = (Math.floor(line / FINE) * size + Math.floor(x / FINE)) * 4;
      sums[at] = (sums[at] ?? 0) + red;
      sums[at + 1] = (sums[at + 1] ?? 0) + green;
      sums[at + 2] = (sums[at + 2] ?? 0) + blue;
      sums[at + 3] = (sums[at + 3] ?? 0) + 1;
    });
  }
  return Uint8Array.from(sums, (sum, at) => {
    const count = sums[at - (at % 4) + 3] ?? 0;
    if (at % 4 === 3) return Math.round((count / FINE ** 2) * 255);
    return count ? Math.round(sum / count) : 0;
  });
}

function crc(data: Uint8Array): number {
  let found = ~0;
  for (const byte of data) {
    found ^= byte;
    for (let bit = 0; bit < 8; bit += 1) found = (found >>> 1) ^ (found & 1 ? 0xedb88320 : 0);
  }
  return ~found >>> 0;
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** An icon of ours, so many pixels wide and high. */
export function png(svg: string, size: number): Buffer {
  const pixels = drawn(svg, size);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6], 8); // eight bits of each of four channels
  const lines = Buffer.alloc(size * (size * 4 + 1));
  for (let y = 0; y < size; y += 1) {
    lines.set(pixels.subarray(y * size * 4, (y + 1) * size * 4), y * (size * 4 + 1) + 1);
  }
  const data = deflateSync(lines, { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", head), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}
