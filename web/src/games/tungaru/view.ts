// What the drawings ask of a view.

import type { Goods, Ground, Hand, Nomad, Points, Seat } from "./types";

export const GOODS = ["fish", "shell", "coconut", "pearl"] as const satisfies (keyof Goods)[];
export type Good = keyof Goods;
export const LEADERS = ["worker", "beggar", "fisher", "trader", "chief"] as const satisfies (keyof Hand)[];
export type Leader = keyof Hand;
export const SOURCES = [
  "gifts",
  "sales",
  "storage",
  "monuments",
  "settlers",
  "nomads",
  "goods",
  "flower",
] as const satisfies (keyof Points)[];

export function countGoods(goods: Goods): number {
  return GOODS.reduce((sum, good) => sum + goods[good], 0);
}

/** One entry for every single good. */
export function eachGood(goods: Goods): Good[] {
  return GOODS.flatMap((good) => Array<Good>(goods[good]).fill(good));
}

const SIDES = 6;

/** Does any die fit? */
export function isAny(faces: readonly number[]): boolean {
  return faces.length === SIDES;
}

/** The two islands of a ground. */
export function shores(ground: Ground): [number, number] {
  const [one = 0, two = 0] = ground.islands;
  return [one, two];
}

/** The monument that stands on a nomad space, if it can have one. */
export function lockOf(seat: Seat, slot: number): string | null {
  const lock = `space-${slot + 1}`;
  return lock in seat.locks ? lock : null;
}

/** The last of a player's dice is the Worker's. */
export function isWorkerDie(seat: Seat, die: number): boolean {
  return die === seat.dice.length - 1;
}

/** What nomads are good for has a colour of its own. */
export const CLOTH: Record<Nomad["benefit"], { cloth: string; band: string }> = {
  income: { cloth: "#e8f2cf", band: "#4f7a2b" },
  storage: { cloth: "#fdeac0", band: "#8f6110" },
  dice: { cloth: "#ece3f6", band: "#6a4a9a" },
  sail: { cloth: "#d9eef6", band: "#1f6f96" },
  settle: { cloth: "#f9dcc9", band: "#a8502a" },
  sell: { cloth: "#fbdce4", band: "#a33a63" },
};
