// A drawing as it stands on the board, larger, somewhere else: a copy with everything that gives it its looks.

const LARGEST = { width: 300, height: 250 };
const FACTOR = 4;

/** Shallow copies of what surrounds the thing on its board: without a box of their own, but their styles are handed on. */
function surroundings(thing: HTMLElement, root: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let around = thing.parentElement; around && around !== root; around = around.parentElement) {
    const copy = document.createElement("span");
    copy.className = around.getAttribute("class") ?? "";
    for (const name of Object.keys(around.dataset)) if (name !== "ref") copy.dataset[name] = around.dataset[name] ?? "";
    if (around instanceof HTMLElement)
      for (const name of around.style) copy.style.setProperty(name, around.style.getPropertyValue(name));
    copy.style.setProperty("display", "contents", "important");
    found.push(copy);
  }
  return found;
}

/** Puts a large copy of a thing's drawing into a box within the game's own root. */
export function enlarge(box: HTMLElement, thing: HTMLElement, root: HTMLElement): void {
  const art = thing.querySelector<HTMLElement>(":scope > .art");
  if (!art || art.offsetWidth === 0) return;
  const { offsetWidth: width, offsetHeight: height } = art;
  const factor = Math.min(FACTOR, LARGEST.width / width, Math.min(LARGEST.height, innerHeight * 0.3) / height);

  const copy = art.cloneNode(true) as HTMLElement;
  // How many there are is said in words.
  for (const tag of copy.querySelectorAll(".tag")) tag.remove();
  for (const one of copy.querySelectorAll("[id], [data-ref]")) {
    one.removeAttribute("id");
    one.removeAttribute("data-ref");
  }
  const held = document.createElement("span");
  // The thing's own classes may style its drawing; its state does not belong to the picture.
  held.className = [...thing.classList].filter((name) => !STATES.has(name)).join(" ");
  for (const [name, value] of Object.entries(HELD)) held.style.setProperty(name, value, "important");
  copy.style.display = "block";
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  copy.style.transformOrigin = "0 0";
  copy.style.transform = `scale(${factor})`;
  held.style.setProperty("width", `${width * factor}px`, "important");
  held.style.setProperty("height", `${height * factor}px`, "important");
  held.append(copy);
  box.replaceChildren(
    surroundings(thing, root).reduce<HTMLElement>((inner, outer) => (outer.append(inner), outer), held),
  );
}

const STATES = new Set(["thing", "live", "chosen", "refused", "still", "recent", "final"]);
/** The place of a thing on its board means nothing here. */
const HELD = {
  display: "block",
  position: "relative",
  inset: "auto",
  margin: "0",
  padding: "0",
  transform: "none",
  translate: "none",
  rotate: "none",
  scale: "none",
};
