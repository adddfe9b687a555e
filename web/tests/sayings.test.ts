import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import table from "../../tests/fixtures/sayings.json";
import { Sayings } from "../src/lib/sayings";
import type { Said } from "../src/wire/types";

describe.each(["en", "de"] as const)("in %s", (lang) => {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(table.messages[lang].join("\n")));
  const missing: string[] = [];
  const sayings = new Sayings(
    (message) => (bundle.hasMessage(message) ? bundle : null),
    (message) => `⟨${missing[missing.push(message) - 1]}⟩`,
  );

  test.each(table.cases)("$about", (one) => {
    expect(sayings.show(one.said as unknown as Said, table.names)).toBe(one[lang]);
    expect(missing).toEqual([]);
  });
});
