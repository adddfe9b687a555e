// What this browser keeps of the editions of one game until the server has them, and which was open last.

import type { Own } from "./shelf.svelte";

export class Copies {
  private readonly prefix: string;

  constructor(game: string) {
    this.prefix = `tutable.edition/${game}/`;
  }

  all(): Own[] {
    const found: Own[] = [];
    for (const name of names(this.prefix)) {
      const own = read(name) as Own | null;
      if (own?.draft) found.push({ ...own, key: own.id || own.key });
    }
    return found;
  }

  keep(own: Own): void {
    write(this.prefix + (own.id || own.key), JSON.stringify(own));
  }

  drop(own: Own): void {
    write(this.prefix + (own.id || own.key), null);
  }
}

/** Which edition of a game was open last: the page begins with it again. */
export function lastOpen(game: string): string {
  const found = read(`tutable.edition-open/${game}`);
  return typeof found === "string" ? found : "";
}

export function keepOpen(game: string, own: Own | undefined): void {
  write(`tutable.edition-open/${game}`, own ? JSON.stringify(own.id || own.key) : null);
}

function names(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

function read(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/** A browser that keeps nothing does without: the server keeps it. */
function write(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Full, or forbidden.
  }
}
