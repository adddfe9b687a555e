// What a client has of one seat's side of a table: its view, the told lines, and the steps that led here. Pure.

import { patched } from "../wire/patch";
import type { Line, SeatSync, Step, View } from "../wire/types";
import type { Turn } from "./playback/scenes";

/** How many frames with steps are kept, to look back on. */
const TURNS = 40;

export interface Seen {
  version: number;
  view: View;
  lines: readonly Line[];
  /** The steps of the last frames that had some, oldest first. */
  turns: readonly Turn[];
}

/** What is seen after a frame; null: something is missing in between, and everything must be asked for anew. */
export function seenAfter(before: Seen | undefined, sync: SeatSync): Seen | null {
  const lines = before?.lines ?? [];
  if (sync.lines_from > lines.length) return null;
  const view = sync.view ?? viewAfter(before, sync);
  if (!view) return null;
  return {
    version: sync.version,
    view,
    lines: [...lines.slice(0, sync.lines_from), ...sync.lines],
    turns: turnsAfter(before, view, sync),
  };
}

function viewAfter(before: Seen | undefined, sync: SeatSync): View | null {
  if (!before || before.version !== sync.base) return null;
  return [...sync.steps.map((step) => step.patch), sync.patch ?? {}].reduce(patched, before.view);
}

/** A view that goes back without a step has lost the last ones: something was taken back. */
function turnsAfter(before: Seen | undefined, view: View, sync: SeatSync): readonly Turn[] {
  const turns = before?.turns ?? [];
  const from = sync.view ? view : (before?.view ?? view);
  if (sync.steps.length > 0)
    return [...turns, { before: from, told: sync.lines_from, steps: sync.steps }].slice(-TURNS);
  return sync.patch && Object.keys(sync.patch).length > 0 ? turns.slice(0, -1) : turns;
}

/** Where the lines begin that follow a seat's own last doing. */
export function sinceOwn(lines: readonly Line[], seat: number): number {
  return lines.findLastIndex((line) => line.by === seat) + 1;
}

/** The things that steps concerned. */
export function touched(steps: readonly Step[]): Set<string> {
  return new Set(steps.flatMap(({ move }) => (move ? [move.origin, move.target] : [])));
}
