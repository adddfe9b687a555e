import { afterEach, expect, test, vi } from "vitest";

/** The module as it is on a page that is shown at this path. */
async function shownAt(path: string) {
  document.head.innerHTML = `<meta name="tutable-path" content="${path}">`;
  vi.resetModules();
  return import("../src/wire/base");
}

afterEach(() => {
  document.head.replaceChildren();
});

test("at the root of an address every path is ours", async () => {
  const { pathOf, to } = await shownAt("");
  expect(to("/t/abc")).toBe("/t/abc");
  expect(pathOf("/t/abc")).toBe("/t/abc");
  expect(pathOf("/")).toBe("/");
});

test("beside other things only what is below our path", async () => {
  const { pathOf, to } = await shownAt("/games");
  expect(to("/t/abc?invite=x")).toBe("/games/t/abc?invite=x");
  expect(pathOf("/games/t/abc")).toBe("/t/abc");
  expect(pathOf("/games")).toBe("");
  expect(pathOf("/gamesome")).toBeNull();
  expect(pathOf("/blog")).toBeNull();
});

test("a link to something else at the same address is left to the browser", async () => {
  await shownAt("/games");
  vi.stubGlobal("scrollTo", () => {});
  const { router } = await import("../src/lib/router.svelte");
  router.go("/rules/tuareg");
  expect([location.pathname, router.route.screen]).toEqual(["/games/rules/tuareg", "rules"]);
  for (const [href, left] of [
    ["/blog", true],
    ["/games/about", false],
  ] as const) {
    document.body.innerHTML = `<a href="${href}">x</a>`;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true });
    let prevented = false;
    window.addEventListener("click", (last) => ((prevented = last.defaultPrevented), last.preventDefault()), {
      once: true,
    });
    document.querySelector("a")?.dispatchEvent(event);
    expect(!prevented).toBe(left);
  }
  expect(location.pathname).toBe("/games/about");
});
