// Where things lie in the archipelago. The places of the islands are made by hand, for wide and for narrow
// screens; grounds, borders, reefs and walkways follow from the graph of the table's own components.

import type { Ground, Island, View } from "./types";
import { shores } from "./view";

export type Point = readonly [number, number];

/** The box of an island, in the units of a sheet. */
export const ISLE = { width: 216, height: 206 };
/** A nomad tile that waits to come. */
export const WAITING = 92;

export interface Layout {
  width: number;
  height: number;
  /** Middle of each island. */
  islands: Record<string, Point>;
  /** Middle of each migration space. */
  migration: readonly Point[];
  /** Middle of the small island for third settlers. */
  tamana: Point | null;
}

const SMALL_WIDE: Layout = {
  width: 968,
  height: 512,
  islands: {
    butaritari: [126, 128],
    marakei: [408, 118],
    abaiang: [690, 130],
    tarawa: [128, 396],
    abemama: [408, 388],
    nonouti: [690, 398],
  },
  migration: [
    [910, 58],
    [910, 156],
    [910, 254],
    [910, 352],
  ],
  tamana: [892, 452],
};

const LARGE_WIDE: Layout = {
  width: 1222,
  height: 506,
  islands: {
    butaritari: [124, 126],
    marakei: [404, 116],
    abaiang: [684, 122],
    maiana: [964, 130],
    tarawa: [124, 392],
    abemama: [404, 384],
    nonouti: [684, 388],
    beru: [964, 394],
  },
  migration: [
    [1160, 70],
    [1160, 188],
    [1160, 306],
    [1160, 424],
  ],
  tamana: null,
};

// On a narrow screen the rows become columns.
const SMALL_TALL: Layout = {
  width: 524,
  height: 1032,
  islands: {
    butaritari: [122, 244],
    marakei: [122, 512],
    abaiang: [122, 780],
    tarawa: [402, 252],
    abemama: [402, 520],
    nonouti: [402, 788],
  },
  migration: [
    [74, 62],
    [194, 62],
    [314, 62],
    [434, 62],
  ],
  tamana: [84, 966],
};

const LARGE_TALL: Layout = {
  width: 524,
  height: 1192,
  islands: {
    butaritari: [122, 244],
    marakei: [122, 510],
    abaiang: [122, 776],
    maiana: [122, 1042],
    tarawa: [402, 252],
    abemama: [402, 518],
    nonouti: [402, 784],
    beru: [402, 1050],
  },
  migration: [
    [74, 62],
    [194, 62],
    [314, 62],
    [434, 62],
  ],
  tamana: null,
};

export function layoutOf(side: View["side"], isTall: boolean): Layout {
  if (side === "small") return isTall ? SMALL_TALL : SMALL_WIDE;
  return isTall ? LARGE_TALL : LARGE_WIDE;
}

/** Every island has a place: one that nobody has drawn yet comes to the middle. */
export function islandAt(layout: Layout, island: Island | undefined): Point {
  return layout.islands[island?.name ?? ""] ?? [layout.width / 2, layout.height / 2];
}

function between([ax, ay]: Point, [bx, by]: Point, part = 0.5): Point {
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
}

/** The middle of all islands: what lies farther from it is outside. */
function heart(view: View, layout: Layout): Point {
  const places = view.islands.map((island) => islandAt(layout, island));
  const sum = places.reduce<Point>(([x, y], place) => [x + place[0], y + place[1]], [0, 0]);
  return [sum[0] / places.length, sum[1] / places.length];
}

function isLevel(a: Point, b: Point): boolean {
  return Math.abs(a[0] - b[0]) > Math.abs(a[1] - b[1]);
}

const INWARDS = 22;
const OUTWARDS = 62;
/** How far from the end of a walkway, which reaches under the land, its sign stands. */
const SHORE = 30;

/** From the middle between two islands along their channel, outwards if positive. */
function alongChannel(view: View, layout: Layout, a: Point, b: Point, by: number): Point {
  const [x, y] = between(a, b);
  const [hx, hy] = heart(view, layout);
  return isLevel(a, b) ? [x, y + Math.sign(y - hy) * by] : [x + Math.sign(x - hx) * by, y];
}

function ends(view: View, layout: Layout, ground: Ground): [Point, Point] {
  const [one, two] = shores(ground);
  return [islandAt(layout, view.islands[one]), islandAt(layout, view.islands[two])];
}

function hasWalkway(view: View, [one, two]: readonly [number, number]): boolean {
  return view.islands[one]?.walkways.includes(two) ?? false;
}

