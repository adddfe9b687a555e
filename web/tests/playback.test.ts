import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { faster, holdOf, MOST, shortened, type Speed } from "../src/table/playback/pace";
import { Playback } from "../src/table/playback/playback.svelte";
import { linesAt, ownAtFirst, sceneOf, scenesOf } from "../src/table/playback/scenes";
import type { Line, Moment, Step } from "../src/wire/types";

const MOVE = { piece: "card", origin: "pile", target: "hand" };

function step(more: Partial<Step> = {}): Step {
  const said = { message: "event-drew", args: {} };
  return { event: "event-drew", by: 1, line: 0, said, move: MOVE, moment: null, concerns: false, patch: {}, ...more };
}

function moment(kind: Moment["kind"], about = ""): Moment {
  return { kind, about, seat: 0, pictures: [], dice: [], points: 0 };
}

function turn(...steps: Step[]) {
  return { before: { pile: 9 }, told: 0, steps };
}

describe("scenes", () => {
  test("follow the steps, each with the table and the lines as they were then", () => {
    const scenes = scenesOf(turn(step({ patch: { pile: 8 } }), step({ patch: { pile: 7 }, line: 1 })));
    expect(scenes.map((scene) => scene.after)).toEqual([{ pile: 8 }, { pile: 7 }]);
    expect(scenes.map((scene) => scene.told)).toEqual([1, 2]);
  });

  test("take along what nobody could see or read", () => {
    const silent = step({ line: -1, said: null, move: null, patch: { turn: 2 } });
    const scenes = scenesOf(turn(silent, step(), silent));
    expect(scenes.map((scene) => scene.steps.length)).toEqual([2]);
    expect(scenes[0]?.after).toMatchObject({ turn: 2 });
  });

  test("are there for every new sentence, also one of which nothing can be seen", () => {
    const passes = step({ move: null, line: 1 });
    expect(scenesOf(turn(step(), passes, { ...passes }))).toHaveLength(2);
  });

  test("begin with one's own doing, if there is any", () => {
    expect(ownAtFirst([step({ by: 0 }), step({ by: 0 }), step({ by: -1 })], 0)).toBe(2);
    expect(ownAtFirst([step({ by: 1 }), step({ by: 0 })], 0)).toBe(0);
    expect(ownAtFirst([step({ by: -1 })], -1)).toBe(0);
  });

  test("show a sentence as far as it was told then", () => {
    const lines: Line[] = ["a", "b and more", "c"].map((message) => ({ said: { message, args: {} }, by: 1 }));
    const scene = sceneOf({}, 1, [step({ line: 1, said: { message: "b", args: {} } })]);
    expect(linesAt(lines, scene).map((line) => line.said.message)).toEqual(["a", "b"]);
  });
});

describe("the pace", () => {
  const scene = sceneOf({}, 0, [step()]);
  const hold = (letters: number, waiting: number, speed: Speed = "normal"): number =>
    holdOf(scene, null, letters, waiting, speed);

  test("gives more time to what is longer to read, within limits", () => {
    expect(hold(60, 0)).toBeGreaterThan(hold(10, 0));
    expect(hold(9_999, 0)).toBeLessThan(3_000);
  });

  test("is quicker when much is waiting, and as somebody likes it", () => {
    expect(hold(40, 40)).toBeLessThan(hold(40, 5) / 2);
    expect(hold(40, 5, "brisk")).toBeLessThan(hold(40, 5));
    expect(hold(40, 5, "calm")).toBeGreaterThan(hold(40, 5));
    expect(["calm", "normal", "brisk"].map((speed) => faster(speed as Speed))).toEqual(["normal", "brisk", "calm"]);
  });

  test("takes a breath for a new stage, less for what is added to it", () => {
    const first = sceneOf({}, 0, [step({ moment: moment("scoring", "gold") })]);
    const other = sceneOf({}, 0, [step({ moment: moment("scoring", "salt") })]);
    expect(holdOf(first, first, 5, 0, "normal")).toBeLessThan(holdOf(other, first, 5, 0, "normal"));
  });

  test("leaves what is far too long to the log", () => {
    const long = Array.from({ length: MOST + 1 }, () => scene);
    expect(shortened(long).length).toBeLessThan(MOST);
    expect(shortened(long.slice(1))).toHaveLength(MOST);
  });
});

