// How long things are shown. Pure: everything that decides it comes in.

import { isSameStage, momentOf, type Scene } from "./scenes";

export const SPEEDS = ["calm", "normal", "brisk"] as const;
/** `instant`: nothing is played, the table is shown as it is. */
export type Speed = (typeof SPEEDS)[number] | "instant";

const FACTOR: Record<Speed, number> = { calm: 1.8, normal: 1, brisk: 0.45, instant: 0 };
/** Somebody reads about 25 letters a second, after having found where to look. */
const LOOK = 520;
const LETTER = 24;
const LONGEST = 2_600;
/** A new stage takes a breath; what is added to it is read at one glance. */
const STAGE = 1_900;
const ADDED = 950;
const VICTORY = 4_500;
/** One's own doing: as long as its pieces fly. */
export const OWN = 420;
/** With more than this still to come, everything goes faster. */
const CALM_QUEUE = 14;
const FASTEST = 0.22;
/** More than this nobody wants to be shown: the log has it. */
export const MOST = 60;
const LEFT = 20;

/** Milliseconds for a scene: `letters` are new to read, `waiting` scenes come after it. */
export function holdOf(scene: Scene, previous: Scene | null, letters: number, waiting: number, speed: Speed): number {
  const moment = momentOf(scene);
  const read = Math.min(LONGEST, LOOK + LETTER * letters);
  const hold =
    moment === null
      ? read
      : moment.kind === "victory"
        ? VICTORY
        : Math.max(read, isSameStage(moment, momentOf(previous)) ? ADDED : STAGE);
  const rush = Math.max(FASTEST, Math.min(1, CALM_QUEUE / Math.max(1, waiting)));
  return Math.round(hold * rush * FACTOR[speed]);
}

/** What is worth being shown of a queue: of one that is far too long, its end. */
export function shortened(queue: readonly Scene[]): readonly Scene[] {
  return queue.length > MOST ? queue.slice(-LEFT) : queue;
}

/** The next speed of the three. */
export function faster(speed: Speed): Speed {
  return SPEEDS[(SPEEDS.indexOf(speed as (typeof SPEEDS)[number]) + 1) % SPEEDS.length] ?? "normal";
}
