// Tundra for the table.

import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import Scores from "./Scores.svelte";

export const client: GameClient = { Board, Scores, prefix: "tn" };
