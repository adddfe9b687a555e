// What this person prefers, kept in this browser.

import type { Speed } from "../table/playback/pace";
import { LANGS, type Lang } from "./words.svelte";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "none";

interface Kept {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  /** One-letter shortcuts; they can get in the way of speech input. */
  shortcuts: boolean;
  /** How fast others' turns are played. */
  speed: Speed;
  sound: boolean;
}

const KEY = "tutable.prefs";

function spoken(): Lang {
  for (const wish of navigator.languages) {
    const lang = LANGS.find((known) => wish.toLowerCase().startsWith(known));
    if (lang) return lang;
  }
  return "en";
}

function kept(): Kept {
  const start: Kept = { lang: spoken(), theme: "auto", motion: "auto", shortcuts: true, speed: "normal", sound: false };
  try {
    return { ...start, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return start;
  }
}

class Prefs {
  all = $state<Kept>(kept());

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.all[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.all));
    } catch {
      // A browser that keeps nothing still plays.
    }
    this.apply();
  }

  apply(): void {
    document.documentElement.dataset["theme"] = this.all.theme;
    document.documentElement.dataset["motion"] = this.all.motion;
  }

  get still(): boolean {
    return this.all.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const prefs = new Prefs();
