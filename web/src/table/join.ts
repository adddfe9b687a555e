// Taking a seat at a table; the server then shows it to every connection of this session.

import { to } from "../wire/base";
import { post } from "../wire/http";
import type { Table } from "../wire/types";

export async function join(id: string, wish: { seat?: number; invite?: string }): Promise<void> {
  await post<Table>(`/api/tables/${encodeURIComponent(id)}/join`, wish);
  const hand = new URLSearchParams(location.search).has("hand") ? "?hand" : "";
  history.replaceState(null, "", to(`/t/${encodeURIComponent(id)}${hand}`));
}
