// Tuareg for the registry.

import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import Scores from "./Scores.svelte";
import { commentary } from "./commentary";
import { explain, kind } from "./explain";
import { group } from "./groups";
import { flight } from "./motion";

export const client: GameClient = {
  Board,
  Scores,
  group,
  commentary,
  flight,
  explain,
  kind,
  ending: "pick-end-turn",
};
