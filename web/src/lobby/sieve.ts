// What somebody looks for among the tables of others.

import type { Table } from "../wire/types";

export interface Sieve {
  game: string;
  /** How many seats. */
  size: string;
  /** A bot that plays there, or "people": no bot at all. */
  level: string;
  /** What clock it has, or "none". */
  clock: string;
  /** Only where somebody sits whom I have played with. */
  friends: boolean;
}

export const ANY: Sieve = { game: "", size: "", level: "", clock: "", friends: false };

export function fits(table: Table, sieve: Sieve, friends: ReadonlySet<string>): boolean {
  const bots = botsAt(table);
  if (sieve.game && table.game !== sieve.game) return false;
  if (sieve.size && String(table.seats.length) !== sieve.size) return false;
  if (sieve.level === "people" && bots.length > 0) return false;
  if (sieve.level && sieve.level !== "people" && !bots.includes(sieve.level)) return false;
  if (sieve.clock && (table.clock?.kind ?? "none") !== sieve.clock) return false;
  return !sieve.friends || friends.has(table.id);
}

export function sizesOf(tables: readonly Table[]): number[] {
  return [...new Set(tables.map((table) => table.seats.length))].toSorted((a, b) => a - b);
}

export function levelsOf(tables: readonly Table[]): string[] {
  return [...new Set(tables.flatMap(botsAt))].toSorted();
}

function botsAt(table: Table): string[] {
  return table.seats.flatMap((seat) => (seat.kind === "bot" && seat.bot !== null ? [seat.bot] : []));
}
