// The outline of a tile: a hexagon with a corner on top, radius 100.

export const FRAME = "M86.6 0l86.6 50v100l-86.6 50L0 150V50z";
export const FRAME_BOX = "0 0 173.2 200";
