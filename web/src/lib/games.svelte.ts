// The games the server has.

import { get } from "../wire/http";
import type { GameInfo } from "../wire/types";

class Games {
  list = $state.raw<GameInfo[]>([]);
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
