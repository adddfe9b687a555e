import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Route, router } from "../src/lib/router.svelte";

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => {});
  document.body.replaceChildren();
  router.go("/");
});

describe("which screen an address names", () => {
  const named: [string, Route][] = [
    ["/", { screen: "lobby" }],
    ["/new?game=tuareg", { screen: "new", game: "tuareg" }],
    ["/new", { screen: "new", game: "" }],
    ["/about/tundra", { screen: "about", game: "tundra" }],
    ["/rules/tuareg#TUA-9", { screen: "rules", game: "tuareg", rule: "TUA-9" }],
    ["/t/abc", { screen: "table", id: "abc", invite: null, seat: null, isHand: false }],
    ["/t/abc?hand&seat=2", { screen: "table", id: "abc", invite: null, seat: 2, isHand: true }],
    ["/t/abc/screen?key=k", { screen: "shared", id: "abc", key: "k" }],
    ["/t/a%20b?invite=x", { screen: "table", id: "a b", invite: "x", seat: null, isHand: false }],
    ["/t/abc/replay", { screen: "replay", id: "abc" }],
    ["/events", { screen: "event", id: "" }],
    ["/events/abc", { screen: "event", id: "abc" }],
    ["/series/abc", { screen: "series", id: "abc" }],
    ["/t/abc/else", { screen: "lost" }],
    ["/t/%", { screen: "lost" }],
    ["/%ff", { screen: "lost" }],
    ["/t", { screen: "lost" }],
    ["/nowhere", { screen: "lost" }],
  ];
  test.each(named)("%s", (path, route) => {
    router.go(path);
    expect(router.route).toEqual(route);
  });
});

describe("links", () => {
  /** Click one; is it left to the browser? */
  function click(html: string, how: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...how });
    // Nothing is loaded in a test, whoever takes the click.
    let left = false;
    window.addEventListener("click", (last) => ((left = !last.defaultPrevented), last.preventDefault()), {
      once: true,
    });
    document.querySelector("a, i")?.dispatchEvent(event);
    return left;
  }

  test("within the client change the screen, also by what stands in them", () => {
    expect(click('<a href="/t/abc"></a>')).toBe(false);
    expect(router.route).toMatchObject({ screen: "table", id: "abc" });
    document.body.innerHTML = '<a href="/about/tuareg"><i>about</i></a>';
    document.querySelector("i")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    expect(router.route).toMatchObject({ screen: "about" });
  });

  test.each([
    ["another site", '<a href="https://example.org/t/abc"></a>', {}],
    ["a new tab", '<a href="/t/abc" target="_blank"></a>', {}],
    ["a new tab by key", '<a href="/t/abc"></a>', { ctrlKey: true }],
    ["a download", '<a href="/t/abc" download></a>', {}],
    ["the server's own", '<a href="/api/openapi"></a>', {}],
    ["a place on this page", '<a href="/#rules"></a>', {}],
    ["no link at all", "<i></i>", {}],
  ])("%s is left to the browser", (_, html, how) => {
    expect(click(html, how)).toBe(true);
    expect(router.route).toEqual({ screen: "lobby" });
  });
});

test("going back shows what was there", () => {
  router.go("/t/abc");
  history.replaceState(null, "", "/about");
  window.dispatchEvent(new Event("popstate"));
  expect(router.route).toEqual({ screen: "about", game: "" });
});
