// What is shown scene by scene: a table, or a match that is looked back on.

import type { GameClient } from "../../games/contract";
import type { Said, View } from "../../wire/types";
import type { Playback } from "./playback.svelte";

export interface Showing {
  readonly playback: Playback;
  readonly names: readonly string[];
  readonly game: GameClient | null;
  readonly view: View | undefined;
  /** The seat whose side is shown; -1: nobody's. */
  readonly seat: number;
  readonly isAsked: boolean;
  /** Things on the board that somebody points at in the log. */
  readonly pointed: readonly string[];
  tell(said: Said): string;
}
