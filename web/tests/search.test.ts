import { describe, expect, it } from "vitest";
import { folded, matches, pieces } from "../src/rules/search";

describe("searching the rules", () => {
  it("finds words in any order, whatever their accents and capitals", () => {
    const said = ["Die Höhle", "Sie versteckt bis zu zwei Karten."];
    expect(matches(said, "karten hohle")).toBe(true);
    expect(matches(said, "KARTEN HÖHLE")).toBe(true);
    expect(matches(said, "karten dieb")).toBe(false);
    expect(matches(said, "  ")).toBe(true);
    expect(folded("Straße, Kame­le")).toBe("strasse, kamele");
  });

  it("marks what it has found as it is written, and loses nothing", () => {
    const text = "Höhlen groß und höhlenklein";
    const cut = pieces(text, "hohl gross");
    expect(cut.map((piece) => piece.text).join("")).toBe(text);
    expect(cut.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(["Höhl", "groß", "höhl"]);
  });

  it("marks words that overlap as one, and nothing without a word", () => {
    expect(pieces("camel", "cam mel")).toEqual([{ text: "camel", hit: true }]);
    expect(pieces("camel", " ")).toEqual([{ text: "camel", hit: false }]);
    expect(pieces("a(b", "(")[1]).toEqual({ text: "(", hit: true });
  });
});
