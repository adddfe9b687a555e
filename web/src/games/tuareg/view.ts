// What the drawings ask of a view.

import type { Animal, Goods, Specials } from "./types";

export const GOODS = ["water", "gold", "salt", "millet"] as const satisfies (keyof Goods)[];
export type Good = keyof Goods;
export const SPECIALS = ["donkey", "cave", "thief", "map"] as const satisfies (keyof Specials)[];
export type Special = keyof Specials;

/** Camels and donkeys are numbered apart, from one. */
export function numberOf(animals: readonly Animal[], at: number): number {
  const camels = animals.filter((animal) => animal.sort === "camel").length;
  return animals[at]?.sort === "donkey" ? at - camels + 1 : at + 1;
}
