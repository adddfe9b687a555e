// What of a box nobody has verified yet, component by component in the order they lie in it, and what is said of a
// value that somebody has.

import type { EditionPage, PartField } from "../wire/types";
import { wrongIn } from "./said";
import type { Workshop } from "./workshop.svelte";

export interface Card {
  sheet: string;
  entry: string;
  /** Of those of its values that are neither printed in the rulebook nor follow from it. */
  fields: PartField[];
}

export function unverified(page: EditionPage): Card[] {
  return page.sheets.flatMap(({ name: sheet, ids, fields }) =>
    ids
      .map((entry) => {
        const from = page.provenance[sheet]?.[entry];
        return { sheet, entry, fields: fields.filter((field) => from?.[field.name] === "reconstructed") };
      })
      .filter((card) => card.fields.length > 0),
  );
}

/** Somebody has read all of it off a box, and nothing is wrong with it. */
export function isVerified(work: Workshop, { sheet, entry, fields }: Card): boolean {
  const isRead = fields.every((field) => work.provenance(sheet, entry, field.name).startsWith("box "));
  return isRead && wrongIn(work, `${sheet}.${entry}`) === 0;
}

/** `box 2026-11-17 by Ann`: what a value is marked with that somebody reads off their box, on their day. */
export function fromBox(who: string, today = new Date()): string {
  const day = [today.getMonth() + 1, today.getDate()].map((number) => String(number).padStart(2, "0"));
  const said = `box ${today.getFullYear()}-${day.join("-")}`;
  return who.trim() ? `${said} by ${who.trim()}` : said;
}

const WHO = "tutable.verifier";

/** Who reads the box: asked once on this browser. */
export function verifier(): string {
  try {
    return localStorage.getItem(WHO) ?? "";
  } catch {
    return "";
  }
}

export function keepVerifier(name: string): void {
  try {
    localStorage.setItem(WHO, name);
  } catch {
    // A browser that keeps nothing asks again.
  }
}
