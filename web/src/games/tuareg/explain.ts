// "What is this?" on a table of Tuareg.

import type { Explained, Scene } from "../contract";

export function explain(_ref: string, _scene: Scene): Explained | null {
  return null;
}
