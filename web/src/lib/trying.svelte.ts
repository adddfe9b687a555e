// Doing one thing at a time that the server may refuse.

import type { Refusal } from "../wire/types";
import { attempt } from "./attempt";

/** Something that may be refused; the last refusal stays until the next attempt. */
export class Trying {
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);

  /** True: it was done. */
  async do(what: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    try {
      return await attempt(what, (refusal) => (this.refusal = refusal));
    } finally {
      this.busy = false;
    }
  }
}
