// Doing something the server may refuse.

import { Refused } from "../wire/http";
import type { Refusal } from "../wire/types";

/** Whether it was done; a refusal is told. */
export async function attempt(doing: () => Promise<unknown>, refuse: (refusal: Refusal) => void): Promise<boolean> {
  try {
    await doing();
    return true;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    refuse(error.refusal);
    return false;
  }
}
