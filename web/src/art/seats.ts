// Five players told apart three ways: colour (`--seat-0` … `--seat-4` in app.css), pattern and letter. Use
// them together; colour alone is not enough. In a component: `style:--mine={seatColour(2)}`, or as an SVG
// attribute: `fill={seatFill(2)}` (needs SeatPatterns once on the page).

export const MOST_SEATS = 5;

/** A seat's letter; the same in every language. */
export function seatLetter(seat: number): string {
  return String.fromCharCode(65 + seat);
}

/** The seat's colour. */
export function seatColour(seat: number): string {
  return `var(--seat-${seat})`;
}

/** What can be read on the seat's colour. */
export function seatInk(seat: number): string {
  return `var(--seat-${seat}-ink)`;
}

/** Colour and pattern, as the fill of a drawing. */
export function seatFill(seat: number): string {
  return `url(#seat-pattern-${seat})`;
}
