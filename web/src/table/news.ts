// What happened since one's last turn, as somebody would tell it: first what concerns oneself, then player by
// player. Pure.

import type { Args, Line, Step } from "../wire/types";

export interface Entry {
  at: number;
  line: Line;
  /** The things on the board it is about, as far as they are known. */
  refs: readonly string[];
}

export interface News {
  concerning: readonly Entry[];
  groups: readonly { by: number; entries: readonly Entry[] }[];
}

/** For each line what it touches, and whether it was done to the seat that is told of it. */
export function aboutLines(steps: readonly Step[]): Map<number, { refs: string[]; concerns: boolean }> {
  const found = new Map<number, { refs: string[]; concerns: boolean }>();
  for (const { line, move, concerns } of steps) {
    if (line < 0) continue;
    const known = found.get(line) ?? { refs: [], concerns: false };
    const refs = move ? [move.origin, move.target] : [];
    found.set(line, { refs: [...new Set([...known.refs, ...refs])], concerns: known.concerns || concerns });
  }
  return found;
}

export function newsOf(lines: readonly Line[], from: number, seat: number, steps: readonly Step[]): News {
  const about = aboutLines(steps);
  const concerning: Entry[] = [];
  const groups = new Map<number, Entry[]>();
  for (const [i, line] of lines.slice(from).entries()) {
    const at = from + i;
    const entry = { at, line, refs: about.get(at)?.refs ?? [] };
    const isByAnother = line.by >= 0 && line.by !== seat;
    const isMine = isByAnother && (about.get(at)?.concerns === true || speaksOf(line.said.args, seat));
    if (isMine) concerning.push(entry);
    else groups.set(line.by, [...(groups.get(line.by) ?? []), entry]);
  }
  return { concerning, groups: [...groups].map(([by, entries]) => ({ by, entries })) };
}

function speaksOf(args: Args, seat: number): boolean {
  return Object.values(args).some((value) =>
    Array.isArray(value)
      ? value.some((part) => speaksOf(part.args, seat))
      : typeof value === "object"
        ? speaksOf(value.args, seat)
        : value === `seat:${seat}`,
  );
}
