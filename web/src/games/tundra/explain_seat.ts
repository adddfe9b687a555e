// "What is this?" about the things of one player.

import { capital, words } from "../../lib/words.svelte";
import type { Explained, Scene } from "../contract";
import { ofCard, said } from "./explain_card";
import { boardLabel, boardName, boardRows, cardLabel, costOf, gained, personalLabel, slotLabel, spotLabel, workerLabel } from "./labels";
import { gains, rowOf } from "./notation";
import { GOODS, MOST, type BoardName, type SeatView, type TundraView } from "./view";

const BOARD_RULES: Record<BoardName, string[]> = {
  architecture: ["TUN-18", "TUN-19", "TUN-20"],
  travel: ["TUN-21", "TUN-17"],
  gathering: ["TUN-22"],
  trade: ["TUN-23", "TUN-24"],
};

export function ofSeat(at: number, what: string, part: string, scene: Scene, view: TundraView): Explained | null {
  const seat = view.seats[at];
  if (!seat) return null;
  const owner = scene.names[at] ?? "";
  const number = Number(/\d+$/.exec(what)?.[0] ?? 0);
  const good = GOODS.find((known) => known === what);
  if (good) return ofGood(good, seat, owner);
  switch (what.replace(/\d+$/, "")) {
    case "board":
      return part === "" ? ofBoard(seat, number, owner) : ofPart(seat, number, part, owner);
    case "worker":
      return said(workerLabel(view, at, number, owner), [words.say("ui-tundra-is-worker")], ["TUN-2", "TUN-17", "TUN-22"]);
    case "die": {
      const count = seat.dice.filter((value) => value === number).length;
      return said(words.say("ui-tundra-dice-label", { owner, value: number, count }), [words.say("ui-tundra-is-die")], ["TUN-9", "TUN-12", "TUN-15"]);
    }
    case "advisor": {
      const card = seat.advisors[number] ?? null;
      if (card === null) return said(words.say("ui-tundra-advisor-room", { owner }), [words.say("ui-tundra-is-advisor-room", { most: seat.limits.advisors })], ["TUN-25"]);
      return ofCard(card, words.say(card.turned ? "ui-tundra-is-turned" : "ui-tundra-is-ready"));
    }
    case "title":
      return ofTitle(seat);
    case "personal":
      return ofPersonal(seat, view, owner);
    case "idle": {
      const count = seat.workers.filter((where) => where === null).length;
      return said(words.say("ui-tundra-idle-label", { owner, count }), [words.say("ui-tundra-is-idle")], ["TUN-2", "TUN-19", "TUN-18"]);
    }
    case "towers":
      return said(words.say("ui-tundra-towers-label", { owner, count: seat.towers_left }), [words.say("ui-tundra-is-towers")], ["TUN-2", "TUN-18"]);
    case "returned": {
      const cards = seat.hand.map((card) => (card ? `${cardLabel(card)}.` : null));
      return said(words.say("ui-tundra-returned-label", { count: cards.length }), [words.say("ui-tundra-is-returned"), ...cards], ["TUN-5"]);
    }
    default:
      return null;
  }
}

function ofGood(good: (typeof GOODS)[number], seat: SeatView, owner: string): Explained {
  const title = words.say("ui-tundra-good-label", { owner, good: `name:${good}`, count: seat.goods[good], most: MOST[good] });
  if (good === "berries") return said(title, [words.say("ui-tundra-is-berries")], ["TUN-1", "TUN-15", "TUN-19"]);
  return said(title, [words.say("ui-tundra-is-resource")], ["TUN-1", "TUN-17", "TUN-18", "TUN-24"]);
}

function ofBoard(seat: SeatView, which: number, owner: string): Explained | null {
  const board = seat.boards[which];
  if (!board) return null;
  return said(
    boardLabel(seat, which, owner),
    [
      ...boardRows(board.text).map((row) => `${capital(row)}.`),
      words.say(board.upgraded ? "ui-tundra-is-upgraded" : "ui-tundra-is-base", {
        cost: costOf(seat, which),
        rows: boardRows(board.back).join("; "),
      }),
    ],
    [...BOARD_RULES[board.board], "TUN-24"].filter((rule, i, all) => all.indexOf(rule) === i),
  );
}

/** A slot for a die, or a place for a card. */
function ofPart(seat: SeatView, which: number, part: string, owner: string): Explained | null {
  const board = seat.boards[which];
  const number = Number(/\d+$/.exec(part)?.[0] ?? 0);
  if (!board) return null;
  if (part.startsWith("slot")) {
    const more = board.cards.flatMap((card) => {
      const row = card ? rowOf(card.text, number) : null;
      return card && row ? [words.say("ui-tundra-is-row", { card: `name:${card.card}`, gains: gained(gains(row)) })] : [];
    });
    const title = slotLabel(seat, which, number, owner);
    return said(title, [words.say("ui-tundra-is-slot"), ...more], ["TUN-12", "TUN-13", ...BOARD_RULES[board.board]]);
  }
  const card = board.cards[number] ?? null;
  const place = words.say("ui-tundra-is-under", { board: boardName(seat, which) });
  if (card) return ofCard(card, place);
  return said(spotLabel(seat, which, number, owner), [words.say("ui-tundra-is-room")], number === 0 ? ["TUN-5"] : ["TUN-26"]);
}

function ofTitle(seat: SeatView): Explained {
  const { advisors, dice, early, late, reroll, change, buy, spots } = seat.limits;
  return said(
    words.say(`name-title-${seat.title}`),
    [
      words.say("ui-tundra-is-title", { gain: gained(gains(seat.gain)), card: seat.limits.card }),
      words.say("ui-tundra-is-limits", { advisors, dice, early, late, reroll, change, buy, spots }),
    ],
    ["TUN-7", "TUN-8"],
  );
}

function ofPersonal(seat: SeatView, view: TundraView, owner: string): Explained | null {
  const goal = seat.personal;
  if (goal === null) return null;
  if (goal.goal === null) {
    const left = view.unseen_goals.map((name) => words.say(`name-personal-${name}`)).join(", ");
    return said(personalLabel(goal, owner), [words.say("ui-tundra-is-personal-hidden", { goals: left })], ["TUN-7", "TUN-28"]);
  }
  const steps = (goal.needs ?? []).map((need, i) => words.say("ui-tundra-is-step", { need, points: goal.points?.[i] ?? 0 }));
  return said(
    words.say(`name-personal-${goal.goal}`),
    [
      words.say(`ui-tundra-personal-${goal.goal}`),
      `${capital(steps.join(", "))}.`,
      words.say("ui-tundra-is-personal", { owner, count: goal.count ?? 0 }),
    ],
    ["TUN-28", "TUN-7"],
  );
}
