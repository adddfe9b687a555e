// What a host sees and does: read again after every deed, and every few seconds.

import { get, post, Refused } from "../wire/http";
import type { Ban, CloseTable, Done, Erase, HostLine, HostPerson, Overview, Refusal } from "../wire/types";
import type { ChatFor, Kick, Ratings, ReadOnlyMode, RemoveLine, Slow, Today, Unban, Watching } from "../wire/types";

export type Deed =
  | CloseTable
  | Kick
  | Ban
  | Unban
  | RemoveLine
  | Watching
  | ChatFor
  | Slow
  | Today
  | ReadOnlyMode
  | Erase
  | Done
  | Ratings;

const EVERY = 10_000;

export class Desk {
  overview = $state.raw<Overview | null>(null);
  people = $state.raw<HostPerson[] | null>(null);
  refusal = $state.raw<Refusal | null>(null);

  /** Returns what stops it. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void this.look();
    }, EVERY);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    await this.trying(async () => {
      this.overview = await get<Overview>("/api/host");
      this.people = await get<HostPerson[]>("/api/host/people");
    });
  }

  /** True: it is done. */
  async do(deed: Deed): Promise<boolean> {
    this.refusal = null;
    return this.trying(async () => {
      await post("/api/host/deeds", deed);
      this.overview = await get<Overview>("/api/host");
    });
  }

  async signIn(token: string): Promise<void> {
    await this.trying(() => post("/api/host/sign-in", { token }));
  }

  async signOut(): Promise<void> {
    await this.trying(() => post("/api/host/sign-out", {}));
  }

  async lines(table: string): Promise<HostLine[]> {
    let found: HostLine[] = [];
    await this.trying(async () => {
      found = await get<HostLine[]>(`/api/host/tables/${table}/chat`);
    });
    return found;
  }

  private async trying(what: () => Promise<unknown>): Promise<boolean> {
    try {
      await what();
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error.refusal;
      return false;
    }
  }
}

/** A moment, in the words of a language. */
export function moment(at: number, lang: string): string {
  return new Date(at * 1000).toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" });
}
