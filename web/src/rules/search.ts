// Searching what is read: words in any order, whatever their accents and capitals.

export interface Piece {
  text: string;
  hit: boolean;
}

/** How a letter is compared: "Ö" is found by "o", "ß" by "ss". */
function plain(letter: string): string {
  return letter
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLocaleLowerCase()
    .replace(/ß/g, "ss")
    .replace(/\u00ad/g, "");
}

export function folded(text: string): string {
  return Array.from(text, plain).join("");
}

/** The words that are looked for. */
export function wanted(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

/** Whether all words stand somewhere in what is said of one thing. */
export function matches(said: readonly string[], query: string): boolean {
  const all = folded(said.join("\n"));
  return wanted(query).every((word) => all.includes(word));
}

/** A text cut where the words stand in it. */
export function pieces(text: string, query: string): Piece[] {
  const words = wanted(query);
  if (words.length === 0 || text === "") return [{ text, hit: false }];
  const letters = Array.from(text);
  // For every compared letter the written one it comes from.
  const from = letters.flatMap((letter, i) => Array.from(plain(letter), () => i));
  const all = folded(text);
  const hit = new Set<number>();
  for (const word of words) {
    for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + word.length)) {
      for (let i = at; i < at + word.length; i += 1) hit.add(from[i] ?? -1);
    }
  }
  const found: Piece[] = [];
  letters.forEach((letter, i) => {
    const last = found.at(-1);
    if (last && last.hit === hit.has(i)) last.text += letter;
    else found.push({ text: letter, hit: hit.has(i) });
  });
  return found;
}
