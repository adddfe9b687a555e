// What the rules of Tundra are illustrated with.

import type { Figures } from "../contract";
import Art from "./Art.svelte";
import Figure from "./Figure.svelte";
import Part from "./Part.svelte";
import { boardOf, cardOf, goalOf, ITEMS, personalOf, SYMBOLS, tileOf, titled } from "./drawn";
import type { View } from "./types";

function draws(thing: string, drawn: unknown): boolean {
  const view = drawn as View;
  const found = [cardOf, goalOf, personalOf, titled, tileOf].some((find) => find(thing, view) !== undefined);
  return found || thing in ITEMS || thing in SYMBOLS || thing === "die" || boardOf(thing, false, view) !== undefined;
}

export const figures: Figures = { Art, Figure, Part, draws };
