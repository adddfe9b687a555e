// "What is this?" The key I on a thing, a long press, the right button, or any press while the asking is on. A mouse
// that rests on a thing, and a press on one that nothing can be done with, are told in short.

const LONG = 500;
const DWELL = 150;
const REST = 550;
const SLOP = 10;

export interface Asking {
  /** A press asks instead of acting. */
  isOn: () => boolean;
  ask: (thing: HTMLElement) => void;
  /** Somebody looks at a thing and may ask about it next. */
  look: (thing: HTMLElement) => void;
  /** In short what this thing is; null: that is not wanted any more. */
  tell: (thing: HTMLElement | null) => void;
  /** One-letter keys are wanted. */
  hasKeys: () => boolean;
}

function thingOf(event: Event): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(".thing") : null;
}

export function asking(root: HTMLElement, wish: Asking): { destroy(): void } {
  const ending = new AbortController();
  const { signal } = ending;
  let timer = 0;
  let dwelling = 0;
  let resting = 0;
  let start = { x: 0, y: 0 };
  /** The press that has become a question must not act as well. */
  let isAsked = false;

  function forget(): void {
    clearTimeout(timer);
  }

  function hush(): void {
    clearTimeout(resting);
    wish.tell(null);
  }

  for (const begin of ["pointerover", "focusin"] as const) {
    root.addEventListener(
      begin,
      (event) => {
        const thing = thingOf(event);
        clearTimeout(dwelling);
        if (thing) dwelling = window.setTimeout(() => wish.look(thing), DWELL);
      },
      { signal },
    );
  }
  root.addEventListener(
    "pointerover",
    (event) => {
      if (event.pointerType !== "mouse") return;
      hush();
      const thing = thingOf(event);
      if (thing && event.buttons === 0) resting = window.setTimeout(() => wish.tell(thing), REST);
    },
    { signal },
  );
  root.addEventListener("pointerleave", hush, { signal });
  window.addEventListener("scroll", hush, { signal, capture: true });
  window.addEventListener("pointerdown", hush, { signal, capture: true });
  window.addEventListener("keydown", hush, { signal, capture: true });
  root.addEventListener(
    "pointerdown",
    (event) => {
      forget();
      isAsked = false;
      const thing = thingOf(event);
      if (!thing || event.pointerType === "mouse" || !event.isPrimary) return;
      start = { x: event.clientX, y: event.clientY };
      timer = window.setTimeout(() => {
        isAsked = true;
        wish.ask(thing);
      }, LONG);
    },
    { signal },
  );
  root.addEventListener(
    "pointermove",
    (event) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLOP) forget();
    },
    { signal },
  );
  for (const end of ["pointerup", "pointercancel"] as const) root.addEventListener(end, forget, { signal });

  root.addEventListener(
    "contextmenu",
    (event) => {
      const thing = thingOf(event);
      if (!thing) return;
      event.preventDefault();
      forget();
      if (!isAsked) wish.ask(thing);
      isAsked = event instanceof PointerEvent && event.pointerType === "touch";
    },
    { signal },
  );
  // Before the thing hears of it.
  root.addEventListener(
    "click",
    (event) => {
      const thing = thingOf(event);
      if (thing?.dataset["standing"] === "still" && !isAsked && !wish.isOn()) wish.tell(thing);
      if (!thing || !(isAsked || wish.isOn())) return;
      event.preventDefault();
      event.stopPropagation();
      if (!isAsked) wish.ask(thing);
      isAsked = false;
    },
    { signal, capture: true },
  );
  root.addEventListener(
    "keydown",
    (event) => {
      const thing = thingOf(event);
      isAsked = false;
      if (!thing || event.key !== "i" || event.ctrlKey || event.metaKey || event.altKey || !wish.hasKeys()) return;
      event.preventDefault();
      wish.ask(thing);
    },
    { signal },
  );

  return {
    destroy() {
      forget();
      clearTimeout(dwelling);
      clearTimeout(resting);
      ending.abort();
    },
  };
}
