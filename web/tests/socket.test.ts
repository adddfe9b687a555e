import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Command, type Link, TableSocket } from "../src/wire/socket";
import type { ServerFrame } from "../src/wire/types";

/** A line to nowhere, worked by the test. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: { type: string; id?: string }[] = [];
  onopen = (): void => {};
  onclose = (): void => {};
  onmessage = (_: { data: string }): void => {};

  constructor(readonly url: string) {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
    this.onclose();
  }

  connect(): void {
    this.readyState = Line.OPEN;
    this.onopen();
  }

  say(frame: object): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }

  ids(): (string | undefined)[] {
    return this.sent.filter((frame) => frame.type === "act").map((frame) => frame.id);
  }
}

const ACT = { type: "act", seat: 0, pick: 1 } as unknown as Command;
let links: Link[] = [];
let frames: ServerFrame[] = [];
let socket: TableSocket;

function line(): Line {
  return Line.all.at(-1)!;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  links = [];
  frames = [];
  const listener = {
    frame: (frame: ServerFrame) => void frames.push(frame),
    link: (link: Link) => void links.push(link),
    since: () => ({}),
  };
  socket = new TableSocket("a table", listener);
  socket.open();
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a line that holds", () => {
  test("begins with hello, at the table's own address", () => {
    expect(line().url).toMatch(/^ws:\/\/.*\/ws\/a%20table$/);
    line().connect();
    expect(line().sent[0]?.type).toBe("hello");
    expect(links).toEqual(["connecting", "open"]);
  });

  test("hands on what it hears, except for pongs", () => {
    line().connect();
    line().say({ type: "pong" });
    line().say({ type: "chat" });
    expect(frames).toEqual([{ type: "chat" }]);
  });

  test("is asked for a word when it is quiet, and goes on with any", () => {
    line().connect();
    vi.advanceTimersByTime(2_500);
    expect(line().sent.at(-1)).toEqual({ type: "ping" });
    line().say({ type: "pong" });
    vi.advanceTimersByTime(1_500);
    expect(links).toEqual(["connecting", "open"]);
  });

  test("that does not answer is told within five seconds, and is given up later", () => {
    line().connect();
    const silent = line();
    vi.advanceTimersByTime(5_000);
    expect(links.at(-1)).toBe("stuck");
    vi.advanceTimersByTime(8_000);
    expect(silent.readyState).toBe(3);
    expect(links.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1_000);
    expect(Line.all.length).toBe(2);
  });

  test("that was only slow is as good as before", () => {
    line().connect();
    socket.send(ACT);
    vi.advanceTimersByTime(3_000);
    expect(links.at(-1)).toBe("stuck");
    line().say({ type: "ok", id: "x" });
    expect(links.at(-1)).toBe("open");
  });
});

describe("a line that breaks", () => {
  test("is laid again, later and later", () => {
    const waits: number[] = [];
    vi.spyOn(Math, "random").mockReturnValue(0.5); // the wait itself, without the spread
    for (let i = 0; i < 8; i++) {
      const before = Line.all.length;
      line().close();
      let waited = 0;
      while (Line.all.length === before) {
        vi.advanceTimersByTime(100);
        waited += 100;
      }
      waits.push(waited);
    }
    expect(waits).toEqual([400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]);
  });

  test("every unanswered command is sent again under its id, and no other", () => {
    line().connect();
    const first = socket.send(ACT);
    const second = socket.send(ACT);
    expect(first).not.toBe(second);
    line().say({ type: "ok", id: first });
    line().close();
    const third = socket.send(ACT);
    vi.advanceTimersByTime(1_000);
    line().connect();
    expect(line().ids()).toEqual([second, third]);
    line().say({ type: "refused", id: second });
    line().say({ type: "stale", id: third });
    line().close();
    vi.advanceTimersByTime(1_000);
    line().connect();
    expect(line().ids()).toEqual([]);
  });

  test("is not waited for once the network is back", () => {
    line().connect();
    line().close();
    window.dispatchEvent(new Event("online"));
    expect(Line.all.length).toBe(2);
  });

  test("stays closed after an error that does not pass", () => {
    line().connect();
    line().say({ type: "error", code: "unknown-table" });
    line().close();
    vi.advanceTimersByTime(60_000);
    expect(Line.all.length).toBe(1);
  });

  test("comes back after one that does", () => {
    line().connect();
    line().say({ type: "error", code: "database-away" });
    line().close();
    vi.advanceTimersByTime(60_000);
    expect(Line.all.length).toBe(2);
  });

  test("stays closed when the table was left", () => {
    line().connect();
    socket.close();
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event("online"));
    expect(Line.all.length).toBe(1);
    expect(links.at(-1)).toBe("closed");
  });
});
