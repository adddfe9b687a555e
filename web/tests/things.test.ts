import { expect, test, vi } from "vitest";
import { answering } from "../src/table/things";
import type { Explained } from "../src/wire/types";

const EXPLAINED: Explained = { title: { message: "m", args: {} }, lines: [], rules: [] };

function thing(ref: string): HTMLElement {
  return { dataset: { ref } } as unknown as HTMLElement;
}

/** Answers come when the test lets them. */
function slowly(): {
  answers: ReturnType<typeof answering>;
  show: ReturnType<typeof vi.fn>;
  brief: ReturnType<typeof vi.fn>;
  come: () => Promise<void>;
} {
  const waiting: (() => void)[] = [];
  const explain = (): Promise<Explained> => new Promise((done) => waiting.push(() => done(EXPLAINED)));
  const show = vi.fn();
  const brief = vi.fn();
  const come = async (): Promise<void> => {
    for (const answer of waiting.splice(0)) answer();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { answers: answering(explain, show, brief), show, brief, come };
}

test("a board that scrolls while somebody waits for an answer does not swallow the question", async () => {
  const { answers, show, come } = slowly();
  const asked = thing("pile");
  answers.ask(asked);
  answers.tell(null);
  await come();
  expect(show).toHaveBeenCalledExactlyOnceWith({ thing: asked, explained: EXPLAINED });
});

test("of two questions the last is answered", async () => {
  const { answers, show, come } = slowly();
  answers.ask(thing("pile"));
  answers.ask(thing("hand"));
  await come();
  expect(show.mock.calls.map(([answer]) => answer.thing.dataset.ref)).toEqual(["hand"]);
});

test("a short word that is not wanted any more is not said", async () => {
  const { answers, brief, come } = slowly();
  answers.tell(thing("pile"));
  answers.tell(null);
  await come();
  answers.tell(thing("pile"));
  answers.ask(thing("hand"));
  await come();
  expect(brief.mock.calls).toEqual([[null], [null]]);
});
