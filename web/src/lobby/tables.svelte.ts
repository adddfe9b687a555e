// The tables of the lobby, looked up again every few seconds while somebody looks.

import { get, Refused } from "../wire/http";
import type { Refusal, Tables } from "../wire/types";

const EVERY = 8_000;

export class TableList {
  found = $state.raw<Tables | null>(null);
  refusal = $state.raw<Refusal | null>(null);

  /** Returns what stops it. */
  watch(): () => void {
    void this.refresh();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void this.refresh();
    }, EVERY);
    return () => clearInterval(timer);
  }

  async refresh(): Promise<void> {
    try {
      this.found = await get<Tables>("/api/tables");
      this.refusal = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error.refusal;
    }
  }
}
