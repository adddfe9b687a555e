// What is known of me and how I can come back; and signing in and out, after which everything is read anew.

import { Trying } from "../lib/trying.svelte";
import { t } from "../lib/words.svelte";
import { to } from "../wire/base";
import { get, me, post, remember } from "../wire/http";
import type { Account, Me, RecoveryLink } from "../wire/types";

export class Mine {
  account = $state.raw<Account | null>(null);
  readonly trying = new Trying();

  async load(): Promise<void> {
    await this.trying.do(() => this.read());
  }

  /** A change, and how everything stands after it. */
  async change(method: string, path: string, body?: unknown): Promise<boolean> {
    return this.trying.do(async () => {
      await post(path, body, method);
      await this.read();
    });
  }

  async recovery(): Promise<RecoveryLink | null> {
    let made: RecoveryLink | null = null;
    await this.trying.do(async () => {
      made = await newRecovery();
      await this.read();
    });
    return made;
  }

  private async read(): Promise<void> {
    await me();
    this.account = await get<Account>("/api/me/account");
  }
}

/** Said before the only way back is taken away. */
export function lastWay({ recovery, handle, passkeys, email }: Account): string | undefined {
  const ways = [recovery, handle, email].filter((way) => way !== null).length + passkeys.length;
  return ways === 1 ? t("account-last-way") : undefined;
}

export function newRecovery(): Promise<RecoveryLink> {
  return post<RecoveryLink>("/api/me/recovery", {});
}

/** Become somebody else in this browser; the page begins anew as that person. */
export async function signIn(way: string, body: Record<string, unknown>, leave: boolean): Promise<void> {
  const found = await post<Me>(`/api/sign-in/${way}`, { ...body, leave });
  remember(found.id);
  location.assign(to("/me"));
}

/** Nobody, in this browser; the page begins anew as a new guest. */
export async function signOut(leave: boolean): Promise<void> {
  await post("/api/me/sign-out", { leave });
  await (await import("../notify/worker")).forget();
  remember(null);
  location.assign(to("/"));
}
