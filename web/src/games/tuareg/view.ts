// The view the server draws for a seat: see games/tuareg/view.py.

export const GOODS = ["water", "gold", "salt", "millet"] as const;
export type Good = (typeof GOODS)[number];
export const SPECIALS = ["donkey", "cave", "thief", "map"] as const;
export type Special = (typeof SPECIALS)[number];

export interface GoodValues {
  count: number;
  dinars: number;
  points: number;
}

export interface HiddenCard {
  /** Null: this seat does not know it. */
  good: Good | null;
  seen_by_all: boolean;
}

export interface Animal {
  sort: "camel" | "donkey";
  /** From bottom to top. */
  cargo: Good[];
}

export interface SeatView {
  hand_size: number;
  /** The own hand; of other hands what counting makes certain. */
  hand: Record<Good, number>;
  animals: Animal[];
  caves: HiddenCard[][];
  /** Null: has not struck yet. */
  thieves: (HiddenCard | null)[];
  maps: number;
  points: { stages: Record<Good, number>[]; unused: number; maps: number; total: number };
  won: boolean;
  hand_worth: number | null;
}

export interface TuaregView {
  stage: number;
  turn: number;
  last_turns: number;
  over: boolean;
  pile: number;
  market: Record<Good, number>;
  discards: Record<Good, number>;
  unseen: Record<Good, number>;
  /** What this table's cards print: its own components, if it has them. */
  printed: Record<Good, GoodValues>;
  price: number;
  stock: Record<Special, number>;
  seats: SeatView[];
}

/** Camels and donkeys are numbered apart, from one. */
export function numberOf(animals: readonly Animal[], at: number): number {
  const camels = animals.filter((animal) => animal.sort === "camel").length;
  return animals[at]?.sort === "donkey" ? at - camels + 1 : at + 1;
}

export interface Tally {
  known: Record<Good, number>;
  /** Face-down cards this seat cannot name. */
  unknown: number;
}

/** The cards of a seat that lie on animals, in caves and under thieves. */
export function tally(seat: SeatView): Tally {
  const found: Tally = { known: { water: 0, gold: 0, salt: 0, millet: 0 }, unknown: 0 };
  const hidden = [...seat.caves.flat(), ...seat.thieves.filter((card) => card !== null)];
  for (const good of seat.animals.flatMap((animal) => animal.cargo)) found.known[good] += 1;
  for (const card of hidden) {
    if (card.good === null) found.unknown += 1;
    else found.known[card.good] += 1;
  }
  return found;
}
