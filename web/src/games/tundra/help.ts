// An advisor's action, drawn from left to right.

import type { Effect, Gain } from "./types";

export type Part = Gain | { sign: string } | { picture: "tower" | "turn" | "roll" };

export function parts({ kind, pay, times, most, gains }: Effect): Part[] {
  const berries = (count: number): Gain => ({ item: "berries", count });
  switch (kind) {
    case "gain":
      return pay > 0 ? [berries(pay), { sign: "→" }, ...gains] : gains;
    case "towers":
      return [...gains, { sign: "+" }, berries(times), { sign: "/" }, { picture: "tower" }, { sign: `≤ ${most}` }];
    case "buy":
      return [{ sign: `${times} ×` }, berries(pay), { sign: "→" }, ...gains];
    case "sell":
      return [{ item: "any", count: 1 }, { sign: "→" }, ...gains];
    case "change":
      return [{ picture: "turn" }];
    case "reroll":
      return [{ picture: "roll" }];
  }
}
