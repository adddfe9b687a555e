// What a game's board is given: it asks how its things stand and reports what was pressed.

import { getContext, setContext } from "svelte";
import type { Standing } from "./narrow";

export interface BoardState {
  /** Nobody sits here: a board speaks of its players by name, of none as "you". */
  readonly isReplay: boolean;
  /** Every thing that picks concern now. */
  readonly refs: readonly string[];
  standing(ref: string): Standing;
  /** Pressing this would take a pick that cannot be taken back. */
  isFinal(ref: string): boolean;
  /** It belongs to the choice this seat has made face down, while the others are still choosing. */
  isKept(ref: string): boolean;
  /** A hint speaks of it. */
  isAdvised(ref: string): boolean;
  /** It was part of what happened since this seat's last turn. */
  isRecent(ref: string): boolean;
  /** Somebody who explains something points at it. */
  isPointedOut(ref: string): boolean;
  press(ref: string): void;
  /** The thing is on the board from now on, under this name; returns what takes it off. */
  place(ref: string, label: string): () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** A board nothing can be done with: looked back on, or beside a text that points at what it speaks of. */
export function stillBoard(shown: { recent?: () => ReadonlySet<string>; light?: () => readonly string[] }): BoardState {
  const { recent = () => NOTHING, light = () => [] } = shown;
  return {
    isReplay: true,
    refs: [],
    standing: () => "still",
    isFinal: () => false,
    isKept: () => false,
    isPointedOut: (ref) => light().includes(ref),
    isAdvised: () => false,
    isRecent: (ref) => recent().has(ref),
    press: () => undefined,
    place: () => () => undefined,
  };
}

const KEY = Symbol("board");

export function provideBoard(state: BoardState): void {
  setContext(KEY, state);
}

export function useBoard(): BoardState {
  return getContext<BoardState>(KEY);
}

/** The element that shows a thing, for animations; for a part that is not drawn now, like a slot of another player's
 * board, the nearest whole it belongs to. */
export function placeOf(root: ParentNode, ref: string): HTMLElement | null {
  for (let part = ref; part !== ""; part = part.slice(0, Math.max(0, part.lastIndexOf(".")))) {
    const found = root.querySelector<HTMLElement>(`[data-ref="${CSS.escape(part)}"]`);
    if (found) return found;
  }
  return null;
}

/** Where a thing can be seen: of what is folded away, the line it is folded into. */
export function boxOf(thing: HTMLElement): DOMRect {
  let seen: Element = thing;
  for (
    let fold = seen.closest("details:not([open])");
    fold;
    fold = fold.parentElement?.closest("details:not([open])") ?? null
  ) {
    seen = fold.querySelector("summary") ?? fold;
  }
  return seen.getBoundingClientRect();
}

/** The other seats in the order of play, beginning to the left of this one; all for a spectator (-1). */
export function othersOf(seats: number, seat: number): number[] {
  const first = seat + 1;
  return Array.from({ length: seats }, (_, i) => (first + i) % seats).filter((other) => other !== seat);
}
