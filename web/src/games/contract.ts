// What a game brings to the table: its drawings. No rules, no numbers, no sentences.

import type { Component } from "svelte";

export interface BoardProps {
  view: unknown;
  /** The seat this view belongs to; -1 for a spectator. */
  seat: number;
  names: readonly string[];
  deciders: readonly number[];
}

export interface ScoresProps {
  view: unknown;
  names: readonly string[];
  /** Everybody's points in total. */
  scores: readonly number[];
  winners: readonly number[];
}

export interface GameClient {
  Board: Component<BoardProps>;
  Scores: Component<ScoresProps>;
  /** What the ids of its drawings begin with: the piece `good-gold` of a move is the symbol `<prefix>-good-gold`. */
  prefix: string;
}
