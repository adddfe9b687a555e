// What things are: asked of the server for one thing at a time, and kept as long as the table stands as it does.

import { get, Refused } from "../wire/http";
import type { Explained } from "../wire/types";
import type { Asking } from "./ask";

const MOST = 400;
const known = new Map<string, Promise<Explained | null>>();

/** What stands at this address; null: it speaks for itself, or cannot be asked now. */
export function explained(address: string): Promise<Explained | null> {
  const found = known.get(address) ?? ask(address);
  known.set(address, found);
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  return found;
}

async function ask(address: string): Promise<Explained | null> {
  try {
    return await get<Explained | null>(address);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    known.delete(address);
    return null;
  }
}

/** The address of a thing; `wish` says whose knowledge, and of when. */
export function thingAt(path: string, ref: string, wish: Record<string, string | number>): string {
  const asked = new URLSearchParams(Object.entries(wish).map(([name, value]) => [name, String(value)]));
  return `${path}/things/${encodeURIComponent(ref)}?${asked}`;
}

export interface Answer {
  thing: HTMLElement;
  explained: Explained | null;
}

/** Looks things up and shows what they are, at length or in short; of several questions of a kind the last counts. */
export function answering(
  explain: (ref: string) => Promise<Explained | null>,
  show: (answer: Answer) => void,
  brief: (answer: Answer | null) => void,
): Pick<Asking, "look" | "ask" | "tell"> {
  // Apart: a board that scrolls has no use for a short word any more, but a question stays a question.
  let asked: HTMLElement | null = null;
  let told: HTMLElement | null = null;
  const refOf = (thing: HTMLElement): string => thing.dataset["ref"] ?? "";
  return {
    look: (thing) => void explain(refOf(thing)),
    ask: (thing) => {
      asked = thing;
      told = null;
      brief(null);
      void explain(refOf(thing)).then((explained) => asked === thing && show({ thing, explained }));
    },
    tell: (thing) => {
      told = thing;
      if (thing) void explain(refOf(thing)).then((explained) => told === thing && brief({ thing, explained }));
      else brief(null);
    },
  };
}
