// A board to look at: nothing on it can be pressed; what a text speaks of is pointed out.

import type { BoardState } from "../table/board";

export function still(light: () => readonly string[] = () => []): BoardState {
  return {
    isReplay: true,
    refs: [],
    standing: () => "still",
    isFinal: () => false,
    isKept: () => false,
    isAdvised: () => false,
    isRecent: () => false,
    isPointedOut: (ref) => light().includes(ref),
    press: () => undefined,
    place: () => () => undefined,
  };
}
