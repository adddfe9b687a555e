import { expect, test } from "vitest";
import { placeOf } from "../src/table/board";

test("what is not drawn now is where the nearest whole is that it belongs to", () => {
  document.body.innerHTML = `<p data-ref="seat1"><i data-ref="seat1.board2"></i></p><p data-ref="market.gold"></p>`;
  const where = (ref: string): string | undefined => placeOf(document, ref)?.dataset["ref"];
  expect(where("market.gold")).toBe("market.gold");
  expect(where("seat1.board2.slot6")).toBe("seat1.board2");
  expect(where("seat1.berries")).toBe("seat1");
  expect(where("seat2.berries")).toBeUndefined();
});
