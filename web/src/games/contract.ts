// What a game brings to the table: its drawings. No rules, no numbers, no sentences.

import type { Component } from "svelte";

/** A board draws into the room it is given and marks one part of it: `<section data-dock="own">`, with what this
 * seat always needs in reach (its hand, dice, pieces), as the last child of the board's root. On a wide screen the
 * section lies where the board puts it. On a narrow one (`:root[data-layout="stacked"]`, see lib/layout.svelte.ts) it
 * stays at the lower edge, above what is asked, while the rest scrolls: there it should be no higher than about 30dvh,
 * with a background of its own. On a low screen (`max-height: 520px`) little but one row has room. What else is this
 * seat's own and has no room there is a `data-dock="more"` and scrolls; a phone beside a shared screen shows both. */
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

/** What a chapter of the rules is about; all numbers are those of a table with the usual components. */
export interface PictureProps {
  view: unknown;
}

/** One thing of such a table by itself. */
export interface FigureProps {
  /** Its reference, as the handbook names it. */
  thing: string;
  view: unknown;
}

/** One component by itself; `drawn` is what the server says it is drawn from. */
export interface PartProps {
  sheet: string;
  entry: string;
  drawn: unknown;
}

export interface Figures {
  /** Every drawing, once per page. */
  Art: Component;
  Figure: Component<FigureProps>;
  Part: Component<PartProps>;
  /** Not everything that has a name can be drawn. */
  draws(thing: string, view: unknown): boolean;
}

export interface GameClient {
  Board: Component<BoardProps>;
  Scores: Component<ScoresProps>;
  /** What the ids of its drawings begin with: the piece `good-gold` of a move is the symbol `<prefix>-good-gold`. */
  prefix: string;
}
