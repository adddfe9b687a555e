// A view in words, for games that have no drawings here: what its entries are called, and what picks call them.

import { capital, t, words } from "../../lib/words.svelte";

export interface Entry {
  label: string;
  /** How a pick would name it: `hand.red`, and of lists `seat0`, `seat0.card2`. */
  ref: string;
  value: unknown;
}

/** Is it said in one line? */
export function isShort(value: unknown): boolean {
  return typeof value !== "object" || value === null || (Array.isArray(value) && value.every(isScalar));
}

function isScalar(value: unknown): boolean {
  return typeof value !== "object" || value === null;
}

export function written(value: unknown): string {
  if (typeof value === "boolean") return t(value ? "ui-yes" : "ui-no");
  if (Array.isArray(value) && value.length > 0) return words.listed(value.map(written));
  if (value === null || value === "" || typeof value === "object") return "–";
  return typeof value === "string" ? called(value) : String(value);
}

/** Games have names for their things; what has none is written as it stands. */
export function called(key: string): string {
  return words.either(`name-${key}`, key.replaceAll("_", " "));
}

/** The parts of a value that is not said in one line; lists are numbered, what belongs to a player has their name. */
export function entries(value: unknown, at: string, names: readonly string[]): Entry[] {
  if (!Array.isArray(value)) {
    const parts = Object.entries((value ?? {}) as Record<string, unknown>);
    return parts.map(([key, part]) => ({ label: capital(called(key)), ref: at ? `${at}.${key}` : key, value: part }));
  }
  const one = at.replace(/s$/, "");
  return value.map((part: unknown, i) => ({
    label: (at === "seats" ? names[i] : undefined) ?? String(i + 1),
    ref: `${one}${i}`,
    value: part,
  }));
}

/** What a thing is called that the view does not show. */
export function nameOf(ref: string): string {
  return capital(ref.split(".").map(called).join(" · "));
}
