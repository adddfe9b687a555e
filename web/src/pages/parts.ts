// Component values as something to read: names for sheets, rows and fields, and where each value comes from.

import { words } from "../lib/words.svelte";
import type { Components } from "../wire/types";

export const ORIGINS = ["printed", "deduced", "reconstructed"] as const;
export type Origin = (typeof ORIGINS)[number];

export interface Sheet {
  id: string;
  title: string;
  fields: { id: string; title: string }[];
  rows: { id: string; title: string; cells: { field: string; value: string; origin: Origin }[] }[];
}

/** What people call a sheet, an entry or a field. */
export function part(id: string): string {
  return words.either(`part-${id}`, id);
}

export function entryName(sheet: string, entry: string): string {
  return words.either(`name-${entry}`, words.either(`name-${sheet}-${entry}`, part(entry)));
}

/** "fish shell" is written as names; what is no list of names stays as it is. */
function written(value: string | number): string {
  const told = String(value).split(" ").filter(Boolean);
  if (typeof value === "number" || told.length === 0) return told.length === 0 ? "–" : String(value);
  return told.every((one) => words.has(`name-${one}`)) ? told.map((one) => words.say(`name-${one}`)).join(", ") : value;
}

export function sheets(components: Components): Sheet[] {
  return Object.entries(components.values).map(([id, rows]) => {
    const fields = [...new Set(Object.values(rows).flatMap((row) => Object.keys(row)))];
    return {
      id,
      title: part(id),
      fields: fields.map((field) => ({ id: field, title: part(field) })),
      rows: Object.entries(rows).map(([name, row]) => ({
        id: name,
        title: entryName(id, name),
        cells: fields.map((field) => ({
          field,
          value: written(row[field] ?? ""),
          origin: (components.provenance[id]?.[name]?.[field] ?? "printed") as Origin,
        })),
      })),
    };
  });
}

/** How many values come from where. */
export function origins(found: readonly Sheet[]): Record<Origin, number> {
  const count = { printed: 0, deduced: 0, reconstructed: 0 };
  for (const sheet of found) for (const row of sheet.rows) for (const cell of row.cells) count[cell.origin] += 1;
  return count;
}
