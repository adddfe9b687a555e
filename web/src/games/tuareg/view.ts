// What the drawings ask of a view.

import type { Animal, Goods, Seat, Specials } from "./types";

export const GOODS = ["water", "gold", "salt", "millet"] as const satisfies (keyof Goods)[];
export type Good = keyof Goods;
export const SPECIALS = ["donkey", "cave", "thief", "map"] as const satisfies (keyof Specials)[];
export type Special = keyof Specials;

/** Camels and donkeys are numbered apart, from one. */
export function numberOf(animals: readonly Animal[], at: number): number {
  const camels = animals.filter((animal) => animal.sort === "camel").length;
  return animals[at]?.sort === "donkey" ? at - camels + 1 : at + 1;
}

export interface Tally {
  known: Goods;
  /** Face-down cards this seat cannot name. */
  unknown: number;
}

/** The cards of a seat that lie on animals, in caves and under thieves. */
export function tally(seat: Seat): Tally {
  const found: Tally = { known: { water: 0, gold: 0, salt: 0, millet: 0 }, unknown: 0 };
  const hidden = [...seat.caves.flat(), ...seat.thieves.filter((card) => card !== null)];
  for (const good of seat.animals.flatMap((animal) => animal.cargo)) found.known[good] += 1;
  for (const card of hidden) {
    if (card.good === null) found.unknown += 1;
    else found.known[card.good] += 1;
  }
  return found;
}
