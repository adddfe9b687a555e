// Where a drawing stands that was brought nearer: scale and offset, kept within its frame. Pure arithmetic.

export interface Stand {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const FIT: Stand = { scale: 1, x: 0, y: 0 };
export const NEAREST = 5;
export const STEP = 1.4;

function between(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** No edge of the drawing comes inside the frame. */
export function kept(stand: Stand, drawing: Size, frame: Size): Stand {
  if (stand.scale <= 1.001) return FIT;
  return {
    scale: stand.scale,
    x: between(Math.min(0, frame.width - drawing.width * stand.scale), stand.x, 0),
    y: between(Math.min(0, frame.height - drawing.height * stand.scale), stand.y, 0),
  };
}

/** Nearer or farther by a factor, so that the point under (x, y) of the frame stays there. */
export function scaled(stand: Stand, factor: number, x: number, y: number): Stand {
  const scale = between(1, stand.scale * factor, NEAREST);
  const ratio = scale / stand.scale;
  return { scale, x: x - (x - stand.x) * ratio, y: y - (y - stand.y) * ratio };
}

export function moved(stand: Stand, dx: number, dy: number): Stand {
  return { ...stand, x: stand.x + dx, y: stand.y + dy };
}

/** How far to move so that a stretch of the frame lies inside it, with some room around. */
export function into(start: number, end: number, room: number, margin: number): number {
  if (end - start > room - 2 * margin) return room / 2 - (start + end) / 2;
  if (start < margin) return margin - start;
  if (end > room - margin) return room - margin - end;
  return 0;
}
