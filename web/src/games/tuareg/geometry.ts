// Where things lie in the drawing of an animal, in its own units.

export const WIDTH = 160;
export const HEIGHT = 182;

const SADDLE = HEIGHT - 134 + 38;
const BALE = 20;

/** The top edge of the n-th card of a load. */
export function baleY(n: number): number {
  return SADDLE - (n + 1) * BALE;
}
