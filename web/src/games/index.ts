// The games this client can draw, loaded when a table needs them.

import type { GameClient } from "./contract";

const GAMES: Record<string, () => Promise<{ client: GameClient }>> = {
  tuareg: () => import("./tuareg"),
  tungaru: () => import("./tungaru"),
  tundra: () => import("./tundra"),
};

/** Is there a board for this game? */
export function canDraw(id: string): boolean {
  return id in GAMES;
}

export async function gameClient(id: string): Promise<GameClient | null> {
  const load = GAMES[id];
  return load ? (await load()).client : null;
}
