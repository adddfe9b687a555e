// What an edition changes in the one it was made from, in the order in which everything lies in the box.

import type { PartField } from "../wire/types";
import type { Workshop } from "./workshop.svelte";

export interface Change {
  place: string;
  sheet: string;
  entry: string;
  field: PartField;
  before: string;
  now: string;
}

export interface Changes {
  /** What has another value now. */
  values: Change[];
  /** How many values are what they were, but come from somewhere else: somebody has verified them. */
  same: number;
}

export function changesOf(work: Workshop): Changes {
  const found: Changes = { values: [], same: 0 };
  for (const { name: sheet, ids, more, fields } of work.page?.sheets ?? [])
    for (const entry of [...ids, ...more])
      for (const field of fields) {
        const place = `${sheet}.${entry}.${field.name}`;
        if (!work.isChanged(place)) continue;
        const before = work.before(sheet, entry, field.name);
        const now = work.value(sheet, entry, field.name);
        if (before === now) found.same += 1;
        else found.values.push({ place, sheet, entry, field, before, now });
      }
  return found;
}
