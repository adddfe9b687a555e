// What can be pressed is in sight: if none of it is, the table scrolls to the nearest.

const MARGIN = 8;
const DOCK = '[data-dock="own"]';

/** How much at the lower edge of the scrolling part is covered: by the sheet, and by what is docked on it. */
function covered(board: HTMLElement, sheet: number): number {
  const dock = board.querySelector<HTMLElement>(DOCK);
  return sheet + (dock && getComputedStyle(dock).position === "sticky" ? dock.offsetHeight : 0);
}

function scroller(board: HTMLElement): HTMLElement {
  for (let box: HTMLElement | null = board; box; box = box.parentElement) {
    if (getComputedStyle(box).overflowY === "auto") return box;
  }
  return document.documentElement;
}

/** `sheet`: how high the panel at the lower edge is, where there is one. */
export function reveal(board: HTMLElement, sheet: number, isStill: boolean): void {
  const box = scroller(board);
  const isPage = box === document.documentElement;
  const low = covered(board, sheet);
  // Whatever else comes into view, by focus or by a link, stops above it too.
  box.style.scrollPaddingBottom = `${low + MARGIN}px`;
  const top = isPage ? 0 : box.getBoundingClientRect().top;
  const bottom = (isPage ? innerHeight : box.getBoundingClientRect().bottom) - low;
  const lit = [...board.querySelectorAll<HTMLElement>(".thing.live")].filter((thing) => thing.checkVisibility());
  const far = lit.map((thing) => {
    const { top: upper, bottom: lower } = thing.getBoundingClientRect();
    return thing.closest(DOCK) ? 0 : Math.max(0, top - upper, lower - bottom);
  });
  const nearest = lit[far.indexOf(Math.min(...far))];
  if (!nearest || far.includes(0)) return;
  nearest.scrollIntoView({ block: "center", behavior: isStill ? "auto" : "smooth" });
}
