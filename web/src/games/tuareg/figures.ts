// What the rules of Tuareg are illustrated with.

import type { Figures } from "../contract";
import Art from "./Art.svelte";
import Figure from "./Figure.svelte";
import Part from "./Part.svelte";
import { GOODS, SPECIALS } from "./view";

const DRAWN = new Set<string>([
  ...GOODS.map((good) => `market.${good}`),
  ...SPECIALS.map((special) => `stock.${special}`),
  ..."camel pile hand market dinar points".split(" "),
]);

export const figures: Figures = { Art, Figure, Part, draws: (thing) => DRAWN.has(thing) };