describe("playing", () => {
  let speed: Speed = "normal";
  let playback: Playback;

  beforeEach(() => {
    vi.useFakeTimers();
    speed = "normal";
    playback = new Playback({ speed: () => speed, letters: () => 20 });
  });
  afterEach(() => {
    playback.close();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const three = scenesOf(
    turn(step({ patch: { pile: 8 } }), step({ patch: { pile: 7 } }), step({ patch: { pile: 6 } })),
  );

  /** To measure and to draw are tasks of their own. */
  const drawn = (): void => void vi.advanceTimersByTime(1);

  test("shows one after the other, and then the table as it is", () => {
    playback.add(null, three);
    const seen: unknown[] = [];
    while (playback.isPlaying) {
      if (playback.now && seen.at(-1) !== playback.view) seen.push(playback.view);
      vi.advanceTimersToNextTimer();
    }
    expect(seen).toEqual([{ pile: 8 }, { pile: 7 }, { pile: 6 }]);
    expect(playback.view).toBeUndefined();
  });

  test("goes on with what comes meanwhile", () => {
    playback.add(null, three.slice(0, 1));
    playback.add(null, three.slice(1));
    expect(playback.view).toEqual({ pile: 9 });
    drawn();
    expect(playback.view).toEqual({ pile: 8 });
    expect(playback.waiting).toBe(2);
  });

  test("can be paused, stepped, and skipped at any time", () => {
    playback.add(null, three);
    drawn();
    playback.pause();
    vi.advanceTimersByTime(60_000);
    expect(playback.view).toEqual({ pile: 8 });
    playback.step();
    drawn();
    expect(playback.view).toEqual({ pile: 7 });
    playback.skip();
    expect(playback.isPlaying).toBe(false);
    expect(playback.isPaused).toBe(false);
  });

  test("goes on after a pause in which nothing was drawn yet", () => {
    playback.add(null, three);
    playback.pause();
    vi.advanceTimersByTime(60_000);
    expect(playback.now).toBeNull();
    playback.pause();
    drawn();
    expect(playback.view).toEqual({ pile: 8 });
  });

  test("shows one's own doing at once: what was playing ends, what follows is played after it", () => {
    const own = sceneOf({ pile: 6 }, 0, [step({ by: 0, patch: { pile: 5 } })]);
    playback.add(null, three);
    playback.add(own, []);
    expect(playback.isPlaying).toBe(false);
    expect(playback.begun?.after).toEqual({ pile: 5 });
    playback.add(own, scenesOf({ before: { pile: 5 }, told: 0, steps: [step({ patch: { pile: 4 } })] }));
    expect(playback.view).toEqual({ pile: 5 });
    drawn();
    expect(playback.view).toEqual({ pile: 5 });
    vi.advanceTimersToNextTimer();
    drawn();
    expect(playback.view).toEqual({ pile: 4 });
  });

  test("tells of a scene while the table still lies as it was before", () => {
    const seen: unknown[] = [];
    const end = playback.watch((scene) => seen.push([playback.now?.after, scene.after]));
    playback.add(null, three.slice(0, 2));
    drawn();
    playback.step();
    drawn();
    playback.add(sceneOf({ pile: 7 }, 0, [step({ by: 0, patch: { pile: 5 } })]), []);
    expect(seen).toEqual([
      [undefined, { pile: 8 }],
      [{ pile: 8 }, { pile: 7 }],
      [undefined, { pile: 5 }],
    ]);
    end();
    playback.add(null, three);
    drawn();
    expect(seen).toHaveLength(3);
  });

  test("waits behind a cover", () => {
    playback.hold(true);
    playback.add(null, three);
    vi.advanceTimersByTime(60_000);
    expect(playback.now).toBeNull();
    expect(playback.view).toEqual({ pile: 9 });
    playback.hold(false);
    drawn();
    expect(playback.view).toEqual({ pile: 8 });
  });

  test("plays nothing at once, and nothing in a hidden tab", () => {
    speed = "instant";
    playback.add(null, three);
    expect(playback.isPlaying).toBe(false);
    speed = "normal";
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    playback.add(null, three);
    expect(playback.isPlaying).toBe(false);
  });

  test("builds a stage from the moments that belong together, and leaves it whole", () => {
    const steps = ["gold", "gold", "salt"].map((about) => step({ moment: moment("scoring", about) }));
    playback.add(null, scenesOf(turn(...steps)));
    drawn();
    expect(playback.stage).toHaveLength(1);
    playback.step();
    drawn();
    expect(playback.stage).toHaveLength(2);
    playback.again(scenesOf(turn(...steps)));
    drawn();
    playback.leaveStage();
    drawn();
    expect(playback.now?.steps[0]?.moment?.about).toBe("salt");
    expect(playback.stage).toHaveLength(1);
  });
});
