// Where places lie on the map: hexagons with a corner on top, in units of their radius.

import type { View } from "./types";

export const HEX_WIDTH = Math.sqrt(3);
export const HEX_HEIGHT = 2;
const MARGIN = 0.22;

export interface Spot {
  place: number;
  /** Middle of the hexagon, in percent of the map. */
  x: number;
  y: number;
}

export interface Field {
  spots: Map<number, Spot>;
  /** Width and height in radii. */
  width: number;
  height: number;
}

export function field(view: View): Field {
  const places = [
    ...view.glades.map((glade, place) => ({ place, at: glade.at })),
    ...view.settlements.map(({ place, at }) => ({ place, at })),
  ].map(({ place, at: [q, r] }) => ({ place, x: HEX_WIDTH * (q + r / 2), y: 1.5 * r }));
  const left = Math.min(...places.map(({ x }) => x)) - HEX_WIDTH / 2 - MARGIN;
  const top = Math.min(...places.map(({ y }) => y)) - HEX_HEIGHT / 2 - MARGIN;
  const width = Math.max(...places.map(({ x }) => x)) + HEX_WIDTH / 2 + MARGIN - left;
  const height = Math.max(...places.map(({ y }) => y)) + HEX_HEIGHT / 2 + MARGIN - top;
  const spots = places.map(({ place, x, y }): [number, Spot] => [
    place,
    { place, x: ((x - left) / width) * 100, y: ((y - top) / height) * 100 },
  ]);
  return { spots: new Map(spots), width, height };
}

/** Where the n-th of `count` pieces stands on a hexagon: offset from the middle in radii, and its size. */
export function stand(n: number, count: number, hasTower: boolean): { x: number; y: number; size: number } {
  // A tower stands to the left, its garrison beside it.
  const middle = hasTower ? 0.26 : 0;
  const most = hasTower ? 0.85 : 1.35;
  if (hasTower && count === 1) return { x: 0.4, y: -0.02, size: 0.64 };
  if (count <= (hasTower ? 2 : 3)) {
    const size = hasTower ? 0.52 : count < 3 ? 0.64 : 0.54;
    return { x: middle + (n - (count - 1) / 2) * Math.min(size, most / count), y: -0.02, size };
  }
  const top = Math.ceil(count / 2);
  const row = n < top ? 0 : 1;
  const inRow = row === 0 ? top : count - top;
  const i = row === 0 ? n : n - top;
  const step = Math.min(0.42, most / inRow);
  return { x: middle + (i - (inRow - 1) / 2) * step, y: -0.22 + row * 0.4, size: 0.42 };
}
