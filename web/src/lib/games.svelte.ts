// The games the server has and this client can draw.

import { canDraw } from "../games";
import { get } from "../wire/http";
import type { GameInfo } from "../wire/types";

class Games {
  list = $state.raw<GameInfo[]>([]);
  /** The game of the open table; its texts are the ones to load. */
  current = $state("");
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= get<GameInfo[]>("/api/games")
      .then((list) => {
        this.list = list.filter((game) => canDraw(game.id));
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
