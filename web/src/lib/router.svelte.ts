// Which screen the address names.

import { pathOf, to } from "../wire/base";

export type Route =
  | { screen: "lobby" }
  | { screen: "new"; game: string }
  | { screen: "table"; id: string; invite: string | null; seat: number | null; isHand: boolean }
  | { screen: "shared"; id: string; key: string }
  | { screen: "replay"; id: string }
  | { screen: "sheet"; id: string }
  | { screen: "rules"; game: string; rule: string }
  | { screen: "about"; game: string }
  | { screen: "editions"; game: string }
  | { screen: "lab"; run: string; game: string }
  | { screen: "host" }
  | { screen: "me" }
  | { screen: "sign-in" }
  | { screen: "person"; id: string }
  | { screen: "series"; id: string }
  | { screen: "event"; id: string }
  | { screen: "lost" };

/** The parts of the address; one that cannot be read names no screen. */
function parts(): string[] {
  const written = (pathOf(location.pathname) ?? "").split("/").filter(Boolean);
  try {
    return written.map(decodeURIComponent);
  } catch {
    return ["%"];
  }
}

function read(): Route {
  const [first, second = "", third = ""] = parts();
  if (first === undefined) return { screen: "lobby" };
  if (first === "new") return { screen: "new", game: new URLSearchParams(location.search).get("game") ?? "" };
  if (first === "about") return { screen: "about", game: second };
  if (first === "editions" && !third) return { screen: "editions", game: second };
  if (first === "lab") return { screen: "lab", run: second, game: third };
  if (first === "rules") return { screen: "rules", game: second, rule: location.hash.slice(1) };
  if (first === "host" && !second) return { screen: "host" };
  if (first === "me" && !second) return { screen: "me" };
  if (first === "sign-in" && !second) return { screen: "sign-in" };
  if (first === "people" && second && !third) return { screen: "person", id: second };
  if (first === "events" && !third) return { screen: "event", id: second };
  if (first === "series" && second && !third) return { screen: "series", id: second };
  if (first === "t" && second && third === "replay") return { screen: "replay", id: second };
  if (first === "t" && second && third === "sheet") return { screen: "sheet", id: second };
  if (first === "t" && second && third === "screen") {
    return { screen: "shared", id: second, key: new URLSearchParams(location.search).get("key") ?? "" };
  }
  if (first === "t" && second && !third) return readTable(second);
  return { screen: "lost" };
}

/** A table, perhaps by a link to one of its seats; `hand`: the board lies on a screen that all can see. */
function readTable(id: string): Route {
  const query = new URLSearchParams(location.search);
  const seat = query.get("seat");
  return {
    screen: "table",
    id,
    invite: query.get("invite"),
    seat: seat !== null && /^\d$/.test(seat) ? Number(seat) : null,
    isHand: query.has("hand"),
  };
}

class Router {
  route = $state.raw<Route>(read());

  constructor() {
    window.addEventListener("popstate", () => this.sync());
    window.addEventListener("hashchange", () => this.sync());
    document.addEventListener("click", (event) => this.follow(event));
  }

  /** To one of our paths. */
  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", to(path));
    this.sync();
    scrollTo(0, 0);
  }

  private sync(): void {
    this.route = read();
  }

  /** Links within the client change the screen without loading the page. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const path = pathOf(link.pathname);
    if (path === null || path.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(path + link.search + link.hash);
  }
}

export const router = new Router();
