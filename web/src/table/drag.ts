// Dragging a thing onto another means the same as pressing both. A mouse drags at once; a finger rests on the thing
// for a moment first, so that a swipe still scrolls the page.

const SLOP = 7;
const REST = 200;

export interface Dragging {
  /** Something can be done with this thing now. */
  canDrag: (ref: string) => boolean;
  /** It is picked up: what it goes with is lit from now on. */
  hold: (ref: string) => void;
  /** It was let go over another thing. */
  press: (ref: string) => void;
  /** It was let go over nothing that goes with it. */
  cancel: () => void;
}

interface Drag {
  thing: HTMLElement;
  pointer: number;
  x: number;
  y: number;
  /** What is seen of it under the pointer, once it moves. */
  picture: HTMLElement | null;
  rested: number;
  isRested: boolean;
}

function thingAt(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>(".thing") ?? null;
}

function refOf(thing: HTMLElement): string {
  return thing.dataset["ref"] ?? "";
}

/** A copy of the thing's drawing that the pointer carries. */
function pictureOf(thing: HTMLElement): HTMLElement {
  const box = thing.getBoundingClientRect();
  const picture = document.createElement("span");
  const art = thing.querySelector(":scope > .art")?.cloneNode(true);
  if (art) picture.append(art);
  // Its own classes may style the drawing; its state does not belong to the picture.
  picture.className = `${thing.className.replace(/\b(thing|live|chosen|recent|final|other)\b/g, "")} carried`;
  picture.style.width = `${box.width}px`;
  picture.style.height = `${box.height}px`;
  // Over everything, whatever surrounds the thing clips or scales it.
  picture.popover = "manual";
  for (const one of picture.querySelectorAll("[data-ref], [id]")) {
    one.removeAttribute("data-ref");
    one.removeAttribute("id");
  }
  return picture;
}

export function dragging(root: HTMLElement, wish: Dragging): { destroy(): void } {
  const ending = new AbortController();
  const { signal } = ending;
  let drag: Drag | null = null;
  let under: HTMLElement | null = null;
  /** The click that ends a drag means nothing more. */
  let hasDragged = false;

  function over(thing: HTMLElement | null): void {
    under?.classList.remove("under");
    under = thing?.dataset["standing"] === "live" ? thing : null;
    under?.classList.add("under");
  }

  function lift(one: Drag): void {
    one.picture = pictureOf(one.thing);
    // Beside the thing, so that the game's own colours and measures hold for it.
    one.thing.parentElement?.append(one.picture);
    one.picture.showPopover();
    root.classList.add("dragging");
    wish.hold(refOf(one.thing));
  }

  function finish(): void {
    clearTimeout(drag?.rested);
    drag?.picture?.remove();
    over(null);
    root.classList.remove("dragging");
    drag = null;
  }

  function down(event: PointerEvent): void {
    hasDragged = false;
    finish();
    const thing = event.target instanceof Element ? event.target.closest<HTMLElement>(".thing") : null;
    if (!thing || !event.isPrimary || event.button !== 0 || !wish.canDrag(refOf(thing))) return;
    const isRested = event.pointerType === "mouse";
    drag = { thing, pointer: event.pointerId, x: event.clientX, y: event.clientY, picture: null, rested: 0, isRested };
    const begun = drag;
    if (!isRested) drag.rested = window.setTimeout(() => (begun.isRested = true), REST);
  }

  function move(event: PointerEvent): void {
    if (!drag || event.pointerId !== drag.pointer) return;
    const isFar = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > SLOP;
    if (!drag.picture) {
      if (!isFar) return;
      if (!drag.isRested) return finish();
      lift(drag);
      hasDragged = true;
    }
    const box = drag.picture?.getBoundingClientRect();
    if (drag.picture && box) {
      drag.picture.style.left = `${event.clientX - box.width / 2}px`;
      drag.picture.style.top = `${event.clientY - box.height / 2}px`;
    }
    over(thingAt(event.clientX, event.clientY));
  }

  function up(event: PointerEvent): void {
    if (!drag || event.pointerId !== drag.pointer) return;
    const { thing, picture } = drag;
    const target = picture ? thingAt(event.clientX, event.clientY) : null;
    finish();
    if (!picture) return;
    const standing = target?.dataset["standing"];
    if (target && target !== thing && (standing === "live" || standing === "refused")) wish.press(refOf(target));
    else wish.cancel();
  }

  function cancel(event: PointerEvent): void {
    if (drag?.picture && event.pointerId === drag.pointer) wish.cancel();
    finish();
  }

  root.addEventListener("pointerdown", down, { signal });
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", up, { signal });
  window.addEventListener("pointercancel", cancel, { signal });
  // A finger that rested on the thing carries it: the page must not scroll under it.
  root.addEventListener("touchmove", (event) => drag?.isRested && event.preventDefault(), { signal, passive: false });
  root.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  root.addEventListener(
    "click",
    (event) => {
      if (!hasDragged) return;
      hasDragged = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  return {
    destroy() {
      finish();
      ending.abort();
    },
  };
}
