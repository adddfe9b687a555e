// The small notation of cards and tiles: `2F B` are gains, `6-4: F; 3-1: 2F` the rows of a card.

const LETTERS = "FSPBVMAW";
export const ITEMS = ["firewood", "stone", "peat", "berries", "points", "moves", "any", "workers"] as const;
export type Item = (typeof ITEMS)[number];

export interface Gain {
  item: Item;
  count: number;
}

/** Rows with one action: `from` is the higher value. */
export interface Row {
  from: number;
  to: number;
  what: string;
}

/** What a board's row says: a verb and its number. */
export interface Verb {
  verb: string;
  count: number;
}

/** A piece of an advisor's action, as it is drawn from left to right. */
export type Part = Gain | { sign: string } | { picture: "tower" | "turn" | "roll" };

export function gains(text: string): Gain[] {
  return text
    .split(" ")
    .filter(Boolean)
    .map((word) => ({
      item: ITEMS[LETTERS.indexOf(word.slice(-1))] ?? "any",
      count: Number(word.slice(0, -1) || 1),
    }));
}

export function rows(text: string): Row[] {
  return text.split("; ").map((part) => {
    const [slots = "", what = ""] = part.split(": ");
    const ends = slots.split("-").map(Number);
    return { from: Math.max(...ends), to: Math.min(...ends), what };
  });
}

export function verb(what: string): Verb {
  const [name = "", count = "1"] = what.split(" ");
  return { verb: name, count: Number(count) };
}

/** What stands in a row, or nothing. */
export function rowOf(text: string, value: number): string | null {
  return rows(text).find(({ from, to }) => to <= value && value <= from)?.what ?? null;
}

export interface Effect {
  kind: "gain" | "trade" | "towers" | "buy" | "sell" | "change" | "reroll";
  /** Berries paid (for `buy` each time), and how often, where the card says so. */
  pay: number;
  times: number;
  most: number;
  gains: Gain[];
}

/** An advisor's action; the forms are those of the component files. */
export function effect(text: string): Effect {
  const none = { pay: 0, times: 1, most: 0, gains: [] };
  if (text === "change" || text === "reroll") return { ...none, kind: text };
  const towers = /^(.?B) \+ (.?)B per tower, at most (.)B$/.exec(text);
  if (towers) {
    return { ...none, kind: "towers", gains: gains(towers[1] ?? ""), times: Number(towers[2] || 1), most: Number(towers[3]) };
  }
  const buy = /^(.) x (.?)B > A$/.exec(text);
  if (buy) return { ...none, kind: "buy", times: Number(buy[1]), pay: Number(buy[2] || 1), gains: gains("A") };
  if (text.startsWith("A > ")) return { ...none, kind: "sell", gains: gains(text.slice(4)) };
  const [first = "", second] = text.split(" > ");
  if (second === undefined) return { ...none, kind: "gain", gains: gains(first) };
  return { ...none, kind: "trade", pay: gains(first)[0]?.count ?? 0, gains: gains(second) };
}

export function parts(text: string): Part[] {
  const { kind, pay, times, most, gains: given } = effect(text);
  const berries = (count: number): Gain => ({ item: "berries", count });
  switch (kind) {
    case "gain":
      return given;
    case "trade":
      return [berries(pay), { sign: "→" }, ...given];
    case "towers":
      return [...given, { sign: "+" }, berries(times), { sign: "/" }, { picture: "tower" }, { sign: `≤ ${most}` }];
    case "buy":
      return [{ sign: `${times} ×` }, berries(pay), { sign: "→" }, ...given];
    case "sell":
      return [{ item: "any", count: 1 }, { sign: "→" }, ...given];
    case "change":
      return [{ picture: "turn" }];
    case "reroll":
      return [{ picture: "roll" }];
  }
}
