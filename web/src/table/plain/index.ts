// For games without drawings of their own.

import type { GameClient } from "../../games/contract";
import Board from "./Board.svelte";
import Scores from "./Scores.svelte";

export const client: GameClient = { Board, Scores, prefix: "" };
