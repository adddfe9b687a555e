// What happened since one's last turn, as somebody would tell it: first what concerns oneself, then player by
// player. What the table does by itself (a market opens, a round ends) parts what came before it from what follows. Pure.

import type { Args, Line, Step } from "../wire/types";

export interface Entry {
  at: number;
  line: Line;
  /** The things on the board it is about, as far as they are known. */
  refs: readonly string[];
}

interface Group {
  /** Whose doing it is; -1: the table's. */
  by: number;
  entries: Entry[];
}

export interface News {
  concerning: readonly Entry[];
  groups: readonly Readonly<Group>[];
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
  const groups: Group[] = [];
  for (const [i, line] of lines.slice(from).entries()) {
    const at = from + i;
    const entry = { at, line, refs: about.get(at)?.refs ?? [] };
    const isByAnother = line.by >= 0 && line.by !== seat;
    const isMine = isByAnother && (about.get(at)?.concerns === true || speaksOf(line.said.args, seat));
    const known = groupOf(groups, line.by);
    if (isMine) concerning.push(entry);
    else if (known) known.entries.push(entry);
    else groups.push({ by: line.by, entries: [entry] });
  }
  return { concerning, groups };
}

/** Where a line goes: to what the same player did since the table did something by itself. */
function groupOf(groups: readonly Group[], by: number): Group | undefined {
  const last = groups.findLastIndex((group) => group.by < 0);
  const since = groups.slice(last + 1);
  if (by < 0) return since.length === 0 ? groups[last] : undefined;
  return since.find((group) => group.by === by);
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
