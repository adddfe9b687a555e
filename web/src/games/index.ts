// The games this client can draw, found by their folders. Pictures and colours are here from the start, for the
// lobby; a board is loaded when a table needs it.

import type { Component } from "svelte";
import type { Figures, GameClient, PictureProps } from "./contract";

const CLIENTS = import.meta.glob<GameClient>("./*/index.ts", { import: "client" });
const SCENES = import.meta.glob<Component>("./*/Scene.svelte", { import: "default", eager: true });
const PICTURES = import.meta.glob<Component<PictureProps>>("./*/pictures/*.svelte", { import: "default" });
const FIGURES = import.meta.glob<Figures>("./*/figures.ts", { import: "figures" });
import.meta.glob("./*/theme.css", { eager: true });

/** A game without drawings of its own is laid out in words. */
export async function gameClient(id: string): Promise<GameClient> {
  const load = CLIENTS[`./${id}/index.ts`];
  return load ? load() : (await import("../table/plain")).client;
}

/** What a chapter of the rules is about, drawn with the real pieces. */
export async function pictureOf(id: string, chapter: string): Promise<Component<PictureProps> | undefined> {
  return PICTURES[`./${id}/pictures/${chapter}.svelte`]?.();
}

/** What the things and components of a game look like, for its rules and its editions. */
export async function figuresOf(id: string): Promise<Figures | undefined> {
  return FIGURES[`./${id}/figures.ts`]?.();
}

/** The picture a game is known by. */
export function sceneOf(id: string): Component | undefined {
  return SCENES[`./${id}/Scene.svelte`];
}
