// The values of a box in the order they lie in it, and which of them somebody has verified.

import type { EditionPage } from "../wire/types";
import type { Workshop } from "./workshop.svelte";

export interface Place {
  sheet: string;
  entry: string;
  field: string;
  place: string;
}

/** Every value that is neither printed in the rulebook nor follows from it. */
export function unverified(page: EditionPage): Place[] {
  const found: Place[] = [];
  for (const sheet of page.sheets)
    for (const entry of sheet.ids)
      for (const { name } of sheet.fields)
        if (page.provenance[sheet.name]?.[entry]?.[name] === "reconstructed")
          found.push({ sheet: sheet.name, entry, field: name, place: `${sheet.name}.${entry}.${name}` });
  return found;
}

export function isVerified(work: Workshop, at: Place): boolean {
  return work.provenance(at.sheet, at.entry, at.field).startsWith("box ");
}

/** `box 2026-11-17 by Ann`: what a value is marked with that somebody reads off their box. */
export function fromBox(author: string, today = new Date()): string {
  const day = today.toISOString().slice(0, 10);
  return author.trim() ? `box ${day} by ${author.trim()}` : `box ${day}`;
}
