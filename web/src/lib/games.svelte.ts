// The games the server has.

import { get } from "../wire/http";
import type { GameInfo } from "../wire/types";

class Games {
  list = $state.raw<GameInfo[]>([]);
  /** The game of the open table, of the page that is read, or of the next table. */
  current = $state("");
  /** Before anybody has looked at one: the first. */
  chosen = $derived(this.current || (this.list[0]?.id ?? ""));
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= get<GameInfo[]>("/api/games")
      .then((list) => {
        this.list = list;
      })
      .catch(() => {
        this.asked = null;
      });
    return this.asked;
  }

  find(id: string): GameInfo | undefined {
    return this.list.find((game) => game.id === id);
  }
}

export const games = new Games();
