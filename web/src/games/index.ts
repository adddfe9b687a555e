// The games this client can draw, found by their folders. Pictures and colours are here from the start, for the
// lobby; a board is loaded when a table needs it.

import type { Component } from "svelte";
import type { GameClient } from "./contract";

const CLIENTS = import.meta.glob<GameClient>("./*/index.ts", { import: "client" });
const SCENES = import.meta.glob<Component>("./*/Scene.svelte", { import: "default", eager: true });
import.meta.glob("./*/theme.css", { eager: true });

/** A game without drawings of its own is laid out in words. */
export async function gameClient(id: string): Promise<GameClient> {
  const load = CLIENTS[`./${id}/index.ts`];
  return load ? load() : (await import("../table/plain")).client;
}

/** The picture a game is known by. */
export function sceneOf(id: string): Component | undefined {
  return SCENES[`./${id}/Scene.svelte`];
}
