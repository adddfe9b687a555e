import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { capital, words } from "../src/lib/words.svelte";
import { Refused, text } from "../src/wire/http";

vi.mock("../src/wire/http", async (original) => ({ ...(await original<object>()), text: vi.fn() }));

const ENGLISH = `
player-n = Player { $n }
name-gold = gold
name-camel = camel { $n }
event-take = { $who } takes { $what ->
    [one] one thing
   *[other] { $good }
 } onto { $where }.
bad-number = { $given } is no number.
illegal-gold = At most { $most } of { $good }.
rule-1 = Markets
    .text =
        First
        paragraph.

        Second paragraph.
`;
const GERMAN = ENGLISH.replace("name-gold = gold", "name-gold = Gold").replace("takes", "nimmt");
const served = vi.mocked(text);

beforeEach(async () => {
  served.mockImplementation(async (path) => (path.endsWith("/de") ? GERMAN : ENGLISH));
  await words.load("en", "toy");
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a sentence", () => {
  const args = { who: "seat:1", what: 2, good: "name:gold", where: "name:camel 3" };

  test("has names for things and players", () => {
    expect(words.say("event-take", args, ["Anna", "Ben"])).toBe("Ben takes gold onto camel 3.");
  });

  test("names a player without a name by number", () => {
    expect(words.say("event-take", { ...args, what: 1 })).toBe("Player 2 takes one thing onto camel 3.");
  });

  test("that does not exist is shown by its id and reported", () => {
    const reported = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(words.say("event-unknown")).toBe("⟨event-unknown⟩");
    expect(reported).toHaveBeenCalledOnce();
  });

  test("that lacks an argument is reported", () => {
    const reported = vi.spyOn(console, "error").mockImplementation(() => {});
    words.say("bad-number");
    expect(reported).toHaveBeenCalledOnce();
  });

  test("has gaps where it is shown without arguments", () => {
    expect(words.blank("bad-number")).toBe("… is no number.");
    expect(words.blank("event-unknown")).toBe("");
  });

  test("begins with a capital where it stands alone", () => {
    expect(capital(words.say("name-gold"))).toBe("Gold");
  });
});

describe("a refusal", () => {
  test("of a pick names the game's things", () => {
    const said = words.refusal({ code: "illegal", message: "illegal-gold", args: { most: 2, good: "name:gold" } });
    expect(said).toBe("At most 2 of gold.");
  });

  test("quotes what a person has typed as it is", () => {
    const said = words.refusal({ code: "bad", message: "bad-number", args: { given: "name:gold" } });
    expect(said).toBe("name:gold is no number.");
  });

  test("with several problems tells all of them", () => {
    const problem = (given: string) => ({ message: "bad-number", args: { given } });
    const said = words.refusal({ code: "bad", ...problem("x"), problems: [problem("x"), problem("y")] });
    expect(said).toBe("x is no number.\ny is no number.");
  });
});

test("rules come as paragraphs", () => {
  expect(words.paragraphs("rule-1")).toEqual(["First paragraph.", "Second paragraph."]);
  expect(words.paragraphs("name-gold")).toEqual([]);
});

describe("another language", () => {
  test("is loaded whole and told to the page", async () => {
    await words.load("de", "toy");
    expect(words.say("name-gold")).toBe("Gold");
    expect(document.documentElement.lang).toBe("de");
    expect(words.isFor("toy")).toBe(true);
    expect(words.isFor("other")).toBe(false);
  });

  test("of two wishes the last one counts, however late the first arrives", async () => {
    let arrive: (text: string) => void = () => {};
    const late = new Promise<string>((resolve) => (arrive = resolve));
    served.mockImplementationOnce(() => late);
    const first = words.load("de", "toy");
    await words.load("en", "toy");
    arrive(GERMAN);
    await first;
    expect(words.lang).toBe("en");
    expect(words.say("name-gold")).toBe("gold");
  });

  test("that cannot be had now is asked for again, and the old one stays", async () => {
    vi.useFakeTimers();
    served.mockRejectedValueOnce(new Refused({ code: "too-many", message: "too-many", args: {} }));
    await words.load("de", "toy");
    expect(words.lang).toBe("en");
    vi.advanceTimersByTime(3_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(words.lang).toBe("de"), 10_000);
  });
});
