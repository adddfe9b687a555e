// Which things of the game have a drawing of their own.

import type { Goal, PrintedTile, Seat, View } from "./types";
import type { Item } from "./view";

interface Symbol {
  id: string;
  width: number;
  height: number;
}

const sign = (id: string): Symbol => ({ id: `sign-${id}`, width: 32, height: 32 });

/** What can be gained. */
export const ITEMS: Record<string, Item> = {
  firewood: "firewood",
  stone: "stone",
  peat: "peat",
  berries: "berries",
  points: "points",
  "sign.any": "any",
  "sign.moves": "moves",
  "sign.workers": "workers",
};

/** Things that are one of the drawings. */
export const SYMBOLS: Record<string, Symbol> = {
  glade: { id: "land-closed", width: 173.2, height: 200 },
  settlement: { id: "land-home", width: 173.2, height: 200 },
  worker: { id: "worker-0", width: 32, height: 40 },
  tower: { id: "tower-0", width: 35, height: 49 },
  market: sign("card"),
  upgrade: sign("upgrade"),
  round: sign("first"),
  ...Object.fromEntries(
    "build place sell gather card renew upgrade turn roll".split(" ").map((one) => [`sign.${one}`, sign(one)]),
  ),
};

/** The card itself, or of a sort the first. */
export function cardOf(thing: string, { printed: { cards } }: View): string | undefined {
  if (thing.startsWith("card.")) return thing.slice("card.".length);
  return Object.keys(cards).find((id) => cards[id]?.sort === thing);
}

function named(thing: string, sort: string, all: Record<string, unknown>): string | undefined {
  return thing === sort ? Object.keys(all)[0] : thing.startsWith(`${sort}.`) ? thing.slice(sort.length + 1) : undefined;
}

/** A goal that nobody has scored. */
export function goalOf(thing: string, view: View): Goal | undefined {
  const goal = named(thing, "goal", view.printed.goals);
  return goal === undefined ? undefined : { goal: goal as Goal["goal"], counts: [], die: null, taken_by: null };
}

export function personalOf(thing: string, view: View): string | undefined {
  return named(thing, "personal", view.printed.personal);
}

export function titled(thing: string, view: View): string | undefined {
  return named(thing, "title", view.printed.titles);
}

export function tileOf(thing: string, view: View): PrintedTile | undefined {
  return thing.startsWith("tile.") ? view.printed.tiles[thing.slice("tile.".length)] : undefined;
}

/** Somebody who has this board alone, on one of its sides. */
export function boardOf(thing: string, upgraded: boolean, view: View): Seat | undefined {
  const [seat] = view.seats;
  const board = seat?.boards.find((one) => thing === `board.${one.board}`);
  return seat && board && { ...seat, boards: [{ ...board, upgraded, cards: [], dice: [] }] };
}
