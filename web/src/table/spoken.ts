// Sentences in words, each made once: a log has hundreds of them, and most never change.

import { words } from "../lib/words.svelte";
import type { Said } from "../wire/types";

export class Spoken {
  private known = new WeakMap<Said, string>();
  private lang = "";
  private names = "";

  of(said: Said, names: readonly string[]): string {
    const listed = names.join("\n");
    if (words.lang !== this.lang || listed !== this.names) {
      this.known = new WeakMap();
      this.lang = words.lang;
      this.names = listed;
    }
    const found = this.known.get(said) ?? words.tell(said, names);
    if (found) this.known.set(said, found); // before the words are there, nothing is said
    return found;
  }
}
