// Numbers of the components that a sweep can turn, called as in the terminal: `good.millet.points`.

import type { EditionPage } from "../wire/types";

export interface Place {
  id: string;
  now: number;
}

const NUMBERS = /^\d{1,6}( \d{1,6})*$/;
const MOST = 9; // numbers of one text that have a name

/** A text of several numbers has a place for each: `nomad.N05.points.2` is the second. */
export function placesOf(values: EditionPage["values"]): Place[] {
  const found: Place[] = [];
  for (const [sheet, entries] of Object.entries(values)) {
    for (const [entry, fields] of Object.entries(entries)) {
      for (const [field, value] of Object.entries(fields)) {
        const id = `${sheet}.${entry}.${field}`;
        if (typeof value === "number") found.push({ id, now: value });
        else if (NUMBERS.test(value)) found.push(...numbersOf(id, value.split(" ").map(Number)));
      }
    }
  }
  return found;
}

function numbersOf(id: string, numbers: number[]): Place[] {
  const [only] = numbers;
  if (numbers.length === 1 && only !== undefined) return [{ id, now: only }];
  return numbers.slice(0, MOST).map((now, at) => ({ id: `${id}.${at + 1}`, now }));
}
