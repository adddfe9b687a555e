// What a game brings to the table: its drawings and how its log is told. No rules.

import type { Component } from "svelte";
import type { Shown } from "../wire/types";

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
  winners: readonly number[];
}

/** A piece that travels from one thing to another when an event is told; from a thing to itself: it stays
 * where it is and is only shown as part of what happened. */
export interface Flight {
  from: string;
  to: string;
  /** Symbol id of the drawing. */
  art: string;
}

/** What a thing on the table is, for a person who asks. */
export interface Explained {
  title: string;
  /** A few sentences: what it is, what it does, what it is worth. */
  lines: string[];
  /** Ids of the rules that speak of it. */
  rules: string[];
}

/** The table as one seat sees it. */
export interface Scene {
  view: unknown;
  /** -1 for a spectator. */
  seat: number;
  names: readonly string[];
}

export interface GameClient {
  Board: Component<BoardProps>;
  Scores: Component<ScoresProps>;
  /** The heading a pick is listed under: a message id. */
  group(shown: Shown): string;
  /** The log as somebody at the table would tell it. */
  commentary(log: readonly Shown[], names: readonly string[]): string[];
  /** What moved in an event, as a seat sees the table; the log it stands in says what came before. */
  flight(shown: Shown, view: unknown, seat: number, log: readonly Shown[]): Flight | null;
  /** "What is this?" Null: the thing speaks for itself. */
  explain(ref: string, scene: Scene): Explained | null;
  /** The message of the pick that says "my turn is over": nobody wants to say it twice. */
  ending?: string;
  /** What sort of thing to point at next, for a sentence: "an island". Null or without it: not said. */
  kind?(ref: string): string | null;
}
