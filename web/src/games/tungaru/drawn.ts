// Which things of the game have a drawing of their own.

import type { Island, View } from "./types";

interface Symbol {
  id: string;
  width: number;
  height: number;
}

const square = (id: string): Symbol => ({ id, width: 40, height: 40 });

/** Things that are one of the drawings. */
export const SYMBOLS: Record<string, Symbol> = {
  sail: square("sail"),
  settle: square("person"),
  travel: square("steps"),
  ground: square("anchor"),
  settler: { id: "settler-0", width: 40, height: 48 },
  monument: { id: "monument-0", width: 40, height: 48 },
  reservation: { id: "monument-1", width: 40, height: 48 },
  pile: { id: "nomad-back", width: 48, height: 48 },
  travellers: { id: "nomad-back", width: 48, height: 48 },
  storage: square("basket"),
  leader: { id: "leader-back", width: 64, height: 64 },
  points: square("points"),
};

/** Of a sort one that stands for all. */
export function nomadOf(thing: string, view: View): string | undefined {
  const ids = Object.keys(view.nomads);
  if (thing.startsWith("nomad.")) return ids.find((id) => `nomad.${id.toLowerCase()}` === thing);
  if (thing.startsWith("sign.by-")) return ids.find((id) => `sign.by-${view.nomads[id]?.scoring}` === thing);
  if (thing.startsWith("sign.")) return ids.find((id) => `sign.${view.nomads[id]?.benefit}` === thing);
  if (thing === "nomad" || thing === "recruit") return ids.find((id) => view.nomads[id]?.benefit === "dice");
  return thing === "sell" ? ids.find((id) => view.nomads[id]?.benefit === "sell") : undefined;
}

export function islandOf(thing: string, view: View): Island | undefined {
  if (["harvest", "trade", "island"].includes(thing)) return view.islands[0];
  return thing.startsWith("island") ? view.islands[Number(thing.slice("island".length))] : undefined;
}
