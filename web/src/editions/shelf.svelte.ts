// The editions somebody works on: kept by the server, and in this browser for as long as the server has not got them.
// Each has a place of its own here, so that none is written over by another; what could not be sent goes out later.

import { get, post, Refused } from "../wire/http";
import type { Draft, Drafts, Kept } from "../wire/types";
import { Copies } from "./copies";

export interface Own {
  /** What it is called on this page, however often its id changes. */
  key: string;
  /** "" while the server does not know it. */
  id: string;
  version: number;
  draft: Draft;
}

export class Shelf {
  /** The latest first. */
  all = $state.raw<Own[]>([]);
  /** Keys of what the server has not got as it is now. */
  private waiting = $state.raw<ReadonlySet<string>>(new Set());
  private readonly copies: Copies;
  private sending: Promise<void> = Promise.resolve();

  constructor(readonly game: string) {
    this.copies = new Copies(game);
  }

  /** What the server has, and over it what it has never heard of. */
  async load(): Promise<void> {
    const { drafts } = await get<Drafts>(`/api/games/${this.game}/drafts`);
    const here = this.copies.all().filter((copy) => {
      const known = drafts.find((one) => one.id === copy.id);
      const isSent = known !== undefined && isSame(known.draft, copy.draft);
      if (isSent) this.copies.drop(copy);
      return !isSent;
    });
    const known = drafts.map((one) => here.find((copy) => copy.id === one.id) ?? { ...one, key: one.id });
    this.all = [...here.filter((copy) => !known.includes(copy)), ...known];
    this.waiting = new Set(here.map((copy) => copy.key));
  }

  find(key: string | null): Own | undefined {
    return this.all.find((one) => one.key === key);
  }

  isWaiting(key: string): boolean {
    return this.waiting.has(key);
  }

  /** A new one, which the server hears of with the next `send`. */
  add(draft: Draft): string {
    const key = `new-${crypto.getRandomValues(new Uint32Array(2)).join("-")}`;
    this.all = [{ key, id: "", version: 0, draft }, ...this.all];
    this.put(key, draft);
    return key;
  }

  /** What was typed: kept here at once. */
  put(key: string, draft: Draft): void {
    const before = this.find(key);
    if (!before) return;
    this.replace({ ...before, draft });
    this.waiting = new Set([...this.waiting, key]);
    this.copies.keep({ ...before, draft });
  }

  /** Everything that waits, one after the other; what the server refuses of one does not hold up the others. */
  send(): Promise<void> {
    const sent = this.sending.then(async () => {
      let refused: unknown = null;
      for (const key of this.waiting) {
        try {
          await this.deliver(key);
        } catch (error) {
          refused ??= error;
        }
      }
      if (refused !== null) throw refused;
    });
    this.sending = sent.catch(() => undefined);
    return sent;
  }

  async remove(key: string): Promise<void> {
    await this.sending;
    const own = this.find(key);
    if (!own) return;
    try {
      if (own.id) await post(`/api/drafts/${own.id}`, undefined, "DELETE");
    } catch (error) {
      if (codeOf(error) !== "no-draft") throw error;
    }
    this.copies.drop(own);
    this.all = this.all.filter((one) => one.key !== key);
    this.settled(key);
  }

  private async deliver(key: string): Promise<void> {
    const own = this.find(key);
    if (!own) return;
    const { id, version } = await this.accepted(own);
    const now = this.find(key);
    if (!now) return;
    const kept = { ...now, id, version };
    this.copies.drop(now);
    this.replace(kept);
    if (now.draft === own.draft) this.settled(key);
    else this.copies.keep(kept);
  }

  private async accepted({ id, version, draft }: Own): Promise<Kept> {
    const at = `/api/games/${this.game}/drafts`;
    try {
      return await (id ? post<Kept>(`/api/drafts/${id}`, { version, draft }, "PUT") : post<Kept>(at, draft));
    } catch (error) {
      const code = codeOf(error);
      if (code !== "draft-changed" && code !== "no-draft") throw error;
    }
    const { drafts } = await get<Drafts>(at);
    const theirs = drafts.find((one) => one.id === id);
    // It was our own change, whose answer was lost.
    if (theirs && isSame(theirs.draft, draft)) return theirs;
    // Somebody was quicker on another device: both stay.
    if (theirs) this.all = [...this.all, { ...theirs, key: `${id}.${theirs.version}` }];
    return post<Kept>(at, draft);
  }

  private replace(own: Own): void {
    this.all = this.all.map((one) => (one.key === own.key ? own : one));
  }

  private settled(key: string): void {
    this.waiting = new Set([...this.waiting].filter((one) => one !== key));
  }
}

function codeOf(error: unknown): string {
  return error instanceof Refused ? error.refusal.code : "";
}

/** The same edition, whatever was left out or written in another order. */
export function isSame(one: Draft, other: Draft): boolean {
  return canonical(one) === canonical(other);
}

function canonical({ title, version, parent, author, notes, changes }: Draft): string {
  const values = Object.entries(changes ?? {}).map(([place, own]) => [place, own.value, own.provenance ?? "own"]);
  return JSON.stringify([title, version, parent, author ?? "", notes ?? "", values.sort()]);
}
