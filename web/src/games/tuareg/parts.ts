// What is printed on the cards: component values, with where they come from.

import type { Components } from "../../wire/types";
import { GOODS, type Good } from "./view";

export interface GoodValues {
  count: number;
  dinars: number;
  points: number;
}

export type Parts = Partial<Record<Good, GoodValues>>;

/** The goods sheet of the game's components; nothing is printed where it is missing. */
export function readParts(components: Components | undefined): Parts {
  const parts: Parts = {};
  for (const good of GOODS) {
    const row = components?.values["good"]?.[good];
    if (row) parts[good] = { count: row["count"] ?? 0, dinars: row["dinars"] ?? 0, points: row["points"] ?? 0 };
  }
  return parts;
}
