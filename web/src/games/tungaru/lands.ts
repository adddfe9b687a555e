// The outlines of the islands: every one has its own coast and its own palms.

import { ISLE, type Point } from "./geometry";

export interface Land {
  /** How far the coast reaches out, all around from the east on: 1 is the edge of the box. */
  coast: readonly number[];
  /** Palms at the shore: place within the box, and size. */
  palms: readonly (readonly [number, number, number])[];
}

const PLAIN: Land = { coast: [1.04, 1, 1.03, 1.01], palms: [[228, 0, 38]] };

/** Drawn after what the atolls are known for: Marakei is a ring, Abemama a crescent, Tarawa a hook. */
const LANDS: Record<string, Land> = {
  butaritari: {
    coast: [1.05, 1.02, 1.09, 1.03, 1.0, 1.06, 1.1, 1.03, 1.06, 1.09, 1.0, 1.05, 1.02, 1.1, 1.06, 1.01],
    palms: [
      [-12, 0, 46],
      [206, 196, 40],
    ],
  },
  marakei: {
    coast: [1.04, 1.08, 1.05, 1.06, 1.03, 1.08, 1.05, 1.07, 1.04, 1.08, 1.05, 1.06, 1.04, 1.07, 1.05, 1.07],
    palms: [
      [230, -6, 42],
      [-4, 200, 36],
    ],
  },
  abaiang: {
    coast: [1.08, 1.03, 1.0, 1.09, 1.05, 1.0, 1.04, 1.1, 1.03, 1.0, 1.08, 1.05, 1.1, 1.02, 1.06, 1.09],
    palms: [
      [234, -2, 46],
      [-10, 10, 34],
    ],
  },
  tarawa: {
    coast: [1.0, 1.06, 1.12, 1.05, 1.04, 1.08, 1.02, 1.06, 1.1, 1.04, 1.0, 1.05, 1.08, 1.03, 1.1, 1.04],
    palms: [
      [-4, 198, 50],
      [230, -4, 36],
    ],
  },
  abemama: {
    coast: [1.07, 1.1, 1.05, 1.0, 1.03, 1.07, 1.1, 1.06, 1.02, 1.0, 1.05, 1.1, 1.06, 1.02, 1.0, 1.04],
    palms: [
      [206, 200, 46],
      [-8, 0, 34],
    ],
  },
  nonouti: {
    coast: [1.05, 1.0, 1.06, 1.1, 1.02, 1.05, 1.08, 1.0, 1.04, 1.1, 1.07, 1.02, 1.05, 1.0, 1.08, 1.1],
    palms: [
      [-12, 6, 42],
      [210, 192, 38],
    ],
  },
  maiana: {
    coast: [1.1, 1.05, 1.02, 1.07, 1.0, 1.04, 1.09, 1.04, 1.0, 1.06, 1.1, 1.03, 1.05, 1.08, 1.02, 1.06],
    palms: [
      [234, -4, 44],
      [2, 204, 34],
    ],
  },
  beru: {
    coast: [1.03, 1.08, 1.1, 1.02, 1.06, 1.0, 1.05, 1.09, 1.05, 1.02, 1.0, 1.08, 1.04, 1.1, 1.05, 1.0],
    palms: [
      [208, 200, 48],
      [-10, 8, 36],
    ],
  },
};

export function landOf(name: string): Land {
  return LANDS[name] ?? PLAIN;
}

const SQUARENESS = 4.2;

/** A closed, smooth coast around a middle; `spread` makes it wider, for shallows and surf. */
export function coastline(coast: readonly number[], spread = 0, box = ISLE): string {
  const steps = coast.length * 2;
  const points = Array.from({ length: steps }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / steps;
    const far = coast[Math.floor(i / 2)] ?? 1;
    const next = coast[(Math.floor(i / 2) + 1) % coast.length] ?? 1;
    const reach = i % 2 === 0 ? far : (far + next) / 2;
    const a = (box.width / 2) * reach + spread;
    const b = (box.height / 2) * reach + spread;
    const edge = Math.abs(Math.cos(angle) / a) ** SQUARENESS + Math.abs(Math.sin(angle) / b) ** SQUARENESS;
    const radius = edge ** (-1 / SQUARENESS);
    return [box.width / 2 + Math.cos(angle) * radius, box.height / 2 + Math.sin(angle) * radius];
  });
  return smooth(points);
}

/** A closed curve through points (Catmull-Rom). */
function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0];
  const round = (value: number): string => value.toFixed(1);
  const parts = points.map((_, i) => {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6].map(round).join(" ");
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6].map(round).join(" ");
    return `C${c1} ${c2} ${p2.map(round).join(" ")}`;
  });
  return `M${at(0).map(round).join(" ")}${parts.join("")}Z`;
}
