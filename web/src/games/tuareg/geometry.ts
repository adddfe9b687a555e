// Where things lie in the drawing of an animal, in its own units.

interface Shape {
  width: number;
  height: number;
  /** Where the load begins, and how high a card of it is. */
  saddle: number;
  bale: { x: number; width: number; height: number };
  /** The animal itself. */
  beast: { x: number; y: number; width: number; height: number };
}

/** An own animal: a picture of it. */
export const LARGE: Shape = {
  width: 160,
  height: 182,
  saddle: 86,
  bale: { x: 31, width: 82, height: 20 },
  beast: { x: 0, y: 48, width: 160, height: 130 },
};

/** Another's: the load is what one looks for, the animal only says what carries it. */
export const SMALL: Shape = {
  width: 84,
  height: 122,
  saddle: 86,
  bale: { x: 2, width: 80, height: 20.5 },
  beast: { x: 12, y: 72, width: 60, height: 49 },
};

/** The top edge of the n-th card of a load. */
export function baleY({ saddle, bale }: Shape, n: number): number {
  return saddle - (n + 1) * bale.height;
}