/** The middle of an anchoring ground: between its islands, beside their walkway. */
export function groundAt(view: View, layout: Layout, ground: Ground): Point {
  const [a, b] = ends(view, layout, ground);
  return alongChannel(view, layout, a, b, hasWalkway(view, shores(ground)) ? -INWARDS : 0);
}

/** Where the walkways of an island begin, off its shore; none: it has no walkway. */
export function bridgehead(view: View, layout: Layout, island: number): Point | null {
  const way = walkways(view, layout).find(({ islands }) => islands.includes(island));
  if (!way) return null;
  const [near, far] = way.islands[0] === island ? [way.from, way.to] : [way.to, way.from];
  const long = Math.hypot(far[0] - near[0], far[1] - near[1]) || 1;
  return between(near, far, SHORE / long);
}

export interface Walkway {
  islands: [number, number];
  from: Point;
  to: Point;
}

export function walkways(view: View, layout: Layout): Walkway[] {
  return view.islands.flatMap((island, one) =>
    island.walkways
      .filter((two) => two > one)
      .map((two) => {
        const a = islandAt(layout, island);
        const b = islandAt(layout, view.islands[two]);
        const [x, y] = alongChannel(view, layout, a, b, OUTWARDS);
        const half = isLevel(a, b)
          ? [Math.abs(a[0] - b[0]) / 2 - ISLE.width / 2 + 14, 0]
          : [0, Math.abs(a[1] - b[1]) / 2 - ISLE.height / 2 + 14];
        const [dx = 0, dy = 0] = half;
        return {
          islands: [one, two] as [number, number],
          from: [x - dx, y - dy] as Point,
          to: [x + dx, y + dy] as Point,
        };
      }),
  );
}

/** A line in the sea: a border between two neighbouring sections, or a reef where there is no passage. */
export interface SeaLine {
  grounds: [number, number];
  kind: "border" | "reef";
  from: Point;
  to: Point;
}

export function seaLines(view: View, layout: Layout): SeaLine[] {
  const lines: SeaLine[] = [];
  view.grounds.forEach((ground, one) => {
    view.grounds.forEach((other, two) => {
      if (two <= one) return;
      const shared = ground.islands.find((island) => other.islands.includes(island));
      const isBorder = ground.borders.includes(two);
      if (shared === undefined) {
        if (isBorder) {
          const from = groundAt(view, layout, ground);
          lines.push({ grounds: [one, two], kind: "border", from, to: groundAt(view, layout, other) });
        }
        return;
      }
      for (const [from, to] of meetings(view, layout, ground, other, shared)) {
        lines.push({ grounds: [one, two], kind: isBorder ? "border" : "reef", from, to });
      }
    });
  });
  return lines;
}

/** Where the sections of two grounds of one island meet: at the corner of four islands, or off the shore. */
function meetings(view: View, layout: Layout, one: Ground, two: Ground, shared: number): [Point, Point][] {
  const s = islandAt(layout, view.islands[shared]);
  const [a, b] = [one, two].map((ground) => {
    const other = ground.islands.find((island) => island !== shared);
    return islandAt(layout, view.islands[other ?? shared]);
  }) as [Point, Point];
  const { width, height } = ISLE;
  if (isLevel(s, a) === isLevel(s, b)) {
    const [hx, hy] = heart(view, layout);
    if (isLevel(s, a)) {
      const down = Math.sign(s[1] - hy);
      return [
        [
          [s[0], s[1] + (down * height) / 2.3],
          [s[0], down < 0 ? 0 : layout.height],
        ],
      ];
    }
    const right = Math.sign(s[0] - hx);
    return [
      [
        [s[0] + (right * width) / 2.3, s[1]],
        [right < 0 ? 0 : layout.width, s[1]],
      ],
    ];
  }
  const crossing = between(a, b);
  const dx = Math.sign(crossing[0] - s[0]);
  const dy = Math.sign(crossing[1] - s[1]);
  const inner: [Point, Point] = [[s[0] + (dx * width) / 2.5, s[1] + (dy * height) / 2.5], crossing];
  const places = view.islands.map((island) => islandAt(layout, island));
  const isCorner = places.every(([x, y]) => (x - s[0]) * dx >= -40 && (y - s[1]) * dy >= -40);
  if (!isCorner) return [inner];
  const outer: Point = [dx > 0 ? 0 : s[0] + width / 2 + 20, dy > 0 ? s[1] - height / 2 - 20 : layout.height];
  return [inner, [[s[0] - (dx * width) / 2.5, s[1] - (dy * height) / 2.5], outer]];
}
