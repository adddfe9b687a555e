import { describe, expect, test } from "vitest";
import { about, distinct, held, implied, isFinal, press, standing } from "../src/table/narrow";
import type { Forbidden, Offer } from "../src/wire/types";

function option(pick: number, refs: string[], final: Offer["final"] = null): Offer {
  return { pick, shown: { message: `pick-${pick}`, args: {}, refs }, heading: "", twin: false, ends: null, final };
}

function forbidden(refs: string[], reason = "too-many", params: Forbidden["params"] = {}): Forbidden {
  return { pick: 99, shown: { message: "pick-99", args: {}, refs }, reason, params } as Forbidden;
}

const TAKE = option(1, ["gold", "camel1"]);
const OTHER = option(2, ["gold", "camel2"]);
const SALT = option(3, ["salt", "camel1"]);

describe("pointing at things", () => {
  test("a pick is taken when all its things were pointed at, in any order", () => {
    const options = [TAKE, OTHER, SALT];
    expect(press(options, [], [], "gold")).toEqual({ kind: "choose", chosen: ["gold"] });
    expect(press(options, [], ["gold"], "camel1")).toEqual({ kind: "act", offer: TAKE });
    expect(press(options, [], ["camel1"], "gold")).toEqual({ kind: "act", offer: TAKE });
  });

  test("the only pick that is left is taken at once, if it can be taken back and ends nothing", () => {
    expect(press([TAKE, OTHER, SALT], [], [], "camel2")).toEqual({ kind: "act", offer: OTHER });
    const waits = { kind: "choose", chosen: ["camel2"] };
    expect(press([TAKE, { ...OTHER, final: "chance" }, SALT], [], [], "camel2")).toEqual(waits);
    expect(press([TAKE, { ...OTHER, ends: "turn" }, SALT], [], [], "camel2")).toEqual(waits);
    expect(press([TAKE, OTHER, SALT], [], [], "camel2", false)).toEqual(waits);
  });

  test("of picks that mean the same, like equal dice, one is taken", () => {
    const [first, second] = [option(5, ["die1", "space"]), option(6, ["die2", "space"])];
    const twin = { ...second, shown: { ...second.shown, message: first.shown.message }, twin: true };
    expect(press([first, twin, TAKE], [], [], "space")).toEqual({ kind: "act", offer: first });
  });

  test("what is picked up counts as pointed at, and nothing happens yet", () => {
    expect(held([TAKE, OTHER, SALT], [], "camel2")).toEqual(["camel2"]);
    expect(held([TAKE, OTHER, SALT], ["camel1"], "gold")).toEqual(["camel1", "gold"]);
    expect(held([TAKE, OTHER, SALT], ["salt"], "camel2")).toEqual(["camel2"]);
  });

  test("a thing that every pick concerns need not be pointed at", () => {
    expect(implied([TAKE, OTHER])).toEqual(new Set(["gold"]));
    expect(press([TAKE, OTHER], [], [], "camel2")).toEqual({ kind: "act", offer: OTHER });
  });

  test("a thing that may be pointed at narrows, and need not be pointed at", () => {
    const near: Offer = { ...TAKE, shown: { ...TAKE.shown, also: ["market"] } };
    expect(press([near, OTHER, SALT], [], [], "market", false)).toEqual({ kind: "choose", chosen: ["market"] });
    expect(standing([near, OTHER, SALT], [], ["market"], "camel2")).toBe("other");
    expect(press([near, OTHER, SALT], [], ["gold"], "camel1")).toEqual({ kind: "act", offer: near });
    expect(press([near, OTHER, SALT], [], ["market", "gold"], "camel1")).toEqual({ kind: "act", offer: near });
  });

  test("picks that lie on no board imply nothing", () => {
    expect(implied([option(7, [])])).toEqual(new Set());
    expect(implied([TAKE, option(7, [])])).toEqual(new Set(["gold", "camel1"]));
  });

  test("pointing again takes it back", () => {
    expect(press([TAKE, OTHER], [], ["camel1"], "camel1")).toEqual({ kind: "choose", chosen: [] });
  });

  test("a thing that does not go with what was chosen begins anew", () => {
    const options = [TAKE, SALT, option(4, ["tent", "camel3"])];
    expect(press(options, [], ["gold"], "tent", false)).toEqual({ kind: "choose", chosen: ["tent"] });
  });

  test("a refused combination says why and keeps what was chosen", () => {
    const no = forbidden(["gold", "camel3"]);
    expect(press([TAKE, OTHER], [no], ["gold"], "camel3")).toEqual({ kind: "why", refused: [no], chosen: ["gold"] });
  });

  test("a thing that nothing concerns does nothing", () => {
    expect(press([TAKE], [], [], "moon")).toEqual({ kind: "choose", chosen: [] });
  });

  test("of picks about the same things, those pointed at one after the other belong together", () => {
    const straight = option(1, ["card1", "boardA", "card2", "boardB"]);
    const crossed = option(2, ["card1", "boardB", "card2", "boardA"]);
    const said = press([straight, crossed], [], ["card2", "boardA", "boardB"], "card1");
    expect(said).toEqual({ kind: "act", offer: crossed });
  });
});

describe("how a thing stands", () => {
  test("chosen, live, refused, still, or instead of what was chosen", () => {
    const no = forbidden(["stone"]);
    const of = (ref: string): string => standing([TAKE, OTHER], [no], ["gold"], ref);
    expect(of("gold")).toBe("chosen");
    expect(of("camel1")).toBe("live");
    expect(of("stone")).toBe("refused");
    expect(of("moon")).toBe("still");
    expect(standing([TAKE, OTHER, SALT], [no], ["gold"], "salt")).toBe("other");
    expect(standing([TAKE], [no], [], "stone")).toBe("refused");
  });

  test("final only if every pick it can lead to is", () => {
    const hard = { reason: "revealed" } as unknown as Offer["final"];
    const options = [option(1, ["gold", "camel1"], hard), option(2, ["gold", "camel2"])];
    expect(isFinal(options, [], "gold")).toBe(false);
    expect(isFinal(options, [], "camel1")).toBe(true);
    expect(isFinal(options, [], "moon")).toBe(false);
  });

  test("offers about several things concern all of them", () => {
    expect(about([TAKE, OTHER, SALT], ["gold", "camel2"])).toEqual([OTHER]);
  });
});

test("refusals with the same sentence are one answer", () => {
  const twice = [forbidden(["a"]), forbidden(["b"]), forbidden(["c"], "too-many", { n: 2 }), forbidden(["d"], "other")];
  expect(distinct(twice).map((one) => one.shown.refs?.[0])).toEqual(["a", "c", "d"]);
});
