// What has happened, cut into scenes that are shown one after the other. Pure.

import { patched } from "../../wire/patch";
import type { Line, Moment, Said, Step, View } from "../../wire/types";

export interface Scene {
  /** What happens in it; several where only the last shows anything, or where they are one's own. */
  steps: readonly Step[];
  before: View;
  after: View;
  /** How many lines have been told once it is shown; the last of them as far as `said`. */
  told: number;
  said: Said | null;
  /** Who does it; -1: the table. */
  by: number;
}

/** Steps that came with one frame, and where they began. */
export interface Turn {
  before: View;
  told: number;
  steps: readonly Step[];
}

/** The scenes of a turn, in order. A step that nobody could see or read goes with the next one; after the last one
 * the table is shown as it is. */
export function scenesOf({ before, told, steps }: Turn): Scene[] {
  const scenes: Scene[] = [];
  let waiting: Step[] = [];
  let view = before;
  let line = -1;
  for (const step of steps) {
    waiting.push(step);
    const isNews = step.line >= 0 && step.line !== line;
    line = Math.max(line, step.line);
    if (!isNews && !isSeen(step)) continue;
    const scene = sceneOf(view, scenes.at(-1)?.told ?? told, waiting);
    scenes.push(scene);
    view = scene.after;
    waiting = [];
  }
  return scenes;
}

/** One scene of several steps. */
export function sceneOf(before: View, told: number, steps: readonly Step[]): Scene {
  const spoken = steps.findLast((step) => step.said !== null);
  return {
    steps,
    before,
    after: steps.map((step) => step.patch).reduce(patched, before),
    told: Math.max(told, ...steps.map((step) => step.line + 1)),
    said: spoken?.said ?? null,
    by: steps.at(-1)?.by ?? -1,
  };
}

function isSeen({ moment, move, line, patch }: Step): boolean {
  return moment !== null || (line >= 0 && (move !== null || Object.keys(patch).length > 0));
}

/** The first steps of a turn that one seat did itself: whoever did them need not be shown them slowly. */
export function ownAtFirst(steps: readonly Step[], seat: number): number {
  const end = steps.findIndex((step) => step.by !== seat && step.line >= 0);
  const first = end < 0 ? steps.length : end;
  return seat >= 0 && steps.slice(0, first).some((step) => step.by === seat) ? first : 0;
}

/** The great moment a scene belongs to. */
export function momentOf(scene: Scene | null | undefined): Moment | null {
  return scene?.steps.findLast((step) => step.moment !== null)?.moment ?? null;
}

/** Do two moments stand on one stage? */
export function isSameStage(one: Moment | null, other: Moment | null): boolean {
  return one !== null && other !== null && one.kind === other.kind && one.about === other.about;
}

/** The lines that have been told when a scene is shown. */
export function linesAt(lines: readonly Line[], scene: Scene): readonly Line[] {
  const shown = lines.slice(0, scene.told);
  const last = shown.at(-1);
  if (!last || !scene.said || scene.steps.every((step) => step.line !== scene.told - 1)) return shown;
  return [...shown.slice(0, -1), { ...last, said: scene.said }];
}
