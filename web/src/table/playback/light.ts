// Lights things on the board for a while: those of a scene, or those a line of the log speaks of.

import { placeOf } from "../board";

const GLOW: Keyframe = {
  outline: "3px solid var(--lit)",
  outlineOffset: "2px",
  borderRadius: "10px",
  boxShadow: "0 0 18px 6px color-mix(in srgb, var(--lit) 60%, transparent)",
  zIndex: 3,
};

/** Lights every thing that is on the board; returns what puts the light out. */
export function light(board: HTMLElement, refs: readonly string[], lasts: number): () => void {
  const glows = refs.flatMap((ref) => {
    const thing = placeOf(board, ref);
    return thing ? [thing.animate([GLOW, GLOW], { duration: lasts })] : [];
  });
  return () => glows.forEach((glow) => glow.cancel());
}

/** Brings a thing into sight if it is not, without moving more than that needs. */
export function bringIntoSight(board: HTMLElement, ref: string, isStill: boolean): void {
  const thing = placeOf(board, ref);
  thing?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: isStill ? "auto" : "smooth" });
}
