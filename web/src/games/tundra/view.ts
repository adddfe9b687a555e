// What the drawings ask of a view.

import type { Card, Gain, Goods, Points, PrintedCard, PrintedTitle, Seat, View } from "./types";

export type Good = keyof Goods;
export type Item = Gain["item"];
export const RESOURCES = ["firewood", "stone", "peat"] as const satisfies Good[];
export const GOODS = [...RESOURCES, "berries"] as const satisfies Good[];
export const SOURCES = [
  "boards",
  "towers",
  "goals",
  "cards",
  "advisors",
  "sales",
  "personal",
  "start",
] as const satisfies (keyof Points)[];
/** The values of dice, as the columns of a board show them. */
export const FACES = [6, 5, 4, 3, 2, 1] as const;

export interface Piece {
  seat: number;
  worker: number;
}

/** The workers on a place, in the order of seats. */
export function workersOn(view: View, place: number): Piece[] {
  return view.seats.flatMap((seat, at) =>
    seat.workers.flatMap((where, worker) => (where === place ? [{ seat: at, worker }] : [])),
  );
}

/** The settlement with this number among the places; -1: it is a glade. */
export function homeAt(view: View, place: number): number {
  return view.settlements.findIndex((home) => home.place === place);
}

/** Dice of a seat's colour wait here: value and how many. */
export function byValue(dice: readonly number[]): { value: number; count: number }[] {
  return FACES.map((value) => ({ value, count: dice.filter((die) => die === value).length })).filter(
    ({ count }) => count > 0,
  );
}

const BLANK: PrintedCard = { sort: "enhancement", rows: [], effect: null };

/** What is printed on a card. */
export function printedOn(view: View, card: Card): PrintedCard {
  return view.printed.cards[card.card] ?? BLANK;
}

/** What a seat's title allows, costs and brings. */
export function titleOf(view: View, seat: Seat): PrintedTitle | undefined {
  return view.printed.titles[seat.title];
}
