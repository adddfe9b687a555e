// Making a table and going there.

import { router } from "../lib/router.svelte";
import { post } from "../wire/http";
import type { GameInfo, NewTable, Table } from "../wire/types";

export async function create(wish: NewTable): Promise<void> {
  const table = await post<Table>("/api/tables", wish);
  router.go(`/t/${table.id}`);
}

/** A first game in which everything is explained when it comes up. */
export async function learn(game: string): Promise<void> {
  const table = await post<Table>(`/api/games/${encodeURIComponent(game)}/guided`, {});
  router.go(`/t/${table.id}`);
}

export function againstBots(game: GameInfo, bots: number, bot: string): NewTable {
  return {
    game: game.id,
    options: {},
    seats: [{ kind: "me" }, ...Array.from({ length: bots }, () => ({ kind: "bot" as const, bot }))],
    public: false,
  };
}
