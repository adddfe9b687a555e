// What the rules of Tungaru are illustrated with.

import type { Figures } from "../contract";
import Art from "./Art.svelte";
import Figure from "./Figure.svelte";
import Part from "./Part.svelte";
import { islandOf, nomadOf, SYMBOLS } from "./drawn";
import type { View } from "./types";

function draws(thing: string, drawn: unknown): boolean {
  const view = drawn as View;
  return (
    thing in SYMBOLS ||
    ["die", "flower"].includes(thing) ||
    /^(supply|hand)\./.test(thing) ||
    nomadOf(thing, view) !== undefined ||
    islandOf(thing, view) !== undefined
  );
}

export const figures: Figures = { Art, Figure, Part, draws };
